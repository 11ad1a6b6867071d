"""The edge: what strangers may hold open and for how long, and who is believed (H5, M9, M10)."""

import asyncio
import json
import socket
import threading
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from starlette.responses import JSONResponse
from uvicorn.protocols.utils import get_remote_addr

from cathedrals.kernel.game import CathedralsError, Refused
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.connections import Connections, protocols
from cathedrals.server.http.sharing import Chats, Sockets
from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.limits import Bounds, Buckets, address_key
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.proxies import Proxies
from cathedrals.server.room.table import Guest
from cathedrals.server.running import configured, listen
from cathedrals.server.wire.requests import NewTable, Request
from tests.server.serving import GAME, PATIENCE, Person, Served, in_store, wait_until
from tests.server.test_safety import NEVER, Talker

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
STRANGERS = ("10.0.0.1",)  # who is believed, so that this machine is not


@contextmanager
def running(settings, most=None, listening=None):
    """A server in this process, so that a test can set what no option sets."""
    config, connections = configured(settings)
    connections.most = most or connections.most
    server = Quiet(config)
    listening = listening or socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=lambda: asyncio.run(serve(server, listening, connections)), daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield listening.getsockname()[1], connections
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Quiet(uvicorn.Server):
    """Signals are the test runner's."""

    def capture_signals(self):
        return nullcontext()


async def serve(server, listening, connections):
    looking = asyncio.create_task(connections.look_after())
    await server.serve([listening])
    looking.cancel()


def knock(port, text=HALF):
    door = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    with suppress(ConnectionError):  # the other side need not hear all of it before it answers
        door.sendall(text)
    return door


def is_ended(door):
    """Whether the other side ends it, however long that takes."""
    try:
        return door.recv(1) == b""
    except ConnectionResetError:
        return True


def answer_on(door):
    return door.recv(12)


@pytest.mark.finding("H5a")
def test_half_a_request_is_not_waited_for_for_ever(url):
    settings = Settings(url, workers=0, bounds=Bounds(head=0.1))
    with running(settings) as (port, connections), knock(port) as half:
        assert is_ended(half)
        connections.bounds = Bounds()  # however long the machine takes between a connection and its request
        with knock(port, WHOLE) as whole:
            assert answer_on(whole) == b"HTTP/1.1 200"


@pytest.mark.finding("H5a")
def test_who_asked_once_need_not_stay_either(url):
    settings = Settings(url, workers=0, bounds=Bounds(head=0.1))
    with running(settings) as (port, _), knock(port, WHOLE + HALF) as door, suppress(ConnectionResetError):
        while door.recv(65536):
            pass


def test_a_long_head_is_not_taken(url):
    head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
    upgrade = b"Connection: upgrade\r\nUpgrade: websocket\r\n"
    one, many, fair = (b"X: " + b"x" * 100_000, b"X: x\r\n" * 5_000 + b"Y: y", b"X: " + b"x" * 10_000)
    with Served(url) as server:
        for more in (one, many, upgrade + one, upgrade + many, fair):
            with knock(server.port, head + more + b"\r\n\r\n") as door:
                assert answer_on(door) == (b"HTTP/1.1 200" if more == fair else b"HTTP/1.1 431")
        server.stop()
        assert "Traceback" not in "".join(server.told)


def test_a_head_that_grows_without_end_is_not_waited_for(url):
    with running(Settings(url, workers=0)) as (port, _), knock(port, HALF + b"X: " + b"x" * 20_000) as door:
        assert answer_on(door) == b"HTTP/1.1 431"


@pytest.mark.finding("H5d")
def test_those_who_are_silent_longest_make_room(url):
    """1,100 half requests served nobody until they left."""
    settings = Settings(url, workers=0, bounds=Bounds(head=PATIENCE))
    with running(settings, most=3) as (port, connections):
        silent = [knock(port) for _ in range(3)]
        wait_until(lambda: len(connections.held) == 3)
        with knock(port, WHOLE) as whole:
            assert answer_on(whole) == b"HTTP/1.1 200"
            left = {get_remote_addr(transport) for transport in connections.held}
        assert [door.getsockname() in left for door in silent] == [False, True, True]
        for door in silent:
            door.close()


@pytest.mark.finding("H5d")
def test_an_address_has_so_many_connections_and_no_more(url):
    settings = Settings(url, workers=0, proxies=STRANGERS, bounds=Bounds(connections=2, head=PATIENCE))
    with running(settings) as (port, connections):
        with knock(port), knock(port):
            wait_until(lambda: len(connections.held) == 2)
            with knock(port, WHOLE) as third:
                assert is_ended(third)
        wait_until(lambda: not connections.held)
        with knock(port, WHOLE) as again:
            assert answer_on(again) == b"HTTP/1.1 200"


