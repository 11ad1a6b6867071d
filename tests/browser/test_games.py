"""Games played by clicking, as people play them, to their end."""

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from tests.browser.people import DESK, PHONE, Visitor
from tests.browser.positions import SOLO, THREE, TWO, open_at, place_near_the_end
from tests.tiers import tally

FIRST, SECOND = (game.name for game in HOUSE)
MANY = 6000
LOW = (1280, 340)  # the final scoring has to be scrolled
long = pytest.mark.long


def play_to_the_end(ana, with_mouse=0):
    """What is shown then is what the server says."""
    ana.play(MANY, with_mouse=with_mouse)
    assert ana.is_over()
    tally("games by clicks")
    state = ana.page.request.get(ana.page.url.replace("/table/", "/api/matches/")).json()
    assert state["over"]
    shown = ana.page.locator(".act .over li b").all_inner_texts()
    assert shown == [str(score) for score in state["scores"]]
    expect(ana.page.locator(".drawer table").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "others", "options"),
    [
        (FIRST, (), {}),
        pytest.param(FIRST, ("apprentice", "apprentice"), {"board": "basic"}, marks=long),
        pytest.param(FIRST, ("apprentice", "apprentice"), {"board": "advanced"}, marks=long),
        pytest.param(SECOND, ("apprentice",), {}, marks=long),
        pytest.param(SECOND, ("same",), {}, marks=long),
    ],
    ids=["solo", "three on basic boards", "three on advanced boards", "two", "two at one screen"],
)
def test_a_whole_game_is_played_by_clicks(visit, game, others, options):
    ana = visit()
    ana.start(game, *others, **options)
    play_to_the_end(ana, with_mouse=8)


@pytest.mark.parametrize(
    ("game", "record", "others", "windows"),
    [
        (FIRST, SOLO, "", [DESK]),
        (FIRST, THREE, "apprentice", [DESK, PHONE, LOW]),
        (SECOND, TWO, "apprentice", [PHONE, LOW]),
        (SECOND, TWO, "me", [DESK]),
    ],
    ids=["solo", "three", "two", "two at one screen"],
)
def test_a_game_ends_in_its_scoring_and_nothing_is_wrong_with_it(
    browser, kept, game, record, others, windows
):
    ana = Visitor(browser, kept.url)
    page = ana.go(open_at(ana.page.request, kept.url, place_near_the_end(game, record), others))
    play_to_the_end(ana, with_mouse=3)
    page.reload()
    page.wait_for_selector(".drawer table")
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        assert ana.faults() == []
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.locator(".drawer .body[data-more]").focus()
    page.keyboard.press("End")
    page.wait_for_selector(".drawer .body:not([data-more])")
    ana.leave()


def test_who_is_asked_is_told_where_two_share_a_screen(visit):
    ana = visit()
    ana.start(SECOND, "same")
    asked = set()
    for seed in range(40):
        ana.wait_for_turn()
        asked.add(ana.page.inner_text(".turn"))
        if len(asked) > 1:
            break
        ana.play(3, seed)
    assert len(asked) == 2
