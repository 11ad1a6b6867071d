"""The shelf: the boxes that tables can be opened with, and what it has of a box that the host types in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from cathedrals.games import Box, add_box
from cathedrals.kernel.game import Game
from cathedrals.server.language import refused
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store.boxes import Boxes, KeptBox
from cathedrals.server.study import drafts
from cathedrals.server.wire.pieces import BoxOnShelf, ShelfState
from cathedrals.server.wire.pieces import Shelf as ShelfTold
from cathedrals.server.wire.requests import Draft


class Shelf:
    """Only the host gets here. What others see of it is `/api/games`."""

    def __init__(self, boxes: Boxes) -> None:
        self.boxes = boxes
        self.lock = asyncio.Lock()

    async def of(self, game: Game) -> list[KeptBox]:
        return [box for box in await self.boxes.shelf() if box.game == game.name]

    async def look(self, game: Game, draft: Draft) -> ShelfTold:
        """What is there of a box as it is typed in now."""
        there, digest = await self.of(game), drafts.digest(game, draft)
        return {
            "pieces": digest,
            "state": state(game, digest, draft.name, there),
            "boxes": [shown(box) for box in there],
        }

    async def put(self, game: Game, draft: Draft, replaces: bool) -> Box:
        """A box that fits is there from now on, once under its name: nobody in the lobby could tell two apart."""
        wrong = drafts.complaints(game, draft)
        if wrong:
            raise refused("cannot-be", reason=wrong[0]["said"])
        if drafts.is_built_in(game, draft):
            raise refused("same-pieces")
        async with self.lock:
            there, digest = await self.of(game), drafts.digest(game, draft)
            others = others_called(draft.name, digest, there)
            if others and not replaces:
                raise refused("other-box-called", name=draft.name)
            check_free([*others, *(box for box in there if box.digest == digest and box.name != draft.name)])
            box = add_box(game.name, drafts.file(game, draft))
            await self.boxes.keep(box, [other.digest for other in others])
            return box

    async def take_off(self, digest: str) -> None:
        """No new table has it. Tables and matches that have it keep it, their rematches too."""
        check_free(box for box in await self.boxes.shelf() if box.digest == digest)
        try:
            await self.boxes.take_off(digest)
        except Faster:
            raise refused("not-on-shelf") from None


def state(game: Game, digest: str, name: str, there: Sequence[KeptBox]) -> ShelfState:
    """How a box of that name with those pieces stands to what is there."""
    if digest == game.digest:
        return "built-in"
    if others_called(name, digest, there):
        return "other"
    same = next((box for box in there if box.digest == digest), None)
    if same is None:
        return "absent"
    return "same" if same.name == name else "renamed"


def others_called(name: str, digest: str, there: Iterable[KeptBox]) -> list[KeptBox]:
    """Other pieces that have this name."""
    return [box for box in there if name and box.name == name and box.digest != digest]


def check_free(boxes: Iterable[KeptBox]) -> None:
    """What was named at the start would be back after the next one, so it is neither taken off nor renamed."""
    for box in boxes:
        if box.at_start:
            raise refused("box-at-start", name=box.called)


def shown(box: KeptBox) -> BoxOnShelf:
    return {"pieces": box.digest, "name": box.called, "at_start": box.at_start}
