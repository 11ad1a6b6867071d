"""Areas: what the move pointed at would bring, and a scoring looked at one by one."""

from playwright.sync_api import expect

from tests.browser.people import DESK, Visitor
from tests.browser.positions import SECOND, TWO, open_at, place_before, read, walk
from tests.browser.test_fit import SIZES

BRINGS = "() => [...document.querySelectorAll('.areas h2 .num b')].map((sum) => Number(sum.innerText))"


def place_before_a_builder_who_brings_something():
    """Not every builder changes who leads."""
    lines = read(SECOND, TWO).lines
    before, brought = None, None
    for place, match in walk(SECOND, TWO):
        brings = [area["points"] for area in match.game.view(match.table, 0)["areas"]]
        if lines[place.line - 1].text == "builder" and brings != brought:
            return before
        before, brought = place, brings
    raise AssertionError("no builder brings anything")


def test_pointing_at_a_builders_vault_shows_what_he_would_bring(browser, kept):
    ana = Visitor(browser, kept.url)
    place = place_before_a_builder_who_brings_something()
    page = ana.go(open_at(ana.page.request, kept.url, place, others="me"))
    ana.wait_for_turn()
    before, line = page.evaluate(BRINGS), ana.line()
    page.locator(".act [data-move=builder]").hover()
    page.wait_for_selector(".areas.foreseen .changed")
    foreseen = page.evaluate(BRINGS)
    ana.point_at_nothing()
    page.wait_for_selector(".areas:not(.foreseen)")
    assert page.evaluate(BRINGS) == before != foreseen
    assert ana.line() == line
    page.locator(".act [data-move=builder]").click()
    ana.reach(line + 1)
    ana.point_at_nothing()
    page.wait_for_selector(".areas:not(.foreseen)")
    assert page.evaluate(BRINGS) == foreseen
    ana.leave()


def is_between(page, size):
    """Whether what a scoring says can be read: below the head, above the panel, in the window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    head, card, panel = (page.locator(one).bounding_box() for one in (".head", ".review", ".act"))
    beside = card["x"] + card["width"] <= panel["x"]
    return card["y"] >= head["y"] + head["height"] and (beside or card["y"] + card["height"] <= panel["y"])


def test_a_scoring_is_looked_at_area_by_area_until_one_goes_on(browser, kept):
    ana = Visitor(browser, kept.url)
    page = ana.go(open_at(ana.page.request, kept.url, place_before(SECOND, TWO, "scoring"), others="me"))
    ana.wait_for_turn()
    page.click("[data-confirm]")
    page.wait_for_selector(".review")
    assert [is_between(page, size) for size in SIZES.values()] == [True] * len(SIZES)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    areas = page.locator(".areas li").count()
    assert areas > 1
    assert ana.faults() == []
    sums = [page.evaluate(BRINGS)]
    for number in range(1, areas):
        page.click(".review [aria-label='Step forward']")
        expect(page.locator(".review .on")).to_have_count(number + 1)
        sums.append(page.evaluate(BRINGS))
    assert page.locator(".areas li.changed").count() == 1
    assert sums == sorted(sums)
    assert sums[0] != sums[-1]
    assert page.locator(".cell.lit").count() > 0
    page.click(".review .btn")
    expect(page.locator(".review")).to_have_count(0)
    expect(page.locator(".cell.lit")).to_have_count(0)
    ana.leave()
