"""Rehearses what an engine for containers would do, on Debian as root: `make rehearse`.

The steps of the Containerfile are done in a Debian root, and its command is run there as its user. Then the services of
compose.yaml stand beside each other: PostgreSQL and Caddy of this machine, and two servers from that root. Everything
runs in a network of its own, which has loopback only, so that ports and names can be the very same.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx

from deploy import containerfile, roots, together
from deploy.containerfile import Stage
from deploy.match import play

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "rehearse"
NEEDED = {"debootstrap": "debootstrap", "caddy": "caddy", "ip": "iproute2"}


def main() -> None:
    if sys.argv[1:] == ["inside"]:
        rehearse()
        return
    check()
    FOLDER.mkdir(parents=True, exist_ok=True)
    made: dict[str, Path] = {}
    for stage in containerfile.read(ROOT / "Containerfile"):
        print(f"FROM {stage.base} {stage.name}", flush=True)
        made[stage.name] = roots.make(stage, made, ROOT, FOLDER)
    base = roots.make_base(stage.base, FOLDER)
    print(f"The image holds {roots.size(made[''])}, of which {roots.size(base)} are its base.", flush=True)
    apart = ["unshare", "--net", "--mount", sys.executable, "-m", "deploy.rehearse", "inside"]
    os.execvp(apart[0], apart)


def check() -> None:
    missing = [package for tool, package in NEEDED.items() if shutil.which(tool) is None]
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing.append("postgresql")
    if os.geteuid() or missing:
        print(
            f"A rehearsal needs root on Debian, and: apt install {' '.join(NEEDED.values())} postgresql",
            file=sys.stderr,
        )
        raise SystemExit(2)


def rehearse() -> None:
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    hosts = FOLDER / "hosts"
    hosts.write_text(together.HOSTS, "utf-8")
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)
    stage = containerfile.read(ROOT / "Containerfile")[-1]
    image = FOLDER / "image"
    shutil.copy(hosts, image / "etc" / "hosts")
    print("The image alone:", flush=True)
    with container("image", image, stage, {}, stage.command):
        print(f"  a match: {play('http://127.0.0.1:8000')}", flush=True)
    kept = image / "data" / "cathedrals.sqlite"
    print(f"  kept in {kept.stat().st_size} bytes by user {kept.stat().st_uid}", flush=True)
    print("The services of compose:", flush=True)
    rehearse_compose(image, stage)


@contextmanager
def container(
    name: str,
    root: Path,
    stage: Stage,
    settings: Mapping[str, str],
    command: list[str],
    at: str = "127.0.0.1",
) -> Iterator[subprocess.Popen[bytes]]:
    """The command of an image in its root, as its user, and well by its own health check."""
    told = {**stage.settings, **settings}
    health = [word.replace("127.0.0.1", at) for word in stage.health]
    running = roots.inside(root, "/", told, [*stage.entry, *command], stage.user)
    asking = roots.inside(root, "/", told, health, stage.user)
    with together.started(name, running, asking, signals=roots.signal_inside) as process:
        yield process


def rehearse_compose(image: Path, stage: Stage) -> None:
    services = together.services(ROOT / "compose.yaml")
    for name in services["one"]["tmpfs"]:
        (image / name[1:]).mkdir(exist_ok=True)
        (image / name[1:]).chmod(0o1777)
    with ExitStack() as running:
        running.enter_context(together.database(services["database"], FOLDER))
        servers = {}
        for name in ("one", "two"):
            # In one network both would listen on every address: each has its own instead.
            at, settings = together.ADDRESSES[name], services[name]["environment"]
            command = [word.replace("0.0.0.0", at) for word in stage.command]
            servers[name] = running.enter_context(container(name, image, stage, settings, command, at))
        running.enter_context(proxy(services["proxy"]))
        look("https://localhost")
        print(f"  a match through the proxy: {play('https://localhost', Watch(servers))}", flush=True)


@contextmanager
def proxy(service: Mapping[str, Any]) -> Iterator[None]:
    """Caddy of this machine with the very file; its authority is trusted for the rest of the rehearsal."""
    data = FOLDER / "certificates"
    settings = (
        os.environ | service["environment"] | {"XDG_DATA_HOME": str(data), "XDG_CONFIG_HOME": str(data)}
    )
    command = ["caddy", "run", "--config", str(ROOT / "deploy" / "Caddyfile"), "--adapter", "caddyfile"]
    authority = data / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    health = ["curl", "--silent", "--fail", "--cacert", str(authority), "https://localhost/healthz"]
    with together.started("proxy", command, health, settings):
        os.environ["SSL_CERT_FILE"] = str(authority)
        yield


def look(url: str) -> None:
    """The page and its notices are there, and the servers know that people come by TLS."""
    with httpx.Client(base_url=url) as http:
        assert "/assets/" in http.get("/").text
        assert "svelte" in http.get("/third-party.txt").text
        assert "Secure" in http.get("/api/me").headers["set-cookie"]
    print("  the page is there, and its cookies are for TLS only", flush=True)


class Watch:
    """Sees that both servers have sockets, then stops one of them in the middle of the match."""

    def __init__(self, servers: Mapping[str, subprocess.Popen[bytes]]) -> None:
        self.servers = servers

    def __call__(self, answers: int) -> None:
        if answers == 20:
            told = json.load(urlopen("http://localhost:2019/reverse_proxy/upstreams"))
            print(
                f"  sockets at each server: { ({one['address']: one['num_requests'] for one in told}) }",
                flush=True,
            )
            assert all(one["num_requests"] for one in told)
            roots.signal_inside(self.servers["one"], signal.SIGTERM)
            print("  server one is stopped", flush=True)


if __name__ == "__main__":
    main()
