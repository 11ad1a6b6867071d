"""Hints: the best few moves by a short search, where they lie, what they change, and why a program moved."""
# Stays plain: it makes text, and a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

from dataclasses import dataclass
from math import log

from cathedrals.kernel.game import Game, Said
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.players.plans import Plan, chance
from cathedrals.players.search import SearchPlayer

__all__ = ["Hint", "Reason", "hints", "reasons", "where"]

BEST = 3
REASONS = 3
HUNDRED = 100
SLIGHT = 10  # a change of worth too small to be a reason
RIVAL = "rival"
HURTS = 50  # a change for somebody else that is worth telling
SIMULATIONS = 150
MS = 200.0
STRENGTHS = ("where", "why", "which")


@dataclass(frozen=True)
class Reason:
    """A part of the own worth that a plan changes, or another seat's worth; in hundredths of a point."""

    name: str
    change: int
    seat: int

    def said(self) -> Said:
        """The reason as words to be said, with its size in whole points."""
        way, size = "up" if self.change > 0 else "down", round(abs(self.change) / HUNDRED)
        return Said(f"reason-{self.name}", {"way": way, "size": size, "seat": self.seat})


@dataclass(frozen=True)
class Hint:
    """A move, how far ahead the best plan that begins with it will leave one, and why.

    The lead is in hundredths of a point; the share of victory it stands for is in hundredths too.
    """

    move: int
    worth: int
    reasons: list[Reason]
    share: int = 50

    def told(self) -> list[tuple[str, dict[str, object]]]:
        """The reasons as they are said, for two that are said alike tell nothing apart."""
        return [(said.words, said.args) for said in (reason.said() for reason in self.reasons)]


def hints(game: Game, table: Table, count: int = BEST) -> list[Hint]:
    """The most promising moves, best first: the first is the one a program would play, and none promises more.

    What was looked at less and seems better has not been looked at enough, and what has the reasons of a better one
    tells nothing new: both are left out.
    """
    seat = int(game.asked(table))
    root = SearchPlayer(0, SIMULATIONS, MS).consider(game, table)
    plans = sorted((branch.plan for branch in root.branches), key=lambda plan: -int(plan.visits))
    best: dict[int, Plan] = {}
    for plan in plans:
        best.setdefault(int(plan.moves[0]), plan)
    found: list[Hint] = []
    for move, plan in best.items():
        hint = hint_of(game, table, move, plan, seat)
        if not found or (hint.worth <= found[-1].worth and hint.told() not in [one.told() for one in found]):
            found.append(hint)
        if len(found) == count:
            break
    return found


def hint_of(game: Game, table: Table, move: int, plan: Plan, seat: int) -> Hint:
    share = float(chance(game, table, plan.value(seat), len(plan.guess)))
    why = reasons(game, table, after(game, table, plan), seat)
    return Hint(move, lead(game, table, share), why, round(HUNDRED * share))


def where(game: Game, table: Table, found: list[Hint]) -> dict[str, Said]:
    """The pieces that the best moves concern and their words, the best first, without saying what to do with them."""
    pieces: dict[str, Said] = {}
    for hint in found:
        shown = game.show(table, hint.move)
        for piece in shown.on:
            pieces.setdefault(piece, Said(f"piece-{piece.partition('-')[0]}", shown.args))
    return pieces


def lead(game: Game, table: Table, share: float) -> int:
    """The lead in hundredths of a point that a share of victory stands for."""
    held = min(max(share, 0.001), 0.999)
    return round(int(game.decisive_lead(table)) * log(held / (1 - held)))


def after(game: Game, table: Table, plan: Plan) -> Table:
    """The table after a plan."""
    end = table.copy()
    for move in plan.moves:
        game.play(end, move, Row())
    return end


def reasons(game: Game, before: Table, after: Table, seat: int) -> list[Reason]:
    """What changes most for the seat, good or bad, the greatest first; then who else it moves."""
    if game.is_over(after):
        return []
    changes = [
        Reason(name, change, seat)
        for name, change in zip(game.worth_names, changed(game, before, after, seat), strict=True)
        if abs(change) >= SLIGHT
    ]
    own = sorted(changes, key=lambda reason: -abs(reason.change))[:REASONS]
    return own + rivals(game, before, after, seat)


def rivals(game: Game, before: Table, after: Table, seat: int) -> list[Reason]:
    """The other seats whose worth changes noticeably, the greatest change first."""
    others = (other for other in range(len(game.scores(before))) if other != seat)
    totals = [(other, sum(changed(game, before, after, other))) for other in others]
    moved = [Reason(RIVAL, change, other) for other, change in totals if abs(change) >= HURTS]
    return sorted(moved, key=lambda reason: -abs(reason.change))


def changed(game: Game, before: Table, after: Table, seat: int) -> list[int]:
    """The parts of a seat's worth, after less before."""
    old, new = Row(), Row()
    game.assess(before, seat, old)
    game.assess(after, seat, new)
    return [there - here for here, there in zip(old, new, strict=True)]
