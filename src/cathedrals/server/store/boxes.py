"""Owners' own boxes of pieces as they are kept."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, Update, insert, select, update

from cathedrals.games import KNOWN, Box, add_box
from cathedrals.kernel.game import CathedralsError
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store.schema import boxes
from cathedrals.server.store.store import Store

log = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class KeptBox:
    """A box as it is kept, whether this version can read it or not."""

    digest: str
    game: str
    name: str
    text: str
    shelved: bool
    at_start: bool  # named by `--pieces` when a server started

    @property
    def called(self) -> str:
        return self.name or self.digest


@dataclass(frozen=True)
class Boxes:
    """The boxes of a store. They are taken off the shelf, but never thrown away: matches are played with them."""

    store: Store

    async def keep(self, box: Box, instead_of: Iterable[str] = ()) -> None:
        """A new box, in the place of others; one with the same pieces is called anew."""
        off = [one_box(digest).values(shelved=False) for digest in instead_of]
        try:
            row = {"digest": box.digest, "game": box.game, "name": box.name, "text": box.text}
            await self.store.write(insert(boxes).values(row), *off)
        except Faster:
            same = one_box(box.digest).values(name=box.name, text=box.text, shelved=True)
            await self.store.write(same, *off)

    async def keep_at_start(self, named: Iterable[Box]) -> None:
        """What the server that starts was told of; it counts for all processes until the next one starts."""
        digests = []
        for box in named:
            await self.keep(box)
            digests.append(box.digest)
        is_named = boxes.c.digest.in_(digests)
        with suppress(Faster):  # nothing has changed since
            await self.store.write(
                update(boxes).where(boxes.c.at_start != is_named).values(at_start=is_named)
            )

    async def all(self) -> list[Box]:
        """Every box that a table can be opened with, by name; from now on this process knows them."""
        return known(await self.store.rows(on_shelf()))

    async def is_shelved(self, digest: str) -> bool:
        return await self.store.row(on_shelf().where(boxes.c.digest == digest)) is not None

    async def kept(self) -> list[KeptBox]:
        """Every box there ever was, by name."""
        return [KeptBox(**row._mapping) for row in await self.store.rows(by_name())]

    async def shelf(self) -> list[KeptBox]:
        """Those of them that are on the shelf."""
        return [KeptBox(**row._mapping) for row in await self.store.rows(on_shelf())]

    async def take_off(self, digest: str) -> None:
        """No new table has it any more; matches and their rematches keep it. `Faster` if it is not there."""
        await self.store.write(one_box(digest).where(boxes.c.shelved).values(shelved=False))

    async def put_back(self, digest: str) -> None:
        """New tables can have it again."""
        await self.store.write(one_box(digest).values(shelved=True))

    async def know(self, digests: Iterable[str]) -> None:
        """Let games be found with these pieces, which another process may have brought."""
        unknown = {digest for digest in digests if digest and digest not in KNOWN}
        if unknown:
            known(await self.store.rows(select(boxes).where(boxes.c.digest.in_(unknown))))


def one_box(digest: str) -> Update:
    return update(boxes).where(boxes.c.digest == digest)


def on_shelf() -> Select[Any]:
    return by_name().where(boxes.c.shelved)


def by_name() -> Select[Any]:
    return select(boxes).order_by(boxes.c.name, boxes.c.digest)


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
