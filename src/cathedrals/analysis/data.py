"""An analysis as plain data: what `cathedrals analyse --json` prints, and what can be kept."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cathedrals.analysis.analysis import Analysis
from cathedrals.analysis.marks import level, mark, played
from cathedrals.analysis.throws import Throw
from cathedrals.analysis.turns import Turn
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import CHANCE
from cathedrals.players.hints import Reason, reasons

#: Raised when a field changes its meaning or is gone.
FORMAT = 1
DEAREST = 5


def as_data(found: Analysis) -> dict[str, Any]:
    """All of an analysis as numbers, texts, lists and dictionaries."""
    turns = found.turns
    return {
        "format": FORMAT,
        "game": found.game.name,
        "settings": found.settings.name,
        "evaluator": found.digest,
        "seats": found.seats,
        "dealt": found.dealt,
        "first": list(found.first),
        "over": found.is_over,
        "resigned": found.resigned,
        "lost": found.lost or None,
        "result": list(found.result),
        "ways": [asdict(way) for way in found.ways()],
        "played": [row for seat in range(len(found.sitters)) for row in sittings(found, seat)],
        "lines": [line for step in found.steps for line in lines_of(step)],
        "turns": [turn_as_data(found, turn) for turn in turns],
        "dearest": [turns.index(turn) for turn in found.dearest(DEAREST)],
    }


def sittings(found: Analysis, seat: int) -> list[dict[str, Any]]:
    """How everybody played who sat on a seat."""
    sitters = list(dict.fromkeys(sitter for _, sitter in found.sitting.since[seat]))
    return [sitting(found, seat, sitter) for sitter in sitters]


def sitting(found: Analysis, seat: int, sitter: Sitter) -> dict[str, Any]:
    turns = found.turns_of(seat, sitter)
    own = played(turns)
    marks = [mark(turn) for turn in turns]
    return {
        "seat": seat,
        "name": sitter.name,
        "program": sitter.is_program,
        "turns": own.turns,
        "accuracy": own.accuracy,
        "rate": own.rate,
        "level": level(found.game, len(found.sitters), found.settings, own.accuracy) or None,
        "marks": {name: marks.count(name) for name in ("slip", "mistake", "blunder")},
    }


def lines_of(step: Throw | Turn) -> list[dict[str, Any]]:
    """Every line with everyone's share after it, and what it meant."""
    if isinstance(step, Throw):
        told = {"line": step.line, "seat": CHANCE, "text": step.text, "outcomes": step.outcomes}
        return [told | {"shares": list(step.after), "luck": list(step.luck)}]
    return [
        {"line": line, "seat": step.seat, "text": text, "shares": list(shares), "error": error}
        for line, text, shares, error in zip(step.lines, step.played, step.course, step.errors, strict=True)
    ]


def turn_as_data(found: Analysis, turn: Turn) -> dict[str, Any]:
    return {
        "seat": turn.seat,
        "name": found.sitting.at(turn.seat, turn.lines[0]).name,
        "lines": turn.lines,
        "line": turn.line,
        "played": turn.played,
        "best": turn.best,
        "before": list(turn.before),
        "after": list(turn.after),
        "error": turn.error,
        "gifts": list(turn.gifts),
        "noise": turn.noise,
        "stake": turn.stake,
        "free": turn.is_free,
        "mark": mark(turn) or None,
        "reasons": [
            {"words": said.words, "args": said.args}
            for said in (reason.said() for reason in why(found, turn))
        ],
    }


def why(found: Analysis, turn: Turn) -> list[Reason]:
    """What speaks for the best line, held against the one played: more for the seat, or less for another.

    There may be nothing to name: then it pays only in the turns that follow.
    """
    if turn.error <= 0 or not turn.tables:
        return []
    _, end, better = turn.tables
    if found.game.is_over(end):
        return []
    changes = reasons(found.game, end, better, turn.seat)
    return [reason for reason in changes if (reason.change > 0) == (reason.seat == turn.seat)]
