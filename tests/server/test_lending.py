"""A seat link lends one seat and nothing else, and can be taken back. [review: H4]"""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from cathedrals.server.http.visitors import COOKIE
from cathedrals.server.store import schema
from cathedrals.server.store.lent_seats import LASTS, LentSeats
from tests.server.serving import Person, in_store
from tests.server.test_crowding import ALONE, in_lobby


@pytest.fixture
def match(ana, jan):
    table = ana.open("me", "open")
    jan.join(table["id"])
    return table["id"]


@pytest.fixture
def eva(served):
    with Person(served.url, "Eva") as person:
        person.post("/api/me", {"name": "Eva"})
        yield person


def lend(owner, match, seat=0):
    return owner.post(f"/api/matches/{match}/seats/{seat}/link").json()["token"]


def open_link(person, token):
    return person.post("/api/seat-links", {"token": token}).json()


@pytest.mark.finding("H4a", "H4d")
def test_who_opens_a_seat_link_acts_there_and_stays_who_they_are(match, ana, eva):
    token, cookie = lend(ana, match), eva.http.cookies[COOKIE]
    assert eva.post("/api/seat-links/look", {"token": token}).json() == {
        "match": match,
        "seat": 0,
        "name": "Ana",
    }
    assert eva.state(match)["as_seats"] == []  # looking changes nothing
    assert [seat["yours"] for seat in open_link(eva, token)["seats"]] == [True, False]
    assert (eva.http.cookies[COOKIE], eva.get("/api/me")["name"]) == (cookie, "Eva")
    assert eva.state(match)["as_seats"] == [0] == ana.state(match)["as_seats"]
    assert [table["id"] for table in eva.get("/api/me/tables")] == [match]
    assert eva.say(match, chat="hello", seat=0)["ok"]


@pytest.mark.finding("H4a")
def test_a_lent_seat_opens_nothing_else(match, ana, eva):
    other = ana.open("me", "me")["id"]
    open_link(eva, lend(ana, match))
    assert eva.state(other)["as_seats"] == []
    assert eva.get(f"/api/tables/{match}")["link"] is None
    assert eva.post(f"/api/matches/{match}/seats/0/link").json()["refused"] == "not-your-seat"
    assert eva.get(f"/api/matches/{match}/links") == []
    eva.say_now(match, resign=True)
    assert eva.post(f"/api/matches/{match}/rematch").json()["refused"] == "not-your-seat"


@pytest.mark.parametrize("wish", [{"leave": True}, {"resign": True}, {"program": "greedy"}])
def test_who_borrows_a_seat_does_not_give_it_away(match, ana, eva, wish):
    open_link(eva, lend(ana, match))
    assert eva.say_now(match, seat=0, **wish)["refused"] == "not-your-seat"
    assert ana.state(match)["as_seats"] == [0]


def test_a_seat_link_is_opened_by_one(match, ana, eva, jan):
    token = lend(ana, match)
    for bad in (token + "x", "x", token[3:]):
        assert open_link(eva, bad)["refused"] == "bad-link"
    for _ in range(2):
        assert open_link(eva, token)["id"] == match
    assert open_link(jan, token)["refused"] == "link-used"


def test_who_sits_there_anyway_needs_nothing(match, ana, eva):
    token = lend(ana, match)
    assert open_link(ana, token)["seats"][0]["yours"]
    assert open_link(eva, token)["seats"][0]["yours"]


