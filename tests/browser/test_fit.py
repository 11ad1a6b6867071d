"""All fits: on every page, in every window, in every language and in one longer than all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from cathedrals.games import HOUSE
from cathedrals.kernel.pseudo import longer
from cathedrals.kernel.words import ENGLISH, PSEUDO, Words
from tests.browser.people import DESK, FONTS_CAME, PHONE, Visitor, some_languages
from tests.browser.positions import FOUR, SOLO, SWAP, THREE, TWO, id_of, open_at, open_lobby, place_of
from tests.server.serving import Served
from tests.tiers import sample

FIRST, SECOND = (game.name for game in HOUSE)
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8").rstrip(";\n")
SIZES = {
    "desk": DESK,
    "phone": PHONE,
    "twice as large": (640, 360),
    "tablet": (768, 1024),
    "phone on its side": (844, 390),
    "tablet on its side": (1024, 768),
    "small": (1024, 640),
    "large": (1920, 1080),
    "very large": (2560, 1440),
}
# In the gate English is looked at in four of them, what is opened and other languages in two; `make long` leaves
# nothing out.
ALWAYS = sample(2, len(SIZES))
FIRST_OF_ALL = sample(4, len(SIZES))
# Where a page has no list of languages, its settings have.
SPEAK = """async (language) => {
  const listed = document.querySelector(`.lang [lang=${language}]`);
  if (listed) return listed.click();
  document.querySelector('use[href$="x-gear"]').closest('button').click();
  await new Promise(requestAnimationFrame);
  document.querySelector(`.drawer input[value=${language}]`).click();
}"""
SPEAKS = (
    "([lang, said]) => document.documentElement.lang === lang && document.body.textContent.includes(said)"
)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PRESS = "selector => document.querySelector(selector).click()"
PLAIN = ""
# What is opened beside a page, by the button that opens it.
SETTINGS, LOG, CHAT, RULES, FINAL, DICE = (
    f"button:has(use[href$={icon}])" for icon in ("x-gear", "x-log", "x-chat", "x-book", "x-cup", "x-dice")
)
ACCOUNT, PLAY_ON, CONFIRM = ".me", ".head button:has(use[href$=x-play])", "[data-confirm]"
BESIDE = [PLAIN, CONFIRM, LOG, CHAT, RULES, SETTINGS]
OPENS_NO_DRAWER = (PLAIN, CONFIRM)


class Reader(Visitor):
    """Somebody who looks whether all texts of a page fit."""

    def __init__(self, browser: Browser, url: str, languages: list[str]) -> None:
        super().__init__(browser, url)
        self.languages = languages
        self.measured = 0
        if PSEUDO in languages:
            self.page.route("**/assets/en-*.ftl", self.lengthen)
            self.page.route("**/api/rulebook/**lang=en", self.read_longer)

    def lengthen(self, route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=longer(answer.text()))

    def read_longer(self, route: Route) -> None:
        route.continue_(url=route.request.url.replace("lang=en", f"lang={PSEUDO}"))

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    def speak(self, language: str, sign: str) -> None:
        """Switch on the page itself, in the middle of whatever is done there."""
        words = Words("", language)
        if language != PSEUDO:
            self.page.evaluate(SPEAK, language)
        spoken = ENGLISH if language == PSEUDO else language
        self.page.wait_for_function(SPEAKS, arg=[spoken, words.say(sign)])
        self.page.keyboard.press("Escape")

    def come_speaking(self, language: str, path: str) -> None:
        """Where a page cannot switch, its visitor comes in the language."""
        spoken = ENGLISH if language == PSEUDO else language
        self.context.add_cookies([{"name": "language", "value": spoken, "url": self.url}])
        self.go(path)

    def measure(self, where: str, within: str = "body") -> dict[str, list[str]]:
        found = self.page.evaluate(f"within => ({MEASURE})(within)", within)
        self.measured += found["measured"]
        # Words longer than those of any language may be broken.
        faults = [fault for fault in found["faults"] if PSEUDO not in self.languages or "broken" not in fault]
        return {where: faults} if faults else {}

    def look(self, states: list[str], sign: str, ready: str) -> dict[str, list[str]]:
        """What does not fit on the page that is open, in any language, size and state."""
        faults: dict[str, list[str]] = {}
        self.page.wait_for_selector(ready)
        for language in self.languages:
            self.speak(language, sign)
            self.page.wait_for_selector(ready)
            faults |= self.look_at_sizes(states, language)
        return faults

    def look_at_sizes(self, states: list[str], language: str) -> dict[str, list[str]]:
        faults: dict[str, list[str]] = {}
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(FONTS_CAME)
        first = language == ENGLISH
        for place, size in enumerate(list(SIZES)[: FIRST_OF_ALL if first else ALWAYS]):
            self.resize(size)
            for state in states if place < ALWAYS else [PLAIN]:
                if state:
                    self.page.evaluate(PRESS, state)
                    self.page.evaluate(DRAWN)
                within = "body" if state in OPENS_NO_DRAWER else ".drawer"
                faults |= self.measure(f"{language}, {size}, {state}", within)
                if state:
                    self.page.keyboard.press("Escape")
        return faults


# The measure -------------------------------------------------------------------------------------

PLANTED = {
    "hidden": (
        "cut x",
        "<p style='width:40px;overflow:hidden;white-space:nowrap'>a word that is too long</p>",
    ),
    "an ellipsis": (
        "cut x",
        "<p style='width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>too long a word</p>",
    ),
    "a line too many": (
        "cut y",
        "<p style='height:20px;overflow:hidden;width:60px'>words for three lines</p>",
    ),
    "half a line": ("cut y", "<div style='height:8px;overflow:clip'><p style='margin:0'>tall</p></div>"),
    "a button half hidden": (
        "cut y",
        "<div style='height:20px;overflow:hidden'><button style='height:40px'></button></div>",
    ),
    "a button under another": (
        "covered",
        "<i style='display:flex'><button>covered</button><button style='margin-left:-40px;width:60px'></button></i>",
    ),
    "a button under a drawing": (
        "covered",
        "<button style='width:60px'>one</button><i style='position:absolute;left:0;width:60px;height:99px'></i>",
    ),
    "parts that lie on each other": (
        "covered",
        "<b data-apart style='position:absolute;width:40px'>3</b>"
        "<i data-apart style='position:absolute;left:20px;width:40px;height:40px'></i>",
    ),
    "a value": ("cut x", "<input style='width:50px' value='a value that is too long'>"),
    "beyond a border": ("spilt x", "<p style='width:40px;white-space:nowrap;border:1px solid'>too long</p>"),
    "below a ground": (
        "spilt y",
        "<p style='height:20px;width:60px;background:red'>words for three lines</p>",
    ),
    "a broken word": ("broken", "<p style='width:60px;overflow-wrap:anywhere'>inconspicuous</p>"),
    "one over the other": ("laid over", "<div style='height:9px'>a line</div><div>another</div>"),
    "beyond the window": ("outside x", "<p style='position:absolute;left:-30px'>to the left</p>"),
    "beyond its piece": (
        "drawn over x",
        "<svg width=200 height=50><g><rect width=40 height=40 /><text y=20>too long</text></g></svg>",
    ),
    "beyond its drawing": ("drawn over x", "<svg width=40 height=50><text y=20>too long a text</text></svg>"),
}
SOUND = {
    "lines enough": "<p style='width:90px'>words that have lines enough</p>",
    "a list that scrolls": "<div style='height:20px;overflow:auto'><p>what scrolls</p><p>may lie below</p></div>",
    "a button that scrolls": "<div style='height:20px;overflow:auto'><button style='height:40px'></button></div>",
    "a card over a button": "<button>one</button><i data-enlarged style='position:absolute;inset:0'></i>",
    "nothing shown": "<p style='width:9px;overflow:hidden;visibility:hidden;white-space:nowrap'>not shown</p>",
    "a word broken at its hyphen": "<p style='width:60px;overflow-wrap:anywhere'>out-of-date</p>",
    "laid over on purpose": "<div style='height:9px'>a line</div><b style='position:absolute'>a bubble</b>",
    "scrolled below what stays": "<div style='height:60px;overflow:auto'><p>a line</p>"
    "<p style='height:30px'>another</p><b style='position:sticky;bottom:0'>what stays</b></div>",
    "said aloud": "<p style='position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)'>only said</p>",
    "on its piece": "<svg width=200 height=50><g><rect width=140 height=40 /><text y=20>fits</text></g></svg>",
    "placed freely": "<div style='overflow:hidden;height:9px'><b style='position:absolute'>elsewhere</b></div>",
}


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Reader]:
    reader = Reader(browser, "about:", [ENGLISH])
    yield reader
    reader.leave()


@pytest.mark.parametrize(("kind", "fault"), PLANTED.values(), ids=PLANTED)
def test_a_planted_fault_is_found(sheet, kind, fault):
    sheet.page.set_content(f"<!doctype html><h1>sound</h1>{fault}")
    [found] = sheet.measure("here")["here"]
    assert found.startswith(f"{kind} by ")


def test_a_page_that_is_too_wide_is_found(sheet):
    sheet.page.set_content("<!doctype html><div style='width:2000px;height:9px;background:red'></div>")
    assert sheet.measure("here") == {"here": ["the page is wider than the window by 728"]}


@pytest.mark.parametrize("fits", SOUND.values(), ids=SOUND)
def test_what_fits_is_no_fault(sheet, fits):
    sheet.page.set_content(f"<!doctype html>{fits}")
    assert sheet.measure("here") == {}


# The pages ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["our languages", "a longer one"])
def reader(request: pytest.FixtureRequest, browser: Browser, kept: Served) -> Iterator[Reader]:
    ours = request.param == "our languages"
    coming = Reader(browser, kept.url, some_languages() if ours else [PSEUDO])
    yield coming
    print(f"{coming.measured} texts measured")
    coming.leave()


def test_the_lobby_fits(reader, browser):
    jan = Visitor(browser, reader.url)
    open_lobby(reader.page.request, jan.page.request, reader.url)
    reader.go()
    assert reader.look([PLAIN, SETTINGS, ACCOUNT], "web-home", ".lists li") == {}
    jan.leave()


def test_a_table_with_free_seats_fits(reader):
    wish = {"game": FIRST, "seats": ["me", "open", "open", "master"]}
    answer = reader.page.request.post(f"{reader.url}/api/tables", data=wish, headers={"Origin": reader.url})
    faults: dict[str, list[str]] = {}
    for language in reader.languages:
        reader.come_speaking(language, f"/table/{answer.json()['id']}")
        reader.page.wait_for_selector(".card li")
        faults |= reader.look_at_sizes([PLAIN], language)
    assert faults == {}


@pytest.mark.parametrize(
    ("game", "record", "step", "states"),
    [
        (FIRST, THREE, "turn", BESIDE),
        (FIRST, THREE, "banner", [PLAIN]),
        (FIRST, FOUR, "use", [PLAIN]),
        (FIRST, SWAP, "swap", [PLAIN]),
        (FIRST, SOLO, "ivan_claims", [PLAIN, LOG]),
        (SECOND, TWO, "action", BESIDE),
        (SECOND, TWO, "offer", [PLAIN]),
        (SECOND, TWO, "promote", [PLAIN]),
        (SECOND, TWO, "confuse", [PLAIN]),
    ],
)
def test_a_table_fits(reader, game, record, step, states):
    reader.go(open_at(reader.page.request, reader.url, place_of(game, record, step)))
    assert reader.look(states, "web-home", ".act") == {}


@pytest.mark.parametrize(("game", "record", "step"), [(FIRST, SOLO, "ivan_claims"), (SECOND, TWO, "offer")])
def test_who_is_asked_in_the_turn_of_another_is_told_what_led_to_it(browser, kept, game, record, step):
    ana = Visitor(browser, kept.url)
    ana.go(open_at(ana.page.request, kept.url, place_of(game, record, step)))
    ana.page.wait_for_selector(".act.mine")
    assert ana.page.inner_text(".head .turn") == "Your decision"
    assert ":" in ana.page.inner_text(".act .asking")
    ana.leave()


@pytest.mark.parametrize(("game", "record", "step"), [(FIRST, THREE, "turn"), (SECOND, TWO, "action")])
def test_a_hint_fits(reader, game, record, step):
    reader.go(open_at(reader.page.request, reader.url, place_of(game, record, step)))
    faults: dict[str, list[str]] = {}
    for language in reader.languages:
        reader.page.wait_for_selector(".act.mine")
        reader.speak(language, "web-home")
        for strength in (".act .hint p", ".act .hint p + p", ".act .hint li"):
            reader.page.keyboard.press("h")
            reader.page.wait_for_selector(strength)
            faults |= reader.look_at_sizes([PLAIN], language)
    assert faults == {}
    drawn = reader.page.locator(".act .hint li p use").count()  # of the first game's points
    assert (drawn > 0) == (game == FIRST)


def asks_to_undo(jan: Visitor, ana: Visitor) -> str:
    """The address of a table at which Jan has moved and wishes to take it back, and Ana has to say whether he may."""
    http, place = jan.page.request, place_of(SECOND, TWO, "action")
    address = open_at(http, jan.url, place, "open")
    match = address.rsplit("/", 1)[1]
    link = http.get(f"{jan.url}/api/tables/{match}").json()["link"]
    for name, person in (("jan", jan), ("ana", ana)):
        person.page.request.post(f"{jan.url}/api/me", data={"name": name}, headers={"Origin": jan.url})
    join = f"{jan.url}/api/tables/{match}/join"
    assert ana.page.request.post(join, data={"link": link}, headers={"Origin": jan.url}).ok
    requests = f"{jan.url}/api/matches/{match}/requests"
    state = http.get(f"{jan.url}/api/matches/{match}").json()
    while state["asked"] in state["as_seats"]:
        wish = {"after": state["line"], "moves": [state["moves"][0]["text"]]}
        assert http.post(requests, data=wish, headers={"Origin": jan.url}).ok
        state = http.get(f"{jan.url}/api/matches/{match}").json()
    wish = {"after": state["line"], "undo": place.line}
    assert (
        http.post(requests, data=wish, headers={"Origin": jan.url}).json()["refused"] == "undo-needs-consent"
    )
    return address


IN_SIGHT = """selector => {
  const button = document.querySelector(selector).getBoundingClientRect();
  const place = document.querySelector('.act .mid').getBoundingClientRect();
  return button.top >= place.top - 1 && button.bottom <= place.bottom + 1;
}"""


def test_the_answers_to_a_wish_to_undo_are_always_in_sight(reader, browser):
    jan = Visitor(browser, reader.url)
    reader.go(asks_to_undo(jan, reader))
    assert reader.look([PLAIN], "web-home", ".wish .yes") == {}
    for size in SIZES:
        reader.resize(size)
        assert reader.page.evaluate(IN_SIGHT, ".wish .yes"), size
    jan.leave()


IN_ITS_PANEL = """() => {
  const [start, panel] = ['.new .start', '.new'].map(one => document.querySelector(one).getBoundingClientRect());
  return start.bottom < panel.bottom && panel.bottom <= innerHeight;
}"""
WIDE = ("desk", "small", "large", "very large")


@pytest.mark.parametrize("language", [ENGLISH, "fr"])
def test_to_start_with_a_friend_is_in_sight_at_a_desk(browser, kept, language):
    ana = Reader(browser, kept.url, [language])
    ana.come_speaking(language, "/")
    ana.page.select_option(".new select >> nth=0", "friend")
    for size in WIDE:
        ana.resize(size)
        assert ana.page.evaluate(IN_ITS_PANEL), size
    ana.leave()


def test_a_very_large_window_shows_the_same_table_larger(browser, kept):
    ana = Reader(browser, kept.url, [ENGLISH])
    ana.go(open_at(ana.page.request, kept.url, place_of(FIRST, THREE, "turn")))
    ana.page.wait_for_selector(".act.mine")
    share = "() => document.querySelector('.ring').getBoundingClientRect().width / innerWidth"
    shares = []
    for size in ("desk", "very large"):
        ana.resize(size)
        shares.append(ana.page.evaluate(share))
    assert shares[1] == pytest.approx(shares[0], rel=0.02)
    ana.leave()


HIDDEN = """() => {
  const body = document.querySelector('.drawer .body');
  return body.scrollHeight - body.clientHeight;
}"""


def test_the_scoring_of_six_towers_needs_no_scrolling_at_a_desk(browser, kept):
    ana = Reader(browser, kept.url, [ENGLISH])
    ana.go(f"/watch/{id_of(FOUR)}")
    ana.page.wait_for_selector(".act .over")
    if not ana.page.query_selector(".drawer tfoot"):
        ana.page.evaluate(PRESS, ".act .over button, .act button")
    ana.page.wait_for_selector(".drawer tfoot")
    for size in WIDE:
        ana.resize(size)
        assert ana.page.evaluate(HIDDEN) <= 0, size
    ana.leave()


@pytest.mark.parametrize(("record", "line"), [(FOUR, 300), (SOLO, 120), (TWO, 200)])
def test_a_replay_fits(reader, record, line):
    reader.go(f"/replay/{id_of(record)}?line={line}")
    assert reader.look([PLAIN, FINAL, DICE, PLAY_ON], "web-home", ".where") == {}


@pytest.mark.parametrize("record", [FOUR, TWO])
def test_a_match_that_is_over_fits(reader, record):
    reader.go(f"/watch/{id_of(record)}")
    assert reader.look([PLAIN], "web-home", ".act .over") == {}


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_the_rulebook_fits(reader, game):
    reader.go(f"/rules/{game}")
    assert reader.look([PLAIN], "web-home", ".par") == {}


@pytest.mark.parametrize(("game", "section"), [(FIRST, "claim"), (SECOND, "orders")])
def test_a_board_of_the_rulebook_fits(reader, game, section):
    faults: dict[str, list[str]] = {}
    for language in reader.languages:
        reader.come_speaking(language, f"/rules/{game}/{section}")
        reader.page.wait_for_selector("[data-piece][data-can]")
        faults |= reader.look_at_sizes([PLAIN], language)
    assert faults == {}


def test_the_choice_of_lessons_fits(reader):
    faults: dict[str, list[str]] = {}
    for language in reader.languages:
        reader.come_speaking(language, "/learn")
        reader.page.wait_for_selector("[data-learn]")
        faults |= reader.look_at_sizes([PLAIN], language)
    assert faults == {}


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_lesson_fits(reader, game):
    reader.go(f"/learn/{game}")
    reader.page.wait_for_selector(".said")
    for step in range(1, 9):
        reader.page.click("[data-skip]")
        reader.page.wait_for_selector(f".app[data-step='{step}'][aria-busy=false]")
    assert reader.look([PLAIN], "web-home", ".said") == {}
