"""Which database is meant, and what is said of one that cannot be used: one sentence, never a password."""

import asyncio
import gc
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from cathedrals.server.running import check
from cathedrals.server.store.database import WATCHED, Unusable, database_of
from cathedrals.server.store.lock import Served, locked
from cathedrals.server.store.store import Store
from tests.server.serving import in_store

SECRET = "s3cret"


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "SQLite"])
def test_a_file_is_named_by_three_slashes_or_four(tmp_path, monkeypatch, scheme):
    monkeypatch.chdir(tmp_path)
    assert database_of(f"{scheme}:///here.sqlite").file == tmp_path / "here.sqlite"
    assert database_of(f"{scheme}:////var/there.any").file == Path("/var/there.any")
    assert database_of(f"{scheme}:///here.sqlite").url.drivername == "sqlite+aiosqlite"


def test_a_path_is_a_file_if_it_is_there_or_looks_like_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "matches").touch()
    for path in ("matches", "new.sqlite", "new.db", "dvě slova.sqlite3", "./a:b.sqlite"):
        assert database_of(path).file == tmp_path / path
    assert database_of("~/new.sqlite").file == tmp_path / "new.sqlite"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_keeps_its_parameters(scheme):
    database = database_of(f"{scheme}://ana:{SECRET}@db.example:5433/games?sslmode=require")
    assert database.file is None
    assert database.url.drivername == "postgresql+psycopg"
    assert database.url.query == {"sslmode": "require", **WATCHED}
    assert database.shown == "postgresql://db.example:5433/games"


def test_postgresql_keeps_its_parameters_to_the_last():
    store = Store(f"postgres://ana:{SECRET}@db.example/games?sslmode=require&connect_timeout=3")
    assert store.engine.url.query == {"sslmode": "require", **WATCHED, "connect_timeout": "3"}
    assert store.notices is not None
    assert store.notices.address.startswith(f"postgresql://ana:{SECRET}@db.example/games?")
    assert "sslmode=require" in store.notices.address


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        (f"mysql://ana:{SECRET}@db/games", '"mysql" is no kind of database'),
        (f"postgresql+asyncpg://ana:{SECRET}@db/games", "is no kind of database"),
        (f"postgres:{SECRET}", "cannot be read"),
        (f"postgres://ana:{SECRET}", "cannot be read"),
        (f"postgres://ana:x@{SECRET}@db/games", "%40"),
        (f"postgres://a/na:{SECRET}@db/games", "%40"),
        (f"//ana:{SECRET}@db/games", "neither an address nor a file"),
        ("postgres", '"postgres" is neither an address nor a file'),
        ("sqlite:file.sqlite", "cannot be read"),
        ("sqlite://file.sqlite", "three slashes"),
        ("sqlite://", "not kept in memory"),
        ("sqlite:///:memory:", "not kept in memory"),
        ("sqlite:///file.sqlite?mode=ro", "question mark"),
        ("", "is no file"),
        (".", "is no file"),
    ],
)
def test_what_names_no_database_is_refused_without_saying_the_password(named, sentence):
    with pytest.raises(Unusable) as refused:
        database_of(named)
    assert sentence in str(refused.value)
    assert SECRET not in str(refused.value)


def refusal(named):
    with pytest.raises(Unusable) as refused:
        asyncio.run(check(str(named)))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_file_below_what_is_no_folder_is_refused(tmp_path):
    (tmp_path / "plain").touch()
    assert "is no folder" in refusal(tmp_path / "plain" / "x.sqlite")
    assert "is no folder" in refusal(tmp_path / "nowhere" / "x.sqlite")


def test_a_folder_in_which_nothing_can_be_made_is_refused():
    assert "unable to open database file" in refusal("/proc/x.sqlite")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_cannot_be_written_is_refused(tmp_path):
    asyncio.run(check(f"{tmp_path}/x.sqlite"))
    (tmp_path / "x.sqlite").chmod(0o444)
    assert "readonly" in refusal(tmp_path / "x.sqlite")


@pytest.mark.finding("L3")
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 100)
    assert "file is not a database" in refusal(file)
    with pytest.raises(Unusable), locked(file):
        pass
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]


