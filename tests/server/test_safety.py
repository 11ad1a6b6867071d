"""What is refused: another's seat and cookie, foreign pages, forged, replayed and oversize requests, script."""

import asyncio
import json
import random
from collections.abc import Awaitable

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cathedrals.cli import app
from cathedrals.cli.serve import is_loopback
from cathedrals.games import HOUSE
from cathedrals.kernel.game import Refused
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.http import socket as sockets
from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.lobby import accounts
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.table import Guest
from cathedrals.server.store.guests import Guests
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
        socket.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.hear("never told")
    assert ana.state(match)["line"]


@pytest.mark.parametrize(
    ("method", "path", "often"), [("POST", "/api/leave", 3), ("GET", "/api/rulebook/basilica", 15)]
)
def test_who_asks_too_often_has_to_wait(method, path, often):
    server = create(Settings(posts=(3, NEVER)))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return [await http.request(method, path) for _ in range(often + 1)]

    answers = asyncio.run(ask())
    assert [answer.status_code for answer in answers] == [200] * often + [429]
    assert answers[-1].json()["refused"] == "too-fast"


@pytest.mark.parametrize(("language", "said"), [("en", "Something failed"), ("fr", "Quelque chose a")])
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
        await Attending(Talker('{"why": "anything"}', 5), here.rooms, table.id, connection).hear_on()
        return [json.loads(connection.waiting.get_nowait().text) for _ in range(5)]

    answers = in_store(url, talk)
    assert [answer.get("refused") for answer in answers] == [None] * 3 + ["too-fast"] * 2


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
        assert other.say(match, after=other.state(match)["line"], resign=True)["ok"]


def test_passwords_are_guessed_slowly(url, monkeypatch):
    monkeypatch.setattr(accounts, "PER_SECOND", NEVER)

    async def guess(store):
        here = Accounts(Guests(store), b"key")
        return [await refusal_of(here.enter("Eva", f"guess {number}")) for number in range(7)]

    assert in_store(url, guess) == ["wrong-password"] * accounts.GUESSES + ["too-fast"] * 2


async def refusal_of(work: Awaitable[Guest]) -> str:
    with pytest.raises(Refused) as refused:
        await work
    assert refused.value.refusal is not None
    return refused.value.refusal.id


def test_a_seat_link_lets_the_same_guest_in_from_another_device(match, ana, served):
    token = ana.post(f"/api/matches/{match}/seats/0/link").json()["token"]
    again = ana.post(f"/api/matches/{match}/seats/0/link").json()["token"]
    with Person(served.url) as phone:
        for bad in (token + "x", "x", again[3:]):
            assert phone.post("/api/seat-links", {"token": bad}).json()["refused"] == "bad-link"
        assert phone.post("/api/seat-links", {"token": again}).json()["seats"][0]["yours"]
        assert phone.say(match, after=phone.state(match)["line"], leave=True)["ok"]
        assert phone.post("/api/seat-links", {"token": token}).json()["refused"] == "bad-link"


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
    assert ana.say(table["id"], after=ana.state(table["id"])["line"], resign=True)["ok"]
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
