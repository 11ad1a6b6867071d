"""What goes over the wire before the lobby can be used: how much, and how often a browser has to wait for an answer."""

from dataclasses import dataclass, field
from math import inf
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import FONTS_CAME

MOST_BYTES = 140_000
MOST_HOPS = 3
READY = "() => performance.getEntriesByName('lobby-ready').length > 0"
WHEN = "() => performance.timeOrigin + performance.getEntriesByName('lobby-ready')[0].startTime"
# Who opens a table next need not wait for it, and the lobby did not either.
FETCHED_AHEAD = (
    "() => performance.getEntriesByType('resource').some((one) => one.name.includes('/assets/Table-'))"
)


@dataclass
class Wire:
    """All requests of a page, by whom they were asked for, and what came over the wire with their heads."""

    requests: dict[str, Any] = field(default_factory=dict)
    finishes: dict[str, Any] = field(default_factory=dict)

    def asked(self, event):
        self.requests[event["requestId"]] = event

    def finished(self, event):
        self.finishes[event["requestId"]] = event

    def before(self, moment):
        return [one for one in self.requests.values() if one["wallTime"] * 1000 <= moment]

    def hops(self, request):
        """How many answers had to come one after the other until this one did."""
        return 1 + max((self.hops(one) for one in self.parents(request)), default=0)

    def parents(self, request):
        """Who asked for it; of a script's modules Chromium does not tell it, so any script that had come may have."""
        by = askers_of(request["initiator"])
        had_come = [one for one in self.requests.values() if self.came(one) < request["timestamp"]]
        if request["initiator"]["type"] == "script" and not by & {address_of(one) for one in had_come}:
            return [one for one in had_come if address_of(one).endswith(".js")]
        return [one for one in self.requests.values() if address_of(one) in by and one is not request]

    def came(self, request):
        told = self.finishes.get(request["requestId"])
        return told["timestamp"] if told else inf

    def received(self, request):
        return self.finishes[request["requestId"]]["encodedDataLength"]


def address_of(request):
    return request["request"]["url"]


def askers_of(initiator):
    """The page, or all scripts whose calls led there: the last of them may only help the others to fetch."""
    stack, by = initiator.get("stack", {}), {initiator.get("url")}
    while stack:
        by |= {call["url"] for call in stack["callFrames"]}
        stack = stack.get("parent")
    return by


def test_the_lobby_comes_packed_and_in_three_hops(visit):
    visitor = visit()
    page = visitor.page
    wire = Wire()
    network = page.context.new_cdp_session(page)
    network.on("Network.requestWillBeSent", wire.asked)
    network.on("Network.loadingFinished", wire.finished)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(visitor.url)
    page.wait_for_function(READY)
    page.wait_for_function(FETCHED_AHEAD)
    page.wait_for_function(FONTS_CAME)
    page.wait_for_load_state("networkidle")
    needed = wire.before(page.evaluate(WHEN))
    assert len({address_of(one) for one in needed}) == len(needed), "what is preloaded is used"
    assert not any(".woff2" in address_of(one) for one in needed), "the lobby is read without our letters"
    hops = {address_of(one): wire.hops(one) for one in needed}
    assert sum(wire.received(one) for one in needed) <= MOST_BYTES
    assert max(hops.values()) <= MOST_HOPS, hops


@pytest.mark.parametrize("part", ["Table-*.js", "index-*.js"])
def test_a_part_that_does_not_come_is_said_and_can_be_asked_for_again(visit, part):
    """The page of a table; the board of its game."""
    ana = visit()
    ana.forgiven = ("ERR_FAILED",)
    ana.start("basilica", "apprentice")
    ana.wait_for_turn()
    frame = ana.page.request.get(ana.page.url).text()  # what every page begins with comes

    def answer(route):
        return route.continue_() if urlsplit(route.request.url).path in frame else route.abort()

    ana.page.route(f"**/assets/{part}", answer)
    ana.page.reload()
    again = ana.page.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    ana.page.unroute(f"**/assets/{part}")
    again.click()
    ana.wait_for_turn()
