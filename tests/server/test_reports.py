"""Problems that people report, and errors of pages: what is kept, what is logged, and how much of it."""

import asyncio
import json
import logging

import httpx
import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel import record as records
from cathedrals.kernel import report as reports
from cathedrals.kernel.game import Refused
from cathedrals.kernel.words import Words
from cathedrals.server.app import Settings, create
from cathedrals.server.http.reports import PageErrors, bare
from cathedrals.server.limits import Bounds
from cathedrals.server.lobby.reports import Reports
from cathedrals.server.logs import Json, Plain, Seldom
from cathedrals.server.room.table import Guest, HostedTable
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.removing import Removing
from cathedrals.server.store.reports import KeptReports
from cathedrals.version import VERSION
from tests.kernel.test_report import reported
from tests.server.serving import GAME, in_store, wait_until
from tests.server.test_admin import admin, refusal
from tests.server.test_safety import NEVER

HERE = {"client": "4f0a", "language": "pl", "window": "390x844", "browser": "Some browser"}


def wish(match, line, **more):
    return {"match": match, "line": line, "said": "odd", **HERE, **more}


@pytest.fixture
def begun(ana):
    """A match in which something was played, and its last line."""
    match = ana.open("me", "me")["id"]
    for _ in range(3):
        assert ana.play_first(match)["ok"]
    return match, ana.state(match)["line"]


def made(person, **wished):
    answer = person.post("/api/reports/file", wished)
    assert answer.status_code == 200, answer.text
    return reports.read(answer.json()["text"])


# What is in a report ----------------------------------------------------------------------------


def test_a_report_holds_the_words_the_versions_and_the_record_up_to_there(ana, begun):
    match, last = begun
    report = made(ana, **wish(match, last, seat=1, said="The die\nis odd."))
    assert (report.said, report.line, report.seat) == ("The die\nis odd.", last, 1)
    assert (report.version, report.rules, report.pieces) == (VERSION, GAME.rules, GAME.digest)
    assert {name: getattr(report, name) for name in HERE} == HERE
    assert report.record.write() == ana.http.get(f"/api/matches/{match}/record").text


def test_of_an_earlier_line_only_the_answer_that_followed_goes_along(ana, begun):
    match, last = begun
    assert len(made(ana, **wish(match, last - 3)).record.lines) == last - 2


def test_neither_chat_nor_a_secret_nor_a_link_is_in_a_report(ana, begun):
    match, _ = begun
    table = ana.get(f"/api/tables/{match}")
    token = ana.post(f"/api/matches/{match}/seats/0/link").json()["token"]
    ana.say(match, chat="between ourselves")
    assert ana.say_now(match, resign=True, seat=0)["ok"]
    secret = records.read(ana.http.get(f"/api/matches/{match}/record").text).secret
    assert secret
    report = made(ana, **wish(match, ana.state(match)["line"]))
    for private in ("between ourselves", token, table["link"], secret, ana.http.cookies["cathedrals"]):
        assert private not in report.write()


def test_who_looks_on_reports_from_no_seat(jan, begun):
    assert made(jan, **wish(*begun)).seat is None


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_guided_first_game_can_be_reported_from(ana, game):
    told = ana.post(f"/api/lessons/{game.name}", {"read": 100}).json()
    move = told["moves"][0]["text"]
    told = ana.post(f"/api/lessons/{game.name}", {"moves": [move]}).json()
    report = made(ana, lesson=game.name, moves=[move], line=told["line"], **HERE)
    assert (report.record.game, len(report.record.lines)) == (game.name, told["line"])
    assert str(report.record.lines[-1]) == told["lines"][-1]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"line": 100_000}, 404),
        ({"match": "nowhere"}, 404),
        ({"match": None}, 422),
        ({"lesson": "any"}, 422),
        ({"match": None, "lesson": "any"}, 422),
        ({"said": "x" * 2001}, 422),
        ({"said": " \n "}, 422),
        ({"window": "wide"}, 422),
        ({"client": "<b>"}, 422),
        ({"language": "tlh"}, 422),
        ({"chat": "more"}, 422),
    ],
)
def test_what_is_no_report_is_not_kept(served, ana, begun, change, status):
    before = len(kept(served))
    assert ana.post("/api/reports", wish(*begun) | change).status_code == status
    assert len(kept(served)) == before


