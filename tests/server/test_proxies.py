"""The files for proxies in `deploy/`, tried: nginx and Caddy with them in front of a server, by plain HTTP."""

import os
import re
import shutil
import socket
import subprocess
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect

from tests.server.serving import GAME, PATIENCE, ROOT, Person, Served, Socket, held_port, wait_until

NAME = "games.example"
ONE, OTHER = "127.0.0.2", "127.0.0.3"  # people; the proxy is 127.0.0.1
NGINX = """\
daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    include {folder}/site.conf;
}}
"""


def changed(text, *changes):
    """The file of a host, but for what a test must have otherwise."""
    for pattern, other in changes:
        text, count = re.subn(pattern, other, text, flags=re.DOTALL)
        assert count == 1, pattern
    return text


def nginx(folder, port, server):
    (folder / "site.conf").write_text(
        changed(
            (ROOT / "deploy" / "nginx.conf").read_text("utf-8"),
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{server}"),
            (r"server {\s+listen 80;.*?}", ""),
            ("listen 443 ssl http2", f"listen 127.0.0.1:{port}"),
            (r"ssl_certificate \S+", ""),
            (r"ssl_certificate_key \S+", ""),
        )
    )
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")], {}


def caddy(folder, port, server):
    (folder / "Caddyfile").write_text(
        changed(
            (ROOT / "deploy" / "Caddyfile").read_text("utf-8"),
            ("skip_install_trust", "admin off\nauto_https off\ndefault_bind 127.0.0.1"),
        )
    )
    settings = {
        "CATHEDRALS_HOST": f"http://{NAME}:{port}",
        "CATHEDRALS_SERVERS": f"127.0.0.1:{server}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], settings


def path_of(binary):
    return shutil.which(binary, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")


@contextmanager
def proxying(make, folder, server):
    """The port of a proxy that runs for as long as it is needed."""
    with held_port() as held, (folder / "told").open("w") as told:
        port = held.getsockname()[1]
        options, settings = make(folder, port, server)
        process = subprocess.Popen(
            [path_of(make.__name__), *options], env=os.environ | settings, stdout=told, stderr=told
        )
        try:
            wait_until(lambda: process.poll() is not None or is_there(port))
            assert process.poll() is None, (folder / "told").read_text()
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


def is_there(port):
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", headers={"Host": f"{NAME}:{port}"}).is_success
    except httpx.HTTPError:
        return False


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda make: make.__name__)
def port(request, tmp_path_factory):
    make = request.param
    if path_of(make.__name__) is None:
        pytest.skip(f"{make.__name__} is not on this machine")
    folder = tmp_path_factory.mktemp(make.__name__)
    database = f"sqlite+aiosqlite:///{folder}/store.sqlite"
    options = ("--name", NAME, "--proxy", "127.0.0.1", "--sockets", "1")
    with Served(database, *options) as server, proxying(make, folder, server.port) as found:
        yield found


class Visitor(Person):
    """Somebody who comes from an address of their own, through the proxy."""

    def __init__(self, port, address, **said):
        self.port, self.address, self.name = port, address, "Ana"
        self.said = said
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}",
            headers={"Host": f"{NAME}:{port}", **said},
            transport=httpx.HTTPTransport(local_address=address),
            timeout=PATIENCE,
        )
        self.http.get("/api/me").raise_for_status()

    def sit_at(self, match, origin=None):
        way = socket.create_connection(("127.0.0.1", self.port), source_address=(self.address, 0))
        where = f"ws://{NAME}:{self.port}/api/matches/{match}/socket?since=0"
        headers = {"Cookie": self.cookie, **self.said}
        return Socket(
            connect(where, sock=way, origin=origin, additional_headers=headers, open_timeout=PATIENCE)
        )

    @property
    def origin(self):
        return f"http://{NAME}:{self.port}"


@pytest.fixture
def ana(port):
    with Visitor(port, ONE) as person:
        yield person


@pytest.mark.finding("M8")
def test_who_comes_by_the_site_itself_may_post_and_is_known_again(ana):
    answer = ana.post("/api/me", {"name": "Ana"}, headers={"Origin": ana.origin})
    assert answer.status_code == 200, answer.text
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.finding("L17")
def test_a_browser_that_was_here_comes_by_https_from_then_on(ana):
    assert ana.http.get("/").headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://games.example:1"])
def test_a_foreign_page_may_neither_post_nor_open_a_socket(ana, origin):
    answer = ana.post("/api/me", {"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["refused"]) == (403, "foreign-origin")
    with pytest.raises(InvalidHandshake), ana.sit_at(ana.open("me", "me")["id"], origin):
        pass


@pytest.mark.finding("M8")
def test_a_move_is_told_at_once_by_the_socket(ana):
    match = ana.open("me", "me")["id"]
    with ana.sit_at(match, ana.origin) as table:
        state = table.hear("view")
        assert table.ask(id="1", after=state["line"], moves=[state["moves"][0]["text"]])["ok"]
        assert table.hear("view")["line"] > state["line"]


@pytest.mark.finding("M9a")
def test_limits_are_counted_by_who_comes_to_the_proxy_whatever_they_say_of_themselves(ana, port):
    match = ana.open("me", "me")["id"]
    with ana.sit_at(match) as first, Visitor(port, OTHER) as jan:
        first.hear("view")
        with jan.sit_at(match) as of_another:
            of_another.hear("view")
        with Visitor(port, ONE, **{"X-Forwarded-For": OTHER}) as liar, liar.sit_at(match) as second:
            assert second.hear()["refused"] == "too-many"


def test_by_a_name_that_is_not_its_own_nobody_is_served(port):
    elsewhere = {"Host": "elsewhere.example"}
    answer = httpx.get(f"http://127.0.0.1:{port}/api/games", headers=elsewhere, timeout=PATIENCE)
    assert GAME.name not in answer.text
