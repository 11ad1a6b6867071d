"""What a screen is made of, row by row; that it fits the window is seen in `test_play.py`."""

import pytest

from cathedrals.cli.screen import Choice, Scene, best_list, compose, groups, in_brief, in_full, paged
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import Words
from tests.kernel.pebbles import PEBBLES


def page(width=80, height=24, colour=""):
    return Page(Words("basilica"), ["Ana"], 0, width, height, colour)


def offers(*texts, after=""):
    return [Choice(number, text, f"Do {text}", after, text) for number, text in enumerate(texts, 1)]


def test_moves_that_begin_alike_stand_together_and_those_alone_at_the_end():
    made = groups(offers("claim a1", "claim b1", "pass", after="!"))
    assert made == [[("", "claim"), ("1", "a1!"), ("2", "b1!")], [("3", "pass!")]]


def test_a_group_goes_on_in_the_next_row_where_the_window_ends():
    """The word takes nine columns, every item its number, a bracket, a blank and its text."""
    moves = offers(*(f"claim {letter}1" for letter in "abc"))
    assert in_brief(moves, page(80)) == [" claim      1) a1  2) b1  3) c1"]
    assert in_brief(moves, page(31)) == [" claim      1) a1  2) b1  3) c1"]
    assert in_brief(moves, page(30)) == [" claim      1) a1  2) b1", " " * 12 + "3) c1"]


def test_moves_in_full_stand_in_columns_that_are_read_downwards():
    moves = offers("a", "b", "c")
    assert in_full(moves, page(40), 1) == [" 1 a  Do a", " 2 b  Do b", " 3 c  Do c"]
    assert in_full(moves, page(40), 2) == [f"{' 1 a  Do a':<20} 3 c  Do c", " 2 b  Do b"]


@pytest.mark.parametrize(("width", "fits"), [(22, True), (21, False)])
def test_columns_that_would_be_too_narrow_are_none(width, fits):
    assert bool(in_full(offers("a", "b"), page(width), 2)) is fits


def test_moves_are_told_in_words_where_these_fit_and_else_in_brief():
    moves = offers("a", "b", "c")
    assert best_list(moves, ["brief"], page(40), 3) == in_full(moves, page(40), 1)
    assert best_list(moves, ["brief"], page(40), 2) == in_full(moves, page(40), 2)
    assert best_list(moves, ["brief"], page(40), 0) == ["brief"]


def test_rows_that_fit_are_all_shown():
    assert paged(["a", "b", "c"], 3, 0, page()) == (["a", "b", "c"], 0)


def test_more_rows_are_shown_page_by_page_and_then_from_the_first_again():
    rows = list("abcde")
    first, then = paged(rows, 3, 0, page())
    assert first[:-1] == ["a", "b"]
    assert "3" in first[-1]
    assert then == 2
    second, then = paged(rows, 3, then, page())
    assert second[:-1] == ["c", "d"]
    assert then == 4
    last, then = paged(rows, 3, then, page())
    assert last[:-1] == ["e"]
    assert last[-1] == Words("basilica").say("play-last-moves")
    assert then == 0


@pytest.mark.parametrize("room", [0, 1, 2])
def test_one_row_is_shown_however_little_room_there_is(room):
    shown, then = paged(["a", "b", "c"], room, 0, page())
    assert (shown[:-1], then) == (["a"], 1)


def compose_in(height, told, note=(), moves=2):
    table = PEBBLES.new_table()
    scene = Scene("Which?", offers(*(f"take {number}" for number in range(moves))), list(told), list(note))
    return compose(PEBBLES, table, page(height=height), scene)


def test_the_newest_of_what_happened_stand_above_the_question():
    shot = compose_in(8, ["first", "second", "third", "fourth"])
    assert shot.rows == [
        "0 pebbles",
        "second",
        "third",
        "fourth",
        "Which?",
        *in_full(offers("take 0", "take 1"), page(), 1),
    ]
    assert shot.told == 3


def test_all_that_happened_is_shown_where_there_is_room():
    assert compose_in(24, ["first", "second"]).rows[1:3] == ["first", "second"]


def test_a_note_takes_the_place_of_what_happened():
    shot = compose_in(6, ["first", "second"], note=["No."])
    assert shot.rows == ["0 pebbles", "No.", "Which?", *in_full(offers("take 0", "take 1"), page(), 1)]
    assert shot.told == 2
