"""A game of another package in the browser: in the lobby beside the others, on a plain board, and looked at again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.docs import quarry
from tests.server.serving import Served

NAME = "quarry"
SHEET = ".sheet pre"
FAILED = {"refused": "failed", "args": {"request": "1a2b"}}
FITS = "pre => pre.scrollWidth <= pre.clientWidth && pre.getBoundingClientRect().bottom <= innerHeight"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which the package of the page is installed."""
    folder, site = tmp_path_factory.mktemp("quarry"), tmp_path_factory.mktemp("site")
    quarry.lay(folder, quarry.files(quarry.THIRD_GAME))
    quarry.install(folder, site)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", quarry.beside_the_house(site)["PYTHONPATH"])
        with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store')}/store.sqlite") as server:
            yield server


def test_a_match_is_played_on_the_plain_board_and_looked_at_again(visit):
    ana = visit()
    match = ana.start(NAME, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    expect(page.locator(SHEET)).to_contain_text("Apprentice")
    assert page.eval_on_selector(SHEET, FITS)
    assert ana.faults() == []
    ana.play(200, with_mouse=2)
    assert ana.is_over()
    expect(page.locator(".drawer")).to_contain_text("Total")
    scores = page.locator(".over .num").all_inner_texts()
    expect(page.locator(".seats .num")).to_have_text(scores)
    expect(page.locator(".log li").last).to_contain_text("stone")
    ana.go(f"/replay/{match}?line=1")
    expect(page.locator(".seats .num")).to_have_text(["0", "0"])
    page.keyboard.press("End")
    expect(page.locator(".seats .num")).to_have_text(scores)


def test_a_piece_that_cannot_be_taken_says_why_and_the_frame_speaks_polish_on_a_phone(visit):
    ana = visit(size=PHONE, theme="light", locale="pl-PL")
    ana.start(NAME, "apprentice")
    heap = ana.page.locator("[data-piece=heap]")
    ana.wait_for_turn()
    while heap.get_attribute("data-can") is not None:
        ana.page.keyboard.press("1")
        ana.wait_for_turn()
    assert ana.faults() == []
    ana.page.reload()  # a piece that no move has spoken of here yet can be asked for too
    ana.wait_for_turn()
    heap.click()
    expect(ana.page.locator(".act .why")).to_contain_text("There are only 0 on the heap.")
    expect(ana.page.locator(".act .why button")).to_have_count(1)
    expect(ana.page.locator(".act .undo")).to_have_text("Cofnij")
    assert ana.page.eval_on_selector(SHEET, FITS)


def test_while_reasons_are_asked_for_a_piece_that_can_be_taken_says_so_and_nothing_is_played(visit):
    ana = visit()
    ana.start(NAME, "apprentice")
    ana.wait_for_turn()
    line = ana.line()
    ana.page.keyboard.press("?")
    ana.page.click("[data-piece=heap]")
    expect(ana.page.locator(".act .why")).to_contain_text(": you can play this now.")
    ana.page.keyboard.press("1")  # what is not to be seen cannot be chosen
    ana.page.click(".act .why button")
    expect(ana.page.locator(".act [data-move]").first).to_be_visible()
    assert ana.line() == line


def test_signs_wider_than_a_letter_fit_on_the_sheet_of_a_phone(visit):
    ana = visit(size=PHONE)
    drawn = {"drawing": "\N{BLACK HEXAGON}" * 30, "scores": [0, 0], "pieces": {}}
    ana.page.route("**/drawing/**", lambda route: route.fulfill(json=drawn))
    ana.start(NAME, "apprentice")
    expect(ana.page.locator(SHEET)).to_have_text(drawn["drawing"])
    assert ana.page.eval_on_selector(SHEET, FITS)


def test_a_drawing_that_fails_says_so(visit):
    ana = visit()
    ana.forgiven = ("500",)
    ana.page.route("**/drawing/**", lambda route: route.fulfill(status=500, json=FAILED))
    ana.start(NAME, "apprentice")
    expect(ana.page.locator(".sheet [role=alert]")).to_contain_text("Something went wrong on the server")


def test_what_it_does_not_have_is_not_offered(visit):
    ana = visit()
    ana.start(NAME, "apprentice")
    ana.wait_for_turn()
    expect(ana.page.locator(".act [data-move]").first).to_be_visible()
    assert ana.page.locator(".about, button:has(use[href$=x-book])").count() == 0
    for path in ("/rules", "/learn"):
        ana.go(path)
        expect(ana.page.locator("text=Basilica").first).to_be_visible()
        assert ana.page.locator("text=Quarry").count() == 0
