"""Findings H1 and M10: what is dear counts for more, and questions are counted by address and guest, not by socket."""

import asyncio
import json
import re

import httpx
import pytest

from cathedrals.kernel.game import Refused
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.http import costs
from cathedrals.server.http.costs import KINDS, LOOKS, POSTS, SAFE, USUAL, Questions, cost_of
from cathedrals.server.http.routes import ROUTES
from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.limits import Bucket, Buckets
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.table import Guest
from cathedrals.server.wire.requests import NewTable, Request
from tests.server.serving import GAME, in_store
from tests.server.test_safety import NEVER, Talker

WHY = Request(why="anything")


@pytest.mark.finding("H1d")
def test_what_costs_more_empties_a_bucket_sooner():
    bucket = Bucket(10, 1, 10, 0)
    assert [bucket.take(0, 4) for _ in range(3)] == [True, True, False]
    assert bucket.take(2, 4)
    assert not bucket.take(2)


def test_what_costs_more_than_a_whole_bucket_is_let_in_when_it_is_full():
    bucket = Bucket(3, 1, 3, 0)
    assert [bucket.take(now, 20) for now in (0, 1, 2, 3)] == [True, False, False, True]


def paths(is_safe):
    found = [route.path for route in ROUTES if (route.method in SAFE) == is_safe]
    return [re.sub(r"{[^}]+}", "7", path) for path in found]


@pytest.mark.parametrize(
    ("pattern", "is_safe"), [(row[0], True) for row in LOOKS] + [(row[0], False) for row in POSTS]
)
def test_every_cost_is_that_of_some_route(pattern, is_safe):
    assert any(re.fullmatch(pattern, path) for path in paths(is_safe))


def test_what_a_request_costs_is_read_off_its_address():
    assert cost_of("GET", "/api/matches/m7/draws") == cost_of("HEAD", "/api/matches/m7/course") == 20
    assert cost_of("GET", "/api/matches/m7/at/44") > cost_of("GET", "/api/matches/m7") > USUAL
    assert cost_of("GET", "/api/me") == 10  # a visitor without a cookie is kept
    assert cost_of("POST", "/api/enter") == cost_of("POST", "/api/account") == 10
    assert cost_of("POST", "/api/matches/m7/requests") == cost_of("GET", "/api/games") == USUAL


@pytest.mark.finding("H1d")
def test_few_dear_looks_are_as_many_as_many_cheap_ones():
    server = create(Settings(posts=(10, NEVER)))  # so 50 looks

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(server, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            dear = [(await http.get("/api/matches/m7/draws")).status_code for _ in range(3)]
            return [*dear, (await http.get("/api/rulebook/basilica")).status_code]

    assert asyncio.run(ask())[2:] == [429, 200]


@pytest.mark.finding("M9b")
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_household_shares_what_it_may_ask(method):
    server = create(Settings(posts=(1, NEVER)))  # so 5 looks

    async def ask(address) -> int:
        transport = httpx.ASGITransport(server, raise_app_exceptions=False, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return (await http.request(method, "/api/nowhere")).status_code

    household = [asyncio.run(ask(f"2001:db8:1:2::{number}")) for number in range(6)]
    assert household[-1] == 429
    assert asyncio.run(ask("2001:db8:1:3::1")) != 429


def asked(questions, guest, address):
    try:
        questions.admit(WHY, guest, address)
    except Refused as error:
        assert error.refusal is not None
        return error.refusal.id
    return ""


@pytest.mark.finding("M10b")
def test_questions_are_counted_by_address_and_by_guest():
    questions = Questions(Buckets(2, NEVER))
    assert [asked(questions, None, "here") for _ in range(3)] == ["", "", "too-fast"]
    assert asked(questions, Guest("ana"), "here") == "too-fast"
    assert [asked(questions, Guest("jan"), f"there {one}") for one in range(3)] == ["", "", "too-fast"]
    assert asked(questions, None, "there 2") == ""


def test_moves_are_no_questions():
    questions = Questions(Buckets(1, NEVER))
    for _ in range(9):
        questions.admit(Request(after=1, moves=["claim b2"]), None, "here")
    assert "moves" not in KINDS


@pytest.mark.finding("M10b")
def test_many_sockets_ask_no_more_than_one(url, monkeypatch):
    """Finding M10: 40 sockets without cookies, each within its own limit."""
    monkeypatch.setitem(costs.KINDS, "why", 1)
    questions = Questions(Buckets(5, NEVER))

    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        table = await here.open(here.accounts.new(), NewTable(game=GAME.name, seats=["me", "me"]))
        told = []
        for _ in range(4):
            connection = Connection(None)
            talker = Talker('{"why": "anything"}', 3)
            admit = lambda request: questions.admit(request, None, "here")  # noqa: E731
            await Attending(talker, here.rooms, table.id, connection, admit).hear_on()
            told += [json.loads(connection.waiting.get_nowait().text) for _ in range(3)]
        return told

    refusals = [answer.get("refused") for answer in in_store(url, talk)]
    assert refusals == [None] * 5 + ["too-fast"] * 7


class Asking:
    """A browser at the other end of one socket, which says some texts and waits until each is answered."""

    def __init__(self, texts):
        self.messages = [{"type": "websocket.connect"}]
        self.messages += [{"type": "websocket.receive", "text": text} for text in texts]
        self.left = len(texts)
        self.answered = asyncio.Event()
        self.answers = []

    async def receive(self):
        if self.messages:
            return self.messages.pop(0)
        await self.answered.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(self, message):
        told = json.loads(message.get("text") or "{}")
        if "ok" in told:
            self.answers.append(told)
        if len(self.answers) == self.left:
            self.answered.set()


@pytest.mark.finding("M10b")
def test_sockets_and_posts_share_what_may_be_asked(tmp_path):
    server = create(Settings(database=str(tmp_path / "store.sqlite"), workers=0))
    server.state.admission.questions = Questions(Buckets(2, NEVER))

    async def ask():
        transport = httpx.ASGITransport(server, client=("192.0.2.7", 1))
        async with (
            server.router.lifespan_context(server),
            httpx.AsyncClient(transport=transport, base_url="http://here") as ana,
        ):
            table = await ana.post("/api/tables", json={"game": GAME.name, "seats": ["me", "me"]})
            path, asking = f"/api/matches/{table.json()['id']}", Asking(['{"why": "anything"}'] * 3)
            await server(socket_scope(f"{path}/socket"), asking.receive, asking.send)
            return asking.answers, await ana.post(f"{path}/requests", json={"why": "anything"})

    answers, again = asyncio.run(ask())
    assert [answer["ok"] for answer in answers] == [True, True, False]
    assert (again.status_code, again.json()["refused"]) == (429, "too-fast")


def socket_scope(path):
    return {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "headers": [(b"host", b"here")],
        "client": ("::ffff:192.0.2.7", 2),
        "server": ("here", 80),
        "subprotocols": [],
    }
