"""What a host does at the command line, beside the server that runs. [review: missing for a host]"""

import pytest
from sqlalchemy import select
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from cathedrals.cli import app
from cathedrals.cli.admin import address_meant
from cathedrals.kernel.game import CathedralsError
from cathedrals.server.store import schema
from tests.server.serving import Person, Served, in_store, wait_until

PASSWORD, OTHER = "long enough", "long enough too"


def admin(*words):
    return CliRunner().invoke(app, ["admin", *words])


def test_a_host_makes_a_link_by_which_an_owner_chooses_a_new_password(served):
    with Person(served.url) as eva, Person(served.url) as again:
        eva.post("/api/account", {"name": "Eva of the admin", "password": PASSWORD}).raise_for_status()
        made = admin(
            "reset", "eva of the admin", "--database", served.database, "--address", "https://play.example/"
        )
        address, _, token = made.stdout.strip().partition("#token=")
        assert address == "https://play.example/reset"
        answer = again.post("/api/account/reset", {"token": token, "password": OTHER})
        assert answer.json()["name"] == "Eva of the admin"
        assert not eva.get("/api/me")["account"]


def test_a_name_that_nobody_has_is_said(served):
    told = admin("reset", "nobody at all", "--database", served.database)
    assert told.exit_code == 1
    assert "nobody at all" in told.stderr


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    told = admin("bans", "--database", str(tmp_path / "typo.sqlite"))
    assert isinstance(told.exception, CathedralsError)
    assert not list(tmp_path.iterdir())


# Bans -------------------------------------------------------------------------------------------


@pytest.fixture
def host(url):
    """A server of its own, on which others may be banned, and its commands."""
    with Served(url) as server:
        yield server, lambda *words: admin(*words, "--database", url)


def guest_at(url, match, seat=0):
    async def find(store):
        here = (schema.seats.c.match == match) & (schema.seats.c.seat == seat)
        return (await store.row(select(schema.seats.c.guest).where(here))).guest

    return in_store(url, find)


def refusal(answer):
    return answer.status_code, answer.json().get("refused")


BANNED = 403, "banned"


def test_a_banned_guest_is_turned_away_everywhere_until_they_are_let_in_again(host):
    server, tell = host
    with Person(server.url, "Ana") as ana, Person(server.url, "Jan") as jan:
        table = ana.open("me", "greedy")["id"]
        with ana.socket(table) as socket:
            socket.hear("view")
            told = tell("ban", "Ana", "--reason", "insults others")
            assert told.exit_code == 0, told.stderr
            assert socket.hear("refused")["refused"] == "banned"
            with pytest.raises(ConnectionClosed):
                socket.hear("never told")
        for path in ("/api/me", "/api/games", f"/api/matches/{table}"):
            assert refusal(ana.http.get(path)) == BANNED
        assert refusal(ana.post("/api/tables", {})) == BANNED
        assert refusal(ana.post(f"/api/matches/{table}/requests", {"chat": "hello"})) == BANNED
        with ana.socket(table) as socket:
            assert socket.hear("refused")["refused"] == "banned"
        assert jan.state(table)["line"] > 0
        assert "insults others" in tell("bans").stdout
        assert tell("unban", "Ana").exit_code == 0
        wait_until(lambda: ana.http.get("/api/me").status_code == 200)


def test_a_banned_account_does_not_enter_elsewhere_either(host):
    server, tell = host
    entry = {"name": "Eva", "password": PASSWORD}
    with Person(server.url) as eva, Person(server.url) as again:
        eva.post("/api/account", entry).raise_for_status()
        assert tell("ban", "eva").exit_code == 0
        wait_until(lambda: refusal(eva.http.get("/api/me")) == BANNED)
        assert refusal(again.post("/api/enter", entry)) == BANNED
        assert not again.get("/api/me")["account"]


def test_a_banned_address_is_turned_away_but_for_health(host):
    server, tell = host
    with Person(server.url, "Ana") as ana:
        table = ana.open("me", "greedy")["id"]
        ana.http.cookies.clear()  # nobody who looks on
        with ana.socket(table) as socket:
            socket.hear("view")
            assert tell("ban", "127.0.0.1").exit_code == 0
            assert socket.hear("refused")["refused"] == "banned"
        assert refusal(ana.http.get("/api/games")) == BANNED
        assert ana.http.get("/healthz").status_code == 200


def test_of_several_with_one_name_one_must_be_chosen(host):
    server, tell = host
    with Person(server.url, "Ana") as ana, Person(server.url, "Ana") as other:
        first, _ = (guest_at(server.database, one.open("me", "open")["id"]) for one in (ana, other))
    told = tell("ban", "Ana")
    assert told.exit_code == 1
    assert first in told.stderr
    assert tell("ban", first).exit_code == 0
    assert tell("unban", first).exit_code == 0


