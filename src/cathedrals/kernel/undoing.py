"""Who may take back what: one's own answers alone, anything further when the other people agree."""
# Stays plain: a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.match import NEEDS_CONSENT, Match


class Wish(NamedTuple):
    """What a seat wishes that the other people have to agree to: an undo that makes the table that after a line."""

    seat: int
    to: int


class ConsentNeeded(Refused):
    """An undo that has to wait for the consent of others; `agree` carries it out when the last has agreed."""

    def __init__(self, sentence: str, refusal: Refusal, wish: Wish) -> None:
        super().__init__(sentence, refusal)
        #: What they have to agree to.
        self.wish = wish


@dataclass(frozen=True)
class Undo:
    """The lines to which whoever holds some seats may undo; nothing where they may not."""

    undo: int | None = None  # before the last own answer, freely
    undo_turn: int | None = None  # before the first of the own answers that end with it, freely
    can_ask_undo: int | None = None  # before the last own answer, if the other people consent


def undo_of(match: Match, seats: Sequence[int]) -> Undo:
    """What whoever holds these seats may take back now."""
    numbers = match.standing() if seats and not match.over else []
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


def undo(match: Match, seats: Sequence[int], to: int | None = None) -> None:
    """Take back what whoever holds these seats answered after line `to`, by default their last answer.

    Their own seats agree by themselves. Raises `ConsentNeeded` where other people have to agree first, and `Refused`
    where it cannot be.
    """
    if to is None:
        to = before_last_answer(match, seats)
    wish = Wish(first_undone(match, seats, to), to)
    refusal = match.why_not_undo(wish.seat, to)
    if refusal is not None and refusal.id == NEEDS_CONSENT:
        consent(match, seats, wish)
        if not match.others_agree(wish.seat, to):
            raise ConsentNeeded(match.sentence(refusal), refusal, wish)
    match.undo(wish.seat, to)


def agree(match: Match, seats: Sequence[int], wish: Wish) -> bool:
    """Whoever holds these seats agrees to a wish; with the last consent it is carried out, and that is told."""
    consent(match, seats, wish)
    if not match.others_agree(wish.seat, wish.to):
        return False
    match.undo(wish.seat, wish.to)
    return True


def consent(match: Match, seats: Sequence[int], wish: Wish) -> None:
    """Write down that these seats agree, as far as it is not written yet."""
    agreed = match.agreed(wish.to)
    for seat in seats:
        if seat != wish.seat and seat not in agreed:
            match.remark(seat, f"agree {wish.to}")


def before_last_answer(match: Match, seats: Sequence[int]) -> int:
    """The standing line before the last answer of any of these seats; the last one where they have given none."""
    own = [line.seat for line in match.standing_lines() if line.seat in seats]
    return match.before_last_answer(own[-1] if own else seats[0])


def first_undone(match: Match, seats: Sequence[int], to: int) -> int:
    """The seat in whose name answers after a line are taken back: the first of them must be its own."""
    lines = match.record.lines
    undone = [lines[number - 1].seat for number in match.standing() if number > to]
    return undone[0] if undone and undone[0] in seats else seats[0]


def has_other_people(match: Match, seats: Sequence[int]) -> bool:
    """Whether people sit on other seats, so that consent has to be asked for; one's own seats always agree."""
    return any(other not in seats for other in match.people())
