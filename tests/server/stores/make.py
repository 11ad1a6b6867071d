"""Stores as a version writes them, for ever after to be upgraded: store.sqlite, store.sql and what is known of each.

Run by the code of the version meant, from the folder of the project: see README.md.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from cathedrals.games import HOUSE
from cathedrals.kernel.pieces import built_in
from tests.server.cluster import BINARIES, Cluster
from tests.server.serving import Person, Served

HERE = Path(__file__).parent
RED, BASILICA = (game.name for game in HOUSE)
NAME, PASSWORD = "Eva Old", "long enough, old"


def fill(url: str) -> dict[str, Any]:
    """Play and talk, and tell what is there then."""
    with Person(url, "Ana") as ana, Person(url, "Jan") as jan, Person(url, "Eva") as eva:
        box = ana.get("/api/games")[0]["boxes"][0]["pieces"]
        matches = {
            "red": together(ana, jan, 14, game=RED),
            "basilica": together(ana, jan, 14, game=BASILICA),
            "box": together(ana, jan, 6, game=RED, pieces=box),
            "over": together(jan, ana, 4, game=RED),
            "basilica over": together(jan, ana, 4, game=BASILICA),
            "open": ana.open("me", "open", listed=False)["id"],
            "lesson": ana.post(f"/api/lessons/{RED}/table").json()["id"],
        }
        for name in ("over", "basilica over"):
            jan.say_now(matches[name], resign=True)
        matches["again"] = jan.post(f"/api/matches/{matches['over']}/rematch").json()["id"]
        branch = {"line": ana.state(matches["red"])["line"] - 2, "seats": ["me", "me"]}
        matches["branch"] = ana.post(f"/api/matches/{matches['red']}/branch", branch).json()["id"]
        ana.say(matches["red"], chat="Dobrý den, Jane")
        jan.say(matches["red"], phrase="good-luck")
        eva.open("me", "me")
        eva.post("/api/account", {"name": NAME, "password": PASSWORD}).raise_for_status()
        eva.post("/api/me/language", {"language": "cs"}).raise_for_status()
        cookies = {person.name: person.http.cookies["cathedrals"] for person in (ana, jan, eva)}
        stands = {name: stands_at(ana, id) for name, id in matches.items()}
        return {"box": box, "cookies": cookies, "matches": stands}


def together(one: Person, two: Person, moves: int, **more: Any) -> str:
    match = str(one.open("me", "open", **more)["id"])
    two.join(match).raise_for_status()
    for _ in range(moves):
        (one if one.state(match)["moves"] else two).play_first(match)
    return match


def stands_at(person: Person, match: str) -> dict[str, Any]:
    table = person.get(f"/api/tables/{match}")
    lines = [] if table["status"] == "open" else person.state(match)["lines"]
    return {"id": match, "status": table["status"], "lines": lines}


def served(database: str, pieces: Path) -> dict[str, Any]:
    with Served(database, "--pieces", str(pieces)) as server:
        return fill(server.url)


def make() -> None:
    known = {}
    with tempfile.TemporaryDirectory() as folder, Cluster() as cluster:
        pieces = Path(folder, "Grandmother.toml")
        text = built_in(HOUSE[0]).replace("slots = 10", "slots = 13")
        pieces.write_text(f'game = "{RED}"\n{text}', encoding="utf-8")
        file = Path(folder, "store.sqlite")
        known["store.sqlite"] = served(str(file), pieces)
        known["store.sql"] = served(cluster.url, pieces)
        (HERE / "store.sqlite").unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", [str(HERE / "store.sqlite")])
        dump = [str(BINARIES / "pg_dump"), "--inserts", "--no-owner", "--host", cluster.folder.name]
        dumped = subprocess.run(
            [*dump, "--username", "cathedrals", "postgres"], check=True, capture_output=True, text=True
        )
        (HERE / "store.sql").write_text(dumped.stdout, encoding="utf-8")
    said = json.dumps(known, ensure_ascii=False, indent=1, sort_keys=True)
    (HERE / "known.json").write_text(said + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
