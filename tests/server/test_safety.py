"""What is refused: another's seat and cookie, foreign pages, forged, replayed and oversize requests, script."""

import asyncio
import json
import random
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cathedrals.cli import app
from cathedrals.cli.serve import is_loopback, names_for
from cathedrals.games import HOUSE
from cathedrals.kernel.game import Refused
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.http import socket as sockets
from cathedrals.server.http.guard import Allowed, Guard
from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.limits import Bounds, Buckets
from cathedrals.server.lobby import accounts
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.table import Guest
from cathedrals.server.store.guests import Guests
from cathedrals.server.store.store import not_kept
from cathedrals.server.wire.requests import NewTable
from tests.server.serving import GAME, PATIENCE, Person, in_store
from tests.tiers import numbers

NEVER = 1e-9  # a second: what is used up does not come back while a test runs


@pytest.fixture
def match(ana, jan):
    table = ana.open("me", "open")
    jan.join(table["id"])
    return table["id"]


def test_anothers_seat_cannot_be_played_and_not_be_seen_as(match, ana, jan, served):
    with Person(served.url, "Eva") as eva:
        line = eva.state(match)["line"]
        for seat in (0, 1, 5):
            assert eva.say(match, after=line, seat=seat, moves=["x"])["refused"] == "not-your-seat"
            with eva.socket(match, 0, f"&seat={seat}") as socket:
                assert socket.hear()["refused"] == "not-your-seat"
        assert eva.say(match, after=line, program="random", seat=0)["refused"] == "not-your-seat"
        assert jan.say(match, after=line, program="random", seat=0)["refused"] == "not-your-seat"
        assert eva.post(f"/api/matches/{match}/seats/0/link").status_code == 403
        assert eva.post(f"/api/matches/{match}/rematch").status_code == 403
        assert eva.join(match).json()["refused"] == "seat-taken"
        assert (
            "link" not in eva.get(f"/api/tables/{match}") or eva.get(f"/api/tables/{match}")["link"] is None
        )
    assert ana.state(match)["line"] == line


def with_another_signature(text):
    """Not its last letter: two bits of that one say nothing."""
    return text[:-5] + ("A" if text[-5] != "A" else "B") + text[-4:]


