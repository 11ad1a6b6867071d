"""Whole games by keyboard alone, from the lobby to the final scoring and into the replay: only keys are pressed."""

import random

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from tests.browser.people import CLICKABLE, IDLE

FIRST, SECOND = (game.name for game in HOUSE)
MANY = 3000
BY_FOCUS = 6
COUNTED = "window.pointers = 0; addEventListener('pointerdown', () => window.pointers++, true);"
IS_AT = "selector => document.activeElement?.matches(selector) ?? false"
CHOOSABLE = "[data-can], .act [data-move], .act [data-door]"
CONFIRM = "[data-confirm]"


def press_until(page, key, selector, most=80):
    """Press a key until the focus is where it is wanted."""
    for _ in range(most):
        if page.evaluate(IS_AT, selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead to {selector}")


def start(page, game, other):
    """A table from the lobby: the game, who sits on the second seat, and off."""
    press_until(page, "Tab", "input[name=game]")
    press_until(page, "ArrowRight", f"input[value={game}]:checked")
    press_until(page, "Tab", ".seats li:nth-child(2) select")
    page.keyboard.press(other)
    press_until(page, "Tab", ".start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def choose_by_focus(page, chance):
    """To some part of the table, on to something that can be chosen, perhaps along the pieces; whether it was found."""
    for _ in range(chance.randint(0, 5)):
        page.keyboard.press("F6")
    for _ in range(25):
        if page.evaluate(IS_AT, CHOOSABLE):
            break
        page.keyboard.press("Tab")
    if chance.random() < 0.3:
        page.keyboard.press(chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft")))
    found = page.evaluate(IS_AT, CHOOSABLE)
    if found:
        page.keyboard.press("Enter")
    return found


def end_turn(page):
    """Enter ends the turn where nothing has the focus; else the button is gone to."""
    if not page.evaluate(IS_AT, "body"):
        press_until(page, "F6", ".act *")
        press_until(page, "Tab", CONFIRM)
    page.keyboard.press("Enter")


def answer(page, chance, seeks):
    """Whether it was given on a piece or a button that had the focus; who seeks goes there, others now and then."""
    can = page.evaluate(CLICKABLE)
    offered = min(can["move"] + can["door"], 9)
    if can["end"] and (offered == 0 or chance.random() < 0.4):
        end_turn(page)
    elif can["piece"] and (seeks or chance.random() < 0.12):
        return choose_by_focus(page, chance)
    elif offered:
        page.keyboard.press(str(chance.randint(1, offered)))
    else:  # a reason stands in the panel
        page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize(
    ("game", "other"),
    [pytest.param(FIRST, "End", marks=pytest.mark.long), (SECOND, "Home")],
    ids=["alone", "against a program"],
)
def test_a_whole_game_is_played_by_keyboard_alone(visit, game, other):
    ana = visit()
    page = ana.page
    page.add_init_script(COUNTED)
    ana.go()
    page.wait_for_selector(".start")
    start(page, game, other)
    chance = random.Random(3)
    by_focus = 0
    for _ in range(MANY):
        ana.wait_for_turn()
        if ana.is_over():
            break
        by_focus += answer(page, chance, seeks=by_focus < BY_FOCUS)
        page.wait_for_function(IDLE)
    assert ana.is_over()
    assert by_focus >= BY_FOCUS
    expect(page.locator(".drawer table")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    press_until(page, "Tab", ".act a.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".where")
    line = page.inner_text(".where b")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("line => document.querySelector('.where b').innerText !== line", arg=line)
    assert page.evaluate("() => window.pointers") == 0
