"""Files of parts with some of them changed, and games told question by question."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table
from cathedrals.kernel.words import Words

LOOKS = 50  # questions from one look at all that can be seen to the next
DESCRIBED = ("1", "a1", "seat 0", "artisans", "king")
GO_ON = """
import pickle, sys
from tests.games.boxes import play_on
game, table = pickle.load(sys.stdin.buffer)
print(game.box, game.digest, play_on(game, table))
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A file with some of it replaced, each once."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def python(*arguments: str, sent: bytes = b"") -> str:
    """What another process prints."""
    done = subprocess.run([sys.executable, *arguments], input=sent, check=True, capture_output=True)
    return done.stdout.decode()


def check_by_turns(games: list[Game], texts: list[str], folder: Path, *how: Any) -> None:
    """Games played by turns are what they are in processes where each has its pieces as the built-in ones."""
    by_turns = zip_longest(*(story(game, *how) for game in games))
    for game, text, told in zip(games, texts, zip(*by_turns, strict=True), strict=True):
        (folder / "parts.toml").write_text(text, encoding="utf-8")
        alone = python("-m", "tests.games.alone", str(folder), game.name, json.dumps(how)).splitlines()
        assert len(alone) > 100
        assert [line for line in told if line] == alone


def story(game: Game, number: int, seats: int, options: dict[str, str]) -> Iterator[str]:
    """A game as it is played: every question and its answer, what was told, and now and then all that is seen."""
    page, table, log = Page(Words(game.name)), game.new_table(), Row()
    dealer, random = SeededDealer(number), Random(number)
    game.start(table, seats, whole_options(game, options), log)
    questions = 0
    while not game.is_over(table):
        moves = game.list_legal(table).numbers()
        is_dealt = game.asked(table) == CHANCE
        weights = row_of(game.odds if is_dealt else game.prior, table)
        move = dealer.deal(game, table) if is_dealt else random.choices(moves, weights)[0]
        said = [[game.write(one) for one in moves], weights, game.write(move), game.events(log)]
        yield json.dumps([*said, seen(game, table, page) if questions % LOOKS == 0 else {}])
        log.clear()
        game.play(table, move, log)
        questions += 1
    yield json.dumps([game.scores(table), game.winners(table), game.scoring(table)])


def play_on(game: Game, table: Table) -> list[list[int]]:
    """The scores and the last cells of a table that is played to its end."""
    dealer, random, log = SeededDealer(5), Random(5), Row()
    while not game.is_over(table):
        is_dealt = game.asked(table) == CHANCE
        weights = row_of(game.prior, table)
        legal = game.list_legal(table).numbers()
        game.play(table, dealer.deal(game, table) if is_dealt else random.choices(legal, weights)[0], log)
    return [game.scores(table), list(table.cells)]


def row_of(fill: Callable[..., None], *given: Any) -> list[int]:
    row = Row()
    fill(*given, row)
    return row.numbers()


def seen(game: Game, table: Table, page: Page) -> dict[str, Any]:
    """What people, learners and programs see."""
    return {
        "view": game.view(table, 0),
        "shown": [str(game.show(table, move)) for move in game.list_legal(table)],
        "refused": [str(game.why_not(table, game.write(move))) for move in range(0, game.move_count, 7)],
        "described": [str(game.describe(table, name)) for name in DESCRIBED],
        "drawn": game.draw(table, page),
        "senses": row_of(game.senses, table, max(int(game.asked(table)), 0)),
        "assessed": row_of(game.assess, table, 0),
        "prospects": row_of(game.prospects, table),
    }
