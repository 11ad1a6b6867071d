"""Areas: what the move pointed at would bring, and a scoring looked at one by one."""

from cathedrals.games import GAMES

SECOND = GAMES[1].name
BRINGS = "() => [...document.querySelectorAll('.areas h2 .num b')].map((sum) => Number(sum.innerText))"


def test_pointing_at_a_builders_vault_shows_what_he_would_bring(visit):
    ana = visit()
    ana.start(SECOND, "same")
    page = ana.page
    while True:  # not every builder changes who leads
        ana.play(200, until=lambda: page.locator(".act [data-move=builder]").count() > 0)
        if is_reviewed(page):
            page.click(".review .btn")
        before, line = page.evaluate(BRINGS), ana.line()
        page.locator(".act [data-move=builder]").hover()
        page.wait_for_selector(".areas.foreseen")
        foreseen = page.evaluate(BRINGS)
        if foreseen != before:
            break
        page.mouse.move(600, 20)
        ana.play(1)
    assert page.locator(".areas.foreseen .changed").count() > 0
    page.mouse.move(600, 20)
    page.wait_for_selector(".areas:not(.foreseen)")
    assert page.evaluate(BRINGS) == before != foreseen
    assert ana.line() == line
    page.locator(".act [data-move=builder]").click()
    page.wait_for_function("line => Number(document.querySelector('.app').dataset.line) > line", arg=line)
    page.mouse.move(600, 20)
    page.wait_for_selector(".areas:not(.foreseen)")
    assert page.evaluate(BRINGS) == foreseen


def is_reviewed(page):
    return page.locator(".review").count() > 0


def test_a_scoring_is_looked_at_area_by_area_until_one_goes_on(visit):
    ana = visit()
    page = ana.page
    areas = 0
    while areas < 2:  # few matches have no scoring of several areas
        ana.start(SECOND, "same")
        ana.play(3000, until=lambda: is_reviewed(page) and page.locator(".areas li").count() > 1)
        areas = page.locator(".areas li").count() if is_reviewed(page) else 0
    assert ana.faults() == []
    sums = [page.evaluate(BRINGS)]
    for _ in range(areas - 1):
        page.click(".review [aria-label='One step on']")
        sums.append(page.evaluate(BRINGS))
    assert page.locator(".areas li.changed").count() == 1
    assert sums == sorted(sums)
    assert sums[0] != sums[-1]
    assert page.locator(".cell.lit").count() > 0
    page.click(".review .btn")
    page.wait_for_function("() => !document.querySelector('.review')")
    assert page.locator(".cell.lit").count() == 0
