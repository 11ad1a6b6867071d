"""Whether the server is well, as proxies and containers ask it."""

import asyncio

import httpx
import pytest
from sqlalchemy import insert

from cathedrals.server.app import Settings, create
from cathedrals.server.http import health
from cathedrals.server.limits import Bounds
from cathedrals.server.room.interfaces import NotKept
from cathedrals.server.store import schema, store
from tests.server.serving import PATIENCE, in_store


def ask(store, *paths):
    """What a server with that store answers, one path after the other."""
    server = create(Settings(posts=(1, 0.001), bounds=Bounds(hold=0)))
    server.state.store = store

    async def answers() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return [await http.get(path) for path in paths]

    return asyncio.run(answers())


class Well:
    async def check(self):
        pass


class Broken:
    async def check(self):
        raise OSError("the disk is gone")


class Silent:
    async def check(self):
        await asyncio.Event().wait()


def test_a_server_whose_store_answers_is_well(served):
    answer = httpx.get(f"{served.url}/healthz", timeout=PATIENCE)
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("store", [Broken(), Silent()])
def test_a_server_whose_store_fails_or_is_silent_is_not_well(store, monkeypatch):
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    [answer] = ask(store, "/healthz")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


def test_asking_is_not_counted_by_the_limits():
    answers = ask(Well(), *["/api/rulebook/basilica"] * 10, *["/healthz"] * 10)
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5 + [200] * 10


@pytest.mark.finding("L15")
def test_who_can_keep_nothing_is_not_well_until_something_is_kept_again(url, monkeypatch):
    async def full(connection, gathered):
        raise OSError("no space left on device")

    async def work(opened):
        assert await health.answers(opened)
        with monkeypatch.context() as disk:
            disk.setattr(store, "commit", full)
            with pytest.raises(NotKept):
                await opened.write(insert(schema.keys).values(name="new", value=b"x"))
            seen = [await health.answers(opened), await health.answers(opened)]
        return [*seen, await health.answers(opened), opened.has_failed]

    assert in_store(url, work) == [False, False, True, False]
