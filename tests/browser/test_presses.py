"""A press is meant for the button that stood there: nothing comes to lie below a finger that is still tapping."""

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from tests.browser.people import DESK, IDLE, PHONE, Visitor
from tests.browser.positions import THREE, open_at, place_of

FIRST = HOUSE[0].name
TABLET = (768, 1024)
SIZES = [DESK, PHONE, TABLET, (1024, 768), (640, 360)]
UNDO, HINT, END, TAKE = ".act .undo", ".act .hint", "[data-confirm]", "[data-instead]"
HOLD = "() => { window.held = performance.now(); }"
LET_GO = "() => { window.held = null; }"


@pytest.fixture
def ana(browser, kept):
    coming = Visitor(browser, kept.url)
    yield coming
    coming.leave()


def sit_down(ana):
    page = ana.go(open_at(ana.page.request, ana.url, place_of(FIRST, THREE, "turn"), others="me"))
    ana.wait_for_turn()
    return page


def move_a_die(ana):
    """So that there is something to take."""
    page = ana.page
    page.locator("[data-piece^=die-][data-can]").first.dispatch_event("click")
    page.wait_for_selector(f"{TAKE}, .act [data-move^=more]")
    if page.locator(".act [data-move^=more]").count():
        page.locator(".act [data-move^=more]").first.dispatch_event("click")
    page.wait_for_selector(TAKE)
    page.wait_for_function(IDLE)


def places(page, *selectors):
    return [page.locator(one).bounding_box() for one in selectors]


def is_apart(one, two):
    return one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]


def test_undo_hint_and_end_stand_still_whatever_else_can_be_pressed(ana):
    page = sit_down(ana)
    before = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before.append(places(page, UNDO, HINT, END))
    move_a_die(ana)
    for (width, height), stood in reversed(list(zip(SIZES, before, strict=True))):
        page.set_viewport_size({"width": width, "height": height})
        assert places(page, UNDO, HINT, END) == stood, (width, height)
        [take] = places(page, TAKE)
        assert all(is_apart(take, other) for other in stood), (width, height)


def test_a_double_tap_answers_once_and_keys_are_not_held_up(ana):
    page = sit_down(ana)
    move_a_die(ana)
    line = ana.line()
    page.evaluate(HOLD)
    page.locator(END).click()  # it has just come to mean that something is left behind
    page.locator(TAKE).click()
    page.wait_for_function(IDLE)
    assert ana.line() == line
    page.evaluate(LET_GO)
    page.locator(TAKE).click()
    ana.reach(line + 1)
    page.wait_for_function(IDLE)
    page.evaluate(HOLD)
    page.locator(END).click()
    page.locator(UNDO).click()  # it stood there all the time
    page.wait_for_selector(TAKE)
    page.wait_for_function(IDLE)
    line = ana.line()
    page.locator(TAKE).focus()
    page.keyboard.press("Enter")
    ana.reach(line + 1)
    expect(page.locator(TAKE)).to_have_count(0)
