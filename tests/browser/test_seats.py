"""Who sits where in a match that runs: leaving, coming back, handing over, and the link that brings somebody."""

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE

SECOND = HOUSE[1].name


@pytest.fixture
def two(visit):
    """Two people at a private table, and its link."""
    ana, jan = visit(), visit()
    ana.start(SECOND, "friend")
    invitation = ana.page.input_value(".card input[readonly]")
    jan.join(invitation)
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    return ana, jan, invitation


def leave(person):
    person.page.click(".head [aria-label='This match']")
    for _ in range(2):  # it is asked once more
        person.page.click("[data-doing=leave]")
    person.page.wait_for_selector(".hero")


def test_the_link_of_a_table_brings_somebody_to_a_seat_that_was_left(two, visit):
    ana, jan, invitation = two
    leave(jan)
    expect(ana.page.locator(".recap")).to_have_text("Jan leaves the table.")
    ana.page.click(".head [aria-label='This match']")
    link = ana.page.input_value(".drawer .invitation input")
    assert link == invitation
    eva = visit()
    eva.go(link.removeprefix(eva.url))
    eva.page.fill(".act input", "Eva")
    eva.page.click(".act [data-sit]")
    eva.page.wait_for_selector(".act .go")
    expect(ana.page.locator(".recap")).to_have_text("Eva takes over Jan’s seat.")


def test_who_handed_over_to_a_program_takes_the_seat_back(two):
    ana, jan, _ = two
    jan.page.click(".head [aria-label='This match']")
    jan.page.click("[data-doing=program]")
    jan.page.click("[data-program=apprentice]")
    expect(ana.page.locator(".recap")).to_have_text("Apprentice, a program, takes over Jan’s seat.")
    jan.page.reload()
    jan.page.click(".act [data-sit]:has-text('Take your seat back')")
    jan.page.wait_for_selector(".act .go")
    expect(ana.page.locator(".recap")).to_have_text("Jan takes over Apprentice’s seat.")


def test_what_hinders_somebody_from_sitting_down_is_said(two):
    _, jan, invitation = two
    leave(jan)
    jan.go(invitation.removeprefix(jan.url))
    jan.page.wait_for_selector(".act [data-sit]")
    refused = {"refused": "seat-taken", "words": "", "args": {}}
    jan.page.route("**/join", lambda route: route.fulfill(status=409, json=refused))
    jan.forgiven = ("409",)
    jan.page.click(".act [data-sit]")
    expect(jan.page.locator(".act .bad")).to_have_text("That seat is taken.")


def test_a_winner_is_called_by_name_though_they_left(two):
    ana, jan, _ = two
    leave(jan)
    ana.page.click(".head [aria-label='This match']")
    for _ in range(2):
        ana.page.click("[data-doing=resign]")
    expect(ana.page.locator(".act .over")).to_contain_text("Jan wins.")
