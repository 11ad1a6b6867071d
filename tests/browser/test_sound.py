"""Sounds in the browser: none before somebody touches the page, none unwanted, and each when its time has come."""

import pytest
from playwright.sync_api import Page

from cathedrals.games import HOUSE
from tests.browser.people import IDLE, Visitor, asked_of, meet
from tests.server.serving import wait_until

# How long and how loud each sound is that is played, and how many instruments are made.
NOTING = """() => {
  window.heard = [];
  window.instruments = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const peak = this.buffer.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    window.heard.push({ lasts: this.buffer.duration, peak });
    return start.apply(this, when);
  };
  const Made = AudioContext;
  window.AudioContext = class extends Made {
    constructor() {
      super();
      window.instruments += 1;
    }
  };
}"""
KEPT = "localStorage.setItem('cathedrals', JSON.stringify({ sound: true, volume: 40, calls: false }))"
LINE = "Number(document.querySelector('.app')?.dataset.line)"
HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard.length"))


def settings(page: Page) -> None:
    page.locator("header.head .ib").last.click()
    page.wait_for_selector(".drawer legend")


@pytest.fixture
def ana(visit):
    ana = visit()
    ana.context.add_init_script(f"({NOTING})()")
    return ana


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
def test_what_happens_at_a_table_is_heard_by_who_wants_it(ana, game):
    ana.start(game, "same")
    page = ana.page
    ana.play(3)
    assert [heard(page), page.evaluate("window.instruments")] == [0, 0]
    settings(page)
    sound = page.locator(".drawer fieldset").nth(2)
    sound.locator("label").first.click()
    page.wait_for_function("window.heard.length === 1")
    assert [page.locator("input[type=range]").count(), page.evaluate("window.instruments")] == [1, 1]
    page.keyboard.press("Escape")
    ana.play(12, seed=3)
    page.wait_for_function("window.heard.length > 3")
    assert page.evaluate("Math.max(...window.heard.map((one) => one.peak))") < 0.26
    settings(page)
    sound.locator("label").last.click()
    before = heard(page)
    page.keyboard.press("Escape")
    ana.play(6, seed=4)
    assert [heard(page), page.locator("input[type=range]").count()] == [before, 0]


def test_how_loud_it_is_is_chosen_by_ear_and_kept(ana):
    page = ana.go()
    page.evaluate(KEPT)
    page.reload()
    settings(page)
    slider = page.locator("input[type=range]")
    assert slider.input_value() == "40"
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("window.heard.length === 1")
    page.reload()
    settings(page)
    assert slider.input_value() == "45"


def test_before_somebody_touches_the_page_no_instrument_is_made_and_nothing_is_complained_of(ana):
    """Whatever Playwright itself asks of a page counts as a touch, so it is asked by another way."""
    http, headers = ana.context.request, {"Origin": ana.url}
    wish = {"game": HOUSE[0].name, "seats": ["me", "me"]}
    match = http.post(f"{ana.url}/api/tables", data=wish, headers=headers).json()["id"]
    ana.context.add_init_script(KEPT)
    ana.go(f"/table/{match}")
    debugger = ana.context.new_cdp_session(ana.page)

    def ask(what: str) -> object:
        asked = {"expression": what, "returnByValue": True, "userGesture": False}
        return debugger.send("Runtime.evaluate", asked)["result"].get("value")

    def play() -> None:
        """The first move there is, by hand of nobody, and wait until the page shows it."""
        told = http.get(f"{ana.url}/api/matches/{match}").json()
        wait_until(lambda: ask(LINE) == told["line"])
        said = {"after": told["line"], "moves": [told["moves"][0]["text"]]}
        http.post(f"{ana.url}/api/matches/{match}/requests", data=said, headers=headers)
        wait_until(lambda: int(str(ask(LINE))) > told["line"])

    for _ in range(6):
        play()
    assert ask("[navigator.userActivation.hasBeenActive, window.heard.length, window.instruments]") == [
        False,
        0,
        0,
    ]
    ana.page.mouse.click(5, 5)
    for _ in range(6):
        play()
    assert ask("window.heard.length > 0 && window.instruments") == 1


def test_out_of_sight_only_ones_turn_is_heard_and_only_where_that_is_wanted(visit, ana):
    jan = visit()
    ana.start(HOUSE[1].name, "friend")
    page = ana.page
    jan.join(page.input_value(".card input[readonly]"))
    page.wait_for_selector(".act")
    page.evaluate(KEPT)
    page.reload()
    page.mouse.click(5, 5)
    page.wait_for_selector(".act")
    pass_turn(ana, jan)
    page.evaluate(HIDDEN, True)
    quiet = heard(page)
    pass_turn(jan, ana)
    assert heard(page) == quiet
    page.evaluate(HIDDEN, False)
    settings(page)
    page.locator(".drawer fieldset").nth(3).locator("label").first.click()  # heard at once, as it will be
    page.wait_for_function("before => window.heard.length === before + 1", arg=quiet)
    page.keyboard.press("Escape")
    pass_turn(ana, jan)
    page.evaluate(HIDDEN, True)
    before = heard(page)
    pass_turn(jan, ana)
    page.wait_for_function("before => window.heard.length === before + 1", arg=before)
    bell, called = page.evaluate("at => [window.heard[at], window.heard.at(-1)]", quiet)
    assert called == bell


def pass_turn(who: Visitor, to: Visitor) -> None:
    """Whoever is asked plays until it is the other's turn, as both see it."""
    is_asked = to.page.locator(".act.mine")
    for seed in range(200):
        if who.page.locator(".act.mine").count() == 0 and is_asked.count():
            return
        asked_of(who, to)
        if who.page.locator(".act.mine").count():
            who.play(1, seed)
            who.page.wait_for_function(IDLE)
        meet(who, to)
    raise AssertionError("the turn is not passed on")
