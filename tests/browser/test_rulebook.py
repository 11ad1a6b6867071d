"""The rulebook: read, searched, opened from the table, and tried out."""

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel import rulebook
from tests.browser.people import DESK, PHONE

every_game = pytest.mark.parametrize("game", [game.name for game in HOUSE])
FIRST, SECOND = (game.name for game in HOUSE)
IDS = "() => [...document.querySelectorAll('[data-rule]')].map((one) => one.dataset.rule)"


def drawn(game):
    return [rule.id for rule in rulebook.rules(game).values() if rule.figure]


@every_game
@pytest.mark.parametrize(
    ("theme", "size", "language"), [("dark", DESK, "pl"), ("light", PHONE, "fr")], ids=["desk", "phone"]
)
def test_every_rule_is_there_in_two_languages_and_nothing_is_wrong(visit, game, theme, size, language):
    ana = visit(size=size, theme=theme)
    page = ana.go(f"/rules/{game}")
    for spoken in ("en", language):
        page.click(f"button[lang={spoken}]")
        page.wait_for_selector(f"html[lang={spoken}] .par")
        book = rulebook.to_json(game, spoken)
        page.wait_for_function("said => document.body.innerText.includes(said)", arg=book["introduction"])
        assert page.evaluate(IDS) == list(rulebook.rules(game))
        assert [page.locator(f"#{id} svg").count() for id in drawn(game)] == [1] * len(drawn(game))
        assert page.locator(".chapter h2").all_inner_texts() == [one["title"] for one in book["sections"]]
        assert ana.faults() == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@every_game
def test_a_search_narrows_the_paragraphs_and_marks_what_it_found(visit, game):
    ana = visit()
    page = ana.go(f"/rules/{game}")
    page.wait_for_selector(".par")
    last = list(rulebook.rules(game))[-1]
    page.fill(".find input", last.lower())
    assert page.evaluate(IDS) == [last]
    assert page.inner_text("mark") == last
    page.fill(".find input", "banner" if game == FIRST else "joker")
    found = page.evaluate(IDS)
    assert 1 < len(found) < len(rulebook.rules(game))
    assert all(page.locator(f"#{id} mark").count() for id in found)
    assert str(len(found)) in page.inner_text(".count")
    assert ana.faults() == []
    page.fill(".find input", "xylophone")
    assert page.evaluate(IDS) == []


def test_an_address_with_a_rule_opens_there(visit):
    ana = visit()
    last = list(rulebook.rules(SECOND))[-1]
    page = ana.go(f"/rules/{SECOND}#{last}")
    page.wait_for_selector(f"#{last}.at")
    seen = "id => document.getElementById(id).getBoundingClientRect().bottom <= innerHeight"
    page.wait_for_function(seen, arg=last)


def test_the_lobby_leads_to_the_rules_and_the_rules_to_the_other_game(visit):
    ana = visit()
    page = ana.go()
    page.click("a[href='/rules']")
    page.wait_for_selector(f"#{next(iter(rulebook.rules(FIRST)))}")
    page.click(f"a[href='/rules/{SECOND}']")
    page.wait_for_selector(f"#{next(iter(rulebook.rules(SECOND)))}")


def test_a_game_without_a_rulebook_is_told(visit):
    ana = visit()
    ana.forgiven = ("404",)
    page = ana.go("/rules/chess")
    page.wait_for_selector("text=There’s nothing at this address.")


def test_on_paper_there_is_only_the_book_and_it_is_light(visit):
    ana = visit()
    page = ana.go(f"/rules/{FIRST}")
    page.wait_for_selector(".par")
    page.emulate_media(media="print")
    assert not page.is_visible(".head")
    assert not page.is_visible(".toc")
    assert page.is_visible(".rid")
    assert page.pdf(format="A4").startswith(b"%PDF")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.get_attribute("html", "data-theme") == "light"
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.get_attribute("html", "data-theme") == "dark"


@every_game
def test_a_board_of_the_rulebook_says_what_one_may(visit, game):
    ana = visit()
    page = ana.page
    for section in rulebook.sections(game):
        if section.board:
            ana.go(f"/rules/{game}/{section.id}")
            page.wait_for_selector("[data-piece][data-can]")
            page.locator("[data-piece][data-can]").first.dispatch_event("click")
            page.wait_for_selector(".verdict .yes")
            assert page.inner_text(".verdict .rule >> nth=0") == section.board.rule
    assert ana.faults() == []


def test_a_board_of_the_rulebook_says_why_one_may_not(visit):
    ana = visit()
    page = ana.go(f"/rules/{FIRST}/claim")
    page.click("[data-piece=card-a2]")
    page.wait_for_selector(".verdict .no")
    assert page.inner_text(".verdict .rule") == "RC-C2"
    page.click(".verdict .rule")
    page.wait_for_selector("#RC-C2.at")


# Beside the table ---------------------------------------------------------------------------------


@every_game
def test_the_table_opens_the_rules_at_its_question(visit, game):
    ana = visit()
    ana.start(game, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    page.locator("header.head .ib").nth(1).click()
    first = rulebook.book(game)["steps"]["turn" if game == FIRST else "action"]
    page.wait_for_selector(f".drawer [data-rule={first}].at")
    assert page.evaluate(IDS) == list(rulebook.rules(game))
    page.fill(".drawer input", first)
    assert page.evaluate(IDS) == [first]


@every_game
def test_a_piece_that_is_looked_at_turns_the_rules_to_its_paragraph(visit, game):
    ana = visit()
    ana.start(game, "apprentice")
    ana.wait_for_turn()
    page = ana.page
    page.locator("header.head .ib").nth(1).click()
    page.wait_for_selector(".drawer .at")
    kind = "location" if game == FIRST else "cell"
    page.locator(f"[data-piece^={kind}-]").locator("visible=true").last.hover()
    page.wait_for_selector(f".drawer [data-rule={rulebook.book(game)['pieces'][kind]}].at")


def test_a_line_of_the_log_leads_to_its_rule(visit):
    ana = visit()
    ana.start(SECOND, "apprentice")
    ana.play(10)
    page = ana.page
    page.keyboard.press("l")
    told = page.locator(".log h3 ~ ul .rule").first
    rule = told.inner_text()
    assert rule in rulebook.book(SECOND)["events"].values()
    told.click()
    page.wait_for_selector(f".drawer [data-rule={rule}].at")
