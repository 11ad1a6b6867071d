"""A PostgreSQL of one's own on this machine, on a socket in a folder of its own; it listens on no port."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.server.serving import PATIENCE

MISSING = "PostgreSQL's binaries (initdb, pg_ctl) are not on this machine"


def binaries() -> Path:
    """Where they are; a folder that is not there if nowhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path or "/none/initdb").resolve().parent


def owner() -> str:
    """PostgreSQL refuses to run as root: who runs it then, if anybody can."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    return next((one.pw_name for one in pwd.getpwall() if one.pw_name in ("postgres", "nobody")), "")


BINARIES, OWNER = binaries(), owner()
IS_HERE = (BINARIES / "initdb").exists() and bool(OWNER)


def run(*command: object) -> None:
    user = OWNER if os.getuid() == 0 else None
    nothing = subprocess.DEVNULL
    words = [str(part) for part in command]
    subprocess.run(words, check=True, timeout=PATIENCE, user=user, cwd="/", stdout=nothing, stderr=nothing)


class Cluster:
    """As long as it is entered."""

    def __enter__(self) -> Cluster:
        self.folder = tempfile.TemporaryDirectory(prefix="pg")
        where = self.folder.name
        if os.getuid() == 0:
            shutil.chown(where, OWNER)
        data = Path(where, "data")
        run(BINARIES / "initdb", "-D", data, "-A", "trust", "-U", "cathedrals", "--no-sync")
        self.control = [BINARIES / "pg_ctl", "-D", data, "-w", "-t", int(PATIENCE)]
        options = f"-c listen_addresses='' -c unix_socket_directories={where}"
        self.starting = ["-o", options, "-l", Path(where, "log"), "start"]
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        self.folder.cleanup()

    @property
    def url(self) -> str:
        """As hosts write it."""
        return f"postgres://cathedrals@/postgres?host={self.folder.name}"

    def start(self) -> None:
        run(*self.control, *self.starting)

    def stop(self) -> None:
        """At once, as when its machine fails."""
        run(*self.control, "-m", "immediate", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()