@pytest.mark.finding("H4b")
def test_a_seat_that_was_lent_can_be_taken_back(match, ana, eva, jan):
    open_link(eva, lend(ana, match))
    lend(ana, match)
    links = ana.get(f"/api/matches/{match}/links")
    assert [link["opened_by"] for link in links] == ["Eva", None]
    with eva.socket(match) as socket:
        assert socket.hear("view")["as_seats"] == [0]
        jan.post(f"/api/matches/{match}/links/revoke", {"id": links[0]["id"]})  # not Jan's
        assert eva.state(match)["as_seats"] == [0]
        ana.post(f"/api/matches/{match}/links/revoke", {"id": links[0]["id"]})
        assert socket.hear("view")["as_seats"] == []
        line = eva.state(match)["line"]
        assert socket.ask(after=line, resign=True)["refused"] == "not-your-seat"
    assert len(ana.get(f"/api/matches/{match}/links")) == 1
    ana.post(f"/api/matches/{match}/links/revoke")
    assert ana.get(f"/api/matches/{match}/links") == []


def test_what_was_read_before_a_seat_was_taken_back_does_not_lend_it_again(url, monkeypatch):
    """Who looks now and then whether others have changed something may be overtaken."""

    async def work(here):
        ana, eva, lending = here.accounts.new(), here.accounts.new(), here.lending
        match = (await here.open(ana, ALONE)).id
        await lending.open(eva, await lending.lend(ana, match, 0))
        is_read, may_go_on, at = asyncio.Event(), asyncio.Event(), LentSeats.at

        async def slow(kept, matches):
            found = await at(kept, matches)
            is_read.set()
            await may_go_on.wait()
            return found

        with monkeypatch.context() as late:
            late.setattr(LentSeats, "at", slow)
            looking = asyncio.ensure_future(lending.look_again([match]))
            await is_read.wait()
        taking_back = asyncio.ensure_future(lending.revoke(ana, match, None))
        await asyncio.wait([taking_back], timeout=0.2)  # it is not, as long as somebody looks
        may_go_on.set()
        await asyncio.gather(looking, taking_back)
        assert here.rooms.open[match].table.lent == []

    in_lobby(url, work)


def test_a_link_ends_when_its_owner_sits_there_no_longer(ana, jan, eva, served):
    table = ana.open("me", "open", "open")
    token = lend(ana, table["id"])
    jan.join(table["id"])
    ana.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    assert open_link(eva, token)["refused"] == "bad-link"


def test_who_leaves_takes_what_was_lent_along(match, ana, eva):
    open_link(eva, lend(ana, match))
    assert ana.say_now(match, program="random")["ok"]
    assert eva.state(match)["as_seats"] == []


@pytest.mark.finding("H4b")
def test_a_seat_link_lapses(match, ana, eva, served):
    token = lend(ana, match)

    async def let_time_pass(store):
        row = update(schema.lent_seats).where(schema.lent_seats.c.match == match)
        await store.write(row.values(since=time.time() - LASTS - 1))

    in_store(served.database, let_time_pass)
    assert open_link(eva, token)["refused"] == "bad-link"


def test_the_store_does_not_hold_what_a_link_holds(match, ana, served):
    async def ids(store):
        return [row.id for row in await store.rows(select(schema.lent_seats.c.id))]

    assert lend(ana, match) not in in_store(served.database, ids)


@pytest.mark.finding("H4c")
def test_what_a_link_holds_is_sent_in_no_address_that_proxies_log(ana):
    operations = [one for path in ana.get("/openapi.json")["paths"].values() for one in path.values()]
    named = {part["name"] for one in operations for part in one.get("parameters", [])}
    assert "match" in named
    assert not named & {"token", "link", "key", "password", "seat_link"}


def test_nobody_fills_the_store_with_links(match, ana):
    answers = [ana.post(f"/api/matches/{match}/seats/0/link") for _ in range(21)]
    assert [answer.status_code for answer in answers] == [200] * 20 + [409]
    assert answers[-1].json()["refused"] == "too-many-links"


def test_links_are_listed_at_their_match_and_say_that_somebody_without_a_name_has_come(match, ana, served):
    token, other = lend(ana, match), ana.open("me", "me")["id"]
    with Person(served.url) as nameless:
        open_link(nameless, token)
    assert ana.get(f"/api/matches/{other}/links") == []
    assert [link["opened_by"] for link in ana.get(f"/api/matches/{match}/links")] == ["Player"]