def changed(file, statement):
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path):
    changed(tmp_path / "x.sqlite", "CREATE TABLE bookmarks (id)")
    before = (tmp_path / "x.sqlite").read_bytes()
    assert "tables of another program" in refusal(tmp_path / "x.sqlite")
    assert (tmp_path / "x.sqlite").read_bytes()[100:] == before[100:]  # the header tells of the journal


@pytest.mark.finding("L3")
def test_a_database_of_a_newer_version_is_refused(tmp_path):
    asyncio.run(check(f"{tmp_path}/x.sqlite"))
    changed(tmp_path / "x.sqlite", "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refusal(tmp_path / "x.sqlite")


def test_a_postgresql_that_does_not_answer_is_refused_without_saying_the_password():
    said = refusal(f"postgres://ana:{SECRET}@127.0.0.1:1/games?password={SECRET}")
    assert "postgresql://127.0.0.1:1/games" in said
    assert SECRET not in said


def test_a_missing_driver_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert 'pip install "cathedrals[postgresql]"' in refusal("postgres://ana@127.0.0.1:1/games")


def test_who_keeps_matches_in_a_file_needs_no_driver_of_postgresql(tmp_path):
    code = f"""
import asyncio, sys
sys.modules["psycopg"] = None
from cathedrals.server import app, running
asyncio.run(running.check({f"{tmp_path}/x.sqlite"!r}))
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_file_is_served_once_by_whichever_name_it_is_called(tmp_path):
    file, link = tmp_path / "x.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(file)
    with locked(file) as lock:
        lock.tell("http://127.0.0.1:8000")
        with (
            pytest.raises(Served, match=r"served already at http://127\.0\.0\.1:8000;") as refused,
            locked(link),
        ):
            pass
        assert refused.value.address == "http://127.0.0.1:8000"


def test_what_a_killed_server_told_is_not_told_of_the_next(tmp_path):
    (tmp_path / "x.sqlite-address").write_text("http://127.0.0.1:8000")
    with (
        locked(tmp_path / "x.sqlite"),
        pytest.raises(Served, match="just starting"),
        locked(tmp_path / "x.sqlite"),
    ):
        pass


@pytest.mark.finding("L2")
@pytest.mark.skipif(os.name != "posix", reason="files have no such modes there")
def test_a_new_file_and_those_beside_it_are_their_owners_alone(tmp_path):
    file = tmp_path / "x.sqlite"
    with locked(file) as lock:
        lock.tell("http://127.0.0.1:8000")
        store = Store(str(file))
        beside = asyncio.run(modes_while_open(store, tmp_path))
    assert {"x.sqlite", "x.sqlite-wal", "x.sqlite-shm", "x.sqlite-lock", "x.sqlite-address"} <= set(beside)
    assert set(beside.values()) == {0o600}


async def modes_while_open(store, folder):
    await store.open()
    await store.key("any")
    found = {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}
    await store.close()
    return found


@pytest.mark.parametrize(("mode", "is_said"), [(0o644, True), (0o600, False)])
def test_a_file_that_others_can_read_is_warned_about(tmp_path, caplog, mode, is_said):
    (tmp_path / "x.sqlite").touch(mode)
    (tmp_path / "x.sqlite").chmod(mode)
    with locked(tmp_path / "x.sqlite"):
        assert ("chmod 600" in caplog.text) is is_said


@pytest.mark.finding("L4")
def test_a_second_server_on_one_file_is_refused_in_one_sentence(served, capfd):
    command = [sys.executable, "-m", "cathedrals", "serve", "--port", "0", "--database", served.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"are served already at {served.url}" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_nobody_waits_for_may_fail_without_a_word_of_the_loop(url, caplog):
    async def fail(store):
        store.change_soon([text("INSERT INTO nowhere VALUES (1)")])
        for _ in range(3):  # after it, so that nobody holds it any more
            await store.write(text("UPDATE guests SET seen = 0"))
        gc.collect()

    in_store(url, fail)
    assert "never retrieved" not in caplog.text
