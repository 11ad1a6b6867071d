"""On a tablet, and at a desk at twice the size: nothing covers what one needs, and fingers hit what they aim at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.people import TABLET, Visitor
from tests.browser.positions import FIRST, SECOND, THREE, TWO, open_at, place_of
from tests.browser.test_fit import CHAT, DRAWN, LOG, RULES
from tests.server.serving import Served

ON_ITS_SIDE = (1024, 768)
TWICE_AS_LARGE = (640, 360)
FINGER = 32
BOX = "selector => document.querySelector(selector).getBoundingClientRect().toJSON()"


@pytest.fixture
def ana(browser: Browser, kept: Served) -> Iterator[Visitor]:
    coming = Visitor(browser, kept.url, TABLET)
    yield coming
    coming.leave()


@pytest.fixture
def jan(browser: Browser, kept: Served) -> Iterator[Visitor]:
    coming = Visitor(browser, kept.url, TWICE_AS_LARGE)
    yield coming
    coming.leave()


def sit(visitor: Visitor, game: str, record: str, step: str) -> None:
    visitor.go(open_at(visitor.page.request, visitor.url, place_of(game, record, step)))
    visitor.page.wait_for_selector(".act.mine")


def lay(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN)


@pytest.mark.parametrize("drawer", [LOG, CHAT, RULES])
def test_what_is_opened_leaves_the_question_in_sight_and_the_keys_away(ana, drawer):
    sit(ana, FIRST, THREE, "walk")
    ana.page.tap(drawer)
    ana.page.wait_for_selector(".drawer")
    assert ana.page.evaluate(BOX, ".drawer")["bottom"] <= ana.page.evaluate(BOX, ".area-panel")["top"]
    assert not ana.page.evaluate("document.activeElement.matches('input, textarea')")


def test_the_plan_stands_where_the_table_stood(ana):
    sit(ana, FIRST, THREE, "walk")
    before = ana.page.evaluate(BOX, ".act")
    ana.page.tap("button:has(use[href$=x-plan])")
    ana.page.wait_for_selector(".act:not(.mine)")
    after = ana.page.evaluate(BOX, ".act")
    assert (after["top"], after["bottom"]) == (before["top"], before["bottom"])


# What is pressed in the panel and lower than this.
LOW = """least => [...document.querySelectorAll(".act :is(.tool, .move)")]
  .filter((one) => one.getBoundingClientRect().height < least)
  .map((one) => one.textContent || one.ariaLabel)"""


def test_on_its_side_too_the_answers_can_be_hit(ana):
    lay(ana, ON_ITS_SIDE)
    sit(ana, FIRST, THREE, "deliver")
    assert ana.page.evaluate(LOW, FINGER - 3) == []


IS_ASKED_WHOLE = """() => {
  const [list, asked] = [".crumbs", ".crumbs .now"].map((one) => document.querySelector(one).getBoundingClientRect());
  return asked.right <= list.right + 1;
}"""


def test_what_is_asked_stays_in_sight_when_the_tablet_is_turned(ana):
    sit(ana, FIRST, THREE, "walk")
    ana.page.wait_for_selector(".crumbs .now")
    lay(ana, ON_ITS_SIDE)
    ana.page.wait_for_function(IS_ASKED_WHOLE)


def test_what_a_tile_says_does_not_lie_over_what_is_offered(jan):
    sit(jan, SECOND, TWO, "action")
    jan.page.hover("[data-piece=order_field-2]")
    jan.page.wait_for_selector("[data-enlarged]")
    card = jan.page.evaluate(BOX, "[data-enlarged]")
    assert card["right"] <= jan.page.evaluate(BOX, "[data-piece=order_field-1]")["left"]


def test_in_the_lobby_nothing_lies_over_the_games_and_their_pictures_fill_them(ana):
    ana.go()
    ana.page.wait_for_selector("[data-solo]")
    game, picture, solo = (ana.page.evaluate(BOX, one) for one in (".gm", ".gm .pic", "[data-solo]"))
    assert solo["top"] >= game["bottom"]
    assert picture["width"] >= game["width"] - 4
