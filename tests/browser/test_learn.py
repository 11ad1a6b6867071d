"""The guided first game in the browser: played to its end by clicks, left and taken up again, in every language."""

import re

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from cathedrals.kernel import lesson
from tests.browser.people import DESK, PHONE, STILL, some_languages

GAME_NAMES = [game.name for game in HOUSE]
every_game = pytest.mark.parametrize("game", GAME_NAMES)
# The piece that is told, if it lies in sight; else the button of the move.
DO = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const pieces = [...document.querySelectorAll('[data-piece][data-can]')].filter(seen);
  const chosen = pieces[0] ?? document.querySelector('[data-move]');
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
CLICK_ANOTHER = """() => {
  const pieces = [...document.querySelectorAll('.stage [data-piece]:not([data-can])')];
  const other = pieces.find((piece) => piece.tagName === 'BUTTON' || piece.role === 'button');
  other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
# What is spoken of or celebrated and lies below what is said, or out of sight, once that stands still.
HIDDEN = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const box = () => document.querySelector('.bubble, .said.sheet').getBoundingClientRect();
  let before = '';
  while (before !== (before = JSON.stringify(box()))) { await drawn(); await drawn(); }
  const said = box();
  const overlap = (from, to, low, high) => Math.min(to, high) - Math.max(from, low);
  const isHidden = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isBelow = overlap(left, right, said.left, said.right) > 1 && overlap(top, bottom, said.top, said.bottom) > 1;
    return isBelow || overlap(left, right, 0, innerWidth) <= 0 || overlap(top, bottom, 0, innerHeight) <= 0;
  };
  const step = document.querySelector('.app').dataset.step;
  const spoken = [...document.querySelectorAll('main [data-hint], main [data-way], main .feast')].filter(isHidden);
  return spoken.map((one) => `step ${step}: ${one.dataset.piece ?? one.className}`);
}"""
IDLE = "([step, line]) => { const app = document.querySelector('.app'); return app.ariaBusy === 'false' " + (
    "&& (app.dataset.step !== step || app.dataset.line !== line); }"
)


def where(page):
    return [page.get_attribute(".app", name) or "" for name in ("data-step", "data-line")]


def open_lesson(person, game):
    page = person.go(f"/learn/{game}")
    page.wait_for_selector("[data-said]")
    return page


def go_on(page):
    """Do what is told or read on; whether there was something."""
    before = where(page)
    if page.locator("[data-play-on]").count():
        return False
    if page.locator("[data-next]").count():
        page.click("[data-next]")
    else:
        page.evaluate(DO)
    page.wait_for_function(IDLE, arg=before)
    return True


def read_through(page, look=lambda: None):
    """The texts of all steps from here to the end; at each of them it is looked at."""
    look()
    said = [page.inner_text(".said .rule")]
    while go_on(page):
        look()
        text = page.inner_text(".said .rule")
        if text != said[-1]:
            said.append(text)
    return said


def texts(game, language="en"):
    words = lesson.lesson_words(game, language)
    return [words.say(f"lesson-{step.id}") for step in lesson.lesson(game).steps]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@every_game
def test_a_lesson_is_played_to_its_end_and_goes_on_as_a_match(visit, game, size):
    ana = visit(size=size)
    page = open_lesson(ana, game)
    hidden: list[str] = []
    assert read_through(page, lambda: hidden.extend(page.evaluate(HIDDEN))) == texts(game)
    assert hidden == []
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    ana.wait_for_turn()
    assert ana.line() > len(lesson.lesson(game).steps)
    ana.go("/learn")
    expect(page.locator(f"[data-learn={game}]")).to_have_text(
        lesson.lesson_words(game).say("web-learn-begin")
    )


# Plays the whole lesson by clicks; gives what it said at each step, and all that could be read or heard on the way.
PLAY = """async () => {
  const seen = new Set();
  const said = [];
  const app = document.querySelector('.app');
  const where = () => `${app.dataset.step} ${app.dataset.line}`;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) seen.add(walker.currentNode.data.trim());
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      for (const name of ['aria-label', 'title']) seen.add(element.getAttribute(name) ?? '');
    }
    const text = document.querySelector('.said .rule').innerText;
    if (text !== said.at(-1)) said.push(text);
  };
  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (look(); !document.querySelector('[data-play-on]'); look()) {
    const before = where();
    const piece = [...document.querySelectorAll('[data-piece][data-can]')].find(shown);
    press(document.querySelector('[data-next]') ?? piece ?? document.querySelector('[data-move]'));
    while (app.ariaBusy !== 'false' || where() === before) await new Promise((go) => setTimeout(go, 2));
  }
  return { said, seen: [...seen] };
}"""
RAW = re.compile(
    r"[{}$]|\b(?:undefined|NaN|null)\b|\[object|\b(?:web|lesson|event|move|step|refusal|about|short|resource|order)-[a-z]"
)
WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def readable(seen, game):
    """Whatever is more than a word or a name."""
    return {text for text in seen if WORDS.search(text)} - {lesson.lesson_words(game).say("game-title")}


