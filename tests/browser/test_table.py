"""At the table: two people, undo, hints, reasons, keys, looking on, and a server that is killed."""

import re

import pytest
from playwright.sync_api import expect

from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.words import Words
from tests.browser.people import CLICK, DESK, IDLE, PHONE, SELECTORS, Visitor, asked_of, meet
from tests.server.serving import Served
from tests.tiers import TIER, sample

FIRST, SECOND = (game.name for game in HOUSE)


def test_it_takes_one_click_from_the_lobby_to_the_first_question(visit):
    ana = visit()
    page = ana.go()
    page.locator(".hero .btn").first.click()
    ana.wait_for_turn()
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator("#icon")).to_have_attribute("href", re.compile("icon-turn"))
    assert page.locator("[data-piece][data-can]").count() > 0


def test_a_match_of_a_game_that_is_not_installed_any_more_is_left_out(visit):
    ana = visit()
    match = ana.start(SECOND, "friend")

    def add_another(route):
        shown = route.fetch().json()
        route.fulfill(json=[*shown, shown[0] | {"game": "other"}])

    ana.page.route(re.compile("/api/me/tables$"), add_another)
    ana.go()
    ana.page.wait_for_selector(f"a[href='/table/{match}']")
    assert ana.page.locator("input[name=game]").count() == len(GAMES)
    assert ana.page.locator(f"a[href='/table/{match}']").count() == 1


def test_two_people_meet_by_a_link_and_play(visit):
    ana, jan = visit(), visit()
    ana.start(SECOND, "friend")
    invitation = ana.page.input_value(".card input[readonly]")
    ana.page.click(".card .btn.primary")
    copied = "async said => (await navigator.clipboard.readText()) === said"
    ana.page.wait_for_function(copied, arg=invitation)
    jan.page.goto(invitation)
    jan.page.click(".card .btn.primary")
    expect(jan.page.locator(".card input:invalid")).to_be_focused()  # nobody sits down without a name
    jan.join(invitation)
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    waiting, asked_for = (jan, "Ana") if ana.page.locator(".act.mine").count() else (ana, "Jan")
    expect(waiting.page).to_have_title(re.compile(f"^{asked_for} to move"))
    for seed in range(12):
        asked = asked_of(ana, jan)
        asked.play(1, seed)
        asked.page.wait_for_function(IDLE)
        meet(ana, jan)
    assert jan.line() == ana.line() > 0
    jan.page.keyboard.press("c")
    jan.page.click(".quick .btn")
    ana.page.wait_for_selector(".head .badge")
    ana.page.keyboard.press("c")
    expect(ana.page.locator(".drawer li span")).to_have_text("Good luck!")
    expect(ana.page.locator(".head .badge")).to_have_count(0)


