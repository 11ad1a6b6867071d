"""Servers killed under load, and PostgreSQL restarted: what was told is counted, and what of it is lost or doubled.

python -m tests.server.kills --database sqlite --kills 300
python -m tests.server.kills --database postgresql --kills 200 --servers 3 --nginx
python -m tests.server.kills --database postgresql --restarts 20 --servers 3

The last line tells the figures; the code is 0 if nothing was lost or doubled.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.cluster import IS_HERE, MISSING, Cluster
from tests.server.hammering import Hammer, count_losses, finish, wait_for_answers
from tests.server.serving import PATIENCE, Person, Served, Socket
from tests.tiers import chooser

PEOPLE = 8
MOST_ANSWERS = 80  # before the next kill
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
NO_NGINX = "nginx is not on this machine"
CONFIGURATION = """
daemon off; {user} pid {folder}/pid; error_log {folder}/errors;
events {{ worker_connections 4096; }}
http {{
    access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
    uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
    upstream servers {{ {servers} }}
    map $http_upgrade $upgraded {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://servers; proxy_http_version 1.1; proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $upgraded;
        }}
    }}
}}
"""


@dataclass(frozen=True)
class Wish:
    database: str = "sqlite"
    kills: int = 0
    restarts: int = 0
    servers: int = 1
    nginx: bool = False


def run(wish: Wish) -> Counter[str]:
    """The figures of one run."""
    with ExitStack() as stack:
        cluster = stack.enter_context(Cluster()) if wish.database == "postgresql" else None
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = cluster.url if cluster else f"sqlite+aiosqlite:///{folder}/store.sqlite"
        servers = [stack.enter_context(Served(database)) for _ in range(wish.servers)]
        urls = [server.url for server in servers]
        if wish.nginx:
            urls = [stack.enter_context(proxied([server.port for server in servers]))]
        hammers = [Hammer(urls[number % len(urls)], number) for number in range(PEOPLE)]
        for hammer in hammers:
            hammer.start()
        figures = kill_on(servers, hammers, wish.kills)
        if cluster is not None:
            figures.update(restart_on(cluster, servers, hammers, wish.restarts))
        wait_for_answers(hammers, 20)
        finish(hammers)
        figures.update(count_losses(database, hammers))
        return figures


def kill_on(servers: list[Served], hammers: list[Hammer], kills: int) -> Counter[str]:
    choice = chooser(8)
    for number in range(kills):
        wait_for_answers(hammers, choice.randint(1, MOST_ANSWERS))
        time.sleep(choice.uniform(0, 0.05))
        server = choice.choice(servers)
        server.kill()
        server.start()
        say(f"kill {number + 1} of {kills}")
    return Counter(kills=kills)


def restart_on(cluster: Cluster, servers: list[Served], hammers: list[Hammer], restarts: int) -> Counter[str]:
    """Restart PostgreSQL; told is how long the slowest server took to hear another after it was back."""
    slowest = 0.0
    for number in range(restarts):
        wait_for_answers(hammers, 40)
        seconds = seconds_to_hear(cluster, servers)
        slowest = max(slowest, seconds)
        say(f"restart {number + 1} of {restarts}: heard again after {seconds:.1f} s")
    return Counter({"restarts": restarts, "ms until all heard again at most": round(1000 * slowest)})


def seconds_to_hear(cluster: Cluster, servers: list[Served]) -> float:
    """From when PostgreSQL is back until somebody at each server has heard what was said at another since."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(servers[0].url))]
        match = people[0].open("me", "me")["id"]
        for server in servers[1:]:
            people.append(same_person(stack, people[0], server.url))
        ears = [stack.enter_context(person.socket(match)) for person in people]
        for ear in ears:
            ear.hear("chats")
        cluster.restart()
        began = time.monotonic()
        deaf = set(range(len(servers))) if len(servers) > 1 else set()
        while deaf:
            assert time.monotonic() < began + PATIENCE, f"servers {sorted(deaf)} hear nothing"
            for place, person in enumerate(people):
                said_there(person, match, place)
            deaf -= {place for place in deaf if hears_another(ears[place], place)}
        return time.monotonic() - began


def same_person(stack: ExitStack, person: Person, url: str) -> Person:
    other = stack.enter_context(Person(url))
    other.http.cookies.clear()
    other.http.cookies.update(person.http.cookies)
    return other


def said_there(person: Person, match: str, place: int) -> None:
    """Whether or not it can be kept just now."""
    with suppress(httpx.TransportError):
        person.post(f"/api/matches/{match}/requests", {"chat": f"from {place}"})


def hears_another(ear: Socket, place: int) -> bool:
    """Whether somebody there has heard by now what was said at another server."""
    try:
        while True:
            told = json.loads(ear.connection.recv(0.05))
            if "chat" in told and told["chat"]["text"] != f"from {place}":
                return True
    except TimeoutError:
        return False


@contextmanager
def proxied(ports: list[int]) -> Iterator[str]:
    """An nginx of our own before all servers; its address."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
        found.close()
        listed = " ".join(f"server 127.0.0.1:{server} fail_timeout=1s;" for server in ports)
        user = "user root;" if Path(folder).owner() == "root" else ""
        text = CONFIGURATION.format(folder=folder, port=port, servers=listed, user=user)
        Path(folder, "nginx.conf").write_text(text, encoding="utf-8")
        command = [str(NGINX), "-p", folder, "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"]
        process = subprocess.Popen(command)
        try:
            wait_for_port(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError("nginx did not start")


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def is_clean(figures: Counter[str]) -> bool:
    return not any(count for name, count in figures.items() if name.endswith(("lost", "doubled")))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--restarts", type=int, default=0, help="of PostgreSQL")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--nginx", action="store_true", help="before all servers")
    wish = Wish(**vars(parser.parse_args()))
    if wish.database == "sqlite" and (wish.servers > 1 or wish.restarts):
        parser.error("several servers and restarts need --database postgresql")
    if wish.database == "postgresql" and not IS_HERE:
        parser.error(MISSING)
    if wish.nginx and NGINX is None:
        parser.error(NO_NGINX)
    figures = run(wish)
    print(f"{wish.database}: " + ", ".join(f"{count:,} {name}" for name, count in figures.items()))
    return int(not is_clean(figures))


if __name__ == "__main__":
    sys.exit(main())
