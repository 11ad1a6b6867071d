"""Garbage is collected as a whole only when nobody would notice. [review: M4]"""

import asyncio
import gc
from types import SimpleNamespace

import pytest

from cathedrals.server import garbage
from cathedrals.server.app import Settings, create
from tests.server.serving import PATIENCE


@pytest.mark.finding("M4")
def test_while_a_server_runs_python_does_not_choose_when_and_what_it_started_with_stays(url):
    server = create(Settings(url, workers=0))

    async def live():
        async with server.router.lifespan_context(server), asyncio.timeout(PATIENCE):
            while not gc.get_freeze_count():
                await asyncio.sleep(0)
            return gc.isenabled()

    assert not asyncio.run(live())
    assert (gc.isenabled(), gc.get_freeze_count()) == (True, 0)


class Busy:
    """A clock on which time passes by sleeping alone, a processor that is busy for so long, and what was collected."""

    def __init__(self, busy):
        self.busy = busy
        self.now = 0.0
        self.used = 0.0
        self.collected = []

    def process_time(self):
        return self.used

    def monotonic(self):
        return self.now

    async def sleep(self, seconds):
        self.now += seconds
        self.used += seconds if self.now <= self.busy else 0.0

    def collect(self, generation=2):
        self.collected.append(generation)


@pytest.mark.finding("M4")
@pytest.mark.parametrize(("busy", "waited"), [(0, 10), (9.5, 10.5), (15, 16), (1000, 100)])
def test_all_is_looked_at_after_an_idle_second_or_when_it_is_high_time_and_what_is_young_meanwhile(
    monkeypatch, busy, waited
):
    clock = Busy(busy)
    monkeypatch.setattr(garbage, "time", clock)
    monkeypatch.setattr(garbage, "asyncio", SimpleNamespace(sleep=clock.sleep))
    monkeypatch.setattr(garbage, "gc", clock)
    asyncio.run(garbage.tidy_young(due=10, at_latest=100))
    assert clock.now == waited
    assert clock.collected == [1] * int(waited * 8)


def test_all_is_looked_at_again_and_again(monkeypatch):
    whole = asyncio.Event()
    monkeypatch.setattr(garbage, "EVERY", 0)
    monkeypatch.setattr(garbage, "MOMENT", 0)
    monkeypatch.setattr(garbage, "AT_LATEST", 0.001)

    def collect(generation=2):
        if generation == 2:
            whole.set()

    async def work():
        tidying = asyncio.ensure_future(garbage.tidy_on())
        await asyncio.sleep(0)
        monkeypatch.setattr(gc, "collect", collect)
        for _ in range(2):
            await whole.wait()
            whole.clear()
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
