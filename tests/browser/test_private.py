"""What somebody tries and writes down for themselves at a table."""

from playwright.sync_api import expect

from cathedrals.games import HOUSE


def test_a_plan_is_not_played_and_its_note_is_there_after_a_reload(visit):
    ana = visit()
    ana.start(HOUSE[1].name, "same")
    ana.wait_for_turn()
    page, line = ana.page, ana.line()
    page.keyboard.press("p")
    page.locator("[data-plan]").wait_for()
    for planned in (1, 2):
        page.locator(".act [data-move]").first.click()
        expect(page.locator(".crumbs button")).to_have_count(planned)
    assert ana.faults(".app") == []
    page.locator(".act .go .tool").click()
    expect(page.locator(".drawer [role=status]")).to_have_text("Saved.")
    noted = page.input_value("textarea")
    assert noted.count("\n") == 2
    for gone in (".drawer", "[data-plan]"):
        page.keyboard.press("Escape")
        expect(page.locator(gone)).to_have_count(0)
    ana.wait_for_turn()
    assert ana.line() == line
    page.reload()
    ana.wait_for_turn()
    page.keyboard.press("n")
    expect(page.locator("textarea")).to_have_value(noted)


def test_the_choices_of_a_plan_are_in_sight(visit):
    ana = visit()
    ana.start(HOUSE[0].name, "same")
    ana.wait_for_turn()
    page = ana.page
    page.keyboard.press("p")
    page.locator("[data-plan]").wait_for()
    for width, height in ((1280, 720), (1024, 768), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        foot = page.locator(".act .mid").bounding_box()
        for door in page.locator(".act [data-door], .act [data-move]").all():
            box = door.bounding_box()
            assert box["y"] + box["height"] <= foot["y"] + foot["height"], (width, height)


def test_a_plan_that_is_open_survives_a_reload_and_another_language(visit):
    ana = visit()
    ana.start(HOUSE[1].name, "same")
    ana.wait_for_turn()
    page, line = ana.page, ana.line()
    page.keyboard.press("p")
    page.locator("[data-plan]").wait_for()
    crumbs = page.locator(".crumbs button")
    for planned in (1, 2):
        page.locator(".act [data-move]").first.click()
        expect(crumbs).to_have_count(planned)
    page.reload()
    expect(crumbs).to_have_count(2)
    page.locator("header.head .ib").last.click()
    page.click(".drawer label:has(input[value=cs])")
    page.wait_for_selector("html[lang=cs] [data-plan]")
    expect(crumbs).to_have_count(2)
    page.locator(".act .go .btn").first.click()
    expect(crumbs).to_have_count(1)
    page.locator("[data-plan] .btn").click()
    page.reload()
    ana.wait_for_turn()
    assert page.locator("[data-plan]").count() == 0
    assert ana.line() == line
