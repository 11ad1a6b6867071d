"""Everything in one file while servers go on, and such a file as a store again, in either database."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from cathedrals.server.room.table import Guest
from cathedrals.server.store import backup as backups
from cathedrals.server.store import schema
from cathedrals.server.store.backup import back_up, look_through, new_file, restore
from cathedrals.server.store.database import Unusable, database_of
from cathedrals.server.store.migrations import NEWEST
from cathedrals.server.store.notes import KeptNotes
from tests.server.cluster import IS_HERE, MISSING, Cluster
from tests.server.hammering import Hammer, count_losses, finish, wait_for_answers
from tests.server.serving import Served, in_store
from tests.server.test_upgrades import KNOWN, STORES, returned

OLD = STORES / "store.sqlite"
KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(not IS_HERE, reason=MISSING))]


@pytest.fixture(params=KINDS)
def empty(request, tmp_path):
    """The address of a database that is empty."""
    if request.param == "sqlite":
        yield f"{tmp_path}/new.sqlite"
    else:
        with Cluster() as cluster:
            yield cluster.url


def command(*words):
    asked = [sys.executable, "-m", "cathedrals", *(str(word) for word in words), "--lang", "en"]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


def refusal(*words):
    done = command(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


async def every_row(store):
    """What is in each table, however a database orders it."""
    tables = schema.metadata.sorted_tables
    return {kept.name: sorted(map(repr, await store.rows(select(kept)))) for kept in tables}


def test_an_older_backup_goes_to_either_database_and_back_without_a_change(empty, tmp_path):
    """SQLite to PostgreSQL, and from there to SQLite again."""
    restore(OLD, database_of(empty))
    in_store(empty, lambda store: KeptNotes(store).write(Guest("ana"), "m7", "the white die"))
    before = in_store(empty, every_row)
    back_up(database_of(empty), tmp_path / "backup.sqlite")
    restore(tmp_path / "backup.sqlite", database_of(f"{tmp_path}/again.sqlite"))
    assert in_store(f"{tmp_path}/again.sqlite", every_row) == before
    assert {name for name, rows in before.items() if rows} >= {
        "keys",
        "guests",
        "matches",
        "lines",
        "chat",
        "notes",
    }


def test_what_was_restored_is_counted_and_goes_on(empty):
    """Also what PostgreSQL counts by itself: chats have numbers that are not given anew."""
    done = command("restore", OLD, "--database", empty)
    lines = in_store(empty, lambda store: store.rows(select(func.count()).select_from(schema.lines)))[0][0]
    assert done.stdout.strip().endswith(f"Matches: 10, accounts: 1, lines: {lines}.")
    known = {"cookies": dict(KNOWN["store.sqlite"]["cookies"])}
    match = KNOWN["store.sqlite"]["matches"]["red"]["id"]
    with Served(empty) as server, returned(server, known, "Ana") as ana:
        assert ana.say(match, chat="after")["ok"]
        with ana.socket(match) as socket:
            assert [chat.get("text") for chat in socket.hear("chats")["chats"]] == [
                "Dobrý den, Jane",
                None,
                "after",
            ]


def test_a_match_that_does_not_replay_is_named(tmp_path):
    url, id = f"{tmp_path}/x.sqlite", KNOWN["store.sqlite"]["matches"]["red"]["id"]
    broken = shutil.copy(OLD, tmp_path / "broken.sqlite")
    with closing(sqlite3.connect(broken)) as connection, connection:
        connection.execute("UPDATE lines SET text = '0 fly to the moon' WHERE match = ? AND line = 40", [id])
    done = command("restore", broken, "--database", url)
    assert done.returncode == 1
    assert id in done.stderr
    assert in_store(url, look_through).lost == [id]


def test_everything_acknowledged_before_a_backup_began_is_in_it(empty, tmp_path):
    with Served(empty) as server:
        hammers = [Hammer(server.url, number) for number in range(4)]
        for hammer in hammers:
            hammer.start()
        wait_for_answers(hammers, 60)
        before = [acknowledged_by(hammer) for hammer in hammers]
        done = command("backup", tmp_path / "hot.sqlite", "--database", empty)
        assert done.returncode == 0, done.stderr
        wait_for_answers(hammers, 20)
        finish(hammers)
    for hammer, (moves, chats) in zip(hammers, before, strict=True):
        hammer.acknowledged, hammer.chats = moves, chats
    url = f"{tmp_path}/restored.sqlite"
    restore(tmp_path / "hot.sqlite", database_of(url))
    figures = count_losses(url, hammers)
    assert figures["moves"] + figures["chats"] >= 60
    assert (figures["moves lost"], figures["chats lost"]) == (0, 0)
    assert in_store(url, look_through).lost == []


def acknowledged_by(hammer):
    """Copied now, for it plays on."""
    return [
        {match: list(one) for match, one in dict(kept).items()}
        for kept in (hammer.acknowledged, hammer.chats)
    ]


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes there")
def test_a_backup_is_its_owners_alone_and_one_file(tmp_path):
    back_up(database_of(str(shutil.copy(OLD, tmp_path / "x.sqlite"))), tmp_path / "backup.sqlite")
    assert (tmp_path / "backup.sqlite").stat().st_mode & 0o777 == 0o600
    assert [one.name for one in sorted(tmp_path.iterdir())] == ["backup.sqlite", "x.sqlite"]


def test_a_backup_is_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch):
    done: list[str] = []
    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, noted(done, name, getattr(os, name)))
    with new_file(tmp_path / "backup.sqlite") as part:
        part.write_text("whole")
    assert done == ["fsync", "replace"]


def noted(done, name, work):
    def do(*given):
        done.append(name)
        return work(*given)

    return do


@pytest.mark.skipif(not IS_HERE, reason=MISSING)
def test_all_rows_are_read_as_they_were_at_one_moment(tmp_path, monkeypatch):
    """Of PostgreSQL, where others write while one table after the other is copied."""
    copy = backups.copy_table

    with Cluster() as cluster:
        database = database_of(cluster.url)
        restore(OLD, database)
        before = in_store(cluster.url, every_row)

        def copy_and_write(source, target, kept, names):
            copy(source, target, kept, names)
            with backups.begun(backups.engine_of(database)) as other:
                other.execute(insert(schema.keys).values(name=f"after {kept.name}", value=b""))

        monkeypatch.setattr(backups, "copy_table", copy_and_write)
        back_up(database, tmp_path / "backup.sqlite")
    monkeypatch.setattr(backups, "copy_table", copy)
    restore(tmp_path / "backup.sqlite", database_of(f"{tmp_path}/again.sqlite"))
    assert in_store(f"{tmp_path}/again.sqlite", every_row) == before


def test_a_backup_that_was_broken_off_leaves_nothing(tmp_path):
    def write_half():
        with new_file(tmp_path / "backup.sqlite") as part:
            part.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_half()
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_written_over(tmp_path):
    (tmp_path / "mine.sqlite").write_text("mine")
    assert "is there already" in refusal("backup", tmp_path / "mine.sqlite", "--database", OLD)
    assert (tmp_path / "mine.sqlite").read_text() == "mine"


def test_there_is_no_backup_of_what_is_not_there(tmp_path):
    missing = tmp_path / "missing.sqlite"
    assert "there is no database" in refusal("backup", tmp_path / "new.sqlite", "--database", missing)
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_not_empty_takes_no_backup(empty):
    restore(OLD, database_of(empty))
    in_store(empty, lambda store: KeptNotes(store).write(Guest("ana"), "m7", "the white die"))
    before = in_store(empty, every_row)
    with pytest.raises(Unusable, match="it is not empty"):
        restore(OLD, database_of(empty))
    assert in_store(empty, every_row) == before


def test_a_file_that_is_served_takes_no_backup(tmp_path):
    with Served(f"{tmp_path}/x.sqlite") as server:
        assert f"served already at {server.url}" in refusal(
            "restore", OLD, "--database", f"{tmp_path}/x.sqlite"
        )


def other_step(folder, step):
    file = shutil.copy(OLD, folder / "other.sqlite")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [step])
    return Path(file)


def garbage(folder):
    (folder / "letter.sqlite").write_text("Dear Ana, " * 100)
    return folder / "letter.sqlite"


def of_another(folder):
    with closing(sqlite3.connect(folder / "bookmarks.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (id)")
    return folder / "bookmarks.sqlite"


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (lambda folder: other_step(folder, "9999"), "a newer version of Cathedrals wrote it"),
        (garbage, "file is not a database"),
        (of_another, "no matches have been kept in it"),
        (lambda folder: folder / "nowhere.sqlite", "there is no file"),
    ],
)
def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path, made, sentence):
    target = tmp_path / "new.sqlite"
    assert sentence in refusal("restore", made(tmp_path), "--database", target)
    assert not target.exists()


def test_an_older_backup_stays_as_it_is(tmp_path):
    before = OLD.read_bytes()
    restore(OLD, database_of(f"{tmp_path}/x.sqlite"))
    assert OLD.read_bytes() == before
    with closing(sqlite3.connect(tmp_path / "x.sqlite")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)
