"""Whoever sends and asks on and on keeps nobody else waiting (H7, M13 to M17, L11)."""

import asyncio
import json
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cathedrals.kernel.game import Refused
from cathedrals.kernel.undoing import Wish
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.connections import FRAMES
from cathedrals.server.http import guard, socket
from cathedrals.server.http.guard import Allowed, Guard
from cathedrals.server.http.socket import Attending, Connection, Pace
from cathedrals.server.limits import MOST_BUCKETS, USUAL_BOUNDS, Bounds, Buckets
from cathedrals.server.lobby import accounts
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.lobby.rooms import UNUSED
from cathedrals.server.wire.requests import NewTable
from tests.server.serving import GAME, Person, Served, in_store
from tests.server.test_costs import Asking, socket_scope
from tests.server.test_safety import NEVER, Talker

PING, TEXT, MORE, ENDS = 0x9, 0x1, 0x0, 0x80
ALONE = NewTable(game=GAME.name, seats=["me", "me"])


def frame(first):
    """One that holds nothing, as browsers mask it."""
    return bytes([first, 0x80, 0, 0, 0, 0])


@pytest.fixture
def slept(monkeypatch):
    """How long the guard and the sockets have slept, without sleeping."""
    seconds = []

    async def sleep(some):
        seconds.append(some)

    for module in (guard, socket):
        monkeypatch.setattr(module.asyncio, "sleep", sleep)
    return seconds


@pytest.mark.finding("H7")
@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", frame(PING | ENDS)), (frame(TEXT), frame(MORE)), (b"", frame(TEXT | ENDS))],
    ids=["pings", "parts of a text that never ends", "texts that say nothing"],
)
def test_frames_that_say_nothing_end_a_socket_before_all_are_read(url, first, then):
    """Two sockets with pings on and on let nobody else move."""
    with Served(url) as server, Person(server.url) as ana:
        match = ana.open("me", "me")["id"]
        with ana.socket(match) as flood:
            flood.hear("chats")
            flood.connection.socket.sendall(first + then * 3 * FRAMES[0])
            with pytest.raises(ConnectionClosed):
                flood.hear("never told")
        assert ana.play_first(match)["ok"]
        server.stop()
        assert "Traceback" not in "".join(server.told)


def test_whoever_pings_now_and_then_stays(served):
    with Person(served.url) as ana:
        match = ana.open("me", "me")["id"]
        with ana.socket(match) as quiet:
            quiet.connection.socket.sendall(frame(PING | ENDS) * 50)
            assert quiet.ask(why="anything")["ok"]


@pytest.mark.finding("M13")
@pytest.mark.parametrize("text", ['{"after": 1, "moves": ["end"]}', "{"])
def test_all_sockets_of_an_address_together_say_so_much(url, text):
    """99 sockets, each within its own limit, said 5,000 things a second; what is refused costs no less."""
    said = Buckets(5, NEVER)

    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        table = await here.open(here.accounts.new(), ALONE)
        told = []
        for address in ("here", "here", "there"):
            connection, pace = Connection(None), Pace(partial(said.take, address), 0)
            await Attending(Talker(text, 4), here.rooms, table.id, connection, pace=pace).hear_on()
            told += [json.loads(connection.waiting.get_nowait().text)["refused"] for _ in range(4)]
        return [refusal == "too-fast" for refusal in told]

    assert in_store(url, talk) == [False] * 5 + [True] * 3 + [False] * 4


@pytest.mark.finding("M13")
def test_a_server_counts_what_is_said_by_address(url):
    server = create(Settings(url, workers=0, posts=(5, NEVER), bounds=Bounds(hold=0)))  # so 25 messages

    async def ask():
        transport = httpx.ASGITransport(server, client=("192.0.2.7", 1))
        async with (
            server.router.lifespan_context(server),
            httpx.AsyncClient(transport=transport, base_url="http://here") as ana,
        ):
            table = await ana.post("/api/tables", json={"game": GAME.name, "seats": ["me", "me"]})
            sockets = [Asking(['{"after": 0, "undo": 0}'] * 15) for _ in range(2)]
            for one in sockets:
                scope = socket_scope(f"/api/matches/{table.json()['id']}/socket")
                await server(scope, one.receive, one.send)
            return [answer["refused"] for one in sockets for answer in one.answers]

    assert [refusal == "too-fast" for refusal in asyncio.run(ask())] == [False] * 25 + [True] * 5