def test_a_proxy_may_have_many_for_it_brings_many_people(url):
    settings = Settings(url, workers=0, bounds=Bounds(connections=1))
    with running(settings) as (port, _), knock(port), knock(port, WHOLE) as second:
        assert answer_on(second) == b"HTTP/1.1 200"


class FakeTransport:
    def __init__(self, left):
        self.left = left
        self.is_aborted = False

    def get_write_buffer_size(self):
        return self.left.pop(0)

    def get_extra_info(self, name):
        return None

    def abort(self):
        self.is_aborted = True


@pytest.mark.finding("H5c")
@pytest.mark.parametrize(("left", "is_dropped"), [([900, 900, 900], True), ([900, 800, 700], False)])
def test_an_answer_that_nobody_takes_is_not_kept_for_ever(left, is_dropped, url):
    connections = Connections(Bounds(head=1, taking=50), Proxies(), 10)
    held = holding(connections, left)
    for now in (10, 40, 65):
        connections.look(now)
    assert held.transport.is_aborted is is_dropped


def holding(connections, left, cycle=None, kind="http"):
    """A connection that is counted, without a network."""
    of_kind = protocols(connections)[kind]
    protocol = of_kind.__new__(of_kind)
    protocol.transport, protocol.cycle = FakeTransport(left), cycle
    connections.add(protocol, 0)
    return protocol


@pytest.mark.finding("H5a")
@pytest.mark.parametrize(("is_answered", "is_dropped"), [(True, True), (False, False)])
def test_who_was_answered_is_not_waited_for_and_who_is_being_answered_may_wait(is_answered, is_dropped):
    connections = Connections(Bounds(head=1), Proxies(), 10)
    held = holding(connections, [0, 0], SimpleNamespace(response_complete=is_answered))
    for now in (10, 20):
        connections.look(now)
    assert held.transport.is_aborted is is_dropped
    assert connections.make_room() is False


def test_a_socket_may_be_silent_and_makes_no_room():
    connections = Connections(Bounds(head=1), Proxies(), 1)
    held = holding(connections, [0, 0])
    socket_kind = protocols(connections)["ws"]
    became = socket_kind.__new__(socket_kind)
    became.transport = held.transport
    connections.become(became)
    for now in (10, 20):
        connections.look(now)
    assert not connections.make_room()
    assert not held.transport.is_aborted


@pytest.mark.finding("H5b")
def test_a_body_that_does_not_come_is_not_waited_for():
    server = create(Settings(bounds=Bounds(body=0.01)))

    async def post():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://here") as http:
            return await http.post("/api/me", content=Late())

    class Late(httpx.AsyncByteStream):
        async def __aiter__(self):
            yield b'{"name": '
            await asyncio.Event().wait()

    answer = asyncio.run(asyncio.wait_for(post(), PATIENCE))
    assert (answer.status_code, answer.json()["refused"]) == (408, "too-slow")
    assert answer.headers["connection"] == "close"


@pytest.mark.finding("L16")
def test_a_request_that_tells_its_length_in_two_ways_is_refused_and_nothing_after_it_is_read(url):
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    both = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with running(Settings(url, workers=0)) as (port, _), knock(port, head + both + WHOLE) as door:
        answered = b"".join(iter(lambda: door.recv(65536), b""))
    assert answered.startswith(b"HTTP/1.1 400")
    assert answered.count(b"HTTP/1.1 ") == 1


@pytest.mark.finding("L6")
def test_a_text_that_is_none_ends_its_socket_without_a_traceback(url):
    with Served(url) as server, Person(server.url) as ana:
        match = ana.open("me", "me")["id"]
        with ana.socket(match) as at_table:
            at_table.hear("view")
            at_table.connection.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
            with pytest.raises(Exception, match="1007"):
                at_table.hear("never told")
        server.stop()
        assert "Traceback" not in "".join(server.told)


# Sockets and chat ---------------------------------------------------------------------------------


def test_a_guest_has_so_many_sockets_and_an_address_more():
    sockets = Sockets(Bounds(sockets=3, sockets_of_guest=2))
    ana, jan = Guest("ana"), Guest("jan")
    one = partial(sockets.one_more, address="10.0.0.1")
    with one(ana), one(ana):
        with pytest.raises(Refused), one(ana):
            pass
        with one(jan), pytest.raises(Refused), one(None):
            pass
        with sockets.one_more(jan, "10.0.0.2"):
            pass
    assert not sockets.guests
    assert not sockets.addresses


def test_who_has_too_many_sockets_is_told_so(url):
    with Served(url, "--sockets", "1") as server, Person(server.url) as ana:
        match = ana.open("me", "me")["id"]
        with ana.socket(match) as first:
            first.hear("view")
            with ana.socket(match) as second:
                assert second.hear()["refused"] == "too-many"