def test_a_turn_that_would_leave_something_behind_is_ended_only_by_who_means_it(visit):
    """Take is the large button, and what Enter does, even from a piece that was clicked; Esc goes back step by step."""
    ana = visit()
    ana.start(FIRST, "same")
    ana.wait_for_turn()
    page = ana.page
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('[data-piece][data-can]')")
    page.locator("[data-piece^=die-][data-can]").first.click()
    page.wait_for_selector("[data-confirm]:not([aria-disabled=true]), .act [data-move^=more]")
    if page.locator(".act [data-move^=more]").count():
        page.locator(".act [data-move^=more]").first.click()
    expect(page.locator("[data-instead].primary")).to_have_text(re.compile("^Take"))
    expect(page.locator("[data-confirm]:not(.primary)")).to_have_text(re.compile("^End without taking"))
    page.locator(".area-market [data-piece^=die-]").last.click()
    expect(page.locator(".act .why p")).to_have_count(1)
    line = ana.line()
    page.keyboard.press("h")
    page.wait_for_selector(".act .hint[role=status]")
    expect(page.locator(".act .why")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector(".act [data-move], .act [data-door]")
    assert ana.line() == line
    page.keyboard.press("Escape")
    page.wait_for_function("line => document.querySelector('[data-line]').dataset.line > line", arg=line)
    ana.wait_for_turn()
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")


def test_enter_does_what_the_red_button_does(visit):
    ana = visit()
    ana.start(FIRST, "same")
    ana.wait_for_turn()
    page = ana.page
    page.locator("[data-piece^=die-][data-can]").first.click()
    page.wait_for_selector("[data-instead], .act [data-move^=more]")
    if page.locator(".act [data-move^=more]").count():
        page.locator(".act [data-move^=more]").first.click()
    taken = page.locator("[data-instead].primary").inner_text().strip()
    line = ana.line()
    page.keyboard.press("Enter")
    ana.reach(line + 1)
    ana.wait_for_turn()
    expect(page.locator(".crumbs")).to_contain_text(taken)


def test_undo_takes_back_by_button_by_key_and_by_crumb(visit):
    ana = visit()
    ana.start(SECOND, "same")
    ana.wait_for_turn()
    page = ana.page
    before = page.inner_text(".act .top")
    page.locator(".act [data-move]").first.click()
    ana.wait_for_turn()
    expect(page.locator(".crumbs button")).to_have_count(1)
    page.click(".act .undo")
    expect(page.locator(".crumbs")).to_have_count(0)
    expect(page.locator(".act .top")).to_have_text(before, use_inner_text=True)
    for _ in range(2):
        page.locator(".act [data-move]").first.click()
        ana.wait_for_turn()
        page.wait_for_function(IDLE)
    expect(page.locator(".crumbs button")).to_have_count(2)
    page.locator(".crumbs button").first.click()
    expect(page.locator(".crumbs button")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".crumbs")).to_have_count(0)


