"""A problem is reported from the table, the replay and the lesson; what breaks in a page reaches the host's log."""

import re

import pytest
from playwright.sync_api import expect

from cathedrals.games import HOUSE
from cathedrals.kernel import report as reports
from tests.browser.people import DESK, PHONE
from tests.cli.test_commands import command
from tests.server.serving import wait_until

GAME = HOUSE[0].name
SAID = "I expected two rubles.\nI got one."


def open_report(page):
    page.click("header .ib[aria-label=Settings]")
    page.click("[data-report]")
    page.wait_for_selector(".drawer dl")


def saved(page):
    """The file that is saved."""
    with page.expect_download() as waiting:
        page.click("[data-save]")
    return reports.read(waiting.value.path().read_text("utf-8"))


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_a_report_from_the_table_is_saved_and_sent(visit, served, size, theme):
    ana = visit(size=size, theme=theme)
    match = ana.start(GAME, "same")
    ana.play(4)
    ana.wait_for_turn()
    page, line = ana.page, ana.line()
    open_report(page)
    expect(page.locator("[data-send]")).to_be_disabled()
    page.fill(".drawer textarea", SAID)
    assert ana.faults(".drawer") == []
    file = saved(page)
    seat = page.request.get(f"{ana.url}/api/matches/{match}").json()["as"]
    assert (file.said, file.line, file.seat) == (SAID, line, seat)
    assert (file.window, file.language) == (f"{size[0]}x{size[1]}", "en")
    assert file.browser == page.evaluate("() => navigator.userAgent")
    assert re.fullmatch("[0-9a-f]{12}", file.client)
    page.click("[data-send]")
    status = page.locator(".drawer [role=status]")
    expect(status).to_contain_text("The host has it as report")
    expect(page.locator("[data-send]")).to_be_disabled()  # it has it
    id = re.findall("[0-9a-f]{8}", status.inner_text())[0]
    assert reports.read(command("admin", "reports", id, "--database", served.database).stdout) == file


def test_all_that_goes_along_is_in_sight(visit):
    ana = visit()
    ana.start(GAME, "same")
    ana.wait_for_turn()
    page = ana.page
    open_report(page)
    page.fill(".drawer textarea", SAID)
    file = saved(page)
    shown = page.locator(".drawer dl").inner_text()
    for value in (file.line, file.version, file.rules, file.pieces, file.client, file.window, file.browser):
        assert str(value) in shown
    assert f"{len(file.record.lines)} lines, with the names" in shown
    page.click(".drawer summary")
    expect(page.locator(".drawer pre")).to_have_text(file.write(), use_inner_text=False)
    assert page.evaluate("() => document.querySelector('.drawer .body').scrollWidth <= 400")


def test_a_replay_is_reported_at_the_line_that_is_shown(visit):
    ana = visit(size=PHONE)
    match = ana.start(GAME, "same")
    ana.play(6)
    ana.wait_for_turn()
    line = ana.line() - 2
    page = ana.go(f"/replay/{match}?line={line}")
    page.wait_for_selector(".where")
    open_report(page)
    page.fill(".drawer textarea", SAID)
    file = saved(page)
    assert (file.line, len(file.record.lines)) == (line, line + 1)


def test_the_guided_first_game_is_reported_from(visit):
    ana = visit()
    page = ana.go(f"/learn/{GAME}")
    page.wait_for_selector("[data-step]")
    open_report(page)
    page.fill(".drawer textarea", SAID)
    file = saved(page)
    assert (file.record.game, file.line) == (GAME, int(page.get_attribute(".app", "data-line")))


def test_an_error_of_a_page_reaches_the_log_once_and_without_what_is_secret(visit, served):
    ana = visit()
    ana.forgiven = ("odd",)
    page = ana.go("/rules#seat=very-secret")
    page.wait_for_selector("main")
    asked = []
    page.on("request", lambda request: asked.append(request) if request.url.endswith("/api/errors") else None)
    broken = "() => { setTimeout(() => { throw new Error('odd at https://here/#seat=very-secret'); }); }"
    page.evaluate(broken)
    page.evaluate(broken)
    page.evaluate("() => { void Promise.reject(new TypeError('odd promise')); }")
    told = "a page broke: Error: odd at https://here/ at -, client "
    wait_until(lambda: all(any(text in row for row in served.told) for text in (told, "odd promise")))
    assert len([row for row in served.told if told in row]) == 1
    page.evaluate("() => 0")  # by then all that was asked is heard
    assert len(asked) == 2
    assert not any("very-secret" in row for row in served.told)


def test_a_page_that_cannot_be_shown_says_so_and_tells_the_host(visit, served):
    ana = visit()
    ana.forgiven = ("TypeError",)
    page = ana.page
    page.route(
        "**/api/matches/*/at/*", lambda route: route.fulfill(json={"line": 1, "view": None, "seats": []})
    )
    match = ana.start(GAME, "same")
    ana.wait_for_turn()
    before = len(served.told)
    ana.go(f"/replay/{match}?line=1")
    expect(page.get_by_role("heading", name="Something went wrong on this page")).to_be_visible()
    wait_until(lambda: any(f"on /replay/{match}" in row for row in served.told[before:]))
    page.unroute("**/api/matches/*/at/*")
    page.get_by_role("button", name="Reload the page").click()
    page.wait_for_selector(".where")
