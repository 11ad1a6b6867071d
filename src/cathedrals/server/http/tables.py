"""Games and tables: what can be played, opening a table, sitting down, once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import HTTPException
from fastapi import Path as InPath
from fastapi.responses import PlainTextResponse

from cathedrals.games import GAMES, Box, box_called
from cathedrals.kernel import rulebook
from cathedrals.kernel.game import Game
from cathedrals.kernel.words import LANGUAGES, Words, text_of, word_folders
from cathedrals.players.levels import LEVELS
from cathedrals.server.http.visitors import Address, AGuest, GameName, InLobby, MatchId, Visitor
from cathedrals.server.wire.messages import GameShown, OptionShown, SealedDice, Status, TableShown
from cathedrals.server.wire.requests import NO_PART, Branch, DicePart, Join, Kicked, Listed, NewTable

TITLE = "game-title"


async def games(lobby: InLobby) -> list[GameShown]:
    """The games, their seats and options, the boxes of pieces there are, and the programs that play them."""
    boxes = await lobby.matches.boxes.all()
    return [game_shown(game, [box for box in boxes if box.game == game.name]) for game in GAMES]


def game_shown(game: Game, boxes: Sequence[Box]) -> GameShown:
    options: list[OptionShown] = [
        {"name": option.name, "values": list(option.values), "default": option.values[0]}
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": TITLE,
        "said": Words(game.name).say(TITLE),
        "seats": list(game.seats),
        "options": options,
        "boxes": [{"pieces": box.digest, "name": box_called(box.digest)} for box in boxes],
        "programs": list(LEVELS),
        "rulebook": bool(rulebook.sections(game.name)),
        "pieces": game.read_pieces is not None,
    }


async def game_words(
    game: GameName, language: Annotated[str, InPath(pattern=r"^[a-z]{2}$")]
) -> PlainTextResponse:
    """The words of a game in a language, as Fluent; nothing where they are not translated: English is there."""
    if language not in LANGUAGES or not any(one.name == game for one in GAMES):
        raise HTTPException(404)
    return PlainTextResponse(text_of(word_folders(game)[-1], language))


async def tables(guest: Visitor, lobby: InLobby, status: Status = "open") -> list[TableShown]:
    """The listed tables with free seats, or those where a match runs or is over; the newest first.

    Of the open ones at most two of each host come before all others.
    """
    return [table.show(guest) for table in await lobby.listed_tables(status)]


async def seal_dice(lobby: InLobby) -> SealedDice:
    """The seal of new dice. Whoever opens a table asks for it first, and only then says what they add to them."""
    return lobby.dice.seal()


async def open_table(wish: NewTable, guest: AGuest, lobby: InLobby, address: Address) -> TableShown:
    """Open a table; the match begins when every seat is taken."""
    return (await lobby.open(guest, wish, address=address)).show(guest)


async def table(match: MatchId, guest: Visitor, lobby: InLobby) -> TableShown:
    """One table."""
    return (await lobby.table(match)).show(guest)


async def join(match: MatchId, wish: Join, guest: AGuest, lobby: InLobby, address: Address) -> TableShown:
    """Sit down on a free seat or one that was left; by its link, or where you sat before, also on a program's."""
    return (await lobby.join(guest, match, wish, address)).show(guest)


async def stand_up(match: MatchId, guest: AGuest, lobby: InLobby) -> TableShown:
    """Leave a table that has not begun."""
    return (await lobby.stand_up(guest, match)).show(guest)


async def kick(match: MatchId, wish: Kicked, guest: AGuest, lobby: InLobby, address: Address) -> TableShown:
    """Take somebody off a table that you opened and that has not begun; they cannot sit down at it again.

    Its link is another from now on, and from their address nobody sits down without it, unless that is yours, too.
    """
    return (await lobby.hosting.kick(guest, match, wish.seat, address)).show(guest)


async def list_table(match: MatchId, wish: Listed, guest: AGuest, lobby: InLobby) -> TableShown:
    """Whether a table that you opened and that has not begun is among the open tables."""
    return (await lobby.hosting.show(guest, match, wish.listed)).show(guest)


async def rematch(
    match: MatchId, guest: AGuest, lobby: InLobby, address: Address, part: DicePart = NO_PART
) -> TableShown:
    """Once more: the first who asks opens a table, the others of the match sit down at it.

    Who opens it brings the token of `/api/dice`; who comes to one that is there (`again`) has seen its seal.
    """
    return (await lobby.rematch(guest, match, part, address)).show(guest)


async def branch(match: MatchId, wish: Branch, guest: AGuest, lobby: InLobby, address: Address) -> TableShown:
    """Play on from a line as a new match."""
    return (await lobby.branch(guest, match, wish, address)).show(guest)


async def play_on(
    game: GameName, guest: AGuest, lobby: InLobby, address: Address, part: DicePart = NO_PART
) -> TableShown:
    """Go on where the guided first game ends, as a match against its program."""
    return (await lobby.play_on(guest, game, part, address)).show(guest)