def test_crumbs_keep_their_words_after_a_reload(visit):
    ana = visit()
    ana.start(FIRST, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    for _ in range(2):
        page.locator(".act [data-door], .act [data-move]").first.click()
        ana.wait_for_turn()
        page.wait_for_function(IDLE)
    crumbs = page.locator(".crumbs button").all_inner_texts()
    assert crumbs
    page.reload()
    page.wait_for_function(
        "crumbs => [...document.querySelectorAll('.crumbs button')].map((crumb) => crumb.innerText).join() === crumbs",
        arg=",".join(crumbs),
    )


def test_undo_beyond_another_persons_answer_asks_for_consent(visit):
    ana, jan = visit(), visit()
    ana.start(SECOND, "friend")
    jan.join(ana.page.input_value(".card input[readonly]"))
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    first, second = (ana, jan) if asked_of(ana, jan) is ana else (jan, ana)
    first.play(200, until=lambda: first.page.locator(".act.mine").count() == 0)
    second.play(1)
    second.page.wait_for_function(IDLE)
    meet(first, second)
    first.page.wait_for_function("() => document.querySelector('.act .undo').textContent.includes('Ask')")
    line = first.line()
    first.page.click(".act .undo")
    expect(second.page.locator(".wish")).to_contain_text("Someone else has moved since")
    assert second.page.locator(".wish li").count() > 0
    second.page.click(".wish .yes")
    first.page.wait_for_selector(".act.mine")
    assert first.line() > line
    expect(second.page.locator(".recap h2")).to_contain_text("undid a move")


def test_who_leaves_finds_the_way_in_the_header_and_is_told_by_name(visit):
    ana, jan = visit(), visit(size=PHONE)
    ana.start(SECOND, "friend")
    jan.join(ana.page.input_value(".card input[readonly]"), "Jan")
    for person in (ana, jan):
        person.page.wait_for_selector(".act")
    jan.page.click(".head [aria-label='This match']")
    for _ in range(2):  # it is asked once more
        jan.page.click("[data-doing=leave]")
    jan.page.wait_for_selector(".hero")
    expect(ana.page.locator(".app")).to_contain_text("Jan (left)")
    ana.play(200, until=lambda: ana.page.locator("[data-program]").count() > 0)
    ana.page.click("[data-program=apprentice]")
    expect(ana.page.locator(".app")).to_contain_text("Apprentice")


def test_after_a_seat_was_handed_over_the_log_tells_who_played_each_turn(visit):
    ana = visit()
    match = ana.start(SECOND, "apprentice")
    page, record = ana.page, f"{ana.url}/api/matches/{match}/record"
    has_passed = re.compile("\\n0 .*\\n1 ", re.DOTALL)
    ana.play(200, until=lambda: has_passed.search(page.request.get(record).text()) is not None)
    ana.wait_for_turn()
    page.click(".head [aria-label='This match']")
    page.click("[data-doing=program]")
    page.click("[data-program=journeyman]")
    ana.reach(ana.line() + 12)
    for path in (f"/table/{match}", f"/replay/{match}"):
        ana.go(path)
        page.click("button:has(use[href$=x-log])")
        page.wait_for_selector(".log h3")
        told = [name.split()[0] for name in page.locator(".log h3").all_inner_texts()]
        in_order = told[::-1] if path.startswith("/table") else told
        first, last = in_order.index("Player"), in_order.index("Journeyman")
        assert first < last
        assert set(in_order[:last]) == {"Player", "Apprentice"}
        assert set(in_order[last:]) == {"Journeyman", "Apprentice"}


def test_a_hint_says_where_then_why_then_which(visit):
    ana = visit()
    match = ana.start(FIRST, "apprentice")
    ana.wait_for_turn()
    page, line = ana.page, ana.line()
    page.keyboard.press("h")
    page.wait_for_selector(".act .hint p")
    page.wait_for_selector("[data-hint]", state="attached")
    page.keyboard.press("h")
    page.wait_for_function("() => document.querySelectorAll('.act .hint p').length === 2")
    page.keyboard.press("h")
    page.wait_for_selector(".act .hint li")
    told = page.locator(".act .hint li p").all_inner_texts()
    wish = {"after": line, "hint": True}
    answer = page.request.post(
        f"{ana.url}/api/matches/{match}/requests", data=wish, headers={"Origin": ana.url}
    )
    assert len(told) == len(answer.json()["hints"])
    assert all(told)
    page.locator("[data-hinted]").first.click()
    ana.reach(line + 1)


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_program_says_in_the_log_why_it_moved(visit, game):
    ana = visit()
    match = ana.start(game, "journeyman")
    record = f"{ana.url}/api/matches/{match}/record"
    ana.play(200, until=lambda: "\n1 " in ana.page.request.get(record).text())
    ana.wait_for_turn()
    for path in (f"/table/{match}", f"/replay/{match}"):
        page = ana.go(path)
        page.click("button:has(use[href$=x-log])")
        page.locator(".log .ask").first.click()
        assert page.locator(".log .because").inner_text().startswith("What it leads to: ")
        assert ana.faults() == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_cannot_be_done_says_why_and_by_which_rule(visit, size):
    ana = visit(size=size)
    ana.start(FIRST, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    page.locator("[data-confirm]").click(force=True)  # it is not disabled: it says why
    page.wait_for_selector(".act .why .rule")
    why, panel = (page.locator(one).bounding_box() for one in (".act .why", ".act"))
    assert why["width"] > 0.8 * panel["width"]
    assert page.inner_text(".act .why p").startswith(
        "That isn’t the question right now: Choose your main action"
    )
    assert re.search(r"[A-Z]+-[A-Z]\d+", page.inner_text(".act .why"))
    page.click(".act .why .rule")
    page.wait_for_selector(".drawer .at")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".act .why")).to_have_count(0)


def test_a_whole_turn_is_played_by_keys(visit):
    ana = visit()
    ana.start(SECOND, "same")
    ana.wait_for_turn()
    page = ana.page
    page.keyboard.press("F6")
    regions = set()
    for _ in range(8):
        page.keyboard.press("F6")
        regions.add(
            page.evaluate(
                "() => document.activeElement.closest('[data-region], header.head, .act')?.ariaLabel ?? 'header'"
            )
        )
    assert len(regions) >= 4
    roving = (
        "() => [...document.querySelectorAll('[data-piece][data-can]')].every((piece) => piece.tabIndex <= 0)"
    )
    assert page.evaluate(roving)
    start = page.locator("[data-piece][data-can][tabindex='0']").first
    start.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.piece !== undefined")
    page.evaluate("() => document.activeElement.blur()")
    for _ in range(60):
        ana.wait_for_turn()
        if (
            "End" in page.inner_text("[data-confirm]")
            and page.get_attribute("[data-confirm]", "aria-disabled") == "false"
        ):
            page.keyboard.press("Enter")
            break
        page.keyboard.press("1")
    else:
        pytest.fail("no turn could be ended")


