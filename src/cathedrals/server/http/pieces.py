"""The host's own boxes: what may be typed in of a game, what is wrong with a box, its file, and the shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from fastapi import HTTPException, Request
from fastapi.responses import Response
from pydantic_core import to_json

from cathedrals.games import GAMES, Box, add_box, box_called
from cathedrals.kernel.game import Game
from cathedrals.server.http.visitors import GameName, InLobby, TheHost, address_of
from cathedrals.server.language import refused
from cathedrals.server.study import drafts
from cathedrals.server.wire.messages import BoxShown
from cathedrals.server.wire.pieces import PiecesChecked, PiecesRead, PiecesText
from cathedrals.server.wire.requests import Draft, NewBox, PiecesFile


async def show_form(game: GameName) -> Response:
    """All that can be typed in of a game, piece by piece, with what the built-in list says."""
    return Response(to_json(drafts.form(with_pieces(game))), media_type="application/json")


async def check(game: GameName, draft: Draft) -> PiecesChecked:
    """What does not fit in a box that is being typed in, in the order of its file."""
    return {"complaints": drafts.complaints(with_pieces(game), draft)}


async def make_file(game: GameName, draft: Draft) -> PiecesText:
    """A box as the file that `--pieces` takes, finished or not."""
    return {"text": drafts.file(with_pieces(game), draft)}


async def read_file(game: GameName, file: PiecesFile) -> PiecesRead:
    """What a file says of printed pieces, to go on typing."""
    return await asyncio.to_thread(
        drafts.read, with_pieces(game), file.text
    )  # which lets others have their turn


async def shelve(wish: NewBox, request: Request, host: TheHost, lobby: InLobby) -> BoxShown:
    """Put a box that fits on the server's shelf, so that tables can be opened with it; only the host can."""
    host.admit(wish.key, address_of(request))
    game = with_pieces(wish.game)
    wrong = drafts.complaints(game, wish)
    if wrong:
        raise refused("cannot-be", reason=wrong[0]["said"])
    if drafts.is_built_in(game, wish):
        raise refused("same-pieces")
    shelf = lobby.matches.boxes
    others = others_called(await shelf.all(), game, wish)
    if others and not wish.replaces:
        raise refused("other-box-called", name=wish.name.strip())
    box = add_box(game.name, drafts.file(game, wish))
    await shelf.keep(box)
    for other in others:
        await shelf.take_off(other.digest)
    return {"pieces": box.digest, "name": box_called(box.digest)}


def others_called(boxes: Iterable[Box], game: Game, draft: Draft) -> list[Box]:
    """Other pieces of the game that have this name: nobody in the lobby could tell them apart."""
    name, digest = draft.name.strip(), drafts.digest(game, draft)
    return [
        box for box in boxes if name and (box.game, box.name) == (game.name, name) and box.digest != digest
    ]


def with_pieces(name: str) -> Game:
    """The game of that name, if it has a list of pieces."""
    found = next((game for game in GAMES if game.name == name and game.read_pieces is not None), None)
    if found is None:
        raise HTTPException(404)
    return found
