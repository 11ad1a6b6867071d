"""On a phone, with the bars of its browser: what is to be pressed is there, and large enough to be seen and hit."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page

from cathedrals.kernel.words import LANGUAGES
from tests.browser.people import FONTS_CAME, Visitor
from tests.browser.positions import FIRST, SECOND, THREE, open_at, place_of
from tests.browser.test_fit import DRAWN, Reader
from tests.server.serving import Served
from tests.tiers import sample

LOW = [(390, 664), (320, 640)]
ON_ITS_SIDE = (844, 390)
FINGER = 32

# Whatever can be pressed in what the lesson says lies within the window, without scrolling.
OUTSIDE = """() => [...document.querySelectorAll(".said :is(header, footer) :is(button, a)")]
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map((one) => one.textContent)"""
GO_ON = """() => {
  const on = document.querySelector(".said :is([data-next], [data-move])");
  on?.click();
  return on !== null;
}"""
WHERE = "() => { const { step, line } = document.querySelector('.app').dataset; return `${step} ${line}`; }"
WENT_ON = f"before => document.querySelector('.app').ariaBusy === 'false' && ({WHERE})() !== before"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


@pytest.fixture
def reader(browser: Browser, kept: Served) -> Iterator[Reader]:
    coming = Reader(browser, kept.url, ["en"])
    yield coming
    coming.leave()


@pytest.fixture
def ana(browser: Browser, kept: Served) -> Iterator[Visitor]:
    coming = Visitor(browser, kept.url, LOW[0])
    yield coming
    coming.leave()


@pytest.mark.parametrize("language", LANGUAGES[: sample(1, len(LANGUAGES))])
@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_answer_of_a_lesson_can_be_pressed(reader, game, language):
    resize(reader.page, LOW[0])
    reader.come_speaking(language, f"/learn/{game}")
    reader.page.wait_for_selector(".said")
    reader.page.wait_for_function(FONTS_CAME)
    faults: dict[str, list[str]] = {}
    sizes = deque([*LOW, ON_ITS_SIDE])
    goes_on = True
    while goes_on:
        where = reader.page.evaluate(WHERE)
        sizes.rotate()
        for size in islice(sizes, sample(1, len(sizes))):
            resize(reader.page, size)
            faults |= reader.measure(f"{where}, {size}")
            outside = reader.page.evaluate(OUTSIDE)
            faults |= {f"{where}, {size}, outside": outside} if outside else {}
        if goes_on := reader.page.evaluate(GO_ON):
            reader.page.wait_for_function(WENT_ON, arg=where)
    assert reader.page.locator("[data-play-on]").count() == 1
    assert faults == {}


# The market --------------------------------------------------------------------------------------

SMALLEST_DIE = """() => Math.min(...[...document.querySelectorAll(".market .die use")]
  .map((die) => die.getBoundingClientRect().width))"""
# How broad the place is at which a die that stands alone can be hit.
REACHES = """() => [...document.querySelectorAll(".market .die")].map((die) => {
  const { x, y, width, height } = die.querySelector("use").getBoundingClientRect();
  const hits = (by) => document.elementFromPoint(x + width / 2 + by, y + height / 2)?.closest(".die") === die;
  let [left, right] = [0, 0];
  while (hits(-left - 0.5)) left += 0.5;
  while (hits(right + 0.5)) right += 0.5;
  return left + right;
})"""
DOCK_SHOWN = """() => {
  const table = document.querySelector(".table");
  table.scrollTop = table.scrollHeight;
  const bottom = document.querySelector(".area-dock").getBoundingClientRect().bottom;
  return bottom <= document.querySelector(".area-panel").getBoundingClientRect().top + 1;
}"""


@pytest.mark.parametrize("size", [*LOW, (360, 640)])
def test_the_dice_of_the_market_can_be_seen_and_hit(ana, size):
    resize(ana.page, size)
    ana.go(open_at(ana.page.request, ana.url, place_of(FIRST, THREE, "walk")))
    ana.page.wait_for_selector(".act.mine")
    assert ana.page.evaluate(SMALLEST_DIE) >= 24
    assert max(ana.page.evaluate(REACHES)) >= FINGER
    assert ana.page.evaluate(DOCK_SHOWN)


IN_SIGHT = """() => {
  const [table, panel] = [".table", ".area-panel"].map((one) => document.querySelector(one).getBoundingClientRect());
  return [...document.querySelectorAll("[data-piece][data-can]")].some((piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return piece.checkVisibility({ visibilityProperty: true }) && top >= table.top - 1 && bottom <= panel.top + 1;
  });
}"""


@pytest.mark.parametrize("step", ["deliver", "walk", "banner"])
def test_what_is_asked_for_is_scrolled_into_sight(ana, step):
    ana.go(open_at(ana.page.request, ana.url, place_of(FIRST, THREE, step)))
    ana.page.wait_for_selector(".act.mine")
    ana.page.wait_for_function(IN_SIGHT)


# The log, and what opens over the table ------------------------------------------------------------


def test_the_replay_of_a_running_match_says_so_and_leads_back(ana):
    table = open_at(ana.page.request, ana.url, place_of(FIRST, THREE, "walk"))
    ana.go(table)
    ana.page.click(".head [aria-label=Log]")
    ana.page.locator(".drawer .line").locator("visible=true").first.click()
    ana.page.wait_for_selector(".where")
    assert ana.page.inner_text("[data-running] p") == "This is a replay; the match is still in progress."
    ana.page.click("[data-running] a")
    ana.page.wait_for_selector(".act.mine")
    assert ana.page.url == ana.url + table


def test_what_opens_over_the_table_is_closed_at_the_same_place_however_much_it_says(ana):
    ana.go(open_at(ana.page.request, ana.url, place_of(FIRST, THREE, "walk")))
    ana.page.wait_for_selector(".act.mine")
    places = set()
    for opens in ("Log", "Chat", "This match", "Settings"):
        ana.page.click(f".head [aria-label='{opens}']")
        places.add(str(ana.page.locator(".drawer [aria-label=Close]").bounding_box()))
        ana.page.keyboard.press("Escape")
    assert len(places) == 1
