"""Nobody fills the house: how many tables and seats one guest and one address have (M7 of the review)."""

import asyncio
import time

import httpx
import pytest

from cathedrals.kernel.game import Refused
from cathedrals.server.app import Settings, create, make_lobby
from cathedrals.server.limits import Bounds
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.table import OPEN, RUNNING
from cathedrals.server.store import crowding
from cathedrals.server.store.schema import matches
from cathedrals.server.wire.requests import Join, NewTable
from tests.server.serving import GAME, in_store

AWAITING = NewTable(game=GAME.name, seats=["me", "open"])
ALONE = NewTable(game=GAME.name, seats=["me", "me"])
THREE = ["me", "open", "open"]
NEVER = 1e-9
LAVISH = Bounds(tables_of_guest=1000, open_tables_of_guest=1000)


def in_lobby(url, work, bounds=LAVISH):
    """Work with a lobby."""

    async def with_lobby(store):
        here = await make_lobby(store, Programs(0), 0, bounds)
        try:
            return await work(here)
        finally:
            await here.rooms.close()

    return in_store(url, with_lobby)


async def refusal_of(doing):
    with pytest.raises(Refused) as caught:
        await doing
    assert caught.value.refusal is not None
    return caught.value.refusal.id


@pytest.mark.finding("M7a")
def test_a_hundred_tables_of_one_guest_push_no_table_of_another_off_the_list(url):
    async def work(here):
        ana, flood = here.accounts.new(), here.accounts.new()
        honest = (await here.open(ana, AWAITING)).id
        for _ in range(101):
            await here.open(flood, AWAITING)
        listed = [table.id for table in await here.listed_tables(OPEN)]
        assert listed.index(honest) == crowding.OF_EACH_HOST
        assert len(listed) == 100

    in_lobby(url, work)


def test_tables_from_before_hosts_were_known_are_not_all_taken_for_one_hosts(url):
    async def work(here):
        for _ in range(4):
            table = await here.open(here.accounts.new(), AWAITING)
            await here.matches.store.write(matches.update().where(matches.c.id == table.id).values(host=""))
        flood = here.accounts.new()
        for _ in range(4):
            await here.open(flood, AWAITING)
        hosts = [table.host for table in await here.listed_tables(OPEN)]
        assert hosts == [flood.id] * 2 + [""] * 4 + [flood.id] * 2

    in_lobby(url, work)


@pytest.mark.finding("M7a")
def test_a_guest_has_ten_tables_that_wait_and_may_open_another_after_leaving_one(url):
    async def work(here):
        ana = here.accounts.new()
        tables = [await here.open(ana, AWAITING) for _ in range(10)]
        assert await refusal_of(here.open(ana, AWAITING)) == "too-many-open-tables"
        await here.open(ana, ALONE)  # nobody is kept waiting by it
        await here.stand_up(ana, tables[0].id)
        await here.open(ana, AWAITING)

    in_lobby(url, work, Bounds())


def test_tables_opened_at_the_same_time_are_counted_like_one_after_the_other(url):
    async def work(here):
        ana = here.accounts.new()
        opened = await asyncio.gather(*(here.open(ana, AWAITING) for _ in range(100)), return_exceptions=True)
        assert len(await here.listed_tables(OPEN)) <= 10
        assert sum(isinstance(one, Refused) for one in opened) >= 90

    in_lobby(url, work, Bounds())


def test_a_guest_has_so_many_matches_that_are_not_over(url):
    async def work(here):
        ana = here.accounts.new()
        for wish in (ALONE, AWAITING, ALONE):
            await here.open(ana, wish)
        assert await refusal_of(here.open(ana, ALONE)) == "too-many-tables"
        await here.open(here.accounts.new(), ALONE)

    in_lobby(url, work, Bounds(tables_of_guest=3))


def test_matches_in_which_nothing_has_happened_for_long_are_no_burden(url, monkeypatch):
    async def work(here):
        ana = here.accounts.new()
        await here.open(ana, ALONE)
        assert await refusal_of(here.open(ana, ALONE)) == "too-many-tables"
        monkeypatch.setattr(crowding, "LATELY", -1.0)
        await here.open(ana, ALONE)

    in_lobby(url, work, Bounds(tables_of_guest=1))


