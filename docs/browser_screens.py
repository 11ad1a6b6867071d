"""Takes the pictures of the browser in docs/pictures: `make screens` does it.

A person follows the hints of a match up to a line; then the page is looked at as it is there.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser import chromium
from tests.browser.conftest import FLAGS
from tests.browser.people import DESK, PHONE, Visitor
from tests.server.serving import Served

PICTURES = Path(__file__).parent / "pictures"
LARGE = (1920, 1080)
# name of the picture, game, who else sits there, options, answers of the person before it, size, theme
TABLES = (
    ("red-cathedral-dark", "red_cathedral", ["master", "journeyman", "apprentice"], {}, 60, DESK, "dark"),
    ("red-cathedral-1920", "red_cathedral", ["master"], {"board": "advanced"}, 80, LARGE, "light"),
    ("red-cathedral-solo", "red_cathedral", [], {}, 70, DESK, "light"),
    ("red-cathedral-phone", "red_cathedral", ["journeyman"], {}, 70, PHONE, "light"),
    ("basilica-light", "basilica", ["journeyman"], {}, 45, DESK, "light"),
    ("basilica-1920", "basilica", ["master"], {}, 60, LARGE, "dark"),
    ("basilica-phone", "basilica", ["apprentice"], {}, 30, PHONE, "dark"),
)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"sqlite+aiosqlite:///{folder}/store.sqlite") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for name, size, theme in (("lobby-dark", DESK, "dark"), ("lobby-phone", PHONE, "light")):
            ana = Visitor(browser, served.url, size, theme)
            ana.go()
            ana.page.wait_for_selector(".start")
            keep(ana, name)
        for table in TABLES:
            take(browser, served.url, *table)


def take(
    browser: Browser,
    url: str,
    name: str,
    game: str,
    others: list[str],
    options: dict[str, str],
    answers: int,
    size: tuple[int, int],
    theme: str,
) -> None:
    ana = Visitor(browser, url, size, theme)
    match = ana.start(game, *others, **options)
    ana.wait_for_turn()
    for _ in range(answers):
        follow_hint(ana, f"{url}/api/matches/{match}")
    ana.wait_for_turn()
    keep(ana, name)
    if name == "basilica-light":
        say(ana, f"{url}/api/matches/{match}", resign=True)
        ana.go(f"/replay/{match}?line=60")
        ana.page.wait_for_selector(".course")
        keep(ana, "replay")


def follow_hint(ana: Visitor, address: str) -> None:
    """The best move for the person, if it is their turn."""
    ana.wait_for_turn()
    line = ana.line()
    if ana.is_over():
        return
    hints = say(ana, address, hint=True).get("hints") or []
    if hints:
        say(ana, address, moves=[hints[0]["text"]])
        ana.page.wait_for_function(f"() => document.querySelector('.app').dataset.line > {line}")


def say(ana: Visitor, address: str, **request: object) -> dict[str, Any]:
    """The answer to something said at the table."""
    said = {"after": ana.line(), **request}
    answer = ana.page.request.post(f"{address}/requests", data=said, headers={"Origin": ana.url}).json()
    assert isinstance(answer, dict)
    return answer


def keep(ana: Visitor, name: str) -> None:
    ana.page.mouse.move(0, 0)  # nothing is pointed at
    ana.page.wait_for_timeout(600)
    ana.page.screenshot(path=PICTURES / f"browser-{name}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
