"""The browser's words say exactly what Python's say."""

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import LANGUAGES, Words
from tests.web.building import NODE

ROOT = Path(__file__).parent.parent.parent
NAMES = ["Ana", "Jan", "Eva", "Ota"]
ANSWERS = 400


def said_in_a_match(game, language, seed):
    """Each move, event and question of a match, once in every wording that came up."""
    seats = game.seats[-1]
    match = new_match(game, [Sitter(name) for name in NAMES[:seats]], SeededDealer(seed))
    page = Page(Words(game.name, language), NAMES[:seats], 0, 100)
    chooser = random.Random(seed)
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for _ in range(ANSWERS):
        if match.over:
            break
        shown = [game.show(match.table, move.number) for move in match.moves]
        told = match.play(chooser.choice(match.moves))
        events = [
            (f"event-{event['event']}", {k: v for k, v in event.items() if k != "event"}) for event in told
        ]
        for id, args in [*((one.words, one.args) for one in shown), *events]:
            found.setdefault(
                (id, str(sorted(args))),
                {"game": game.name, "language": language, "id": id, "args": args, "said": page.say(id, args)},
            )
    return list(found.values())


@pytest.mark.skipif(NODE is None, reason="Node is not there")
def test_the_browser_says_what_python_says(tmp_path):
    said = [
        one
        for game in HOUSE
        for language in LANGUAGES
        for seed in (1, 2)
        for one in said_in_a_match(game, language, seed)
    ]
    assert len(said) > 80 * len(LANGUAGES)
    file = tmp_path / "said.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    vitest = [str(NODE), "node_modules/vitest/vitest.mjs", "run", "web/words/alike.test.ts"]
    done = subprocess.run(
        vitest, cwd=ROOT, env=os.environ | {"CATHEDRALS_SAID": str(file)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert "1 passed" in done.stdout
