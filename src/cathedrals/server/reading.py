"""The rulebooks as a browser asks for them: one in a language, and the boards in it that can be clicked."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Any

from fastapi import HTTPException, Query, Response
from fastapi import Path as InPath
from pydantic_core import to_json

from cathedrals.games import GAMES, game
from cathedrals.kernel import record, rulebook
from cathedrals.kernel.match import Match, replay
from cathedrals.kernel.rulebook import Try
from cathedrals.kernel.words import ENGLISH, PACKAGE
from cathedrals.server.telling import why

MOST_WHYS = 3
Named = Annotated[str, InPath(pattern=r"^[a-z_]{1,40}$")]
Language = Annotated[str, Query(pattern=r"^[a-z]{2}$")]


async def read_rulebook(game: Named, lang: Language = ENGLISH) -> Response:
    """The rulebook of a game in a language; ** stands around what is bold."""
    known(game)
    return Response(whole(game, lang), media_type="application/json")


async def try_board(game: Named, section: Named) -> Response:
    """The board of a section: the table, the moves asked for, and why a piece cannot be chosen."""
    board = next((one.board for one in known(game) if one.id == section), None)
    if board is None:
        raise HTTPException(404)
    return Response(tried(game, board), media_type="application/json")


def known(name: str) -> tuple[rulebook.Section, ...]:
    """The sections of a game's rulebook, if there is one."""
    found = rulebook.sections(name) if any(one.name == name for one in GAMES) else ()
    if not found:
        raise HTTPException(404)
    return found


@lru_cache
def whole(game: str, language: str) -> bytes:
    return to_json(rulebook.to_json(game, language))


@lru_cache
def tried(name: str, board: Try) -> bytes:
    example = PACKAGE / "games" / name / rulebook.PART / "example.record"
    match = replay(game(name), record.read(example.read_text(encoding="utf-8")), board.line)
    asked = [number for number, text in texts(match) if text.split()[0] == board.begin]
    legal = {move.number for move in match.moves}
    return to_json(
        {
            "match": "",
            "game": name,
            "line": board.line,
            "since": board.line,
            "lines": [],
            "events": [],
            "asked": match.asked,
            "step": match.step,
            "over": False,
            "seats": seats(match),
            "as": match.asked,
            "as_seats": [match.asked],
            "view": match.game.view(match.table, match.asked),
            "moves": [asdict(match.game.show(match.table, number)) for number in asked if number in legal],
            "whys": reasons(match, [number for number in asked if number not in legal]),
        }
    )


def texts(match: Match) -> list[tuple[int, str]]:
    return [(number, match.game.write(number)) for number in range(match.game.move_count)]


def seats(match: Match) -> list[dict[str, Any]]:
    sitters = enumerate(match.record.sitters)
    return [{"seat": seat, "name": one.name, "program": None, "left": False} for seat, one in sitters]


def reasons(match: Match, numbers: list[int]) -> dict[str, list[dict[str, Any]]]:
    """By piece, what forbids the moves that it could mean; each reason once."""
    found: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
    for number in numbers:
        told = why(match, match.game.write(number))
        for piece in match.game.show(match.table, number).on:
            found[piece].setdefault(told["words"], told)
    return {piece: list(whys.values())[:MOST_WHYS] for piece, whys in found.items()}
