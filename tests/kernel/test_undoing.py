"""Consent to an undo: who may take back what alone, whose word is needed, and what happens when it is given."""

import pytest

from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.undoing import ConsentNeeded, Undo, Wish, agree, undo, undo_of
from tests.kernel.pebbles import PEBBLES
from tests.kernel.test_match import HEADER, PEOPLE, a_match, replayed, texts

THREE = [*PEOPLE, Sitter("Cy")]
LONE = [Sitter("Ana"), Sitter("greedy", is_program=True)]
ALL_TOOK = ("take 1", "end", "take 1", "end", "take 1")  # after line 1, which is chance's


def of_three() -> Match:
    return a_match(*ALL_TOOK, pile="big", sitters=THREE)


def added(match: Match) -> list[str]:
    return texts(match)[1 + len(ALL_TOOK) :]


def wish_of(match: Match, seats: list[int], to: int | None = None) -> Wish:
    with pytest.raises(ConsentNeeded) as needed:
        undo(match, seats, to)
    assert needed.value.refusal is not None
    assert needed.value.refusal.id == "undo-needs-consent"
    return needed.value.wish


def test_ones_own_last_answer_is_taken_back_alone():
    match = of_three()
    undo(match, [2])
    assert added(match) == ["! 2 undo 5"]


def test_ones_own_answers_are_taken_back_to_a_line():
    match = a_match("take 1", "take 1", pile="big")
    undo(match, [0], 1)
    assert match.scores == [0, 0]


def test_by_default_it_is_the_last_answer_of_all_ones_seats():
    match = of_three()
    undo(match, [0, 1, 2])
    undo(match, [0, 1])
    assert added(match) == ["! 2 undo 5", "! 1 undo 4"]


def test_who_has_answered_nothing_has_nothing_to_undo():
    with pytest.raises(Refused) as refused:
        undo(a_match("take 1", pile="big"), [1])
    assert refused.value.refusal is not None
    assert refused.value.refusal.id == "nothing-to-undo"


def test_a_wish_for_consent_changes_nothing():
    match = of_three()
    before = match.table.to_bytes()
    assert wish_of(match, [0], 1) == Wish(0, 1)
    assert (match.table.to_bytes(), added(match)) == (before, [])


def test_a_wish_waits_until_all_others_agreed():
    match = of_three()
    wish = wish_of(match, [0], 1)
    assert not agree(match, [2], wish)
    assert match.scores == [1, 1, 1]
    assert agree(match, [1], wish)
    assert match.scores == [0, 0, 0]
    assert added(match) == ["! 2 agree 1", "! 1 agree 1", "! 0 undo 1"]
    assert replay(PEBBLES, match.record).table == match.table


def test_nobody_agrees_twice_or_for_who_wishes_it():
    match = of_three()
    wish = wish_of(match, [0], 1)
    for seats in ([2], [2], [0]):
        assert not agree(match, seats, wish)
    assert added(match) == ["! 2 agree 1"]


def test_ones_own_other_seats_agree_by_themselves():
    match = of_three()
    wish = wish_of(match, [0, 2], 1)
    assert added(match) == ["! 2 agree 1"]
    assert agree(match, [1], wish)
    assert match.scores == [0, 0, 0]


def test_whoever_holds_all_seats_asks_nobody():
    match = of_three()
    undo(match, [0, 1, 2], 1)
    assert added(match) == ["! 1 agree 1", "! 2 agree 1", "! 0 undo 1"]


def test_a_program_is_not_asked():
    match = a_match("take 1", "end", "take 1", pile="big", sitters=LONE)
    undo(match, [0], 1)
    assert texts(match)[-1] == "! 0 undo 1"


def test_nobody_takes_back_what_another_answered_first():
    match = of_three()
    with pytest.raises(Refused) as refused:
        undo(match, [1], 1)
    assert refused.value.refusal is not None
    assert refused.value.refusal.id == "undo-not-yours"


# A match that goes on from another ---------------------------------------------------------------------


def going_on(*lines: str, after: int) -> Match:
    """A match of other people that goes on after so many lines."""
    header = HEADER.replace("\n\n", f"\nfrom m7:{after}\n\n")
    return replayed(*lines, header=header)


def test_who_agreed_in_the_match_before_agrees_to_nothing_in_the_one_that_goes_on_from_it():
    match = going_on(". roll 1", "0 take 1", "0 end", "1 take 1", "! 1 agree 1", after=5)
    assert match.agreed(1) == set()
    assert wish_of(match, [0], 1) == Wish(0, 1)
    assert agree(match, [1], Wish(0, 1))
    assert match.scores == [0, 0]


def test_what_was_undone_by_consent_in_the_match_before_stays_undone():
    match = going_on(". roll 1", "0 take 1", "0 end", "1 take 1", "! 1 agree 1", "! 0 undo 1", after=6)
    assert (match.asked, match.scores, match.standing()) == (0, [0, 0], [1])


def test_who_left_the_match_before_is_asked_for_consent_in_the_one_that_goes_on_from_it():
    match = going_on(". roll 1", "0 take 1", "0 end", "1 take 1", "! 1 leave", after=5)
    assert match.people() == [0, 1]
    assert wish_of(match, [0], 1) == Wish(0, 1)


# What may be undone ---------------------------------------------------------------------------------


def test_what_one_answered_last_may_be_undone_singly_or_as_a_turn():
    match = a_match("take 1", "end", "take 1", "take 2", pile="big")
    assert undo_of(match, [1]) == Undo(undo=4, undo_turn=3)


def test_what_others_have_followed_may_only_be_asked_for():
    match = of_three()
    assert undo_of(match, [0]) == Undo(can_ask_undo=2)
    assert undo_of(match, [0, 1]) == Undo(can_ask_undo=4)
    assert undo_of(match, [0, 1, 2]) == Undo(undo=5, undo_turn=5)


def test_whoever_holds_all_seats_may_undo_what_chance_has_followed():
    match = a_match("end", "end")
    assert texts(match)[-1].startswith(".")
    assert undo_of(match, [1]) == Undo(can_ask_undo=2)
    assert undo_of(match, [0, 1]) == Undo(undo=2, undo_turn=2)


def test_among_programs_one_may_undo_freely():
    match = a_match("take 1", "end", "take 1", pile="big", sitters=LONE)
    assert undo_of(match, [0]) == Undo(undo=2, undo_turn=1)


def test_neither_ones_own_other_seats_nor_programs_have_to_be_asked():
    sitters = [*PEOPLE, Sitter("greedy", is_program=True)]
    match = a_match(*ALL_TOOK, pile="big", sitters=sitters)
    assert undo_of(match, [0, 1]) == Undo(undo=4, undo_turn=3)
    assert undo_of(match, [0]) == Undo(can_ask_undo=2)


def test_who_only_watches_or_has_answered_nothing_may_undo_nothing():
    match = a_match("take 1", pile="big")
    assert undo_of(match, []) == undo_of(match, [1]) == Undo()


def test_when_the_match_is_over_nothing_may_be_undone():
    match = a_match(*["end"] * 6)
    assert match.over
    assert undo_of(match, [0, 1]) == Undo()


def test_what_stands_is_counted_on_as_it_would_be_counted_anew():
    match = a_match()
    for _ in range(4):
        match.play(match.moves[0])
        assert match.standing() == match.record.standing()
        match.play(match.moves[-1])
        undo(match, [0, 1])
        assert match.standing() == match.record.standing()
    assert replay(match.game, match.record).standing() == match.standing()
