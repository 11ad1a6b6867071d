"""A match looked at again: any line, what it brought about, playing on, and the dice."""

import re

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from tests.browser.people import STILL

FIRST, SECOND = (game.name for game in HOUSE)


def resigned(visitor, game=SECOND):
    """A short match that is over."""
    match = visitor.start(game, "same")
    visitor.play(14)
    visitor.wait_for_turn()
    visitor.page.click(".head [aria-label='This match']")
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("button", name="Really resign?").click()
    visitor.page.wait_for_selector(".act .over")
    return match


def at_line(page):
    return int(page.input_value(".where input"))


def test_a_replay_steps_both_ways_and_jumps(visit):
    ana = visit()
    resigned(ana)
    page = ana.page
    page.click(".act .btn.primary")
    page.wait_for_selector(".where")
    first = at_line(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('.where input').value > first", arg=first)
    second = at_line(page)
    assert second > first
    expect(page.locator(".said")).not_to_be_empty()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("first => document.querySelector('.where input').value == first", arg=first)
    expect(page.locator(".where b")).to_have_text(re.compile(r"^Turn 1 of \d+"))
    page.keyboard.press("End")
    page.wait_for_function("() => location.search === `?line=${document.querySelector('.where input').max}`")
    last = at_line(page)
    page.keyboard.press("l")
    page.locator(".drawer .line").locator("visible=true").nth(5).click()
    page.wait_for_function("last => !location.search.endsWith(`=${last}`)", arg=last)
    address = page.url
    page.goto(address)
    page.wait_for_selector(".where")
    assert page.url == address
    assert address.endswith(f"?line={at_line(page)}")


def test_a_click_on_how_the_match_went_goes_there(visit):
    ana = visit()
    match = resigned(ana)
    page = ana.go(f"/replay/{match}")
    page.wait_for_selector(".course > svg")
    page.evaluate(STILL)
    box = page.locator(".course > svg").bounding_box()
    page.mouse.click(box["x"] + 0.9 * box["width"], box["y"] + 5)
    page.wait_for_function(
        "() => Number(location.search.split('=')[1]) > 0.5 * document.querySelector('.where input').max"
    )
    assert re.findall(r"\d+\s?%", page.inner_text(".course .now"))


def test_the_dice_are_checked_in_the_page(visit):
    ana = visit()
    match = resigned(ana)
    page = ana.go(f"/replay/{match}")
    page.click("header [aria-label='Check the dice']")
    page.click(".drawer .btn")
    draws = page.request.get(f"{ana.url}/api/matches/{match}/draws").json()["draws"]
    assert page.get_attribute("[data-verified]", "data-verified") == str(len(draws))
    assert page.get_attribute("[data-chosen]", "data-chosen") == "web-verify-nobody"


def test_the_page_says_it_if_the_host_had_shown_another_seal(visit):
    ana = visit()
    match = resigned(ana)
    page = ana.go(f"/replay/{match}")
    page.evaluate(
        "localStorage.setItem('cathedrals-dice',"
        " localStorage.getItem('cathedrals-dice').replace(/sha256:[0-9a-f]{4}/, 'sha256:zzzz'))"
    )
    page.click("header [aria-label='Check the dice']")
    page.click(".drawer .btn")
    assert page.get_attribute("[data-chosen]", "data-chosen") == "web-verify-seal-changed"


def test_who_has_only_watched_is_told_whose_word_it_is(visit):
    ana, jan = visit(), visit()
    page = jan.go(f"/replay/{resigned(ana)}")
    page.click("header [aria-label='Check the dice']")
    page.click(".drawer .btn")
    assert page.get_attribute("[data-chosen]", "data-chosen") == "verify-salts"


def test_a_match_is_played_on_from_a_line(visit):
    ana = visit()
    match = resigned(ana, FIRST)
    page = ana.go(f"/replay/{match}")
    page.wait_for_selector(".where")
    first = page.inner_text(".where b")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where b")).not_to_have_text(first, use_inner_text=True)
    line = at_line(page)
    page.click("header .btn:has-text('Play on')")
    page.click("[data-play-on]")
    page.wait_for_url(lambda url: "/table/" in url)
    ana.wait_for_turn()
    assert ana.line() >= line > 0
    ana.play(3)


@pytest.mark.parametrize("hints", [True, False])
def test_playing_on_and_reasons_are_offered_where_they_may_be_had(visit, hints):
    ana = visit()
    page = ana.go()
    wish = {"game": SECOND, "seats": ["greedy", "me"], "hints": hints}
    match = page.request.post(f"{ana.url}/api/tables", data=wish).json()["id"]
    ana.go(f"/table/{match}")
    record = f"{ana.url}/api/matches/{match}/record"
    ana.play(200, until=lambda: "\n0 " in page.request.get(record).text())  # the program has played
    ana.wait_for_turn()
    ana.go(f"/replay/{match}")
    page.wait_for_selector(".where")
    page.keyboard.press("l")
    page.wait_for_selector(".log h3")
    for offered in (page.locator(".log .ask").first, page.locator("header .btn:has-text('Play on')")):
        expect(offered).to_be_visible(visible=hints)


def test_the_record_can_be_taken_home(visit):
    ana = visit()
    match = resigned(ana)
    page = ana.go(f"/replay/{match}")
    with page.expect_download() as download:
        page.click(".btns a")
    assert download.value.suggested_filename == f"{match}.record"


@pytest.mark.parametrize(("game", "theme"), [(FIRST, "dark"), (SECOND, "light")])
def test_nothing_is_wrong_with_what_opens_beside_a_replay(visit, game, theme):
    ana = visit(theme=theme)
    match = resigned(ana, game)
    page = ana.go(f"/replay/{match}")
    faults = {}
    for button in ("Scoring", "Check the dice", "Play on from here"):
        page.get_by_role("button", name=button, exact=True).click()
        faults[button] = ana.faults()
        page.keyboard.press("Escape")
    assert {where: found for where, found in faults.items() if found} == {}
