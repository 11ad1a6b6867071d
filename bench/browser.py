"""How quickly the browser client answers: from the lobby to the first table, and from a click to the changed table.

    make compiled && PYTHONPATH=build/compiled python bench/browser.py

A server on this machine, Chromium without a window, both games, nobody but one person on every seat. A click is
answered when the table shows the next line; movement is off. Times are by the clock, so the machine should be quiet.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

from cathedrals.games import GAMES
from tests.browser.conftest import FLAGS
from tests.browser.people import Visitor
from tests.server.serving import Served

# Clicks the n-th thing that can be clicked, and tells after how many milliseconds the next line was shown.
TIMED_CLICK = """(share) => new Promise((tell) => {
  const app = document.querySelector('.app');
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const confirm = document.querySelector('[data-confirm]:not([aria-disabled=true])');
  const moves = [...document.querySelectorAll('.act [data-move]'), ...(confirm ? [confirm] : [])].filter(seen);
  const doors = [...document.querySelectorAll('.act [data-door]')].filter(seen);
  if (moves.length === 0) { doors[Math.floor(share * doors.length)]?.click(); return setTimeout(() => tell(null), 30); }
  const begun = performance.now();
  const watcher = new MutationObserver(() => requestAnimationFrame(() => {
    watcher.disconnect();
    tell(performance.now() - begun);
  }));
  watcher.observe(app, { attributeFilter: ['data-line'] });
  moves[Math.floor(share * moves.length)].click();
})"""
TO_TABLE = """() => new Promise((tell) => {
  const begun = performance.now();
  const stands = () => document.querySelector('.act.mine') !== null;
  const look = () => stands() ? tell(performance.now() - begun) : requestAnimationFrame(look);
  document.querySelector('.start').click();
  look();
})"""


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


def clicks(person: Visitor, wanted: int) -> list[float]:
    """The times of so many answered clicks."""
    times: list[float] = []
    for number in range(4 * wanted):
        person.wait_for_turn()
        if person.is_over() or len(times) == wanted:
            break
        taken = person.page.evaluate(TIMED_CLICK, number * 0.37 % 1)
        if taken is not None:
            times.append(taken)
    return times


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=150)
    parser.add_argument("--tables", type=int, default=9)
    wish = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    print(f"load {os.getloadavg()[0]:.1f}")
    print(
        "| game | lobby to first table, median | most | click to answer, median | p95 |\n|---|---:|---:|---:|---:|"
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite+aiosqlite:///{folder}/store.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in GAMES:
            opened: list[float] = []
            for _ in range(wish.tables):
                person = Visitor(browser, server.url)
                person.go().click(f"label:has(input[value={game.name}])")
                opened.append(person.page.evaluate(TO_TABLE))
            person = Visitor(browser, server.url)
            person.start(game.name, "same")
            times = clicks(person, wish.clicks)
            row = [median(opened), max(opened), median(times), percentile(times, 0.95)]
            print(f"| {game.name} | " + " | ".join(f"{time:.0f} ms" for time in row) + " |", flush=True)


if __name__ == "__main__":
    main()