@pytest.mark.finding("M10a")
def test_who_chats_by_many_sockets_chats_no_more_often(url):
    """M10: one opponent with 20 sockets stored 4,574 chats in 8 seconds."""
    chats = Chats(Buckets(3, NEVER), Buckets(100, NEVER))

    async def talk(store):
        here = await make_lobby(store, Programs(0), 0)
        guest = here.accounts.new()
        table = await here.open(guest, NewTable(game=GAME.name, seats=["me", "me"]))
        answers = []
        for _ in range(4):
            admit = partial(chats.admit, guest=guest, address="10.0.0.1")
            connection = Connection(guest)
            talker = Talker('{"id": "7", "chat": "hello"}', 2)
            await Attending(talker, here.rooms, table.id, connection, admit).hear_on()
            answers += [json.loads(connection.waiting.get_nowait().text) for _ in range(2)]
        return answers, await here.matches.chats(table.id)

    answers, kept = in_store(url, talk)
    assert [answer.get("refused") for answer in answers] == [None] * 3 + ["too-fast"] * 5
    assert {answer["id"] for answer in answers} == {"7"}
    assert len(kept) == 3


@pytest.mark.finding("M10a")
def test_many_guests_of_one_address_share_what_it_may_chat():
    chats = Chats(Buckets(3, NEVER), Buckets(4, NEVER))
    said = Request(chat="hello")
    for number in range(4):
        chats.admit(said, Guest(f"guest {number}"), "10.0.0.1")
    with pytest.raises(Refused):
        chats.admit(said, Guest("another"), "10.0.0.1")
    chats.admit(said, Guest("another"), "10.0.0.2")
    chats.admit(Request(since=0), Guest("another"), "10.0.0.1")


# Addresses ----------------------------------------------------------------------------------------


@pytest.mark.finding("M9b")
@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address(address, key):
    assert address_key(address) == key


@pytest.mark.finding("M9a")
@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "seen"),
    [
        ("127.0.0.1", "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.0/8", "10.1.2.3", "198.51.100.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("10.0.0.0/8", "10.1.2.3", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.0/8", "10.1.2.3", "203.0.113.7:4711", "203.0.113.7"),
        ("10.0.0.0/8", "10.1.2.3", "", "10.1.2.3"),
        ("127.0.0.1", None, "203.0.113.7", "203.0.113.7"),
    ],
)
def test_only_a_proxy_is_believed_who_asks(proxies, peer, forwarded, seen):
    """M9; a Unix socket has no peer's address, and only a proxy can open it."""
    told = who_asks(proxies, peer, [("x-forwarded-for", forwarded), ("x-forwarded-proto", "https")])
    assert told["client"] == seen
    assert told["scheme"] == ("https" if Proxies((proxies,)).trusts(peer) else "http")


def who_asks(proxies, peer, headers):
    """Whom the routes take for who asks."""
    server = create(Settings(proxies=(proxies,)))
    server.add_route("/api/who", told_who)
    client = (peer, 5) if peer else None
    transport = httpx.ASGITransport(server, client=client)  # type: ignore[arg-type]  # as uvicorn tells a Unix socket

    async def ask():
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return (await http.get("/api/who", headers=headers)).json()

    return asyncio.run(ask())


def test_what_somebody_says_of_themselves_in_a_line_of_its_own_is_not_believed():
    lines = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7")]
    assert who_asks("127.0.0.1", "127.0.0.1", lines)["client"] == "203.0.113.7"


def test_a_proxy_says_http_or_https_and_nothing_else():
    for said, scheme in ((" HTTPS ", "https"), ("javascript", "http"), ("", "http")):
        told = who_asks("127.0.0.1", "127.0.0.1", [("x-forwarded-proto", said)])
        assert told["scheme"] == scheme


async def told_who(request):
    return JSONResponse({"client": request.client and request.client.host, "scheme": request.url.scheme})


def test_what_is_no_address_of_a_proxy_is_said_at_once():
    with pytest.raises(CathedralsError, match=r'"games\.example" is neither an address nor a network'):
        Proxies(("games.example",))


@pytest.mark.finding("M9a")
def test_a_server_can_listen_on_a_unix_socket(url, tmp_path):
    here = tmp_path / "socket"
    with running(Settings(url, workers=0), listening=listen(str(here), [0])):
        assert here.stat().st_mode & 0o777 == 0o660
        transport = httpx.HTTPTransport(uds=str(here))
        with httpx.Client(transport=transport, base_url="http://games.example", timeout=PATIENCE) as http:
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
            assert "secure" in http.get("/api/me", headers=headers).headers["set-cookie"].lower()