@pytest.mark.finding("H6", "M7a")
def test_an_address_opens_so_many_tables_at_once_by_however_many_guests(url):
    async def work(here):
        for _ in range(3):
            await here.open(here.accounts.new(), AWAITING, address="10.0.0.1")
        again = here.open(here.accounts.new(), AWAITING, address="10.0.0.1")
        assert await refusal_of(again) == "too-many-new-tables"
        await here.open(here.accounts.new(), AWAITING, address="10.0.0.2")

    in_lobby(url, work, Bounds(tables_at_once=3, tables_per_second=NEVER))


@pytest.mark.finding("M7b")
def test_one_guest_cannot_sit_down_at_all_tables(url):
    async def work(here):
        ana, squatter = here.accounts.new(), here.accounts.new()
        wish = NewTable(game=GAME.name, seats=["me", "open", "open"])
        tables = [await here.open(ana, wish) for _ in range(60)]
        sat = [await sits(here, squatter, table) for table in tables]
        assert sat == [True] * 5 + [False] * 55
        await here.stand_up(squatter, tables[0].id)
        assert await sits(here, squatter, tables[5])

    in_lobby(url, work)


async def sits(here, guest, table):
    try:
        await here.join(guest, table.id, Join())
    except Refused as error:
        assert error.refusal is not None
        assert error.refusal.id == "too-many-seats"
        return False
    return True


