"""Who may take back what: one's own answers alone, anything further when the other people agree."""
# Stays plain: a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.match import NEEDS_CONSENT, Match
from cathedrals.kernel.table import NOBODY


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
    if not seats or match.over:
        return Undo()
    place = match.last_place(seats)
    if place < 0:
        return Undo()
    seat = match.last_of(seats)
    to = match.before_last_answer(seat)
    refusal = match.why_not_undo(seat, to)
    if refusal is not None and refusal.id == NEEDS_CONSENT and has_other_people(match, seats):
        return Undo(can_ask_undo=to)
    return Undo(undo=to, undo_turn=match.before_answers_of(seat, place + 1))


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
    own = match.last_of(seats)
    return match.before_last_answer(seats[0] if own == NOBODY else own)


def first_undone(match: Match, seats: Sequence[int], to: int) -> int:
    """The seat in whose name answers after a line are taken back: the first of them must be its own."""
    numbers = match.tally.count_on().standing
    place = bisect_right(numbers, to)
    if place < len(numbers) and match.record.lines[numbers[place] - 1].seat in seats:
        return match.record.lines[numbers[place] - 1].seat
    return seats[0]


def has_other_people(match: Match, seats: Sequence[int]) -> bool:
    """Whether people sit on other seats, so that consent has to be asked for; one's own seats always agree."""
    return any(other not in seats for other in match.people())
