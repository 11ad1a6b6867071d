"""What teaches the games: the guided first game, the rulebook, and its boards that can be clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import HTTPException, Query
from fastapi.responses import Response
from pydantic_core import to_json

from cathedrals.games import GAMES
from cathedrals.kernel import rulebook
from cathedrals.kernel.words import ENGLISH
from cathedrals.server.http.visitors import GameName, encoded
from cathedrals.server.study import lessons
from cathedrals.server.study.trials import trial
from cathedrals.server.wire.requests import LessonWish

Language = Annotated[str, Query(pattern=r"^[a-z]{2}$")]


async def lesson(game: GameName, wish: LessonWish) -> Response:
    """The guided first game after all you have done in it: a state as of a match, and what is told now."""
    return encoded(lessons.tell(game, wish))


async def read_rulebook(game: GameName, lang: Language = ENGLISH) -> Response:
    """The rulebook of a game in a language; ** stands around what is bold."""
    sections_of(game)
    return Response(book_in(game, lang), media_type="application/json")


async def try_board(game: GameName, section: GameName) -> Response:
    """The board of a section: the table, the moves asked for, and why a piece cannot be chosen."""
    board = next((one.board for one in sections_of(game) if one.id == section), None)
    if board is None:
        raise HTTPException(404)
    return encoded(trial(game, board))


def sections_of(name: str) -> tuple[rulebook.Section, ...]:
    """The sections of a game's rulebook, if there is one."""
    found = rulebook.sections(name) if any(one.name == name for one in GAMES) else ()
    if not found:
        raise HTTPException(404)
    return found


@lru_cache
def book_in(game: str, language: str) -> bytes:
    return to_json(rulebook.to_json(game, language))
