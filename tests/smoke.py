"""Plays with an installed Cathedrals, whatever machine it is: a match of each game, its record, and the server.

`python tests/smoke.py` needs nothing but the program. `--compiled` wants compiled rules, `--client` the browser client.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from cathedrals.games import GAMES

LISTENS = re.compile(r"http://[\d.]+:\d+")


def run(*words: str) -> str:
    command = [sys.executable, "-m", "cathedrals", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def play(folder: Path) -> None:
    """A game of each, kept as a record, replayed and its dice derived again."""
    for game in (one.name for one in GAMES):
        record = str(folder / f"{game}.record")
        run("simulate", game, "--games", "1", "--seed", "7", "--save", record)
        told = json.loads(run("replay", record, "--json"))
        run("verify", record)
        print(f"{game}: {told['scores']}")


def serve(folder: Path, is_client_wanted: bool) -> None:
    """The server starts, is well, and gives its page."""
    database = f"sqlite+aiosqlite:///{(folder / 'store.sqlite').as_posix()}"
    command = [sys.executable, "-m", "cathedrals", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            assert server.stderr is not None
            found = next(filter(None, (LISTENS.search(row) for row in server.stderr)), None)
            assert found, "the server did not start"
            assert json.load(urlopen(f"{found[0]}/healthz"))["ok"]
            page = urlopen(found[0]).read().decode()
            assert "/assets/" in page or not is_client_wanted, "the browser client is missing"
            print(f"server: well, with{'' if '/assets/' in page else 'out'} the browser client")
        finally:
            server.terminate()


def main(*wishes: str) -> None:
    version = run("--version").strip()
    print(version)
    assert "compiled" in version or "--compiled" not in wishes, "the rules are not compiled"
    # The server has let go of its file by then, except on Windows now and then.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        play(Path(folder))
        serve(Path(folder), "--client" in wishes)


if __name__ == "__main__":
    main(*sys.argv[1:])