@every_game
def test_a_lesson_is_played_to_its_end_in_every_language_and_nothing_of_it_is_raw_or_english(visit, game):
    english: set[str] = set()
    for language in some_languages():
        page = open_lesson(visit(locale=language), game)
        told = page.evaluate(PLAY)
        assert told["said"] == texts(game, language)
        assert [text for text in told["seen"] if RAW.search(text)] == []
        seen = readable(told["seen"], game)
        assert len(seen) > 100
        assert seen & english == set()
        if language == "en":
            english = seen


@every_game
def test_a_lesson_is_left_and_taken_up_again(visit, game):
    ana = visit()
    page = open_lesson(ana, game)
    for _ in range(9):
        go_on(page)
    left = where(page)
    page.click("[data-leave]")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector("[data-said]")
    assert where(page) == left


@every_game
def test_every_step_can_be_gone_back(visit, game):
    page = open_lesson(visit(), game)
    places = [where(page)]
    for _ in range(12):
        go_on(page)
        places.append(where(page))
    for place in reversed(places[:-1]):
        now = where(page)
        page.click("[data-back]")
        page.wait_for_function(IDLE, arg=now)
        assert where(page) == place
    assert page.locator("[data-back]").count() == 0


@every_game
def test_a_step_that_is_skipped_is_done_by_the_lesson(visit, game):
    page = open_lesson(visit(), game)
    for step in range(1, len(lesson.lesson(game).steps)):
        page.click("[data-skip]")
        page.wait_for_selector(f".app[data-step='{step}'][aria-busy=false]")
    assert page.inner_text(".said .rule") == texts(game)[-1]


@every_game
def test_a_lesson_is_played_by_keyboard_alone(visit, game):
    page = open_lesson(visit(), game)
    while page.locator("[data-play-on]").count() == 0:
        before = where(page)
        page.keyboard.press("Enter")
        page.wait_for_function(IDLE, arg=before)
    assert page.inner_text(".said .rule") == texts(game)[-1]


@every_game
def test_another_piece_says_why_not_now(visit, game):
    page = open_lesson(visit(), game)
    while page.locator("[data-next]").count():
        go_on(page)
    before = where(page)
    page.evaluate(CLICK_ANOTHER)
    page.wait_for_selector(".act [role=status] p")
    assert page.locator(".act [role=status] p").count() == 1
    assert where(page) == before


@every_game
def test_what_is_told_is_said_aloud_and_pointed_at(visit, game):
    page = open_lesson(visit(), game)
    while page.locator("[data-next]").count():
        go_on(page)
    assert page.inner_text(".said .rule") in page.inner_text("[data-aloud]")
    page.wait_for_selector(".arrow line", state="attached")
    page.evaluate(STILL)
    glowing, bubble = (page.locator(one).first.bounding_box() for one in ("[data-hint]", ".bubble"))
    assert glowing
    assert bubble
    is_beside = (
        bubble["x"] + bubble["width"] <= glowing["x"] or glowing["x"] + glowing["width"] <= bubble["x"]
    )
    is_above = (
        bubble["y"] + bubble["height"] <= glowing["y"] or glowing["y"] + glowing["height"] <= bubble["y"]
    )
    assert is_beside or is_above


@every_game
def test_the_bubble_leaves_the_words_of_the_panel_free(visit, game):
    page = open_lesson(visit(), game)
    for step in range(1, 9):
        page.evaluate(STILL)
        bubble, title = (page.locator(one).bounding_box() for one in (".bubble", ".act h2"))
        is_left = bubble["x"] + bubble["width"] <= title["x"]
        assert is_left or bubble["y"] + bubble["height"] <= title["y"]
        page.click("[data-skip]")
        page.wait_for_selector(f".app[data-step='{step}'][aria-busy=false]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_is_wrong_with_a_lesson(visit, size):
    ana = visit(size=size)
    page = ana.go("/learn")
    page.wait_for_selector("[data-learn]")
    faults = {"the choice": ana.faults()}
    for game in GAME_NAMES:
        open_lesson(ana, game)
        for number in range(12):
            if number in (0, 3, 8):
                faults[f"{game}, {number}"] = ana.faults()
            go_on(page)
    assert {place: found for place, found in faults.items() if found} == {}


def test_the_lobby_leads_to_the_lessons(visit):
    page = visit().go()
    page.click("a[href='/learn']")
    page.wait_for_url("**/learn")
