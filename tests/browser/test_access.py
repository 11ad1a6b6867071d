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
        match = ana.start(game, "apprentice")
        ana.play(8)
        ana.wait_for_turn()
        page.keyboard.press("Escape")
        faults[game] = ana.faults()
        page.keyboard.press("l")
        faults[f"{game}, log"] = ana.faults()
        ana.go(f"/replay/{match}")
        page.wait_for_selector(".where")
        faults[f"{game}, replay"] = ana.faults()
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_wrong_with_what_opens_beside_the_table(visit, theme):
    ana = visit(theme=theme)
    page = ana.page
    ana.start(SECOND, "friend")
    page.wait_for_selector(".card li")
    faults = {"free seats": ana.faults()}
    ana.start(SECOND, "apprentice")
    ana.wait_for_turn()
    for key in ("c", "?", "h"):
        page.keyboard.press(key)
        faults[key] = ana.faults()
        page.keyboard.press("Escape")
    for number in (1, -1):  # rules and settings
        page.locator("header.head .ib").nth(number).click()
        faults[f"button {number}"] = ana.faults()
    assert {where: found for where, found in faults.items() if found} == {}
