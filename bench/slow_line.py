"""How long the lobby takes over a slow line: 400 kbit/s, 400 ms to an answer, a quarter of the processor.

    make compiled && PYTHONPATH=build/compiled python bench/slow_line.py

Chromium slows itself down. Each visit is by a new browser that has nothing of the page yet; the last figure is by one
that was there before. Times are by the clock, from the address to the first picture and to a lobby that can be used,
so the machine should be quiet.
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

from tests.browser.conftest import FLAGS
from tests.browser.people import PHONE, Visitor
from tests.server.serving import Served

LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOWER = 4
READY = "() => performance.getEntriesByName('lobby-ready').length > 0"
WHEN = """() => ({
  seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ready: performance.getEntriesByName('lobby-ready')[0].startTime,
})"""


def visit(person: Visitor) -> dict[str, float]:
    """Milliseconds until something was seen, and until the lobby could be used."""
    person.page.goto(person.url, wait_until="commit")
    person.page.wait_for_function(READY)
    told: dict[str, float] = person.page.evaluate(WHEN)
    return told


def slowed(person: Visitor) -> Visitor:
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", LINE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return person


def row(name: str, times: list[dict[str, float]]) -> str:
    cells = []
    for what in ("seen", "ready"):
        seconds = [one[what] / 1000 for one in times]
        cells.append(f"{median(seconds):.1f} s ({min(seconds):.1f} to {max(seconds):.1f})")
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--visits", type=int, default=5)
    wish = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    print(f"load {os.getloadavg()[0]:.1f}\n| visit | first picture | lobby usable |\n|---|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite+aiosqlite:///{folder}/store.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        first, again = [], []
        for _ in range(wish.visits):
            person = slowed(Visitor(browser, server.url, PHONE))
            first.append(visit(person))
            again.append(visit(person))
            person.leave()
        print(row("the first", first))
        print(row("again", again))


if __name__ == "__main__":
    main()
