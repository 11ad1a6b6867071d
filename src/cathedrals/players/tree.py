"""The tree of a search: positions in which a seat is asked, and the plans that lead from one to the next."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.table import Table
from cathedrals.players.plans import Plan

HEAT: Final = (
    96.0  # hundredths of a point that a plan promises less, in an even game, if it is looked at e times less
)
EXPLORE: Final = 0.35
FIRST_LINES: Final = 2  # looked at from the first visit on
MORE_LINES: Final = 1.0  # and so many more by the root of the visits
MORE_OUTCOMES: Final = 1.0


class Position:
    """A table with somebody asked, and the plans found for it, the best first."""

    def __init__(self, table: Table, seat: i64, key: i64, plans: list[Plan], decisive_lead: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.key: i64 = key
        self.drawn: i64 = 1
        self.visits: i64 = 0
        self.branches: list[Branch] = []
        for plan in plans:
            self.branches.append(Branch(plan))
        self.share_priors(HEAT / float(4 * decisive_lead))

    def share_priors(self, heat: float) -> None:
        """How promising each plan is by its guess, a share of victory; together 1."""
        total: float = 0.0
        best = self.branches[0].plan.guess[self.seat]
        for branch in self.branches:
            branch.plan.prior = exp((branch.plan.guess[self.seat] - best) / heat)
            total += branch.plan.prior
        for branch in self.branches:
            branch.plan.prior /= total

    def select(self, explore: float) -> Branch:
        """The branch to visit next: good so far, or promising and neglected."""
        wide = FIRST_LINES + i64(MORE_LINES * sqrt(float(self.visits)))
        urge = explore * sqrt(float(self.visits + 1))
        best = self.branches[0]
        most: float = -1.0
        place: i64 = 0
        while place < min(wide, len(self.branches)):
            branch = self.branches[place]
            plan = branch.plan
            score = plan.value(self.seat) + urge * plan.prior / float(plan.visits + 1)
            if score > most:
                most = score
                best = branch
            place += 1
        return best

    def favourite(self) -> Branch:
        """The branch visited most; among equals the one that promised most."""
        best = self.branches[0]
        for branch in self.branches:
            if branch.plan.visits > best.plan.visits:
                best = branch
        return best

    def keep_those_with(self, moves: vec[i64], count: i64) -> None:
        """Forget the plans that do not begin with these answers."""
        self.branches = [branch for branch in self.branches if branch.plan.begins_with(moves, count)]
        self.visits = 0
        for branch in self.branches:
            self.visits += branch.plan.visits


class Branch:
    """A plan and the positions it was seen to lead to: several where chance has its say."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.outcomes: list[Position] = []
        self.is_certain: bool = False  # chance has no say: one outcome is all

    def wants_outcome(self) -> bool:
        if len(self.outcomes) == 0:
            return True
        if self.is_certain:
            return False
        return float(len(self.outcomes)) < 1.0 + MORE_OUTCOMES * sqrt(float(self.plan.visits))

    def outcome(self) -> Position:
        """The one visited least for how often chance led to it."""
        best = self.outcomes[0]
        for other in self.outcomes:
            if other.visits * best.drawn < best.visits * other.drawn:
                best = other
        return best

    def known(self, key: i64) -> Position | None:
        for other in self.outcomes:
            if other.key == key:
                return other
        return None
