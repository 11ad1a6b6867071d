"""axe finds nothing on any page, in the dark and in the light; the end of a match is looked at in `test_games.py`."""

import pytest
from playwright.sync_api import Route, WebSocketRoute

from cathedrals.games import GAMES
from tests.browser.people import DESK, IDLE, PHONE

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


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_wrong_with_the_states_people_meet(visit, theme):
    ana, jan = visit(theme=theme), visit(theme=theme)
    page, faults = ana.page, {}
    for place in ("table", "replay"):
        ana.go(f"/{place}/nothing")
        page.wait_for_selector(".notice .btn")
        faults[f"no such {place}"] = ana.faults()
    ana.start(SECOND, "friend")
    invitation = page.input_value(".card input")
    held: list[Route] = []
    jan.page.route("**/api/games", lambda route: held.append(route))
    jan.page.goto(invitation)
    jan.page.wait_for_selector(".card .btn.primary")
    faults["invited, the picture still on its way"] = jan.faults()
    held[0].continue_()
    jan.page.wait_for_selector(".picture svg")
    faults["invited"] = jan.faults()
    jan.page.click(".card .btn.primary")
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    waiting = jan if page.locator(".act.mine").count() else ana
    waiting.page.wait_for_selector(".act .wait")
    faults["waiting for a person"] = waiting.faults()
    jan.page.route_web_socket("**/socket*", lambda socket: socket.close())
    jan.page.reload()
    jan.page.wait_for_selector(".notice .btn")
    faults["the server does not answer at the table"] = jan.faults()
    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/socket*", lambda socket: let_through_once(socket, sockets))
    page.reload()
    page.wait_for_selector(".act")
    page.wait_for_function(IDLE)
    sockets[0].close()
    page.wait_for_selector(".app.lost .act .spin")
    faults["reconnecting"] = ana.faults()
    page.route("**/api/**", lambda route: route.abort())
    ana.go("/")
    page.wait_for_selector(".notice .btn")
    faults["the server is away"] = ana.faults()
    ana.forgiven = jan.forgiven = ("404", "ERR_FAILED", "WebSocket")
    assert {where: found for where, found in faults.items() if found} == {}


def let_through_once(socket, sockets):
    """The first connection reaches the server; when it was broken off, no other does."""
    if sockets:
        socket.close()
    else:
        socket.connect_to_server()
        sockets.append(socket)
