"""Sessions can be ended, lapse, and take the place of the cookies of earlier versions. [review: M5]"""

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.http.visitors import COOKIE, HOST_COOKIE
from cathedrals.server.http.you import leave_session
from cathedrals.server.lobby import sessions as lasting
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.sessions import Sessions
from cathedrals.server.room.interfaces import Outgoing
from cathedrals.server.room.table import Guest
from cathedrals.server.store import schema
from cathedrals.server.store import sessions as kept_sessions
from cathedrals.server.store.guests import Guests
from cathedrals.server.store.sessions import KeptSessions, Session
from tests.server.serving import PATIENCE, Person, Served, in_store

PASSWORD = "long enough"


class Clock:
    """It goes on when a test says so."""

    now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


def with_cookie(person, cookie):
    """Somebody who has kept a cookie, or taken another's."""
    other = Person(person.url, "Somebody")
    other.http.cookies.clear()
    other.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    return other


@pytest.fixture
def account(ana, jan):
    table = ana.open("me", "open")
    jan.join(table["id"])
    ana.post("/api/account", {"name": f"Ana {table['id']}", "password": PASSWORD}).raise_for_status()
    return table["id"]


@pytest.mark.finding("M5a")
def test_a_session_that_was_left_is_nobodys(account, ana):
    with with_cookie(ana, ana.http.cookies[COOKIE]) as thief:
        assert thief.get("/api/me")["account"]
        assert ana.post("/api/leave").json()["ok"]
        assert not thief.get("/api/me")["account"]


def test_opening_an_account_ends_the_sessions_from_before(ana):
    before = ana.http.cookies[COOKIE]
    ana.post("/api/account", {"name": f"New {before[:8]}", "password": PASSWORD}).raise_for_status()
    assert ana.http.cookies[COOKIE] != before
    with with_cookie(ana, before) as other:
        assert not other.get("/api/me")["account"]


@pytest.mark.finding("M5a")
def test_who_signs_out_everywhere_is_nobody_in_every_browser(account, ana, served):
    with Person(served.url) as elsewhere:
        elsewhere.post("/api/enter", {"name": f"Ana {account}", "password": PASSWORD}).raise_for_status()
        assert elsewhere.get("/api/me")["account"]
        assert elsewhere.http.cookies[COOKIE] != ana.http.cookies[COOKIE]
        ana.post("/api/leave/everywhere").raise_for_status()
        assert not elsewhere.get("/api/me")["account"]


@pytest.mark.finding("M5a")
def test_a_socket_is_closed_when_its_session_ends(account, ana):
    line = ana.state(account)["line"]
    with ana.socket(account) as socket:
        assert socket.hear("view")["as_seats"] == [0]
        ana.post("/api/leave").raise_for_status()
        assert socket.hear("refused")["refused"] == "signed-out"
        with pytest.raises(ConnectionClosed):
            socket.hear("never told")
    assert ana.state(account)["line"] == line


class Slow:
    """The other end of a socket, which takes one message after the other."""

    def __init__(self):
        self.took = []
        self.takes, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def send_text(self, text):
        self.took.append(json.loads(text))
        self.takes.set()
        await self.may_go_on.wait()


def test_who_is_just_being_told_something_else_is_told_too_that_the_session_has_ended():
    async def live():
        slow: Any = Slow()
        nowhere: Any = None
        connection = Connection(Guest("eva"))
        sending = asyncio.ensure_future(Attending(slow, nowhere, "m", connection).send_on())
        for _ in range(2):
            connection.hear(Outgoing({"chats": []}))
        await slow.takes.wait()
        connection.end(lasting.SIGNED_OUT)
        slow.may_go_on.set()
        await sending
        return slow.took

    first, last = asyncio.run(live())
    assert first == {"chats": []}
    assert last["refused"] == lasting.SIGNED_OUT


def test_what_another_process_has_ended_is_refused_here(account, ana, served):
    """On PostgreSQL that is another server; what a store no longer has is what counts."""

    async def end_all(store):
        row = await store.row(select(schema.seats.c.guest).where(schema.seats.c.match == account))
        await KeptSessions(store).end_all(Guest(row.guest))

    with ana.socket(account) as socket:
        socket.hear("view")
        in_store(served.database, end_all)
        assert socket.hear("refused")["refused"] == "signed-out"


def test_the_store_does_not_hold_what_a_cookie_holds(ana, served):
    async def ids(store):
        return [row.id for row in await store.rows(select(schema.sessions.c.id))]

    token = ana.http.cookies[COOKIE]
    kept = in_store(served.database, ids)
    assert lasting.id_of(token) in kept
    assert token not in kept


