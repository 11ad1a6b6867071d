"""Pieces are carried to their place by the pointer."""

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE

# What is carried first in each game, where it may be put, and how many answers that is.
CARRIED = {HOUSE[0].name: ("die-", 1), HOUSE[1].name: ("vault_field-", 2)}


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page, begin):
    page.mouse.move(*middle(page.locator(f"[data-piece^={begin}][data-drag]").first))
    page.mouse.down()
    page.mouse.move(300, 20, steps=3)
    page.locator("[data-drop]").first.wait_for()


@pytest.mark.parametrize("game", CARRIED)
def test_a_piece_put_on_its_place_is_played_and_elsewhere_goes_back(visit, game):
    ana, (begin, answers) = visit(), CARRIED[game]
    ana.start(game, "same")
    ana.wait_for_turn()
    page, line = ana.page, ana.line()
    take(page, begin)
    page.mouse.up()
    expect(page.locator(".carried, [data-drop]")).to_have_count(0)
    take(page, begin)
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    assert ana.line() == line
    take(page, begin)
    page.mouse.move(*middle(page.locator("[data-drop]").first), steps=3)
    page.mouse.up()
    ana.reach(line + answers)
