"""What went wrong is tried again, ever less often, and logged once, as long as it goes wrong. [review: M1]"""

import asyncio

import pytest

from cathedrals.server.room import retrying
from cathedrals.server.room.retrying import WAITS
from tests.server.serving import PATIENCE


def test_what_fails_again_after_it_went_well_is_logged_again(caplog):
    async def fail(retries):
        try:
            raise OSError("the disk is full")
        except OSError:
            retries.complain("m")

    async def work():
        retries = retrying.Retrying()
        for _ in range(2):
            await fail(retries)
            await fail(retries)
            assert retries.failures == 2
            retries.succeed()

    asyncio.run(work())
    assert caplog.text.count("match m cannot go on now") == 2


def test_who_wants_to_know_ends_the_waiting_but_not_the_next_one(monkeypatch):
    monkeypatch.setattr(retrying, "WAITS", (PATIENCE,))

    async def work():
        retries = retrying.Retrying()
        retries.at_once()  # while nothing waits
        waiting = asyncio.ensure_future(retries.wait())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waiting.done()
        retries.at_once()
        async with asyncio.timeout(PATIENCE / 2):
            await waiting

    asyncio.run(work())


@pytest.mark.parametrize("turns", range(4))
def test_who_is_told_to_end_in_the_very_moment_of_trying_again_ends(turns):
    """Python 3.11's `wait_for` would swallow it."""

    async def work():
        retries = retrying.Retrying()
        retries.failures = 1
        waiting = asyncio.ensure_future(retries.wait())
        for _ in range(2):
            await asyncio.sleep(0)
        retries.at_once()
        for _ in range(turns):
            await asyncio.sleep(0)
        is_told = waiting.cancel()  # else it has ended already
        await asyncio.wait([waiting])
        assert waiting.cancelled() == is_told

    asyncio.run(work())


@pytest.mark.parametrize(
    ("failures", "seconds"), [(1, WAITS[0]), (2, WAITS[1]), (len(WAITS), WAITS[-1]), (1000, WAITS[-1])]
)
def test_the_more_often_it_failed_the_longer_it_waits(monkeypatch, failures, seconds):
    asked = []

    timeout = asyncio.timeout

    def at_once(seconds):
        asked.append(seconds)
        return timeout(0)

    async def work():
        retries = retrying.Retrying()
        retries.failures = failures
        monkeypatch.setattr(asyncio, "timeout", at_once)
        await retries.wait()

    asyncio.run(work())
    assert asked == [seconds]
