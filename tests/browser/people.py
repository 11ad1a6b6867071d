"""Somebody at a browser: what they see, click and press. Whatever their console complains of fails the test."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from cathedrals.kernel.words import LANGUAGES
from tests.server.serving import wait_until
from tests.tiers import sample

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
DESK = (1280, 720)
PHONE = (390, 844)
TABLET = (768, 1024)
PATIENCE = 300_000  # ends what hangs; on a busy machine a slow page is a page
expect.set_options(timeout=PATIENCE)

# What can be clicked now, by where it is: a piece that glows, a move or a door in the panel, the large button.
CLICKABLE = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const confirm = document.querySelector('[data-confirm]');
  return {
    over: document.querySelector('.act .over') !== null,
    piece: [...document.querySelectorAll('[data-piece][data-can]')].filter(seen).length,
    move: [...document.querySelectorAll('.act [data-move]')].filter(seen).length,
    door: [...document.querySelectorAll('.act [data-door]')].filter(seen).length,
    end: confirm !== null && confirm.getAttribute('aria-disabled') !== 'true' ? 1 : 0,
  };
}"""
SELECTORS = {
    "piece": "[data-piece][data-can]",
    "move": ".act [data-move]",
    "door": ".act [data-door]",
    "end": "[data-confirm]",
}
CLICK = """([selector, share]) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(selector)].filter(seen);
  const chosen = found[Math.floor(share * found.length)];
  chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
SETTLED = """() => {
  const app = document.querySelector('.app');
  return app !== null && app.getAttribute('aria-busy') !== 'true'
    && document.querySelector('.act.mine, .act .over, .act .why') !== null;
}"""

# Who presses has looked at the page before: its clock goes on by a second at each press. A test can hold it.
LOOKS_FIRST = """(() => {
  const now = performance.now.bind(performance);
  let looked = 0;
  performance.now = () => window.held ?? now() + looked;
  addEventListener("pointerdown", () => { looked += 1000; }, { capture: true });
})()"""

# Our letters come last, and with a language those that only it has.
FONTS_CAME = """() => document.fonts.status === "loaded"
  && [...document.fonts].some((one) => one.family.includes("Source") && one.status === "loaded")"""
STILL = f"""async () => {{
  const came = {FONTS_CAME};
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  for (let looks = 120; looks && !came(); looks--) await drawn();  // where the server is away, none come
  const place = (one) => Object.values(one.getBoundingClientRect().toJSON());
  const places = () => [...document.querySelectorAll("body *")].map(place).join();
  let before = "";
  for (let looks = 60; looks && before !== (before = places()); looks--) {{ await drawn(); await drawn(); }}
}}"""
# The themes differ in nothing but colours.
FAULTS = """async (within) => {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  const found = await axe.run(within, { resultTypes: ["violations"] });
  root.dataset.theme = theme === "light" ? "dark" : "light";
  const pale = await axe.run(within, { resultTypes: ["violations"], runOnly: ["color-contrast"] });
  root.dataset.theme = theme;
  return [...found.violations, ...pale.violations];
}"""
REACHED = "line => Number(document.querySelector('.app').dataset.line) >= line"
# How soon a page uses what it preloads goes by the machine; that it does is for test_line.py to see.
NOT_YET_USED = "was preloaded using link preload but not used within a few seconds"
ASKED_NAME = "[name=called]"
IDLE = "() => document.querySelector('.app')?.getAttribute('aria-busy') === 'false'"


def some_languages() -> list[str]:
    """The first and the last in the gate, all of them in `make long`."""
    return list(LANGUAGES[:: sample(len(LANGUAGES) - 1, 1)])


def meet(*people: Visitor) -> None:
    """All see the newest line that one of them sees."""
    newest = max(person.line() for person in people)
    for person in people:
        person.reach(newest)


def asked_of(*people: Visitor) -> Visitor:
    """Who of them is asked, as soon as their page says so."""
    asked: list[Visitor] = []

    def is_somebody_asked() -> bool:
        asked[:] = [person for person in people if person.page.locator(".act.mine").count()]
        return bool(asked)

    wait_until(is_somebody_asked)
    return asked[0]


class Visitor:
    """One browser with its own cookie and memory."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESK,
        theme: str = "dark",
        locale: str = "en-GB",
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",  # nothing moves, so nothing is waited for
            has_touch=size in (PHONE, TABLET),
            locale=locale,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LOOKS_FIRST)
        self.page: Page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NOT_YET_USED not in message.text:
            self.complaints.append(message.text)

    def leave(self) -> None:
        self.context.close()
        left = [told for told in self.complaints if not any(word in told for word in self.forgiven)]
        assert not left, left

    # Where ---------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def start(self, game: str, *others: str, **options: str) -> str:
        """A table against these, from the lobby; gives its id."""
        page = self.go()
        page.click(f"label:has(input[value={game}])")
        seats = page.locator(".seats li")
        for seat in range(1, seats.count()):
            wanted = others[seat - 1] if seat <= len(others) else "nobody"
            chooser = seats.nth(seat).locator("select")
            if chooser.input_value() != wanted:
                chooser.select_option(wanted)
        for value in options.values():
            page.click(f".opts label:has(input[value={value}])")
        if page.locator(ASKED_NAME).count():
            page.fill(ASKED_NAME, "Ana")
        page.click(".start")
        page.wait_for_url("**/table/*")
        self.point_at_nothing()
        return page.url.rsplit("/", 1)[1].partition("#")[0]

    def join(self, invitation: str, name: str = "Jan") -> None:
        """Sit down by a link, under a name."""
        self.page.goto(invitation)
        self.page.fill(ASKED_NAME, name)
        self.page.click(".card .btn.primary")

    def point_at_nothing(self) -> None:
        """The mouse lies where it was last; a piece that comes to lie below it would explain itself."""
        self.page.mouse.move(0, 0)

    def wait_for_turn(self) -> None:
        self.page.wait_for_function(SETTLED)

    def reach(self, line: int) -> None:
        """Wait until a line is there."""
        self.page.wait_for_function(REACHED, arg=line)

    def line(self) -> int:
        return int(self.page.get_attribute(".app", "data-line") or 0)

    # Playing -------------------------------------------------------------------------------------

    def play(
        self, answers: int, seed: int = 1, with_mouse: int = 0, until: Callable[[], bool] = lambda: False
    ) -> int:
        """Click about until the match is over or so often; the first clicks are made by mouse, as people make them."""
        chance = random.Random(seed)
        for done in range(answers):
            self.page.wait_for_function(IDLE)
            if until():
                return done
            self.wait_for_turn()
            can: dict[str, Any] = self.page.evaluate(CLICKABLE)
            if can["over"]:
                return done
            self.click_something(can, chance, done < with_mouse)
        return answers

    def click_something(self, can: dict[str, Any], chance: random.Random, by_mouse: bool) -> None:
        kinds = [kind for kind in SELECTORS if can[kind]]
        if not kinds:  # a reason stands in the panel
            self.page.keyboard.press("Escape")
            return
        kind = chance.choice([*kinds, *(["end"] * 2 * can["end"])])
        if by_mouse:
            self.page.locator(SELECTORS[kind]).locator("visible=true").nth(
                chance.randrange(can[kind])
            ).click()
        else:
            self.page.evaluate(CLICK, [SELECTORS[kind], chance.random()])

    def is_over(self) -> bool:
        return self.page.locator(".act .over").count() > 0

    # Looking -------------------------------------------------------------------------------------

    def faults(self, within: str = "html") -> list[str]:
        """What axe finds wrong with the page as it is, in the dark and in the light, once it stands still."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        self.page.evaluate(STILL)
        found = self.page.evaluate(FAULTS, within)
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['any'][:1]}" for one in found]
