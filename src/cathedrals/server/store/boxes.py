"""Owners' own boxes of pieces as they are kept."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, insert, select, update

from cathedrals.games import KNOWN, Box, add_box
from cathedrals.kernel.game import CathedralsError
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store.schema import boxes
from cathedrals.server.store.store import Store

log = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Boxes:
    """The boxes of a store. They are taken off the shelf, but never thrown away: matches are played with them."""

    store: Store

    async def keep(self, box: Box) -> None:
        """A new box; one with the same pieces is called anew."""
        try:
            row = {"digest": box.digest, "game": box.game, "name": box.name, "text": box.text}
            await self.store.write(insert(boxes).values(row))
        except Faster:
            same = update(boxes).where(boxes.c.digest == box.digest)
            await self.store.write(same.values(name=box.name, text=box.text, shelved=True))

    async def all(self) -> list[Box]:
        """Every box that a table can be opened with, by name; from now on this process knows them."""
        return known(await self.store.rows(on_shelf()))

    async def is_shelved(self, digest: str) -> bool:
        return await self.store.row(on_shelf().where(boxes.c.digest == digest)) is not None

    async def shelf(self) -> Sequence[Row[Any]]:
        """The same as they are kept, whether this version can read them or not."""
        return await self.store.rows(on_shelf())

    async def take_off(self, digest: str) -> None:
        """No new table has it any more; matches and their rematches keep it."""
        await self.store.write(update(boxes).where(boxes.c.digest == digest).values(shelved=False))

    async def know(self, digests: Iterable[str]) -> None:
        """Let games be found with these pieces, which another process may have brought."""
        unknown = {digest for digest in digests if digest and digest not in KNOWN}
        if unknown:
            known(await self.store.rows(select(boxes).where(boxes.c.digest.in_(unknown))))


def on_shelf() -> Select[Any]:
    return select(boxes).where(boxes.c.shelved).order_by(boxes.c.name, boxes.c.digest)


def known(rows: Iterable[Row[Any]]) -> list[Box]:
    """Those of them that can still be read; rules may have changed since they were kept."""
    found = []
    for row in rows:
        box = KNOWN.get(row.digest)
        if box is not None and box.name == row.name:
            found.append(box)  # every visitor asks for them, and reading one takes long
            continue
        try:
            found.append(add_box(row.game, row.text, row.name))
        except CathedralsError as error:
            log.error('the box "%s" of %s: %s', row.name, row.game, error)
    return found
