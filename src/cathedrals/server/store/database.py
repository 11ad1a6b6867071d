"""Which database is meant: an address as hosts write it, or the path of a file."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from cathedrals.kernel.game import CathedralsError

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+psycopg"
DRIVERS = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
SUFFIXES = (".sqlite", ".sqlite3", ".db")  # so that a slip of the pen makes no file
SCHEME = re.compile(r"([A-Za-z][\w+.-]+):")  # two letters at least, for C: is a drive
PRIVATE, OTHERS = 0o600, 0o077
PATIENCE = "10"  # seconds until a PostgreSQL that does not answer is given up
# A connection that the other side has forgotten is noticed; libpq leaves out what the way there does not have.
WATCHED = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": "10",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
EXPECTED = (
    "a file such as matches.sqlite, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME was expected"
)


class Unusable(CathedralsError):
    """There is no database where one is said to be, or it is none of ours."""


@dataclass(frozen=True)
class Database:
    """What to connect to, and the file if it is one."""

    url: URL
    file: Path | None = None

    @property
    def shown(self) -> str:
        """What people may see: neither a password nor a parameter, which may hold one."""
        if self.file is not None:
            return str(self.file)
        shown = URL.create("postgresql", host=self.url.host, port=self.url.port, database=self.url.database)
        return shown.render_as_string()


def database_of(text: str) -> Database:
    """What a person, or the environment, has called the database; `Unusable` if it cannot be one."""
    scheme = SCHEME.match(text)
    if scheme is None:
        return database_in(file_named(text))
    if scheme[1].lower() not in DRIVERS:
        raise Unusable(f'"{scheme[1]}" is no kind of database we know; {EXPECTED}')
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise Unusable(f"the address of the database cannot be read; {EXPECTED}") from error
    url = url.set(drivername=DRIVERS[scheme[1].lower()])
    return database_in(file_of(url)) if url.drivername == SQLITE else postgresql_at(url)


def file_named(text: str) -> Path:
    path = Path(os.path.expanduser(text))
    if not text or path.is_dir():
        raise Unusable(f'"{text}" is no file; {EXPECTED}')
    if path.suffix not in SUFFIXES and not path.is_file():
        named = "what was given" if "@" in text else f'"{text}"'  # it may be an address with a password
        raise Unusable(f"{named} is neither an address nor a file that is there; {EXPECTED}")
    return path


def file_of(url: URL) -> Path:
    if url.host or url.username or url.password or url.port:
        raise Unusable("the address of a file has three slashes, or four before a whole path: sqlite:///FILE")
    if url.query:
        raise Unusable("the address of a file takes nothing after a question mark: sqlite:///FILE")
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise Unusable("matches are not kept in memory only, they would be lost: sqlite:///FILE was expected")
    return Path(url.database)


def database_in(file: Path) -> Database:
    try:
        whole = Path(os.path.abspath(file))
    except OSError as error:  # the current folder has been removed
        raise Unusable(f"the file {file} is nowhere: {error.strerror}") from error
    return Database(URL.create(SQLITE, database=str(whole)), whole)


def postgresql_at(url: URL) -> Database:
    if "@" in f"{url.host}{url.database}":
        raise Unusable(
            "the address of the database has a sign in its password that must be written as %40 (@)"
        )
    unsaid = {name: value for name, value in WATCHED.items() if name not in url.query}
    return Database(url.update_query_dict(unsaid))


def check_file(file: Path) -> None:
    """A file, there or to be made, that is a database and can be written; `Unusable` if not."""
    if not file.parent.is_dir():
        raise Unusable(f"the database {file} cannot be there: {file.parent} is no folder")
    try:
        make_private(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise unusable(database_in(file), error) from error


def make_private(file: Path) -> None:
    """A new file is its owner's alone, for the keys of cookies are in it; SQLite makes those beside it the same."""
    with suppress(OSError):  # it is there, or SQLite will say why it cannot be
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def is_open_to_others(file: Path) -> bool:
    return os.name == "posix" and bool(file.stat().st_mode & OTHERS)


def unusable(database: Database, error: object) -> Unusable:
    """The reason in one line, without what a driver says below it."""
    reason = str(error).partition("\n")[0]
    return Unusable(f"the database {database.shown} cannot be used: {reason}")
