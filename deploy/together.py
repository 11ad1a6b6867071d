"""The services of compose.yaml as processes on loopback, each at an address of its own."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

Signals = Callable[[subprocess.Popen[bytes], signal.Signals], None]
PATIENCE = 60.0
GRACE = 20.0
ADDRESSES = {"localhost": "127.0.0.1", "one": "127.0.0.2", "two": "127.0.0.3", "database": "127.0.0.4"}
HOSTS = "".join(f"{address} {name}\n" for name, address in ADDRESSES.items())
SETTING = re.compile(r"\$\{(?P<name>\w+):[?-](?P<other>[^}]*)\}")


def services(path: Path) -> dict[str, Any]:
    """What compose.yaml asks for, with a password made for this once."""
    said = {"POSTGRES_PASSWORD": secrets.token_hex(24)}
    text = SETTING.sub(lambda found: said.get(found["name"], found["other"]), path.read_text("utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


@contextmanager
def started(
    name: str,
    command: Sequence[str],
    health: Sequence[str],
    settings: Mapping[str, str] | None = None,
    signals: Signals = subprocess.Popen.send_signal,
    **more: Any,
) -> Iterator[subprocess.Popen[bytes]]:
    """A service that is well, until it is no longer needed; what it says is shown if it is not."""
    process = subprocess.Popen(
        command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more
    )
    until = time.monotonic() + PATIENCE
    try:
        while subprocess.run(health, env=settings, capture_output=True, check=False).returncode:
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"{name} did not become well:\n{end(process, signals)[-3000:]}")
            time.sleep(0.5)
        print(f"  {name} is well", flush=True)
        yield process
    finally:
        end(process, signals)


def end(process: subprocess.Popen[bytes], signals: Signals) -> str:
    """What it has said until its end, which comes when it is asked to, or after a while."""
    signals(process, signal.SIGTERM)
    try:
        told = process.communicate(timeout=GRACE)[0]
    except subprocess.TimeoutExpired:
        signals(process, signal.SIGKILL)
        told = process.communicate()[0]
    return (told or b"").decode(errors="replace")


@contextmanager
def database(service: Mapping[str, Any], folder: Path) -> Iterator[None]:
    """PostgreSQL of this machine, with the user, the name and the password that compose gives it."""
    binaries = max(Path("/usr/lib/postgresql").glob("*/bin"))
    data, said = folder / "database", service["environment"]
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    shutil.chown(data, "postgres")
    password = data.with_suffix(".password")
    password.write_text(said["POSTGRES_PASSWORD"], "utf-8")
    as_owner: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": [], "cwd": "/"}
    options = [
        "--auth=scram-sha-256",
        f"--username={said['POSTGRES_USER']}",
        "--pwfile=/dev/stdin",
        "--no-sync",
    ]
    with password.open() as opened:
        initdb = [str(binaries / "initdb"), "-D", str(data), *options]
        subprocess.run(initdb, stdin=opened, check=True, capture_output=True, **as_owner)
    password.unlink()
    address = ADDRESSES["database"]
    serving = [str(binaries / "postgres"), "-D", str(data), "-h", address, "-c", "unix_socket_directories="]
    login = os.environ | {"PGHOST": address, "PGPASSWORD": said["POSTGRES_PASSWORD"]}
    health = [str(binaries / service["healthcheck"]["test"][1]), *service["healthcheck"]["test"][2:]]
    with started("database", serving, health, login, **as_owner):
        created = [str(binaries / "createdb"), "--username", said["POSTGRES_USER"], said["POSTGRES_DB"]]
        subprocess.run(created, env=login, check=True, cwd="/")
        yield
