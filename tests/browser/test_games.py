"""Whole games played by clicking, as people play them."""

import pytest

from cathedrals.games import GAMES
from tests.browser.people import DESK, PHONE

FIRST, SECOND = (game.name for game in GAMES)
MANY = 6000
LOW = (1280, 340)  # the final scoring has to be scrolled


@pytest.mark.parametrize(
    ("game", "others", "options"),
    [
        (FIRST, (), {}),
        (FIRST, ("apprentice", "apprentice"), {"board": "basic"}),
        (FIRST, ("apprentice", "apprentice"), {"board": "advanced"}),
        (SECOND, ("apprentice",), {}),
        (SECOND, ("same",), {}),
    ],
    ids=["solo", "three on basic boards", "three on advanced boards", "two", "two at one screen"],
)
def test_a_whole_game_is_played_by_clicks(visit, game, others, options):
    ana = visit()
    match = ana.start(game, *others, **options)
    ana.play(MANY, with_mouse=8)
    assert ana.is_over()
    state = ana.page.request.get(f"{ana.url}/api/matches/{match}").json()
    assert state["over"]
    shown = ana.page.locator(".act .over li b").all_inner_texts()
    assert shown == [str(score) for score in state["scores"]]
    assert ana.page.locator(".drawer table").count() > 0
    for theme, size in (("dark", DESK), ("light", PHONE), ("light", LOW)):
        ana.page.emulate_media(color_scheme=theme)
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.page.reload()
        ana.page.wait_for_selector(".drawer table")
        assert ana.faults() == []
    ana.page.wait_for_selector(".drawer .body[data-more]").focus()
    ana.page.keyboard.press("End")
    ana.page.wait_for_selector(".drawer .body:not([data-more])")


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