@pytest.mark.finding("M18")
@pytest.mark.parametrize(("listeners", "carried_out"), [(19, 4), (40, 1)])
def test_what_very_many_hear_costs_more(url, listeners, carried_out):
    """A move and its undo were told to 200 listeners a hundred times a second."""
    said = Buckets(5, NEVER)

    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        ana = here.accounts.new()
        room = await here.rooms.room((await here.open(ana, ALONE)).id)
        room.listeners |= {Connection(None) for _ in range(listeners)}
        connection, pace = Connection(ana), Pace(partial(said.take, "here"), 0)
        talker = Talker('{"after": 0, "undo": 0}', 4)
        await Attending(talker, here.rooms, room.table.id, connection, pace=pace).hear_on()
        told = [json.loads(connection.waiting.get_nowait().text)["refused"] for _ in range(4)]
        return [refusal == "too-fast" for refusal in told]

    assert in_store(url, talk) == [False] * carried_out + [True] * (4 - carried_out)


@pytest.mark.finding("M14")
@pytest.mark.parametrize(("path", "often"), [("/nowhere", 5), ("/openapi.json", 2), ("/assets/x.js", 7)])
def test_pages_and_files_are_counted_by_address(path, often):
    """20 connections that asked for them on and on let others wait for two seconds."""
    server = create(Settings(posts=(1, NEVER), bounds=Bounds(hold=0)))  # so pages that cost 15

    async def ask() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            told = [(await http.get(path)).status_code for _ in range(often + 1)]
            return [*told, (await http.get("/api/rulebook/basilica")).status_code]

    *told, last, look = asyncio.run(ask())
    assert 429 not in told
    assert (last, look) == (429, 200)


@pytest.mark.finding("M15")
def test_who_asks_too_often_is_told_so_after_a_while(slept):
    """100 connections that went on asking were told 2,000 times a second to wait, and others waited for that."""
    server = create(Settings(posts=(1, NEVER)))

    async def ask() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return [(await http.post("/api/nowhere")).status_code for _ in range(3)]

    assert asyncio.run(ask()) == [404, 429, 429]
    assert slept == [USUAL_BOUNDS.hold] * 2


@pytest.mark.finding("M15")
def test_who_speaks_too_fast_is_not_listened_to_for_a_while(url, slept):
    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        table = await here.open(here.accounts.new(), ALONE)
        slept.clear()
        pace = Pace(partial(Buckets(1, NEVER).take, "here"), 7)
        await Attending(Talker("{", 3), here.rooms, table.id, Connection(None), pace=pace).hear_on()

    in_store(url, talk)
    assert [seconds for seconds in slept if seconds] == [7, 7]


@pytest.mark.finding("M16")
def test_opening_a_socket_costs_as_much_as_a_look(slept):
    reached, closed = [], []

    async def app(scope, receive, send):
        reached.append(scope["path"])

    async def receive():
        raise AssertionError("nobody reads")

    async def send(message):
        closed.append(message["type"])

    buckets = Buckets(5, NEVER)
    scope = {"type": "websocket", "path": "/api/matches/m7/socket", "scheme": "ws", "headers": []}
    door = Guard(app, Allowed(buckets, buckets, buckets), None)
    for address in ("here", "here", "here", "there"):
        asyncio.run(door({**scope, "client": (address, 1)}, receive, send))
    assert (len(reached), closed, slept) == (3, ["websocket.close"], [USUAL_BOUNDS.hold])


@pytest.mark.finding("M17")
def test_a_room_that_nobody_uses_is_closed_after_a_while(url):
    """Up to a thousand were kept, each with its match: memory grew for as long as people played on."""

    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana = here.accounts.new()
        unused, attended, wished, young = [
            await here.rooms.room((await here.open(ana, ALONE)).id) for _ in range(4)
        ]
        attended.listeners.add(Connection(ana))
        wished.sitting.wish = Wish(0, 1)
        for room in (unused, attended, wished):
            room.used = 100.0
        young.used = 101.0
        here.rooms.close_unused(unused.used + UNUSED)
        assert list(here.rooms.open.values()) == [unused, attended, wished, young]
        here.rooms.close_unused(young.used + UNUSED)
        assert list(here.rooms.open.values()) == [attended, wished, young]
        assert (await here.rooms.room(unused.table.id)).match.record.lines == unused.match.record.lines

    in_store(url, work)


@pytest.mark.finding("M19")
def test_an_address_opens_so_many_accounts(url, monkeypatch):
    monkeypatch.setattr(accounts, "OPENED", (2, NEVER))

    async def work(store):
        here = (await make_lobby(store, Programs(0), 0)).accounts
        told = []
        for number, address in enumerate(("here", "here", "here", "there")):
            try:
                await here.open(here.new(), f"Ana {number}", "a long password", address)
                told.append("")
            except Refused as error:
                assert error.refusal is not None
                told.append(error.refusal.id)
        return told

    assert in_store(url, work) == ["", "", "too-fast", ""]


@pytest.mark.finding("L11")
def test_very_many_addresses_are_not_all_looked_through_for_every_new_one():
    buckets = Buckets(1, NEVER)
    for number in range(MOST_BUCKETS + 1):
        buckets.take(f"{number}")
    kept = buckets.buckets
    buckets.take("one more")
    assert buckets.buckets is kept
    assert len(kept) == MOST_BUCKETS + 2
