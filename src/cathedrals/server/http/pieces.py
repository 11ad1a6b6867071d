"""The host's own boxes: what may be typed in of a game, what is wrong with a box, its file, and the shelf."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, HTTPException, Request
from fastapi.responses import Response
from pydantic_core import to_json

from cathedrals.games import GAMES, box_called
from cathedrals.kernel.game import Game
from cathedrals.server.http.visitors import GameName, InLobby, TheHost, address_of
from cathedrals.server.queueing import InTurn
from cathedrals.server.study import drafts
from cathedrals.server.wire.messages import BoxShown, Done
from cathedrals.server.wire.pieces import PiecesChecked, PiecesRead, PiecesText, Shelf
from cathedrals.server.wire.requests import BoxOff, Draft, HostsBox, NewBox, PiecesFile

MOST_READERS = 10  # who wait until a list of pieces is read


def new_reading() -> InTurn:
    """Lists of pieces are read one at a time, for whoever asks."""
    return InTurn(1, MOST_READERS, rests=True)


def reading_of(request: Request) -> InTurn:
    reading: InTurn = request.app.state.reading
    return reading


Reading = Annotated[InTurn, Depends(reading_of)]


async def show_form(game: GameName) -> Response:
    """All that can be typed in of a game, piece by piece, with what the built-in list says."""
    return Response(to_json(drafts.form(with_pieces(game))), media_type="application/json")


async def check(game: GameName, draft: Draft, reading: Reading) -> PiecesChecked:
    """What does not fit in a box that is being typed in, in the order of its file; the first hundred."""
    return {"complaints": await reading.do(drafts.complaints, with_pieces(game), draft)}


async def make_file(game: GameName, draft: Draft, reading: Reading) -> PiecesText:
    """A box as the file that `--pieces` takes, finished or not."""
    return {"text": await reading.do(drafts.file, with_pieces(game), draft)}


async def read_file(game: GameName, file: PiecesFile, reading: Reading) -> PiecesRead:
    """What a file says of printed pieces, to go on typing."""
    return await reading.do(drafts.read, with_pieces(game), file.text)


async def look(wish: HostsBox, request: Request, host: TheHost, lobby: InLobby) -> Shelf:
    """What the server's shelf has of a box that is typed in; only the host may know."""
    host.admit(wish.key, address_of(request))
    return await lobby.shelf.look(with_pieces(wish.game), wish)


async def shelve(wish: NewBox, request: Request, host: TheHost, lobby: InLobby) -> BoxShown:
    """Put a box that fits on the server's shelf, so that tables can be opened with it; only the host can."""
    host.admit(wish.key, address_of(request))
    box = await lobby.shelf.put(with_pieces(wish.game), wish, wish.replaces)
    return {"pieces": box.digest, "name": box_called(box.digest)}


async def take_off(wish: BoxOff, request: Request, host: TheHost, lobby: InLobby) -> Done:
    """Take a box off the server's shelf: no new table has it, but those that have it keep it; only the host can."""
    host.admit(wish.key, address_of(request))
    await lobby.shelf.take_off(wish.pieces)
    return {"ok": True}


def with_pieces(name: str) -> Game:
    """The game of that name, if it has a list of pieces."""
    found = next((game for game in GAMES if game.name == name and game.read_pieces is not None), None)
    if found is None:
        raise HTTPException(404)
    return found