def test_a_table_that_has_not_begun_has_nothing_to_report(ana):
    match = ana.open("me", "open")["id"]
    assert ana.post("/api/reports", wish(match, 0)).status_code in (404, 409)


# What is kept -----------------------------------------------------------------------------------


def kept(served):
    return in_store(served.database, lambda store: KeptReports(store).all())


def test_the_host_is_told_of_a_report_and_gives_it_out(served, ana, begun):
    match, last = begun
    answer = ana.post("/api/reports", wish(match, last, said="The die\nis odd."))
    id = answer.json()["id"]
    wait_until(lambda: any(f"admin reports {id}" in row for row in served.told))
    listed = admin("reports", "--database", served.database).stdout
    assert f"{id}  " in listed
    assert listed.splitlines()[0].endswith(f"{match}  The die")
    given = admin("reports", id, "--database", served.database).stdout
    assert reports.read(given) == made(ana, **wish(match, last, said="The die\nis odd."))


def test_a_report_is_deleted_by_its_id(served, ana, begun):
    id = ana.post("/api/reports", wish(*begun)).json()["id"]
    assert admin("reports", id, "--delete", "--database", served.database).stdout == f"{id} is deleted.\n"
    assert id not in [row.id for row in kept(served)]
    gone = admin("reports", id, "--database", served.database)
    assert (gone.exit_code, id in gone.stderr) == (1, True)


def test_a_report_goes_with_its_match_and_with_its_sender(url):
    async def work(store):
        reports = KeptReports(store)
        await Matches(store).add(HostedTable("m7", GAME.name, {}, False, "link", bytes(32), 0.0), None)
        for id, guest, match in (("1", "ana", "m7"), ("2", "ana", "m8"), ("3", "jan", "m8")):
            await reports.add(id, Guest(guest), match, "odd")
        await Removing(store).delete_match("m7")
        left = [{row.id for row in await reports.all()}]
        await Removing(store).delete_account(Guest("ana"), "nobody")
        return [*left, {row.id for row in await reports.all()}]

    assert in_store(url, work) == [{"2", "3"}, {"3"}]


def sent(url, bounds, *senders):
    """What each sender from an address is told: the refusal, or nothing."""

    async def send(store):
        house, told = Reports(KeptReports(store), bounds), []
        for guest, address in senders:
            try:
                await house.keep(Guest(guest), address, "m7", reported())
                told.append("")
            except Refused as error:
                assert error.refusal is not None
                told.append(error.refusal.id)
        return told

    return in_store(url, send)


def test_a_guest_and_an_address_send_only_so_many_at_once(url):
    bounds = Bounds(reports_at_once=2, reports_per_second=NEVER)
    one_address = sent(url, bounds, ("ana", "here"), ("jan", "here"), ("eva", "here"), ("eva", "there"))
    assert one_address == ["", "", "too-fast", ""]
    one_guest = sent(url, bounds, ("ewa", "1"), ("ewa", "2"), ("ewa", "3"))
    assert one_guest == ["", "", "too-fast"]


def test_of_one_guest_and_in_all_only_so_many_are_kept(url):
    few = Bounds(reports_of_guest=2)
    assert sent(url, few, *[("ana", str(place)) for place in range(3)]) == ["", "", "too-many-reports"]
    full = Bounds(reports=3)
    assert sent(url, full, ("jan", "5"), ("eva", "6")) == ["", "reports-full"]


def test_a_report_that_is_too_long_is_not_kept(url):
    length = len(reported().write())
    assert sent(url, Bounds(report=length - 1), ("ana", "here")) == ["too-big"]
    assert sent(url, Bounds(report=length), ("ana", "here")) == [""]


@pytest.mark.parametrize("id", ["too-many-reports", "reports-full", "too-big", "too-fast"])
def test_every_refusal_has_words(id):
    assert Words().has(f"refusal-{id}")


# Errors of pages --------------------------------------------------------------------------------

BROKEN = {
    "message": "TypeError: x is undefined",
    "at": "index-4f0a.js:1:20",
    "client": "4f0a",
    "page": "/table/m7",
}


