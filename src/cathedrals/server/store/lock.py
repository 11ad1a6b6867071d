"""One server at a time for the matches in a file: two would not tell each other's people what happens."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.store.database import PRIVATE, check_file, database_in, is_open_to_others, unusable

log = logging.getLogger("cathedrals")


class Served(CathedralsError):
    """Another server has these matches; its address is empty while it starts."""

    def __init__(self, file: Path, address: str) -> None:
        where = f"at {address}" if address else "by a server that is just starting"
        super().__init__(
            f"the matches in {file} are served already {where}; use that server, stop it, or choose another --database"
        )
        self.address = address


class Lock:
    """Held by the operating system for as long as this process lives, however it ends."""

    def __init__(self, file: Path) -> None:
        self.note = beside(file, "address")

    def tell(self, address: str) -> None:
        """Where this server is found, for whoever starts another one."""
        try:
            self.note.touch(PRIVATE)
            self.note.write_text(address, encoding="utf-8")
        except OSError as error:
            log.warning("who starts another server cannot be told where this one is: %s", error)


def beside(file: Path, kind: str) -> Path:
    """Named as SQLite names its own: cathedrals.sqlite-wal, cathedrals.sqlite-lock."""
    return file.with_name(f"{file.name}-{kind}")


@contextmanager
def locked(file: Path) -> Iterator[Lock]:
    """The matches of a file for this process alone; `Served` if another one has them."""
    file = Path(os.path.realpath(file))  # by whichever name it was called
    check_file(file)  # before anything is put beside a file that is none of ours
    if is_open_to_others(file):
        log.warning("others on this machine can read %s, keys and all: chmod 600 it", file)
    lock = Lock(file)
    try:
        held = FileLock(beside(file, "lock"), timeout=0, mode=PRIVATE).acquire()
    except Timeout as error:
        raise Served(file, address_in(lock.note)) from error
    except OSError as error:
        raise unusable(database_in(file), f"{error.strerror} in its folder") from error
    with held:
        lock.note.unlink(missing_ok=True)  # of a server that was killed
        yield lock
        lock.note.unlink(missing_ok=True)


def address_in(note: Path) -> str:
    try:
        return note.read_text(encoding="utf-8")
    except OSError:
        return ""
