"""A box of one's own: pieces typed in one by one, left and taken up again, kept as a file that can be played with."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from cathedrals.kernel import pieces
from cathedrals.server.lobby.host import HOST, readable
from tests.browser.people import DESK, PHONE, Visitor, some_languages
from tests.server.serving import Served, in_store

FIRST, SECOND = HOUSE
every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
CARDS = "middle"


def open_box(person, game, kind=""):
    page = person.go(f"/pieces/{game.name}")
    page.wait_for_selector("[data-drawing]")
    if kind:
        page.evaluate("kind => document.querySelector(`[data-kind=${kind}]`).click()", kind)
        page.wait_for_selector(f"[data-drawing={kind}]")
    return page


def type_card(page):
    """By keys alone: each number of one digit leads to the next, Enter confirms."""
    page.locator(".fields input").first.focus()
    for key in (*"120100", *"12", "Tab", "3", "Enter"):
        page.keyboard.press(key)


def numbers(page):
    return [field.input_value() for field in page.locator(".fields input").all()]


def as_host(person, served):
    """By the link that the terminal shows."""
    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop in this thread
        key = readable(beside.submit(in_store, served.database, lambda store: store.key(HOST)).result())
    page = person.go(f"/pieces/{SECOND.name}#{key}")
    page.wait_for_selector("[data-drawing]")
    return page


def open_table(page, seats, box):
    """A table with a box of that name on the server, by its id."""
    return page.evaluate(
        """async ([game, seats, box]) => {
            const games = await (await fetch("/api/games")).json();
            const { pieces } = games.find((one) => one.name === game).boxes.find((one) => one.name === box);
            const body = JSON.stringify({ game, seats, pieces });
            const headers = { "content-type": "application/json" };
            return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
        }""",
        [SECOND.name, seats, box],
    )


def download(page):
    with page.expect_download() as found:
        page.click("[data-download]")
    return Path(found.value.path()).read_text("utf-8"), found.value.suggested_filename


def test_a_card_is_drawn_as_it_is_typed_and_painted_when_it_is_as_printed(visit):
    page = open_box(visit(), FIRST, CARDS)
    drawn = page.locator("[data-drawing] use")
    before = drawn.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    type_card(page)
    assert page.locator(".which .num").inner_text() == "2 of 20"
    page.keyboard.press("PageUp")
    after = drawn.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert before != after
    assert [href for href in after if href.startswith("#m-")] == [
        "#m-wood",
        "#m-brick",
        "#m-brick",
        "#m-gold",
    ]
    assert page.locator("[data-drawing] text").all_text_contents() == ["12", "3"]
    assert page.locator("[data-drawing] .done").count() == 1
    expect(page.locator(f"[data-kind={CARDS}] small")).to_have_text("1 of 20 typed in; 19 still ours")


def test_one_types_on_from_card_to_card_without_touching_a_mouse(visit):
    page = open_box(visit(), FIRST, CARDS)
    type_card(page)
    for _ in range(2):
        for key in (*"030000", "7", "Tab", "0", "Enter"):
            page.keyboard.press(key)
    expect(page.locator(f"[data-kind={CARDS}] small")).to_have_text("3 of 20 typed in; 17 still ours")
    page.keyboard.press("PageUp")
    assert numbers(page) == ["0", "3", "0", "0", "0", "0", "7", "0"]


def test_a_number_is_taken_as_it_is_typed_however_small_it_begins(visit):
    page = open_box(visit(), FIRST, "coins")
    page.keyboard.type("64")  # whoever chose a kind is in its first field; fewer than 10 rubles cannot be
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-drawing=track]")
    page.keyboard.press("PageUp")
    assert numbers(page) == ["64"]


def test_a_number_that_cannot_be_is_neither_changed_nor_confirmed(visit):
    page = open_box(visit(), FIRST, CARDS)
    page.keyboard.press("7")  # of 4 at most
    page.keyboard.press("Enter")
    wood = page.locator(".fields input").first
    assert wood.evaluate("input => input.validationMessage") == "This should be a whole number from 0 to 4."
    assert page.locator(".which .num").inner_text() == "1 of 20"
    wood.blur()
    page.click("[data-confirm]")
    page.keyboard.press("PageDown")
    assert numbers(page)[0] == "7"
    expect(page.locator(".stepper [role=alert]")).to_have_text("This should be a whole number from 0 to 4.")
    assert page.locator(".which .num").inner_text() == "1 of 20"


def test_a_space_leads_on_from_a_number_that_may_be_longer(visit):
    page = open_box(visit(), FIRST, CARDS)
    page.keyboard.type("1201005 1")
    assert numbers(page) == ["1", "2", "0", "1", "0", "0", "5", "1"]


def test_a_click_into_the_field_in_hand_types_it_anew(visit):
    page = open_box(visit(), FIRST, CARDS)
    wood = page.locator(".fields input").first
    wood.click()
    wood.click()
    page.keyboard.type("21")
    assert numbers(page)[:2] == ["2", "1"]


def test_where_nothing_is_in_hand_one_types_at_once_and_enter_confirms(visit):
    ana = visit()
    open_box(ana, FIRST, CARDS)
    page = open_box(ana, FIRST)
    page.keyboard.press("Enter")
    expect(page.locator(".which .num")).to_have_text("2 of 20")
    page.reload()
    page.wait_for_selector("[data-drawing]")
    page.keyboard.type("30")
    assert numbers(page)[:2] == ["3", "0"]
    page.focus("[data-confirm]")
    page.keyboard.type("1")
    assert numbers(page)[0] == "1"


def test_a_digit_after_a_choice_is_meant_for_the_number_that_follows(visit):
    page = open_box(visit(), FIRST, "influence_card")
    second = page.locator("fieldset.inner").nth(1)
    second.locator("label:has(input[value=infinity])").click()
    page.keyboard.type("7")
    expect(second.locator("input[inputmode=numeric]")).to_have_value("7")


def test_a_kind_that_was_left_is_gone_on_with_where_it_was_left(visit):
    page = open_box(visit(), FIRST, CARDS)
    type_card(page)
    page.click("[data-kind=base]")
    page.click(f"[data-kind={CARDS}]")
    expect(page.locator(".which .num")).to_have_text("2 of 20")


def test_a_tile_that_gives_something_else_asks_for_what_tiles_of_its_kind_say(visit):
    page = open_box(visit(), FIRST, "workshop_tile")
    page.click("label:has(input[value=wood])")
    expect(page.locator(".fields .flag")).to_have_count(1)
    assert numbers(page).count("1") == 1
    page.click("[data-confirm]")
    assert pieces.check(FIRST, download(page)[0]) == []


def test_what_is_typed_is_there_again_and_makes_a_file_that_can_be_played_with(visit):
    ana = visit()
    page = open_box(ana, FIRST, CARDS)
    page.fill("nav input", "Ana’s box")
    type_card(page)
    page = ana.go()  # away, and back by the address alone
    page.wait_for_selector(".heroes")
    page = open_box(ana, FIRST)
    assert page.locator(".which .num").inner_text() == "2 of 20"
    page.keyboard.press("PageUp")
    assert numbers(page) == ["1", "2", "0", "1", "0", "0", "12", "3"]
    text, name = download(page)
    assert name == "ana-s-box.toml"
    assert pieces.check(FIRST, text) == []
    form = pieces.form(FIRST, text)
    assert form["name"] == "Ana’s box"
    assert {one["table"]: one["ours"] for one in pieces.still_ours(FIRST, text)}[CARDS] == 19


def test_a_file_is_read_in_another_browser_and_gone_on_with(visit, tmp_path):
    page = open_box(visit(), SECOND, "tile")
    page.click("label:has(input[value=catastrophe])")
    page.click("[data-confirm]")
    file = tmp_path / "box.toml"
    file.write_text(download(page)[0], encoding="utf-8")
    other = open_box(visit(), SECOND)
    other.set_input_files("input[type=file]", file)
    expect(other.locator("[data-kind=tile] small")).to_have_text("1 of 58 typed in; 57 still ours")
    other.keyboard.press("PageUp")
    expect(other.locator("input[value=catastrophe]")).to_be_checked()


def test_what_does_not_fit_is_said_beside_the_piece_and_leads_to_it(visit):
    page = open_box(visit(), FIRST, CARDS)
    page.locator(".fields input").first.focus()
    for key in "4400":
        page.keyboard.press(key)
    said = "the card costs 8 materials; it should be 3 or 4"
    expect(page.locator(".told .bad")).to_have_text(said)
    page.click("[data-kind=base]")
    expect(page.locator(".told .bad")).to_have_count(0)
    page.click(".wrongs button")
    expect(page.locator(".told .bad")).to_have_text(said)
    page.click(".go .ghost")
    expect(page.locator(".wrongs")).to_have_count(0)


@every_game
def test_every_piece_can_be_confirmed_by_enter_alone_until_nothing_is_ours(visit, game):
    page = open_box(visit(), game)
    ours = sum(one["ours"] for one in pieces.still_ours(game))
    for _ in range(ours):
        page.locator(".fields input, .fields textarea").first.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".keeping .all")).to_have_text("Everything has been typed in.")
    text, name = download(page)
    assert name == f"{game.name}.toml"
    assert pieces.still_ours(game, text) == []
    assert pieces.check(game, text) == []


def test_an_action_that_is_changed_asks_for_what_the_other_one_needs(visit):
    page = open_box(visit(), FIRST, "influence_card")
    for _ in range(3):  # to the first card of the second guild
        page.keyboard.press("PageDown")
    first = page.locator("fieldset.inner").first
    first.locator("label:has(input[value=deliver])").click()
    assert first.locator("input[inputmode=numeric]").count() == 2
    first.locator("label:has(input[value=swap])").click()
    assert first.locator("input[inputmode=numeric]").count() == 1
    page.click("[data-confirm]")
    assert pieces.check(FIRST, download(page)[0]) == []


def test_all_is_forgotten_only_when_it_is_meant(visit):
    page = open_box(visit(), FIRST, CARDS)
    type_card(page)
    page.click("[data-anew]")
    expect(page.locator(f"[data-kind={CARDS}] small")).to_have_text("1 of 20 typed in; 19 still ours")
    page.click("[data-anew]")
    expect(page.locator(f"[data-kind={CARDS}] small")).to_have_text("0 of 20 typed in; 20 still ours")


def test_what_a_file_replaced_or_was_forgotten_can_be_had_back(visit, tmp_path):
    page = open_box(visit(), FIRST, CARDS)
    kind = page.locator(f"[data-kind={CARDS}] small")
    file = tmp_path / "ours.toml"
    file.write_text(pieces.built_in(FIRST), encoding="utf-8")
    type_card(page)
    page.set_input_files("input[type=file]", file)
    expect(kind).to_have_text("0 of 20 typed in; 20 still ours")
    page.click("[data-back]")
    expect(kind).to_have_text("1 of 20 typed in; 19 still ours")
    page.dblclick("[data-anew]")
    expect(kind).to_have_text("0 of 20 typed in; 20 still ours")
    page.click("[data-back]")
    expect(kind).to_have_text("1 of 20 typed in; 19 still ours")


def test_two_tabs_type_into_the_same_box(visit):
    ana = visit()
    page = open_box(ana, FIRST, CARDS)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-drawing]")
    type_card(page)
    expect(other.locator(f"[data-kind={CARDS}] small")).to_have_text("1 of 20 typed in; 19 still ours")
    other.click("[data-kind=base]")
    other.keyboard.press("Enter")
    expect(page.locator(f"[data-kind={CARDS}] small")).to_have_text("1 of 20 typed in; 19 still ours")
    expect(page.locator("[data-kind=base] small")).to_have_text("1 of 10 typed in; 9 still ours")
    other.close()


def test_a_piece_says_which_of_its_kind_it_must_be_and_else_that_the_order_is_free(visit):
    page = open_box(visit(), FIRST, "blueprint")
    expect(page.locator(".given")).to_have_text("for 2 players")
    page.click("[data-kind=board]")
    expect(page.locator(".given")).to_have_text("Red")
    page.click("[data-kind=base]")
    expect(page.locator(".look")).to_contain_text("order you type them in doesn’t matter")


def test_what_does_not_fit_is_said_in_the_words_of_the_page(visit):
    page = open_box(visit(), FIRST, "track")
    page.locator("textarea").select_text()
    page.keyboard.type("4 8 80")
    expect(page.locator(".told .bad")).to_contain_text("“Prestige spaces” lists 3")
    page.click("[data-confirm]")
    expect(page.locator("[data-confirm]")).to_have_text("Yes, that’s what it says")
    page.keyboard.press("Enter")
    expect(page.locator("[data-drawing=track]")).to_have_count(0)


def test_a_box_that_was_begun_is_gone_on_with(visit):
    ana = visit()
    type_card(open_box(ana, FIRST, CARDS))
    page = ana.go("/pieces")
    expect(page.locator(f"a[href='/pieces/{FIRST.name}']")).to_have_text("Continue")
    expect(page.locator(f"a[href='/pieces/{SECOND.name}']")).to_have_text("Type in the pieces")


def test_the_hosts_link_puts_a_box_into_the_lobby_and_its_key_leaves_the_address(visit, served):
    host = visit()
    page = as_host(host, served)
    assert "#" not in page.url
    lacks = page.locator("#shelve-lacks")
    expect(lacks).to_contain_text("confirm at least one piece")
    page.click("label:has(input[value=catastrophe])")
    page.click("[data-confirm]")
    expect(page.locator(".wrongs li")).to_have_count(1)  # with one catastrophe more a plan may need more rows
    expect(page.locator("[data-shelve]")).to_be_disabled()
    expect(lacks).to_contain_text("fix what doesn’t fit")
    page.keyboard.press("PageUp")
    page.click("label:has(input[value=scaffolding])")
    page.click("[data-confirm]")
    expect(lacks).to_contain_text("give it a name")
    page.fill("nav input", "Eva")
    page.click("[data-shelve]")
    expect(page.locator(".keeping [role=status]")).to_contain_text("New tables")
    page.click("[data-open]")
    expect(page.locator(f"input[value={SECOND.name}]")).to_be_checked()
    expect(page.locator(".box option:checked")).to_have_text("Eva")
    expect(page.locator("a[href='/pieces']")).to_have_count(1)
    for seats in (["me", "open"], ["me", "random"]):
        table = open_table(page, seats, "Eva")
        host.go(f"/table/{table}")
        expect(page.get_by_text("Pieces: Eva")).to_be_visible()
    page.wait_for_selector("[data-piece]")
    host.go(f"/replay/{table}")
    expect(page.get_by_text("Pieces: Eva")).to_be_visible()
    other = visit()
    other.go().wait_for_selector(".heroes")
    expect(other.page.locator("a[href='/pieces']")).to_have_count(0)


def type_track(page, spaces):
    page.click("[data-kind=king]")
    page.keyboard.type(spaces)
    page.keyboard.press("Enter")


def test_the_page_says_what_the_server_has_of_a_box_and_puts_it_there_replaces_it_or_takes_it_off(
    visit, served
):
    host = visit()
    page = as_host(host, served)
    state, off = page.locator("[data-shelf]"), page.locator("[data-shelf] ~ [data-off]")
    page.fill("nav input", "Zora")
    type_track(page, "9 19 29")
    expect(state).to_have_text("Not on this server yet.")
    page.click("[data-shelve]")
    expect(state).to_have_text("On this server, exactly as you’ve confirmed it here.")
    waiting = open_table(page, ["me", "open"], "Zora")
    page.fill("nav input", "Zora’s")
    expect(state).to_have_text("On this server, under the name Zora.")
    expect(page.locator("[data-shelve]")).to_have_text("Rename it to Zora’s there")
    page.fill("nav input", "Zora")
    type_track(page, "9 19 28")
    expect(state).to_contain_text("it differs from what you’ve confirmed here")
    page.click("[data-shelve]")
    expect(state).to_have_text("On this server, exactly as you’ve confirmed it here.")
    off.click()
    expect(page.get_by_text("After that, no new table can be opened with it.")).to_be_visible()
    off.blur()
    expect(off).to_have_text("Take it off this server")
    off.click()
    expect(off).to_have_text("Yes, take it off")
    off.click()
    expect(state).to_have_text("Not on this server yet.")
    expect(page.locator(".keeping > [role=status]")).to_have_text(
        "No new table can be opened with Zora any more."
    )
    host.go(f"/table/{waiting}")
    expect(page.get_by_text("Pieces: Zora")).to_be_visible()
    assert "Zora" not in page.evaluate("async () => (await fetch('/api/games')).text()")


def test_a_piece_that_was_begun_is_shown_before_the_box_can_go_on_the_server(visit, served):
    page = as_host(visit(), served)
    page.fill("nav input", "Begun")
    type_track(page, "9 19 29")
    page.click("[data-confirm]")  # of a tile
    expect(page.locator("[data-shelve]")).to_be_enabled()
    page.click("[data-kind=king]")
    page.keyboard.type("8 ")
    page.click("[data-kind=tile]")
    expect(page.locator("#shelve-lacks")).to_contain_text("confirm the pieces you’ve started")
    expect(page.locator("[data-shelve]")).to_be_disabled()
    page.click("[data-begun]")
    expect(page.locator("[data-drawing=king]")).to_have_count(1)


def test_other_boxes_are_taken_off_from_the_list_but_not_what_was_named_at_the_start(browser, tmp_path):
    file = tmp_path / "named.toml"
    typed = pieces.built_in(SECOND).replace("scoring_spaces = [10, 20, 30]", "scoring_spaces = [9, 19, 29]")
    file.write_text(f'game = "{SECOND.name}"\nname = "Named"\n{typed}', encoding="utf-8")
    with Served(f"sqlite:///{tmp_path}/own.sqlite", "--pieces", str(file)) as own:
        host = Visitor(browser, own.url)
        page = as_host(host, own)
        page.fill("nav input", "Named")
        type_track(page, "9 19 28")
        expect(page.locator("[data-shelf=other]")).to_be_visible()
        expect(page.get_by_text("given with --pieces when the server was started")).to_be_visible()
        expect(page.locator("[data-shelve], [data-off]")).to_have_count(0)
        page.fill("nav input", "Typed")
        page.click("[data-shelve]")
        expect(page.locator("[data-shelf=same]")).to_be_visible()
        page.fill("nav input", "Third")
        type_track(page, "9 19 27")
        expect(page.locator("[data-shelf=absent]")).to_be_visible()
        page.click("summary")
        expect(page.locator("details li b")).to_have_text(["Named", "Typed"])
        for _ in range(2):
            page.click("details [data-off]")
        expect(page.locator("details li b")).to_have_text(["Named"])
        assert host.faults() == []
        host.leave()


def test_a_wrong_key_is_said_at_once_and_the_box_can_be_typed_in_all_the_same(visit):
    host = visit()
    host.forgiven = ("401",)
    page = host.go(f"/pieces/{SECOND.name}#wrong")
    expect(page.locator(".keeping .bad")).to_contain_text("That isn’t the host’s key")
    expect(page.locator("[data-shelve]")).to_have_count(0)
    type_track(page, "9 19 29")
    expect(page.locator("[data-kind=king] small")).to_have_text("as printed")


def test_a_game_without_a_list_leads_back_to_those_that_have_one(visit):
    page = visit()
    page.forgiven = ("404",)
    page.go("/pieces/chess").click(".btn.primary")
    page.page.click(f"a[href='/pieces/{SECOND.name}']")
    page.page.wait_for_selector("[data-drawing]")


@every_game
@pytest.mark.parametrize("size", [DESK, PHONE, (1024, 600), (320, 640)], ids=lambda size: f"{size[0]}")
def test_the_page_is_whole_in_every_size_and_theme(browser, served, game, size):
    for locale in some_languages():
        person = Visitor(browser, served.url, size, locale=locale)
        page = open_box(person, game)
        for kind in [table["name"] for table in pieces.form(game)["tables"] if not table["same"]]:
            page.evaluate("kind => document.querySelector(`[data-kind=${kind}]`).click()", kind)
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (kind, locale)
        assert person.faults() == []
        person.leave()
