"""axe finds nothing on any page; the end of a match is looked at in `test_games.py`."""

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from cathedrals.games import HOUSE
from tests.browser.people import DESK, IDLE, PHONE, Visitor, asked_of
from tests.browser.positions import SOLO, THREE, TWO, id_of, open_at, place_of

FIRST, SECOND = (game.name for game in HOUSE)
ENLARGED = "[data-enlarged]"
# Where many kinds of pieces lie on the table, and those that explain themselves there.
EXPLAINED = [
    (FIRST, THREE, "turn", ("card", "die", "location", "space", "influence")),
    (SECOND, TWO, "action", ("cell", "order_field", "vault_field", "rank", "seat", "king", "stack")),
]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_text_too_pale_in_either_theme_is_found(visit, theme):
    ana = visit()
    ana.page.set_content(
        f"<!doctype html><html lang=en data-theme=dark><title>Pale</title><style>[data-theme={theme}] p"
        "{ color: #ccc }</style><main><h1>Heading</h1><p>too pale</p></main>"
    )
    assert [fault.split(":")[0] for fault in ana.faults()] == ["color-contrast"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_wrong_with_any_page(browser, kept, size):
    ana = Visitor(browser, kept.url, size=size)
    page = ana.go()
    page.wait_for_selector(".home")
    faults = {"lobby": ana.faults()}
    page.click(".me")
    faults["account"] = ana.faults()
    for game, record, step, _ in EXPLAINED:
        ana.go(open_at(page.request, kept.url, place_of(game, record, step)))
        ana.wait_for_turn()
        faults[game] = ana.faults()
        page.keyboard.press("l")
        page.wait_for_selector(".log li")
        faults[f"{game}, log"] = ana.faults()
        ana.go(f"/replay/{id_of(record)}?line=100")
        page.wait_for_selector(".where")
        faults[f"{game}, replay"] = ana.faults()
    ana.leave()
    assert {where: found for where, found in faults.items() if found} == {}


# What the card in sight says beside its title, and what is said of the piece that has the focus.
SHOWN = "() => [...document.querySelectorAll('[data-enlarged] p:not(.title)')].map((one) => one.textContent.trim())"
SAID = """() => {
  const piece = document.activeElement;
  const more = document.getElementById(piece.getAttribute("aria-describedby"))?.textContent ?? "";
  return `${piece.ariaLabel} ${more}`;
}"""


@pytest.mark.parametrize(("game", "record", "step", "kinds"), EXPLAINED, ids=[FIRST, SECOND])
def test_nothing_is_wrong_with_a_piece_that_explains_itself(browser, kept, game, record, step, kinds):
    ana = Visitor(browser, kept.url)
    page = ana.go(open_at(ana.page.request, kept.url, place_of(game, record, step)))
    page.wait_for_selector(".act.mine")
    page.keyboard.press("F6")  # so that a focus is one to be seen
    shown, faults = [], {}
    for kind in kinds:
        piece = page.locator(f"[data-piece={kind}]:has(use), [data-piece^={kind}-]:has(use)").first
        piece.hover()
        page.wait_for_selector(ENLARGED)
        faults[kind] = ana.faults(ENLARGED)
        ana.point_at_nothing()
        expect(page.locator(ENLARGED)).to_have_count(0)
        piece.focus()
        page.wait_for_selector(ENLARGED)
        shown += [(said, page.evaluate(SAID)) for said in page.evaluate(SHOWN)]
        page.evaluate("() => document.activeElement.blur()")
        expect(page.locator(ENLARGED)).to_have_count(0)
    piece.focus()
    page.wait_for_selector(ENLARGED)
    faults["the page"] = ana.faults()
    ana.leave()
    assert {where: found for where, found in faults.items() if found} == {}
    assert len(shown) > 5
    assert [(one, said) for one, said in shown if one not in said] == []


PLACE = "() => Object.values(document.querySelector('.dock').getBoundingClientRect().toJSON())"


@pytest.mark.parametrize(
    ("game", "record", "step", "tapped"),
    [
        (FIRST, THREE, "turn", (".others header", ".others article + article", ".dock .big [title]")),
        (FIRST, SOLO, "turn", (".others li", ".tabs + * [data-piece^=card-]")),
        (SECOND, TWO, "action", (".opp .score", "[data-piece^=vault_field-]", "[data-piece=king]")),
    ],
    ids=["three", "alone", "two"],
)
def test_whatever_a_finger_taps_explains_itself_and_the_board_stays(
    browser, kept, game, record, step, tapped
):
    ana = Visitor(browser, kept.url, size=PHONE)
    page = ana.go(open_at(ana.page.request, kept.url, place_of(game, record, step)))
    page.wait_for_selector(".act.mine")
    place, faults, told = page.evaluate(PLACE), {}, {}
    for piece in tapped:
        page.locator(piece).first.tap(force=True)  # the whole card is the button
        page.wait_for_selector(ENLARGED)
        told[piece] = page.inner_text(ENLARGED)
        faults[piece] = ana.faults(ENLARGED)
        assert page.evaluate(PLACE) == place, piece
        page.locator(".act").tap(position={"x": 150, "y": 3}, force=True)
        expect(page.locator(ENLARGED)).to_have_count(0)
    ana.leave()
    assert {where: found for where, found in faults.items() if found} == {}
    assert len(set(told.values())) == len(tapped)


def test_nothing_is_wrong_with_what_opens_beside_the_table(visit):
    ana = visit()
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


def test_nothing_is_wrong_with_the_states_people_meet(visit):
    ana, jan = visit(), visit(theme="light")
    page, faults = ana.page, {}
    for place in ("table", "replay"):
        ana.go(f"/{place}/nothing")
        page.wait_for_selector(".notice .btn")
        faults[f"no such {place}"] = ana.faults()
    ana.start(SECOND, "friend")
    invitation = page.input_value(".card input[readonly]")
    held: list[Route] = []
    jan.page.route("**/api/games", lambda route: held.append(route))
    with jan.page.expect_request("**/api/games"):
        jan.page.goto(invitation)
    jan.page.wait_for_selector(".card .btn.primary")
    faults["invited, the picture still on its way"] = jan.faults()
    held[0].continue_()
    jan.page.wait_for_selector(".picture svg")
    faults["invited"] = jan.faults()
    jan.join(invitation)
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    waiting = jan if asked_of(ana, jan) is ana else ana
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
