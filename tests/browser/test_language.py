"""The language in the browser: chosen once, it comes back in a new tab and with an account, and nothing is lost."""

import secrets

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from cathedrals.kernel.words import LANGUAGES, Words
from tests.browser.people import Visitor

FIRST, SECOND = (game.name for game in HOUSE)
TOLD = """() => ({
  line: document.querySelector('.app').dataset.line,
  pieces: [...document.querySelectorAll('[data-piece][data-can]')].map((piece) => piece.dataset.piece),
  moves: [...document.querySelectorAll('.act [data-move]')].map((move) => move.dataset.move),
})"""


def speaks(page, language):
    page.wait_for_selector(f"html[lang={language}] .home")
    page.wait_for_selector(f"text={Words('', language).say('web-open-tables')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_spoken_to_in_its_own_language(browser, served, language):
    ana = Visitor(browser, served.url, locale=f"{language}-XX")
    speaks(ana.go(), language)
    ana.leave()


def test_a_language_that_was_chosen_comes_back_in_a_new_tab(visit):
    ana = visit()
    page = ana.go()
    speaks(page, "en")
    with page.expect_response("**/api/me/language"):
        page.click("button[lang=fr]")
    speaks(page, "fr")
    tab = ana.context.new_page()
    tab.goto(ana.url)
    speaks(tab, "fr")


def test_the_language_of_an_account_is_there_where_it_is_entered(visit):
    ana, elsewhere = visit(), visit()
    name, password = f"Ana {secrets.token_hex(3)}", "long enough"
    page = ana.go()
    with page.expect_response("**/api/me/language"):
        page.click("button[lang=fr]")
    speaks(page, "fr")
    page.click(".me")
    page.fill(".drawer input >> nth=0", name)
    page.fill(".drawer input[type=password]", password)
    page.click(".drawer .row .btn >> nth=0")
    page.wait_for_selector(".drawer >> text=" + Words("", "fr").say("web-account-opened"))
    there = elsewhere.go()
    speaks(there, "en")
    there.click(".me")
    there.fill(".drawer input >> nth=0", name)
    there.fill(".drawer input[type=password]", password)
    there.click(".drawer .row .btn >> nth=1")
    speaks(there, "fr")
    elsewhere.go("/")
    speaks(there, "fr")


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_switch_in_the_middle_of_a_match_loses_nothing(visit, game):
    ana = visit()
    ana.start(game, "same")
    ana.play(9)
    ana.wait_for_turn()
    page = ana.page
    page.keyboard.press("c")
    page.click(".quick .btn")
    page.wait_for_selector(".drawer li span")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_selector(".log li")
    lines = page.locator(".log li").count()
    page.keyboard.press("Escape")  # once: with nothing open it takes back the last answer
    told = page.evaluate(TOLD)
    page.locator("header.head .ib").last.click()
    page.click(".drawer label:has(input[value=pl])")
    page.wait_for_selector("html[lang=pl]")
    words = Words(game, "pl")
    page.wait_for_function("said => document.title.includes(said)", arg=words.say("game-title"))
    ana.wait_for_turn()
    page.wait_for_function(f"told => JSON.stringify(({TOLD})()) === JSON.stringify(told)", arg=told)
    page.keyboard.press("l")
    page.wait_for_selector(".log li")
    expect(page.locator(".log li")).to_have_count(lines)
    page.keyboard.press("c")
    expect(page.locator(".drawer li span")).to_have_text(words.say("phrase-good-luck"))
    page.keyboard.press("Escape")
    ana.play(3, seed=4)


def test_a_choice_that_is_half_made_is_not_lost_by_a_switch(visit):
    ana = visit()
    match = ana.start(FIRST, "same")
    page = ana.page

    def pieces_of_several() -> list[str]:
        """Those that belong to more than one move, so that choosing one settles nothing yet."""
        moves = page.request.get(f"{ana.url}/api/matches/{match}").json()["moves"]
        pieces = [piece for move in moves for piece in move["on"]]
        return sorted({piece for piece in pieces if pieces.count(piece) > 1})

    ana.play(60, until=lambda: len(pieces_of_several()) > 0)
    ana.wait_for_turn()
    page.locator(f"[data-piece={pieces_of_several()[0]}]").first.dispatch_event("click")
    page.wait_for_selector(".crumbs button.now")
    told = page.evaluate(TOLD)
    page.locator("header.head .ib").last.click()
    page.click(".drawer label:has(input[value=ca])")
    page.wait_for_selector("html[lang=ca] .crumbs button.now")
    page.wait_for_selector(".drawer legend")  # who chooses a language may want to choose more
    assert page.evaluate(TOLD) == told
