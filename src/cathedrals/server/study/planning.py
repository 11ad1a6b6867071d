"""What somebody tries on their own copy of the table: nothing of it is kept, and nobody else is told."""

from __future__ import annotations

from collections.abc import Sequence

from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line
from cathedrals.kernel.row import Row
from cathedrals.server.language import refused
from cathedrals.server.room.telling import About, Seats, whys
from cathedrals.server.study.positions import StateThen
from cathedrals.server.wire.messages import Move, PlanState, State
from cathedrals.server.wire.requests import MOST_PLANNED, PlanWish


class StateInPlan(StateThen):
    """A position that was only thought of: whoever plans answers for all others, and for chance, too."""

    def find_moves(self) -> list[Move]:
        """The legal answers; nothing is lost in a plan, so none of them warns."""
        moves = self.list_moves()
        for move in moves:
            move.pop("instead", None)
        return moves

    def may_answer(self, seats: Seats) -> bool:
        """Where seats have secrets, what others and chance could answer would give some of them away."""
        match = self.match
        return not match.over and (not match.game.has_secrets or match.asked in seats)

    def to(self, seats: Seats, said: bool = False) -> State:
        state = super().to(seats, said)
        state["moves"] = self.moves if self.may_answer(seats) else []
        state["hints"] = False
        state.pop("secret", None)  # of dice that are still to be rolled
        return state


def plan_on(then: Match, moves: Sequence[str], seats: Seats) -> None:
    """Play moves on a copy. No dealer is asked: what chance would answer stays unknown, or is supposed."""
    game, lines = then.game, then.record.lines
    for text in moves:
        if not StateInPlan(then, About("", []), len(lines)).may_answer(seats):
            raise refused("not-planned-further")
        number, log = then.legal_number(text), Row()
        lines.append(Line(then.asked, text))
        game.play(then.table, number, log)
        then.tell(log, len(lines))


def tell_plan(then: Match, wish: PlanWish, about: About, seats: Seats) -> PlanState:
    """Where a plan leads, and what its last move brought about."""
    if then.lost:
        raise refused("not-replayed", line=wish.line, last=then.lost - 1)
    plan_on(then, wish.moves, seats)
    state = StateInPlan(then, about, len(then.record.lines)).to(seats)
    if len(wish.moves) == MOST_PLANNED:
        state["moves"] = []
    return {**state, "why": [] if wish.why is None else whys(then, wish.why)}
