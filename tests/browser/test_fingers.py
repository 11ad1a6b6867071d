"""With fingers only: who is invited from a phone, what others did, what is tapped, and what must not be covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import ASKED_NAME, Visitor
from tests.browser.positions import SECOND
from tests.server.serving import Served

SMALL = (360, 640)
SMALLEST = (320, 568)
# A phone has its own way to share, which a test can't see: it keeps what it is given.
SHARES = "navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); }"
FINGERS = """(() => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => asked(query.includes("pointer: coarse") ? "all" : query);
})()"""


class Phone(Visitor):
    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = SMALL) -> None:
        super().__init__(browser, url, size)
        for script in (SHARES, FINGERS):
            self.context.add_init_script(script)


@pytest.fixture
def phones(browser: Browser, kept: Served) -> Iterator[tuple[Phone, Phone]]:
    both = Phone(browser, kept.url), Phone(browser, kept.url)
    yield both
    for phone in both:
        phone.leave()


# Who is invited ----------------------------------------------------------------------------------


def test_whatever_is_shared_of_a_private_table_invites(phones):
    ana, jan = phones
    ana.start(SECOND, "friend")
    link = ana.page.input_value(".card input[readonly]")
    ana.page.click(".invitation .primary")
    assert ana.page.evaluate("window.shared") == link
    assert ana.page.url == link
    jan.join(link)
    for phone in phones:
        phone.page.wait_for_selector(".act")
    assert "#" not in ana.page.url


def test_without_its_link_a_private_table_says_so_at_once_and_notices_the_link(phones):
    ana, jan = phones
    table = ana.start(SECOND, "friend")
    link = ana.page.input_value(".card input[readonly]")
    jan.go(f"/table/{table}")
    expect(jan.page.locator(".card .bad")).to_have_text("This table is private; please use its link.")
    assert jan.page.locator(ASKED_NAME).count() == 0
    jan.join(link)
    jan.page.wait_for_selector(".act")


# What others did ---------------------------------------------------------------------------------


def test_a_turn_begins_with_what_others_did(phones):
    ana, jan = phones
    ana.start(SECOND, "friend")
    jan.join(ana.page.input_value(".card input[readonly]"))
    for phone in phones:
        phone.page.wait_for_selector(".act")
    first, other = (ana, jan) if ana.page.locator(".act.mine").count() else (jan, ana)
    first.play(40, until=lambda: other.page.locator(".act.mine").count() > 0)
    since = other.page.locator("[data-since]")
    expect(since).to_be_visible()
    since.click()
    expect(other.page.locator(".recap h2")).to_have_text("Since your last turn")


# What is tapped ----------------------------------------------------------------------------------

# Whatever can be chosen on the plan and lies under what explains the last answer.
COVERED = """() => {
  const card = document.querySelector("[data-enlarged]").getBoundingClientRect();
  return [...document.querySelectorAll(".stage [data-piece], [data-piece^=cell-]")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < card.bottom - 4 && bottom > card.top;
  }).map((one) => one.dataset.piece);
}"""


def tap(page: Page, piece: str) -> None:
    page.dispatch_event(piece, "pointerdown", {"pointerType": "touch", "bubbles": True})
    page.dispatch_event(piece, "click")


@pytest.mark.parametrize("size", [SMALL, SMALLEST])
def test_what_explains_an_answer_lies_over_nothing_that_is_asked_next(browser, kept, size):
    ana = Phone(browser, kept.url, size)
    ana.start(SECOND, "same")
    ana.wait_for_turn()
    tap(ana.page, "[data-piece^=vault_field-][data-can]")
    ana.page.wait_for_selector("[data-enlarged].brief")
    ana.wait_for_turn()
    assert ana.page.evaluate(COVERED) == []
    ana.leave()


# What fits ---------------------------------------------------------------------------------------

BEYOND = """() => [...document.querySelectorAll(".dock *, .head *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
  .map((one) => one.outerHTML.slice(0, 60))"""


@pytest.mark.parametrize("size", [SMALL, SMALLEST])
def test_nothing_of_the_own_board_or_the_lobby_lies_beyond_the_window(browser, kept, size):
    ana = Phone(browser, kept.url, size)
    ana.go()
    ana.page.wait_for_selector(".start")
    assert ana.page.evaluate("document.documentElement.scrollWidth") == size[0]
    ana.start(SECOND, "same")
    ana.wait_for_turn()
    assert ana.page.evaluate(BEYOND) == []
    ana.leave()
