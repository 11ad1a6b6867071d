"""What can be taken back, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cathedrals.kernel.match import Match

NEEDS_CONSENT = "undo-needs-consent"


@dataclass(frozen=True)
class Undo:
    """The lines to which whoever holds some seats may undo; nothing where they may not."""

    undo: int | None = None  # before the last own answer, freely
    undo_turn: int | None = None  # before the first of the own answers that end with it, freely
    can_ask_undo: int | None = None  # before the last own answer, if the other people consent


def undo_of(match: Match, seats: Sequence[int]) -> Undo:
    numbers = match.record.standing() if seats and not match.over else []
    while numbers and match.record.lines[numbers[-1] - 1].seat not in seats:
        numbers.pop()
    if not numbers:
        return Undo()
    seat = match.record.lines[numbers[-1] - 1].seat
    to = match.before_last_answer(seat)
    refusal = match.why_not_undo(seat, to)
    if refusal is not None and refusal.id == NEEDS_CONSENT and has_other_people(match, seats):
        return Undo(can_ask_undo=to)
    while numbers and match.record.lines[numbers[-1] - 1].seat == seat:
        numbers.pop()
    return Undo(undo=to, undo_turn=numbers[-1] if numbers else 0)


def has_other_people(match: Match, seats: Sequence[int]) -> bool:
    """Whether people sit on other seats, so that consent has to be asked for; one's own seats always agree."""
    return any(other not in seats for other in match.people())