def test_a_game_is_typed(visit):
    ana = visit()
    match = ana.start(SECOND, "apprentice")
    page = ana.page
    for _ in range(sample(20, 400)):
        ana.wait_for_turn()
        if ana.is_over():
            break
        line = ana.line()
        if page.locator(".act .top input").count() == 0:
            page.keyboard.press("/")
        moves = page.request.get(f"{ana.url}/api/matches/{match}").json()["moves"]
        page.keyboard.type(moves[len(moves) // 2]["text"])
        page.keyboard.press("Enter")
        ana.reach(line + 1)
    assert ana.is_over() == TIER.is_long


def test_whoever_looks_on_sees_no_gold(visit):
    ana, jan = visit(), visit()
    match = ana.start(FIRST, "apprentice")
    ana.play(6)
    page = jan.go(f"/watch/{match}")
    page.wait_for_selector(".act")
    assert page.locator("[data-can]").count() == 0
    assert page.locator(".act .go").count() == 0
    line = jan.line()
    ana.play(6, seed=2)
    jan.reach(line + 1)


def test_a_killed_server_loses_nothing_and_a_move_is_kept(browser, tmp_path):
    with Served(f"sqlite+aiosqlite:///{tmp_path}/store.sqlite") as server:
        ana = Visitor(browser, server.url)
        ana.start(SECOND, "same")
        ana.play(8)
        ana.wait_for_turn()
        line = ana.line()
        server.kill()
        ana.page.wait_for_selector(".app.lost .act .spin")
        for share in range(20):  # some pieces only narrow the choice; one of them settles it
            if Words().say("web-reconnecting-kept") in ana.page.inner_text(".act .wait"):
                break
            ana.page.evaluate(CLICK, [SELECTORS["piece"], share / 20])
        else:
            pytest.fail("no click became a move")
        server.start()
        ana.reach(line + 1)
        expect(ana.page.locator(".app.lost")).to_have_count(0)
        ana.play(6, seed=3)
        ana.forgiven = ("WebSocket connection",)
        ana.leave()


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_phone_has_room_for_everything(visit, game):
    ana = visit(size=PHONE)
    ana.start(game, "apprentice")
    ana.play(25, with_mouse=6)
    ana.wait_for_turn()
    page = ana.page
    width, height = PHONE
    assert page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == [width, height]
    buttons = page.locator(".act .go button, .act [data-move], header.head button").locator("visible=true")
    small = [
        box for box in (button.bounding_box() for button in buttons.all()) if box and box["height"] < 43.5
    ]
    assert small == []


def test_a_phone_shows_how_far_everybody_is(visit):
    ana = visit(size=PHONE)
    ana.start(FIRST, "apprentice")
    ana.wait_for_turn()
    for board in (".dock .me", ".others article"):
        for count in ("[title=recognition]", ".finished"):
            assert ana.page.locator(board).locator(count).is_visible()


@pytest.mark.parametrize(("size", "has_keys"), [(DESK, True), (PHONE, False)], ids=["desk", "phone"])
def test_keys_are_explained_to_who_has_some(visit, size, has_keys):
    ana = visit(size=size)
    ana.start(FIRST, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    page.locator("header.head .ib").last.click()
    page.wait_for_selector(".drawer legend")
    said = Words("", "en").say("web-keys")
    assert page.locator(".drawer h3", has_text=said).is_visible() == has_keys


@pytest.mark.parametrize("path", ["/table/nothing", "/replay/nothing"])
def test_a_match_that_is_not_there_is_told_with_a_way_back(visit, path):
    ana = visit()
    ana.forgiven = ("404",)
    page = ana.go(path)
    page.click(".notice .btn")
    page.wait_for_selector(".home")


def test_the_lobby_fits_the_window(visit):
    page = visit(size=DESK).go()
    page.wait_for_selector(".home")
    assert page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    ) == list(DESK)