@pytest.mark.finding("M5b")
def test_a_session_lapses_a_while_after_its_last_use(url):
    clock = Clock()

    async def live(store):
        guests, here = Accounts(Guests(store)), Sessions(KeptSessions(store), b"key", clock)
        eva, guest = guests.new(), guests.new()
        await guests.open(eva, "Eva", PASSWORD)
        tokens = [await here.begin(eva), await here.begin(guest)]
        stands = []
        for days in (80, 80, 100, 364, 366):
            clock.now += days * lasting.DAY
            found = [await here.read(token) for token in tokens]
            stands.append([session is not None for session in found])
            for session in found:
                if session is not None:
                    assert await here.use(session)
                    again = await here.read(tokens[found.index(session)])
                    assert again is not None
                    assert not await here.use(again)
        return stands

    assert in_store(url, live) == [[True, True], [True, True], [False, True], [False, True], [False, False]]


def test_no_more_sessions_are_remembered_than_there_is_room_for(url, monkeypatch):
    monkeypatch.setattr(lasting, "MOST_BELIEVED", 3)

    async def fill(store):
        guests, here = Accounts(Guests(store)), Sessions(KeptSessions(store), b"key")
        tokens = [await here.begin(guests.new()) for _ in range(5)]
        assert all([await here.read(token) for token in tokens * 2])
        return len(here.believed)

    assert in_store(url, fill) == 3


def signed_cookie(url, guest):
    """As earlier versions made it; the guest has been there since before the upgrade."""

    async def make(store):
        change = update(schema.guests).where(schema.guests.c.id == guest)
        await store.write(change.values(signed_until=4e9))
        return URLSafeSerializer(await store.key("cookies"), salt="guest").dumps(guest)

    return in_store(url, make)


def guest_of(url, match):
    async def find(store):
        return (await store.row(select(schema.seats.c.guest).where(schema.seats.c.match == match))).guest

    return in_store(url, find)


def test_a_signed_cookie_of_before_is_exchanged_for_a_session_once(account, ana, served):
    cookie = signed_cookie(served.database, guest_of(served.database, account))
    with with_cookie(ana, cookie) as one:
        assert one.state(account)["as_seats"] == [0]  # looking exchanges nothing
        assert one.get("/api/me")["account"]
        assert "." not in one.http.cookies[COOKIE]
        assert one.state(account)["as_seats"] == [0]
        with with_cookie(ana, cookie) as tab:  # opened at the same time
            assert tab.get("/api/me")["account"]
            assert tab.http.cookies[COOKIE] == one.http.cookies[COOKIE]
        one.post("/api/leave").raise_for_status()
    with with_cookie(ana, cookie) as late:
        assert not late.get("/api/me")["account"]


@pytest.mark.finding("M5b")
def test_a_signed_cookie_is_worth_nothing_after_a_while_or_signing_out_everywhere(url):
    clock = Clock()

    async def ask(store):
        guests, here = Accounts(Guests(store)), Sessions(KeptSessions(store), b"key", clock)
        told = []
        for after in ("a minute", "a year", "signing out"):
            guest = guests.new()
            await guests.call(guest, "Eva")
            change = update(schema.guests).where(schema.guests.c.id == guest.id)
            await store.write(change.values(signed_until=clock.now + 365 * lasting.DAY))
            clock.now += {"a minute": 60, "a year": 366 * lasting.DAY, "signing out": 0}[after]
            if after == "signing out":
                await here.end_all(guest)
            told.append(await here.read(here.signed.dumps(guest.id)) is not None)
        return told

    assert in_store(url, ask) == [True, False, False]


def test_of_two_processes_one_exchanges_a_signed_cookie(url):
    async def exchange(store):
        guest, kept = Guest("eva"), KeptSessions(store)
        await Accounts(Guests(store)).call(guest, "Eva")
        await store.write(update(schema.guests).values(signed_until=4e9))
        return [await Sessions(kept, b"key").exchange("the same", guest) is not None for _ in range(2)]

    assert in_store(url, exchange) == [True, False]


def test_over_https_the_cookie_is_bound_to_its_host(served):
    headers = {"X-Forwarded-Proto": "https"}
    with httpx.Client(base_url=served.url, headers=headers, timeout=PATIENCE) as http:
        told = http.get("/api/me").headers.get_list("set-cookie")
    cookie = next(one for one in told if one.startswith(HOST_COOKIE))
    for flag in ("Secure", "HttpOnly", "SameSite=lax", "Path=/"):
        assert flag in cookie
    assert "Domain" not in cookie


OVER_HTTPS = {"X-Forwarded-Proto": "https"}


def seats_seen(server, match, cookie, **headers):
    """Whose seats a match shows to who brings that cookie, asked for and by a socket."""
    headers |= {"Cookie": cookie}
    asked = httpx.get(f"{server.url}/api/matches/{match}", headers=headers, timeout=PATIENCE).json()
    address = f"{server.url.replace('http', 'ws')}/api/matches/{match}/socket"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        while "as_seats" not in (told := json.loads(socket.recv(PATIENCE))):
            pass
    return asked["as_seats"], told["as_seats"]