def test_who_is_invited_by_link_or_sits_at_a_table_of_their_own_may_sit_down(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        private = NewTable(game=GAME.name, seats=["me", "open"], listed=False)
        own = await here.open(jan, AWAITING)
        table = await here.open(ana, private)
        assert (
            await refusal_of(here.join(jan, (await here.open(ana, AWAITING)).id, Join())) == "too-many-seats"
        )
        await here.join(jan, table.id, Join(link=table.link))
        await here.join(jan, own.id, Join(seat=1))

    in_lobby(url, work, Bounds(seats_of_guest=0))


def test_a_stranger_has_one_seat_of_a_listed_table_and_its_host_as_many_as_they_like(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        table = await here.open(ana, NewTable(game=GAME.name, seats=["me", "open", "open", "open"]))
        await here.join(jan, table.id, Join(seat=1))
        for wish in (Join(seat=2), Join(seat=2, link=table.link)):
            assert await refusal_of(here.join(jan, table.id, wish)) == "one-seat-each"
        await here.join(ana, table.id, Join(seat=2))
        assert len((await here.table(table.id)).own_seats_of(ana)) == 2

    in_lobby(url, work)


def test_who_is_invited_may_sit_on_several_seats_of_a_table_that_is_not_listed(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        wish = NewTable(game=GAME.name, seats=["me", "open", "open", "open"], listed=False)
        table = await here.open(ana, wish)
        for seat in (1, 2):
            table = await here.join(jan, table.id, Join(seat=seat, link=table.link))
        assert table.own_seats_of(jan) == [1, 2]

    in_lobby(url, work)


HOME, SCHOOL = "10.0.0.1", "10.0.0.2"


async def kicked_from(here, address, **more):
    """A table, and its host, who sits at home and has just taken somebody off it."""
    ana, jan = here.accounts.new(), here.accounts.new()
    wish = NewTable(game=GAME.name, seats=["me", "open", "open"], **more)
    table = await here.open(ana, wish, address=HOME)
    await here.join(jan, table.id, Join(link=table.link), address)
    return await here.hosting.kick(ana, table.id, 1, HOME), table.link, ana


def test_who_was_taken_off_does_not_come_back_as_another_guest_from_the_same_address(url):
    async def work(here):
        table, old, _ = await kicked_from(here, SCHOOL)
        again = here.accounts.new()
        for wish in (Join(), Join(link=old)):
            assert await refusal_of(here.join(again, table.id, wish, SCHOOL)) == "kicked-nearby"
        await here.join(again, table.id, Join(), "10.0.0.3")

    in_lobby(url, work)


def test_a_table_that_is_not_listed_has_another_link_when_somebody_was_taken_off(url):
    async def work(here):
        table, old, _ = await kicked_from(here, SCHOOL, listed=False)
        again = here.accounts.new()
        assert await refusal_of(here.join(again, table.id, Join(link=old), "10.0.0.3")) == "link-needed"

    in_lobby(url, work)


def test_the_host_lets_others_of_that_address_in_by_the_new_link(url):
    async def work(here):
        table, old, ana = await kicked_from(here, SCHOOL)
        kept = await here.table(table.id)
        assert kept.show(ana)["link"] == kept.link == table.link != old
        await here.join(here.accounts.new(), table.id, Join(link=table.link), SCHOOL)

    in_lobby(url, work)


def test_two_of_one_address_are_taken_off_and_the_hosts_own_is_never_kept_away(url):
    async def work(here):
        table, _, ana = await kicked_from(here, HOME)
        for _ in range(2):
            await here.join(here.accounts.new(), table.id, Join(), HOME)
            await here.hosting.kick(ana, table.id, 1, HOME)
        for _ in range(2):
            link = (await here.table(table.id)).link
            await here.join(here.accounts.new(), table.id, Join(link=link), SCHOOL)
            await here.hosting.kick(ana, table.id, 1, HOME)

    in_lobby(url, work)


def test_whence_people_came_is_forgotten_when_their_match_begins(url):
    async def work(here):
        table = await here.open(here.accounts.new(), NewTable(game=GAME.name, seats=["me", "open", "open"]))
        for address in (HOME, SCHOOL):
            await here.join(here.accounts.new(), table.id, Join(), address)
            told = [seat.address for seat in await here.matches.seats(table.id)]
            assert told == (["", HOME, ""] if address == HOME else [""] * 3)

    in_lobby(url, work)


def test_only_seats_at_listed_tables_that_wait_are_counted(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        private = await here.open(ana, AWAITING.model_copy(update={"seats": THREE, "listed": False}))
        await here.join(jan, private.id, Join(link=private.link))
        begun = await here.open(ana, AWAITING)
        await here.join(jan, begun.id, Join())
        tables = [await here.open(ana, AWAITING.model_copy(update={"seats": THREE})) for _ in range(2)]
        assert [await sits(here, jan, table) for table in tables] == [True, False]

    in_lobby(url, work, Bounds(seats_of_guest=1))


def test_an_old_match_that_is_still_played_is_a_burden(url):
    async def work(here):
        ana = here.accounts.new()
        await here.open(ana, ALONE)
        await here.matches.store.write(matches.update().values(since=0.0))
        assert await refusal_of(here.open(ana, ALONE)) == "too-many-tables"

    in_lobby(url, work, Bounds(tables_of_guest=1))


@pytest.mark.finding("H6", "M7a")
def test_whatever_way_an_address_opens_tables_they_are_counted(tmp_path):
    """By other guests of the same household, as a rematch, from a line, after the lesson."""
    bounds = Bounds(tables_at_once=1, tables_per_second=NEVER)
    server = create(Settings(str(tmp_path / "store.sqlite"), workers=0, bounds=bounds))
    wish = {"game": GAME.name, "seats": ["me", "me"]}

    async def ask():
        async with server.router.lifespan_context(server):
            ana, jan = (coming_from(server, f"2001:db8::{number}") for number in (1, 2))
            match = (await ana.post("/api/tables", json=wish)).json()["id"]
            line = (await ana.get(f"/api/matches/{match}")).json()["line"]
            await ana.post(f"/api/matches/{match}/requests", json={"after": line, "resign": True})
            branch = {"line": line, "seats": ["me", "me"]}
            return [
                await jan.post("/api/tables", json=wish),
                await ana.post(f"/api/matches/{match}/rematch"),
                await jan.post(f"/api/matches/{match}/branch", json=branch),
                await jan.post(f"/api/lessons/{GAME.name}/table", json={}),
            ]

    assert [answer.json()["refused"] for answer in asyncio.run(ask())] == ["too-many-new-tables"] * 4


def coming_from(server, address):
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(server, client=(address, 1)), base_url="http://here"
    )


def test_watched_are_matches_of_people_and_what_goes_on_but_nobodys_idle_games_against_programs(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        between = (await here.open(ana, AWAITING)).id
        await here.join(jan, between, Join())
        idle, lively = [(await here.open(ana, ALONE)).id for _ in range(2)]
        late = matches.update().where(matches.c.id.in_([between, idle]))
        await here.matches.store.write(late.values(seen=time.time() - 2 * crowding.JUST_NOW))
        assert [table.id for table in await here.listed_tables(RUNNING)] == [lively, between]
        forgotten = matches.update().values(seen=time.time() - 2 * crowding.LATELY)
        await here.matches.store.write(forgotten)
        assert await here.listed_tables(RUNNING) == []

    in_lobby(url, work)
