"""What staged tables of all games share: move texts are played, chance answers as told, and one looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.boxes import BOXES
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY


def built_in(array: vec[i64]) -> list[int]:
    """The part of an array of the pieces that is the built-in box's."""
    return [int(number) for number in list(array)[: len(array) // BOXES]]


class OnStage:
    """A table that was just laid out; each game adds what can be set on it."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.table = game.new_table()
        self.told = Row()
        game.start(self.table, seats, whole_options(game, options), self.told)

    @property
    def cells(self) -> Any:
        self.table.is_listed = False
        return self.table.cells

    @property
    def seen(self) -> dict[str, Any]:
        return self.game.view(self.table, NOBODY)

    def of(self, seat: int) -> dict[str, Any]:
        return dict(self.seen["seats"][seat])

    @property
    def step(self) -> str:
        return str(self.seen["step"])

    @property
    def asked(self) -> int:
        return int(self.game.asked(self.table))

    def settle(self, chance: Iterable[str] = ()) -> list[str]:
        """What goes on by itself until a player is asked, and what it tells; all that chance is told must come."""
        outcomes, log = list(chance), Row()
        self.game.settle(self.table, log)
        answer_chance(self, outcomes, log)
        assert not outcomes, f"chance was never asked for {outcomes}"
        return sentences(self, log)


def play(table: OnStage, *texts: str, chance: Iterable[str] = ()) -> list[str]:
    """Play texts for whoever is asked and tell what happened: `gained 0 brick 4`.

    Chance answers as told, where that is possible, else with its first outcome; all that is told must come.
    A text with a question mark, as `stop?`, is played only if it can be.
    """
    outcomes, log = list(chance), Row()
    for wish in texts:
        text = wish.rstrip("?")
        if text != wish and text not in moves(table):
            continue
        refusal = why(table, text)
        assert refusal is None, f'"{text}" at {table.step}: {refusal}; legal: {moves(table)}'
        table.game.play(table.table, table.game.read(text), log)
        answer_chance(table, outcomes, log)
    assert not outcomes, f"chance was never asked for {outcomes}"
    return sentences(table, log)


def answer_chance(table: OnStage, outcomes: list[str], log: Row) -> None:
    """Chance answers until a player is asked; the outcomes that come are taken from the list."""
    while table.asked == CHANCE:
        legal = moves(table)
        outcome = next((told for told in outcomes if told in legal), legal[0])
        if outcome in outcomes:
            outcomes.remove(outcome)
        table.game.play(table.table, table.game.read(outcome), log)


def deal(table: OnStage, *outcomes: str) -> list[str]:
    """Answer for chance, one outcome after the other, and stop there."""
    log = Row()
    for outcome in outcomes:
        assert table.asked == CHANCE
        assert outcome in moves(table), f"{outcome} is not among {moves(table)}"
        table.game.play(table.table, table.game.read(outcome), log)
    return sentences(table, log)


def odds(table: OnStage) -> dict[str, int]:
    """The outcomes chance may bring, with their weights."""
    weights = Row()
    table.game.odds(table.table, weights)
    return dict(zip(moves(table), weights.numbers(), strict=True))


def sentences(table: OnStage, log: Row) -> list[str]:
    return [" ".join(str(word) for word in event.values()) for event in table.game.events(log)]


def moves(table: OnStage) -> list[str]:
    """The legal answers."""
    return [table.game.write(move) for move in table.game.list_legal(table.table)]


def moves_of(table: OnStage, verb: str) -> list[str]:
    """What the legal answers with this verb name: of `claim a1` the `a1`."""
    return [text.removeprefix(verb + " ") for text in moves(table) if text.split()[0] == verb]


def why(table: OnStage, text: str) -> tuple[str, str] | None:
    """The refusal and its rule, or nothing for a legal move."""
    refusal = table.game.why_not(table.table, text)
    assert (refusal is None) == (text in moves(table)), f'"{text}": one legality'
    return None if refusal is None else (refusal.id, refusal.rule)
