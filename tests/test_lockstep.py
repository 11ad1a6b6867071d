"""Law 10: compiled equals interpreted, move by move."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from cathedrals.conformance.walker import settings
from cathedrals.games import HOUSE
from tests.tiers import TIER, sample, tally

ROOT = Path(__file__).parent.parent
BUILD = Path(os.environ.get("CATHEDRALS_BUILD", ROOT / "build" / "compiled")).absolute()
STEPS = sample(6_000, 200_000)
CASES = [(game.name, seats, options) for game in HOUSE for seats, options in settings(game)]

pytestmark = pytest.mark.skipif(
    not list(BUILD.glob(f"*{EXTENSION_SUFFIXES[0]}")),
    reason="there are no compiled rules in build/compiled or CATHEDRALS_BUILD: make compiled, which needs a C compiler",
)


def environment(path, wish="1"):
    return os.environ | {"PYTHONPATH": os.fspath(path), "CATHEDRALS_COMPILED": wish, "PYTHONHASHSEED": "0"}


def start(path, *arguments):
    command = [sys.executable, os.fspath(ROOT / "tests" / "lockstep.py"), *map(str, arguments)]
    return subprocess.Popen(command, env=environment(path), stdout=subprocess.PIPE, text=True)


def walk_both(*arguments):
    """What the sources and the compiled rules print, walking at the same time."""
    walkers = [start(ROOT / "src", *arguments), start(BUILD, *arguments)]
    printed = [walker.communicate()[0].splitlines() for walker in walkers]
    assert [walker.returncode for walker in walkers] == [0, 0]
    assert [lines[0] for lines in printed] == ["True", "False"]
    return [lines[1:] for lines in printed]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_compiled_rules_walk_in_step_with_their_sources(game, seats, options):
    case = (game, seats, json.dumps(options))
    sources, compiled = walk_both(*case, STEPS, TIER.seed)
    differing = [place for place, line in enumerate(sources) if line != compiled[place]]
    if differing:
        last = int(sources[differing[0]].split()[0])
        sources, compiled = walk_both(*case, last, TIER.seed, last - 500, last)
        for source, other in zip(sources, compiled, strict=True):
            assert other == source
    assert len(sources) == STEPS // 500
    tally("steps", STEPS)


@pytest.mark.parametrize(("wish", "told"), [("1", "compiled"), ("0", "interpreted")])
def test_the_version_tells_which_rules_are_run(wish, told):
    command = [sys.executable, "-m", "cathedrals", "--version"]
    done = subprocess.run(command, env=environment(BUILD, wish), capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == told