@pytest.mark.finding("L13")
def test_over_https_a_cookie_that_a_sibling_host_could_have_planted_is_nobodys(account, ana, served):
    token = ana.http.cookies[COOKIE]
    assert seats_seen(served, account, f"{COOKIE}={token}") == ([0], [0])
    assert seats_seen(served, account, f"{COOKIE}={token}", **OVER_HTTPS) == ([], [])
    both = f"{COOKIE}=planted; {HOST_COOKIE}={token}"
    assert seats_seen(served, account, both, **OVER_HTTPS) == ([0], [0])


def test_over_https_a_signed_cookie_of_before_is_exchanged_for_one_that_is_bound(account, ana, served):
    cookie = signed_cookie(served.database, guest_of(served.database, account))
    headers = OVER_HTTPS | {"Cookie": f"{COOKIE}={cookie}"}
    answer = httpx.get(f"{served.url}/api/me", headers=headers, timeout=PATIENCE)
    assert answer.json()["account"]
    bound = next(one for one in answer.headers.get_list("set-cookie") if one.startswith(HOST_COOKIE))
    assert seats_seen(served, account, bound.partition(";")[0], **OVER_HTTPS) == ([0], [0])


def test_sessions_outlive_a_restart(url):
    with Served(url) as server, Person(server.url) as eva:
        table = eva.open("me", "me")["id"]
        server.stop()
        server.start()
        assert eva.state(table)["as_seats"] == [0, 1]


def test_a_session_that_another_process_has_ended_is_believed_for_seconds_only(url):
    clock = Clock()

    async def live(store):
        here = Sessions(KeptSessions(store), b"key", clock)
        token = await here.begin(Guest("eva"))
        assert await here.read(token)
        await here.kept.end(lasting.id_of(token))
        clock.now += lasting.BELIEVED + 1
        return await here.read(token)

    assert in_store(url, live) is None


def test_who_comes_back_was_seen_today_and_has_a_cookie_for_another_year(served):
    token, old = "a token of days ago", time.time() - 3 * lasting.DAY

    async def come(store):
        await Guests(store).add(Guest("somebody"), "Somebody")
        await store.write(update(schema.guests).where(schema.guests.c.id == "somebody").values(seen=old))
        await KeptSessions(store).add(Session(lasting.id_of(token), Guest("somebody"), old))

    async def seen(store):
        row = await store.row(select(schema.guests.c.seen).where(schema.guests.c.id == "somebody"))
        return row.seen

    in_store(served.database, come)
    with httpx.Client(base_url=served.url, cookies={COOKIE: token}, timeout=PATIENCE) as http:
        told = [http.get("/api/me").headers.get("set-cookie", "") for _ in range(2)]
    assert [token in cookie for cookie in told] == [True, False]
    assert in_store(served.database, seen) > old + lasting.DAY


class Somebody:
    ended = ""

    def end(self, why):
        self.ended = why


def test_who_has_gone_is_not_remembered_and_who_is_left_is_told(url):
    async def live(store):
        here = Sessions(KeptSessions(store), b"key")
        session = await here.read(await here.begin(Guest("eva")))
        assert session is not None
        gone, left = Somebody(), Somebody()
        for one in (gone, left):
            here.attend(session, one)
        here.go(session, gone)
        await here.end(session)
        here.go(session, left)
        assert not here.present
        return gone.ended, left.ended

    assert in_store(url, live) == ("", lasting.SIGNED_OUT)


def test_however_many_are_there_only_those_are_sent_away_whose_session_has_ended(url, monkeypatch):
    monkeypatch.setattr(kept_sessions, "ASKED_AT_ONCE", 2)

    async def live(store):
        here = Sessions(KeptSessions(store), b"key")
        people = [Somebody() for _ in range(5)]
        for number, one in enumerate(people):
            here.attend(await here.read(await here.begin(Guest(f"guest {number}"))), one)
        await here.kept.end_all(Guest("guest 3"))
        await here.look_again()
        return [one.ended for one in people]

    assert in_store(url, live) == ["", "", "", lasting.SIGNED_OUT, ""]


class Ended(Sessions):
    """Notes which sessions were ended."""

    def __init__(self):
        self.said: list[str] = []

    async def end(self, session):
        self.said.append(session.id)

    async def end_all(self, guest, but=""):
        self.said.append(f"all of {guest.id}")


@pytest.mark.parametrize(
    ("session", "ended"),
    [(None, []), ("s1", ["s1"]), ("", ["all of g1"])],
    ids=["nobody", "today", "earlier"],
)
def test_whoever_leaves_ends_what_they_had_also_by_a_cookie_of_an_earlier_version(session, ended):
    there = None if session is None else Session(session, Guest("g1"), 0.0)
    sessions = Ended()
    asyncio.run(leave_session(there, sessions))
    assert sessions.said == ended