@pytest.mark.parametrize("change", [with_another_signature, lambda text: "x." + text])
def test_a_forged_cookie_is_nobodys(match, ana, change):
    name, value = next(iter(ana.http.cookies.items()))
    answer = httpx.post(
        f"{ana.url}/api/matches/{match}/requests",
        json={"after": ana.state(match)["line"], "resign": True},
        headers={"Cookie": f"{name}={change(value)}"},
        timeout=PATIENCE,
    )
    assert answer.json()["refused"] == "not-your-seat"
    assert not ana.state(match)["over"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(served):
    cookie = httpx.get(f"{served.url}/api/me", timeout=PATIENCE).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://[bad"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_foreign_page_can_neither_post_nor_open_a_socket(match, ana, headers):
    answer = ana.http.post("/api/tables", json={"game": GAME.name, "seats": ["me"]}, headers=headers)
    assert (answer.status_code, answer.json()["refused"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refusal, ana.socket(match, 0, "", **headers):
        pass
    assert refusal.value.response.status_code == 403


def test_our_own_page_can(match, ana):
    headers = {"Origin": ana.url, "Sec-Fetch-Site": "same-origin"}
    assert ana.post("/api/me", {"name": "Ana"}, headers=headers).status_code == 200
    with ana.socket(match, 0, "", **headers) as socket:
        assert socket.hear("view")


def test_a_replayed_request_plays_nothing_more(match, ana, jan):
    person = ana if ana.state(match)["moves"] else jan
    state = person.state(match)
    request = {"after": state["line"], "moves": [state["moves"][0]["text"]]}
    for _ in range(5):
        person.say(match, **request)
    line = person.state(match)["line"]
    person.play_first(match) if person.state(match)["moves"] else None
    now = person.state(match)["line"]
    person.say(match, **request)
    assert person.state(match)["line"] == now >= line


def test_what_is_too_big_is_turned_away(match, ana):
    answer = ana.post("/api/me", {"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["refused"]) == (413, "too-big")

    def pieces():
        for _ in range(100):
            yield b" " * 1000

    assert ana.http.post("/api/me", content=pieces()).status_code == 413
    with ana.socket(match) as socket:
        with suppress(ConnectionClosed):  # perhaps before all of it was sent
            socket.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.hear("never told")
    assert ana.state(match)["line"]


@pytest.mark.parametrize(
    ("method", "path", "often"), [("POST", "/api/nowhere", 3), ("GET", "/api/rulebook/basilica", 15)]
)
def test_who_asks_too_often_has_to_wait(method, path, often):
    server = create(Settings(posts=(3, NEVER), bounds=Bounds(hold=0)))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return [await http.request(method, path) for _ in range(often + 1)]

    answers = asyncio.run(ask())
    assert [answer.status_code == 429 for answer in answers] == [False] * often + [True]
    assert answers[-1].json()["refused"] == "too-fast"


@pytest.mark.parametrize(("language", "said"), [("en", "Something went wrong"), ("fr", "Une erreur")])
def test_what_fails_is_said_and_raised_for_the_log(language, said):
    server = create(Settings())
    told: list[httpx.Response] = []

    @server.get("/api/fails")
    def fail() -> None:
        raise ArithmeticError("too many stones")

    async def ask(is_raised: bool) -> None:
        transport = httpx.ASGITransport(server, raise_app_exceptions=is_raised)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            told.append(await http.get("/api/fails", headers={"accept-language": language}))

    asyncio.run(ask(False))
    assert (told[0].status_code, told[0].json()["refused"]) == (500, "failed")
    assert told[0].json()["words"].startswith(said)
    assert told[0].headers["x-content-type-options"] == "nosniff"
    with pytest.raises(ArithmeticError, match="too many stones"):
        asyncio.run(ask(True))


class Talker(WebSocket):
    """A socket that says the same thing so many times, and goes away."""

    def __init__(self, text: str, times: int) -> None:
        self.messages = [{"type": "websocket.receive", "text": text}] * times + [
            {"type": "websocket.disconnect"}
        ]

    async def receive(self) -> Message:
        return self.messages.pop(0)


def test_a_socket_that_says_too_much_at_once_has_to_wait(url, monkeypatch):
    monkeypatch.setattr(sockets, "AT_ONCE", 3)
    monkeypatch.setattr(sockets, "PER_SECOND", NEVER)

    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        guest = here.accounts.new()
        table = await here.open(guest, NewTable(game=GAME.name, seats=["me", "me"]))
        connection = Connection(guest)
        await Attending(
            Talker('{"why": "anything", "id": "7"}', 5), here.rooms, table.id, connection
        ).hear_on()
        return [json.loads(connection.waiting.get_nowait().text) for _ in range(5)]

    answers = in_store(url, talk)
    assert [answer.get("refused") for answer in answers] == [None] * 3 + ["too-fast"] * 2
    assert {answer["id"] for answer in answers} == {"7"}


SCRIPT = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a\u202eb",
    "a\nb",
    "a\x00b",
    "   ",
    "",
]


@pytest.mark.parametrize("text", SCRIPT)
def test_script_in_names_and_chat_is_refused(match, ana, text):
    assert ana.post("/api/me", {"name": text}).status_code == 422
    assert ana.post("/api/tables", {"game": GAME.name, "seats": ["me"], "name": text}).status_code == 422
    assert ana.post(f"/api/matches/{match}/requests", {"chat": text}).status_code == 422
    with ana.socket(match) as socket:
        assert socket.ask(chat=text)["refused"] == "unreadable"


def test_a_name_and_a_password_turn_a_guest_into_an_account_that_keeps_its_matches(match, ana, served):
    name = f"Ana {match}"
    assert ana.post("/api/account", {"name": name, "password": "short"}).status_code == 422
    assert ana.post("/api/account", {"name": name, "password": "long enough"}).json()["account"]
    assert (
        ana.post("/api/account", {"name": name, "password": "long enough"}).json()["refused"] == "has-account"
    )
    with Person(served.url) as other:
        assert (
            other.post("/api/account", {"name": name.upper(), "password": "long enough"}).status_code == 409
        )
        assert other.post("/api/enter", {"name": name, "password": "wrong, wrong"}).status_code == 401
        assert (
            other.post("/api/enter", {"name": "nobody at all", "password": "long enough"}).status_code == 401
        )
        assert other.post("/api/enter", {"name": name, "password": "long enough"}).json()["account"]
        assert [table["id"] for table in other.get("/api/me/tables")] == [match]
        assert other.say_now(match, resign=True)["ok"]


def test_passwords_are_guessed_slowly(url, monkeypatch):
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)

    async def guess(store):
        here = Accounts(Guests(store))
        return [await refusal_of(here.enter("Eva", f"guess {number}")) for number in range(7)]

    assert in_store(url, guess) == ["wrong-password"] * accounts.GUESSES + ["too-fast"] * 2


async def refusal_of(work: Awaitable[Guest]) -> str:
    with pytest.raises(Refused) as refused:
        await work
    assert refused.value.refusal is not None
    return refused.value.refusal.id


@pytest.mark.parametrize("seed", numbers(2, 12))
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_neither_record_nor_view_nor_anything_told_holds_the_secret(ana, jan, game, seed):
    """Law 8, as the wire has it: the secret comes with the end and not before."""
    choice = random.Random(seed)
    table = ana.open("me", "open", game=game.name)
    told = [json.dumps(table), jan.join(table["id"]).text]
    with ana.socket(table["id"], 0, "&said=1") as first, jan.socket(table["id"]) as second:
        for number in range(40):
            states = [first.hear("view"), second.hear("view")]
            told += [json.dumps(state) for state in states]
            asked = 0 if states[0]["moves"] else 1
            move = choice.choice(states[asked]["moves"])["text"]
            line, speaker = states[asked]["line"], [first, second][asked]
            if number % 10 == 0:
                told.append(json.dumps(speaker.ask(after=line, hint=True)))
                told.append(json.dumps(speaker.ask(why=move)))
            told.append(json.dumps(speaker.ask(after=line, moves=[move])))
    for path in (
        f"matches/{table['id']}",
        f"matches/{table['id']}/record",
        f"matches/{table['id']}/at/{line}",
        "tables?status=running",
        f"tables/{table['id']}",
        "tables",
        "me/tables",
    ):
        told.append(ana.http.get(f"/api/{path}").text)
    told.append(json.dumps(ana.say(table["id"], since=0)))
    assert ana.say_now(table["id"], resign=True)["ok"]
    secret = ana.state(table["id"])["secret"]
    assert len(bytes.fromhex(secret)) == 32
    assert not [text for text in told if secret in text]


def test_a_server_beyond_this_machine_warns(served, tmp_path):
    assert not [row for row in served.told if "TLS" in row]
    elsewhere = [
        "--host",
        "192.0.2.1",
        "--database",
        str(tmp_path / "store.sqlite"),
    ]  # no address of any machine
    warned = CliRunner().invoke(app, ["serve", *elsewhere])
    assert "TLS" in warned.stderr
    hosts = {
        "0.0.0.0": False,
        "::": False,
        "192.168.1.2": False,
        "::1": True,
        "localhost": True,
        "example.org": False,
    }
    assert {host: is_loopback(host) for host in hosts} == hosts


# By which name it is asked, and from which page --------------------------------------------------


def asked(settings, path="/api/games", method="GET", scheme="http", **headers):
    server = create(settings)

    async def ask():
        transport = httpx.ASGITransport(server, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://here") as http:
            return await http.request(
                method, path, headers={k.replace("_", "-"): v for k, v in headers.items()}
            )

    return asyncio.run(ask())


@pytest.mark.finding("L7")
@pytest.mark.parametrize(
    ("host", "is_served"),
    [
        ("games.example", True),
        ("Games.Example:8443", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("evil.example", False),
        ("evil.example#games.example", False),
        ("games.example@evil.example", False),
        ("games.example.evil.example", False),
        ("", False),
    ],
)
def test_a_server_with_a_name_is_asked_by_it_or_by_an_address(host, is_served):
    answer = asked(Settings(names=("games.example",)), "/api/rulebook/basilica", host=host)
    assert (answer.status_code == 200) is is_served
    assert is_served or (answer.status_code, answer.json()["refused"]) == (421, "unknown-host")


def test_a_server_on_this_machine_alone_is_not_asked_by_foreign_names():
    """A page whose name is made to lead to 127.0.0.1 would else be ours."""
    assert names_for("127.0.0.1", []) == ()
    assert names_for("::1", ["Games.Example"]) == ("games.example",)
    assert names_for("0.0.0.0", []) is None
    assert asked(Settings(names=()), host="evil.example").status_code == 421


@pytest.mark.finding("L7")
@pytest.mark.parametrize(("host", "is_served"), [("games.example", True), ("evil.example", False)])
def test_nor_is_a_socket_opened_by_a_foreign_name(host, is_served):
    reached = []

    async def app(scope, receive, send):
        reached.append(scope["path"])

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        assert message == {"type": "websocket.close", "code": 1008}

    scope = {
        "type": "websocket",
        "path": "/",
        "scheme": "ws",
        "headers": [(b"host", host.encode())],
        "client": None,
    }
    buckets = Buckets(1, 1)
    guard = Guard(app, Allowed(buckets, buckets, buckets), ("games.example",))
    asyncio.run(guard(scope, receive, send))
    assert bool(reached) is is_served


@pytest.mark.finding("L7")
@pytest.mark.parametrize(
    ("origin", "host", "proto", "is_taken"),
    [
        ("http://games.example", "games.example", "http", True),
        ("https://games.example", "games.example", "https", True),
        ("https://games.example:8443", "games.example:8443", "https", True),
        ("https://games.example", "games.example:443", "https", True),
        ("http://games.example", "games.example", "https", False),
        ("https://games.example", "games.example", "http", False),
        ("https://games.example:8443", "games.example", "https", False),
    ],
)
def test_the_page_has_the_same_scheme_name_and_port(origin, host, proto, is_taken):
    answer = asked(Settings(), "/api/nowhere", "POST", origin=origin, host=host, x_forwarded_proto=proto)
    assert (answer.status_code == 403) is not is_taken


@pytest.mark.finding("L9")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn", "/rules/basilica", "/pieces"])
def test_the_head_of_a_page_can_be_asked_for(path):
    answer = asked(Settings(client=Path("nowhere")), path, "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/api/games", "no-store"), ("/api/nowhere", "no-store"), ("/", "no-cache"), ("/nowhere", "no-cache")],
)
def test_no_browser_keeps_what_was_told_to_one(served, path, kept):
    assert httpx.get(served.url + path, timeout=PATIENCE).headers["cache-control"] == kept


# A store that cannot keep anything ---------------------------------------------------------------


def broken_store(store):
    """As if its disk were full."""

    async def fail(gathered):
        return not_kept(OSError("database or disk is full"))

    store.try_to_commit = fail


@pytest.mark.finding("L10")
def test_what_cannot_be_kept_is_said_to_who_asked_and_their_socket_goes_on(url):
    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        guest = here.accounts.new()
        table = await here.open(guest, NewTable(game=GAME.name, seats=["me", "me"]))
        broken_store(store)
        connection = Connection(guest)
        await Attending(Talker('{"id": "5", "chat": "hi"}', 2), here.rooms, table.id, connection).hear_on()
        return [json.loads(connection.waiting.get_nowait().text) for _ in range(2)]

    answers = in_store(url, talk)
    assert [(answer["refused"], answer["id"]) for answer in answers] == [("not-kept", "5")] * 2


def test_what_cannot_be_kept_is_503_over_http(url):
    async def ask(store):
        server = create(Settings())
        server.state.lobby, server.state.store = await make_lobby(store, Programs(0), 0), store
        broken_store(store)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return await http.post("/api/me", json={"name": "Ana"})

    answer = in_store(url, ask)
    assert (answer.status_code, answer.json()["refused"]) == (503, "not-kept")


def test_an_answer_that_has_begun_is_not_answered_a_second_time():
    told = []

    async def breaks(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise OSError("the disk is gone")

    async def receive():
        raise AssertionError("nobody reads")

    async def send(message):
        told.append(message["type"])

    buckets = Buckets(5, 1)
    guard = Guard(breaks, Allowed(buckets, buckets, buckets), None)
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("here", 1)}
    with pytest.raises(OSError, match="the disk"):
        asyncio.run(guard(scope, receive, send))
    assert told == ["http.response.start"]
