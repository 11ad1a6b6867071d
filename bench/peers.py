"""Ours and its peers, measured by turns in one run on one core.

    make compiled && PYTHONPATH=build/compiled python bench/peers.py

installs the peers pinned in `peers.txt` into `build/peers`, and prints rows for `RESULTS.md`. A ratio is that of two
measurements one after the other; of several such the median is given, with the least and the most.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from itertools import product
from pathlib import Path
from statistics import median

from peer import ENGINES

HERE = Path(__file__).parent
PACKAGES = {"open_spiel": "open-spiel"}
GAMES = ("The Red Cathedral", "Basilica")
OURS = [name for name in ENGINES if name.startswith(GAMES)]
# How ours is run, what it is compared with, by which count, and how many times faster it is wanted to be.
WANTED = {
    ("kernel", "catanatron", "decisions"): "30",
    ("kernel", "open_spiel backgammon, C++ rollouts", "steps"): "8",
    ("from Python", "catanatron", "decisions"): "8",
    ("from Python", "open_spiel backgammon, from Python", "steps"): "",
    ("from Python", "pettingzoo connect_four", "decisions"): "",
    ("kernel", "pgx backgammon, batch of 256", "decisions"): "",
}


class Engine:
    """A process that measures when it is told to."""

    def __init__(self, name: str, python: Path) -> None:
        self.name = name
        self.rates: list[dict[str, float]] = []
        quiet = {"JAX_PLATFORMS": "cpu", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [python, HERE / "peer.py", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | quiet,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def is_ready(self) -> bool:
        return self.line().strip() == "ready"

    def measure(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.rates.append(json.loads(self.line()))

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def install(folder: Path) -> Path:
    """The Python of an environment with the peers that can be installed here."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    pins = [line for line in (HERE / "peers.txt").read_text().split() if line]
    for pin in pins:
        others = [f"--constraint={HERE / 'peers.txt'}", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([python, "-m", "pip", "install", *others, pin], capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or ["?"])[-1]
            print(f"{pin} cannot be installed here: {reason}", file=sys.stderr)
    return python


def start(python: Path) -> dict[str, Engine]:
    engines = {}
    for name in ENGINES:
        engine = Engine(name, Path(sys.executable) if name in OURS else python)
        if engine.is_ready():
            engines[name] = engine
        else:
            engine.stop()
            print(f"{name} does not run here and is left out", file=sys.stderr)
    return engines


def spread(numbers: list[float], form: str) -> str:
    return f"{median(numbers):{form}} ({min(numbers):{form}} to {max(numbers):{form}})"


def rows(engines: dict[str, Engine]) -> list[str]:
    told = ["| engine | steps/s | decisions/s |", "|---|---:|---:|"]
    for name, engine in engines.items():
        kinds = [spread([rate[kind] for rate in engine.rates], ",.0f") for kind in ("steps", "decisions")]
        told.append(f"| {name} | {kinds[0]} | {kinds[1]} |")
    told += ["", "| ours | peer | count | ratio | wanted |", "|---|---|---|---:|---:|"]
    for game, ((way, peer, kind), wanted) in product(GAMES, WANTED.items()):
        ours = f"{game}, {way}"
        if ours in engines and peer in engines:
            pairs = zip(engines[ours].rates, engines[peer].rates, strict=True)
            ratio = spread([our[kind] / their[kind] for our, their in pairs], ".1f")
            told.append(f"| {ours} | {peer} | {kind} | {ratio} | {wanted} |")
    return told


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--folder", type=Path, default=Path("build/peers"))
    asked = parser.parse_args()
    python = install(asked.folder)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    engines = start(python)
    for _ in range(asked.rounds):
        for engine in engines.values():
            engine.measure()
    for engine in engines.values():
        engine.stop()
    print("\n".join(rows(engines)))


if __name__ == "__main__":
    main()