def test_an_error_of_a_page_is_one_line_of_the_log_with_the_id_of_its_request(served, ana):
    answer = ana.post("/api/errors", BROKEN | {"message": "TypeError: first\nof\x1b[31m all"})
    assert answer.json() == {"ok": True}
    told = "a page broke: TypeError: first of [31m all at index-4f0a.js:1:20, client 4f0a, on /table/m7"
    wait_until(lambda: any(told in row for row in served.told))
    row = next(row for row in served.told if told in row)
    assert row == f"warning: {told} (request {answer.headers['x-request-id']})\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("at https://here/table/m7#seat=abc.def-ghi_jkl end", "at https://here/table/m7 end"),
        ("https://here/?seat=abc&x=1", "https://here/"),
        (
            "Unexpected token 'h', \"hello Ana, h\"... is not valid JSON",
            "Unexpected token 'h', …... is not valid JSON",
        ),
        (
            "Cannot read properties of undefined (reading 'moves')",
            "Cannot read properties of undefined (reading 'moves')",
        ),
        ("token AbCdEfGhIjKlMnOpQrStUvWx1234 was", "token … was"),
        ("two\r\nlines\u2028and \u202eback", "two lines and back"),
    ],
)
def test_what_people_wrote_and_what_is_secret_is_not_logged(text, told):
    assert bare(text) == told


@pytest.mark.parametrize(
    "change",
    [
        {"page": "/table/m7#seat=abc"},
        {"page": "/table/m7?seat=abc"},
        {"page": "https://elsewhere/"},
        {"page": "/" + "x" * 200},
        {"message": ""},
        {"message": "x" * 301},
        {"at": "x" * 201},
        {"client": "a b"},
        {"said": "more"},
    ],
)
def test_what_is_no_error_of_a_page_is_not_taken(ana, change):
    assert ana.post("/api/errors", BROKEN | change).status_code == 422


def admitted(errors, guest, address):
    try:
        errors.admit(guest, address)
    except Refused:
        return False
    return True


def test_errors_are_counted_by_address_and_by_guest():
    errors = PageErrors(Bounds(errors_at_once=2, errors_per_second=NEVER))
    assert [admitted(errors, None, "here") for _ in range(3)] == [True, True, False]
    assert [admitted(errors, Guest("ana"), f"there {place}") for place in range(3)] == [True, True, False]
    assert admitted(errors, Guest("jan"), "elsewhere")


def test_many_addresses_together_tell_only_so_much():
    errors = PageErrors(Bounds())
    told = [admitted(errors, None, str(place)) for place in range(300)]
    assert 100 <= sum(told) < 200


def test_too_many_errors_are_refused_and_no_session_is_made_for_them(tmp_path):
    bounds = Bounds(errors_at_once=1, errors_per_second=NEVER)
    server = create(Settings(database=str(tmp_path / "store.sqlite"), workers=0, bounds=bounds))

    async def ask():
        transport = httpx.ASGITransport(server, client=("192.0.2.7", 1))
        async with (
            server.router.lifespan_context(server),
            httpx.AsyncClient(transport=transport, base_url="http://here") as ana,
        ):
            return [await ana.post("/api/errors", json=BROKEN) for _ in range(2)]

    first, second = asyncio.run(ask())
    assert "set-cookie" not in first.headers
    assert (first.status_code, refusal(second)) == (200, (429, "too-fast"))


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def entry(kind):
    record = logging.LogRecord("cathedrals.pages", logging.WARNING, "", 0, "a page broke: %s", (kind,), None)
    record.kind = kind
    return record


def test_the_same_error_is_logged_once_a_minute_and_another_beside_it():
    clock = Clock()
    seldom = Seldom(clock)
    assert [seldom.filter(entry(kind)) for kind in ("one", "one", "two", "one")] == [True, False, True, False]
    clock.now = 61
    again = entry("one")
    assert seldom.filter(again)
    assert Plain().format(again).endswith("(and 2 times before)")


def test_an_error_of_a_page_is_an_object_where_the_log_is_json():
    record = entry("one")
    record.fields = {"error": "one", "page": "/"}
    assert json.loads(Json().format(record))["page"] == "/"
