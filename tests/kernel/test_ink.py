"""Rows of text: with colour only where the page has some, and never wider than it."""

import pytest

from cathedrals.kernel.ink import drawn, fit, ink, row, rule
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import Words


def page(colour):
    return Page(Words("basilica"), ["Ana"], 0, 10, 5, colour)


def test_a_page_without_colour_is_plain_text_cut_to_its_width():
    assert drawn([ink("red", "red"), ink("a" * 12)], page("")) == "red\n" + "a" * 10


def test_a_page_with_colour_says_it_by_escape_sequences():
    assert drawn([ink("red", "red")], page("standard")) == "\x1b[31mred\x1b[0m"


@pytest.mark.parametrize(("text", "made"), [("ab", "ab  "), ("abcdef", "abcd"), ("abcd", "abcd")])
def test_a_text_is_cut_or_filled_up(text, made):
    assert fit(ink(text), 4).plain == made


@pytest.mark.parametrize(("width", "made"), [(9, "─ title ─"), (8, "────────"), (12, "─ title ────")])
def test_a_title_stands_in_its_line_if_there_is_room(width, made):
    assert rule(width, "title").plain == made


def test_parts_stand_in_a_row():
    assert row("a", ink("b")).plain == "ab"
