"""Garbage is collected as a whole only when nobody would notice. [review: M4]"""

import asyncio
import gc
from types import SimpleNamespace

import pytest

from cathedrals.server import garbage
from cathedrals.server.app import Settings, create
from tests.server.serving import PATIENCE


@pytest.mark.finding("M4")
def test_while_a_server_runs_what_it_started_with_is_never_looked_at_again(url):
    server, before = create(Settings(url, workers=0)), gc.get_threshold()

    async def live():
        async with server.router.lifespan_context(server), asyncio.timeout(PATIENCE):
            while not gc.get_freeze_count():
                await asyncio.sleep(0)
            return gc.get_threshold()

    assert asyncio.run(live())[2] == garbage.NEVER
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


class Busy:
    """A clock on which a second passes at each look, and a processor that is busy for some of them."""

    def __init__(self, busy):
        self.busy = busy
        self.now = 0.0
        self.used = 0.0

    def process_time(self):
        return self.used

    def monotonic(self):
        return self.now

    async def sleep(self, seconds):
        self.now += seconds
        self.used += seconds if self.now <= self.busy else 0.0


@pytest.mark.finding("M4")
@pytest.mark.parametrize(("busy", "waited"), [(0, 1), (7, 8), (1000, 100)])
def test_all_is_looked_at_when_a_moment_was_idle_or_it_is_high_time(monkeypatch, busy, waited):
    clock = Busy(busy)
    monkeypatch.setattr(garbage, "time", clock)
    monkeypatch.setattr(garbage, "asyncio", SimpleNamespace(sleep=clock.sleep))
    asyncio.run(garbage.until_idle(100))
    assert clock.now == waited


def test_all_is_looked_at_again_and_again(monkeypatch):
    collected = asyncio.Event()
    monkeypatch.setattr(garbage, "EVERY", 0)
    monkeypatch.setattr(garbage, "MOMENT", 0)

    async def work():
        tidying = asyncio.ensure_future(garbage.tidy_on())
        await asyncio.sleep(0)
        monkeypatch.setattr(gc, "collect", collected.set)
        for _ in range(2):
            await collected.wait()
            collected.clear()
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)

    monkeypatch.setattr(garbage, "AT_LATEST", 0)
    asyncio.run(work())
