"""Stores of an earlier version are brought up to date and played on in, and servers of two versions do no harm."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing, contextmanager
from copy import deepcopy
from pathlib import Path

import pytest
from sqlalchemy import JSON, Boolean, insert, select, table, text, update
from sqlalchemy.sql import column
from websockets.exceptions import ConnectionClosed

from cathedrals.server.store import schema
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.migrations import NEWEST, step_kept
from cathedrals.server.store.store import Store
from tests.server.cluster import IS_HERE, MISSING, Cluster
from tests.server.serving import Person, Served, in_store
from tests.server.stores.make import NAME, PASSWORD

STORES = Path(__file__).parent / "stores"
KNOWN = json.loads((STORES / "known.json").read_text("utf-8"))
OLD_STEP = "0003"
ON_POSTGRESQL = pytest.param("store.sql", marks=pytest.mark.skipif(not IS_HERE, reason=MISSING))


@contextmanager
def copied(name, folder):
    """The address of a database that holds what an earlier version has kept."""
    if name == "store.sqlite":
        yield str(shutil.copy(STORES / name, folder / name))
        return
    import psycopg

    with Cluster() as cluster:
        with psycopg.connect(cluster.url.replace("postgres:", "postgresql:"), autocommit=True) as connection:
            connection.execute((STORES / name).read_text("utf-8"))
        yield cluster.url


@pytest.fixture(scope="module", params=["store.sqlite", ON_POSTGRESQL])
def upgraded(request, tmp_path_factory):
    """What was known before, and a server of today."""
    with copied(request.param, tmp_path_factory.mktemp("old")) as url, Served(url) as server:
        yield deepcopy(KNOWN[request.param]), server  # their cookies are exchanged


@pytest.fixture
def known(upgraded):
    return upgraded[0]


@pytest.fixture
def server(upgraded):
    return upgraded[1]


def returned(server, known, name):
    """Somebody with the cookie they had, which is theirs in all of these tests once it has been exchanged."""
    person = Person(server.url, name)
    person.http.cookies.clear()
    person.http.cookies.set("cathedrals", known["cookies"][name], domain="127.0.0.1")
    person.get("/api/me")
    known["cookies"][name] = person.http.cookies["cathedrals"]
    return person


@pytest.fixture
def ana(server, known):
    with returned(server, known, "Ana") as person:
        yield person


@pytest.fixture
def jan(server, known):
    with returned(server, known, "Jan") as person:
        yield person


def test_the_store_was_an_older_one_and_is_of_today(server):
    rows = in_store(server.database, lambda store: store.rows(step_kept()))
    assert [row.step for row in rows] == [NEWEST] > [OLD_STEP]


def test_old_cookies_are_still_those_guests(ana, jan, known):
    mine = {one["id"] for one in ana.get("/api/me/tables")}
    assert mine >= {match["id"] for match in known["matches"].values() if match["status"] == "running"}
    assert ana.get("/api/me")["name"] == "Ana"
    assert jan.get("/api/me")["name"] == "Jan"
    assert "." not in ana.http.cookies["cathedrals"]


def test_the_account_enters_with_its_password_and_its_language(server):
    with Person(server.url) as eva:
        wrong = {"name": NAME, "password": f"{PASSWORD}!"}
        assert eva.post("/api/enter", wrong).status_code != 200
        eva.post("/api/enter", {"name": NAME.upper(), "password": PASSWORD}).raise_for_status()
        me = eva.get("/api/me")
        assert (me["name"], me["account"], me["language"]) == (NAME, True, "cs")
        assert len(eva.get("/api/me/tables")) == 1


def test_every_match_replays_to_where_it_was(ana, known):
    for match in known["matches"].values():
        assert ana.get(f"/api/tables/{match['id']}")["status"] == match["status"]
        if match["lines"]:
            state = ana.state(match["id"])
            assert state["lines"][: len(match["lines"])] == match["lines"]
            assert not state.get("lost")


@pytest.mark.parametrize("name", ["red", "basilica", "box", "branch", "lesson"])
def test_what_was_running_is_played_on(ana, jan, known, name):
    match = known["matches"][name]
    asked = ana if ana.state(match["id"])["moves"] else jan
    assert asked.play_first(match["id"])["ok"]
    assert len(ana.state(match["id"])["lines"]) > len(match["lines"])


def test_a_match_goes_on_from_its_lesson_against_its_program(ana, known):
    sitting = ana.get(f"/api/tables/{known['matches']['lesson']['id']}")["seats"]
    assert [bool(seat["program"]) for seat in sitting] == [False, True]


def test_an_open_table_is_sat_down_at_by_its_link(server, ana, known):
    match = known["matches"]["open"]["id"]
    link = ana.get(f"/api/tables/{match}")["link"]
    with Person(server.url, "Ivo") as ivo:
        assert ivo.join(match, link=link).status_code == 200
        assert ivo.state(match)["as_seats"] == [1]


def test_the_box_is_there_and_its_match_is_played_with_it(ana, known):
    assert {"pieces": known["box"], "name": "Grandmother"} in ana.get("/api/games")[0]["boxes"]
    match = known["matches"]["box"]["id"]
    assert ana.get(f"/api/tables/{match}")["box"] == "Grandmother"


def test_what_was_said_is_still_heard_and_more_can_be_said(ana, known):
    match = known["matches"]["red"]["id"]
    with ana.socket(match) as socket:
        first, second = socket.hear("chats")["chats"][:2]
        assert (first["name"], first["text"]) == ("Ana", "Dobrý den, Jane")
        assert (second["name"], second["phrase"]) == ("Jan", "good-luck")
        assert socket.ask(chat="Still here", key="k1")["ok"]


def test_a_match_that_is_over_has_its_result_and_its_rematch(ana, known):
    for name in ("over", "basilica over"):
        assert ana.state(known["matches"][name]["id"])["over"]
    told = ana.get(f"/api/tables/{known['matches']['over']['id']}")
    assert told["again"] == known["matches"]["again"]["id"]


# Servers of two versions side by side ----------------------------------------------------------------


def old_rows():
    """Every row of the old file by its table, in an order in which each may be added; the step is left out."""
    with closing(sqlite3.connect(STORES / "store.sqlite")) as connection:
        connection.row_factory = sqlite3.Row
        for kept in schema.metadata.sorted_tables:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [kept.name]).fetchone():
                yield kept, [dict(row) for row in connection.execute(f'SELECT * FROM "{kept.name}"')]


def as_old(kept, row):
    """The statement of a server that knows no other columns than these: nothing is filled in by ours."""
    return insert(table(kept.name, *(column(name, kept.c[name].type) for name in row)))


async def write_as_old(store):
    """All that an older server adds and changes, with the columns it knows."""
    for kept, rows in old_rows():
        for row in rows:
            values = {name: of_json(kept.c[name], value) for name, value in row.items()}
            await store.write(as_old(kept, row).values(**values))
    red, guests = schema.matches.c.id == KNOWN["store.sqlite"]["matches"]["red"]["id"], schema.guests
    row = await store.row(select(schema.matches).where(red))
    await store.write(update(schema.matches).where(red).values(line=row.line, asked=row.asked, again=None))
    await store.write(update(schema.seats).where(schema.seats.c.match == row.id).values(left=False))
    await store.write(update(guests).where(guests.c.name == "Ana").values(name="Ana"))


def of_json(kept, value):
    """SQLite gives what it holds as it is; the types of the schema take what Python has."""
    if isinstance(kept.type, JSON):
        return json.loads(value)
    return bool(value) if isinstance(kept.type, Boolean) else value


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=ON_POSTGRESQL.marks)])
def empty(request, tmp_path):
    """The address of a database of today that is empty."""
    if request.param == "sqlite":
        yield f"{tmp_path}/new.sqlite"
    else:
        with Cluster() as cluster:
            yield cluster.url


def test_an_older_server_can_go_on_beside_for_the_length_of_an_upgrade(empty):
    """Step 4 only adds, and whoever came to the older server meanwhile stays who they are."""
    in_store(empty, write_as_old)
    known = deepcopy(KNOWN["store.sqlite"])
    with (
        Served(empty) as server,
        returned(server, known, "Ana") as ana,
        returned(server, known, "Jan") as jan,
    ):
        match = known["matches"]["red"]
        assert ana.state(match["id"])["lines"] == match["lines"]
        assert (ana if ana.state(match["id"])["moves"] else jan).play_first(match["id"])["ok"]
        assert ana.get("/api/me")["name"] == "Ana"


def test_who_comes_to_this_server_has_no_signed_cookie_that_counts(empty):
    with Served(empty) as server, Person(server.url) as ana:
        ana.open("me", "me")
    found = in_store(empty, lambda store: store.rows(select(schema.guests.c.signed_until)))
    assert [row.signed_until for row in found] == [0]


def test_a_server_stops_in_one_sentence_when_a_newer_one_has_upgraded_the_store(empty):
    """Everything it has told is kept, and its sockets are closed, so that clients come back elsewhere."""
    with Served(empty) as server, Person(server.url) as ana:
        match = ana.open("me", "me")["id"]
        with ana.socket(match) as socket:
            state = socket.hear("view")
            assert socket.ask(after=state["line"], moves=[state["moves"][0]["text"]])["ok"]
            line = socket.hear("view")["line"]
            set_step(empty, "9999")
            with pytest.raises(ConnectionClosed):
                socket.hear("never told")
        assert server.finish() == 2
        told = "".join(server.told)
    assert told.count("cathedrals: ") == told.count("a newer version of Cathedrals has upgraded") == 1
    assert "Traceback" not in told
    set_step(empty, NEWEST)
    assert len(in_store(empty, lambda store: Matches(store).lines(match))) == line


def set_step(url, step):
    """Whatever step it is at, it need not be opened for that."""

    async def change():
        engine = Store(url).engine
        async with engine.begin() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{step}'"))
        await engine.dispose()

    asyncio.run(change())
