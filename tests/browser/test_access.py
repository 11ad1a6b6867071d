"""axe finds nothing on any page, in the dark and in the light."""

import pytest

from cathedrals.games import GAMES
from tests.browser.people import DESK, PHONE

FIRST, SECOND = (game.name for game in GAMES)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_wrong_with_any_page(visit, theme, size):
    ana = visit(size=size, theme=theme)
    page = ana.go()
    page.wait_for_selector(".home")
    faults = {"lobby": ana.faults()}
    page.click(".me")
    faults["account"] = ana.faults()
    for game in (FIRST, SECOND):
        match = ana.start(game, "greedy")
        ana.wait_for_turn()
        faults[game] = ana.faults()
        ana.play(10)
        ana.wait_for_turn()
        faults[f"{game}, later"] = ana.faults()
        for key in ("l", "c", "?"):
            page.keyboard.press(key)
            faults[f"{game} {key}"] = ana.faults()
            page.keyboard.press("Escape")
        page.click("header .ib:last-child")
        faults[f"{game} settings"] = ana.faults()
        page.keyboard.press("Escape")
        ana.go(f"/replay/{match}")
        page.wait_for_selector(".where")
        faults[f"{game} replay"] = ana.faults()
    ana.start(SECOND, "friend")
    page.wait_for_selector(".card li")
    faults["free seats"] = ana.faults()
    assert {where: found for where, found in faults.items() if found} == {}