def test_who_is_not_there_or_not_banned_is_said(host):
    _, tell = host
    assert tell("ban", "nobody at all").exit_code == 1
    assert tell("unban", "192.0.2.7").exit_code == 1
    assert tell("bans").exit_code == 1


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("Ana", None),
    ],
)
def test_an_address_is_banned_as_the_server_counts_it(text, address):
    assert address_meant(text) == address


def test_a_whole_network_is_not_banned():
    with pytest.raises(CathedralsError):
        address_meant("10.0.0.0/8")


# Tables, and what is deleted --------------------------------------------------------------------


def test_tables_and_accounts_are_listed_and_a_waiting_table_is_closed(host):
    server, tell = host
    with Person(server.url, "Ana") as ana, Person(server.url, "Jan") as jan:
        waiting, running = ana.open("me", "open")["id"], jan.open("me", "greedy")["id"]
        jan.post("/api/account", {"name": "Jan", "password": PASSWORD}).raise_for_status()
        assert waiting in tell("tables", "--status", "open").stdout
        assert "Jan" in tell("tables", "--guest", "jan").stdout
        assert waiting not in tell("tables", "--guest", "jan").stdout
        assert tell("accounts").stdout.startswith("Jan")
        assert tell("close", waiting).exit_code == 0
        assert ana.get("/api/tables") == []
        assert [tell("close", id).exit_code for id in (waiting, running, "none")] == [1, 1, 1]
        assert tell("tables", "--status", "open").exit_code == 1
        assert jan.state(running)["as_seats"] == [0]


def test_a_deleted_match_is_gone_also_where_it_is_being_played(host):
    server, tell = host
    with Person(server.url, "Ana") as ana:
        match = ana.open("me", "greedy")["id"]
        with ana.socket(match) as socket:
            line = socket.hear("view")["line"]
            assert tell("delete", match).exit_code == 1  # nobody has said yes
            assert tell("delete", match, "--yes").exit_code == 0
            assert socket.hear("refused")["refused"] == "no-such-table"
        answer = ana.post(f"/api/matches/{match}/requests", {"after": line, "moves": ["anything"]})
        assert refusal(answer) == (404, "no-such-table")
        assert tell("delete", match, "--yes").exit_code == 1
        assert ana.get("/api/me/tables") == []
        assert ana.open("me", "greedy")["id"] != match


def test_a_deleted_account_leaves_its_matches_to_the_others_without_its_name(host):
    server, tell = host
    entry = {"name": "Eva", "password": PASSWORD}
    with Person(server.url, "Eva") as eva, Person(server.url, "Jan") as jan:
        eva.post("/api/account", entry).raise_for_status()
        match = eva.open("me", "open")["id"]
        jan.join(match).raise_for_status()
        told = tell("delete", "Eva", "--yes")
        assert (told.exit_code, match in told.stderr) == (1, True)
        jan.say(match, chat="hello")
        eva.say(match, chat="goodbye")
        assert eva.say_now(match, resign=True)["ok"]
        assert tell("delete", "Eva", "--yes").exit_code == 0
        wait_until(lambda: not eva.get("/api/me")["account"])
        assert refusal(jan.post("/api/enter", entry)) == (401, "wrong-password")
    assert "Jan" in tell("tables").stdout
    assert "Eva" not in tell("tables").stdout

    async def said(store):
        return [row.text for row in await store.rows(select(schema.chat))]

    assert in_store(server.database, said) == ["hello"]


def test_nobody_can_have_a_seat_back_whose_account_is_deleted(host):
    server, tell = host
    with Person(server.url, "Eva") as eva:
        eva.post("/api/account", {"name": "Eva", "password": PASSWORD}).raise_for_status()
        match = eva.open("me", "me")["id"]
        assert all(eva.say_now(match, leave=True)["ok"] for _ in range(2))
    assert tell("delete", "Eva", "--yes").exit_code == 0

    async def before(store):
        return [row.before for row in await store.rows(select(schema.seats))]

    assert in_store(server.database, before) == [None, None]


def test_what_would_be_forgotten_is_said_before_it_is(host):
    server, tell = host
    with Person(server.url, "Ana") as ana:
        ana.open("me", "open")
    rule = "--forget-tables", "0.0000001"
    wait_until(lambda: "1 tables" in tell("expire", *rule).stdout)  # as soon as it is as old as that
    assert "1 tables" in tell("expire", *rule, "--yes").stdout
    assert "0 tables" in tell("expire", *rule).stdout
