"""Owners' own boxes of pieces as they are kept."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, insert, select, update

from cathedrals.games import KNOWN, Box, add_box
from cathedrals.kernel.game import CathedralsError
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store.schema import boxes
from cathedrals.server.store.store import Store

log = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Boxes:
    """The boxes of a store. They are never thrown away, for matches are played with them."""

    store: Store

    async def keep(self, box: Box) -> None:
        """A new box; one with the same pieces is called anew."""
        try:
            row = {"digest": box.digest, "game": box.game, "name": box.name, "text": box.text}
            await self.store.write(insert(boxes).values(row))
        except Faster:
            same = update(boxes).where(boxes.c.digest == box.digest)
            await self.store.write(same.values(name=box.name, text=box.text))

    async def all(self) -> list[Box]:
        """Every box that can be played with, by name; from now on this process knows them."""
        return known(await self.store.rows(select(boxes).order_by(boxes.c.name, boxes.c.digest)))

    async def know(self, digests: Iterable[str]) -> None:
        """Let games be found with these pieces, which another process may have brought."""
        unknown = {digest for digest in digests if digest and digest not in KNOWN}
        if unknown:
            known(await self.store.rows(select(boxes).where(boxes.c.digest.in_(unknown))))


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
