"""What nobody comes back to is forgotten by the host's rule. [review: missing for a host, expiry]"""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from cathedrals.server import background
from cathedrals.server.app import make_lobby
from cathedrals.server.lobby import forgetting as rules
from cathedrals.server.lobby.forgetting import Rule, forget, forget_on
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.lobby.sessions import DAY
from cathedrals.server.room.table import Guest
from cathedrals.server.store import forgetting, schema
from cathedrals.server.store.forgetting import OF_MATCH, Forgetting
from cathedrals.server.store.sessions import Session
from cathedrals.server.wire.requests import Join, NewTable
from tests.server.serving import GAME, in_store

PASSWORD = "long enough"
NOW = 2e9
YEARS = 3 * 365 * DAY
WITH_PROGRAM, OPEN = ["me", "greedy"], ["me", "open"]


class House:
    """A lobby in which everything happened years ago, unless a test says otherwise."""

    def __init__(self, store, lobby):
        self.store = store
        self.lobby = lobby

    async def come(self, name, seats=None):
        """Somebody with a cookie, and a table if they open one."""
        guest = Guest(name)
        await self.lobby.sessions.begin(guest)
        if seats is None:
            return None
        return (await self.lobby.open(guest, NewTable(game=GAME.name, seats=seats, name=name))).id

    async def grow_old(self):
        for table, column in (
            (schema.guests, "seen"),
            (schema.sessions, "used"),
            (schema.matches, "seen"),
        ):
            if await self.ids(table):
                await self.store.write(update(table).values({column: NOW - YEARS}))

    async def ids(self, table):
        return {row[0] for row in await self.store.rows(select(table))}

    async def forget(self, **rule):
        await forget(Forgetting(self.store), Rule(**rule).before(NOW))
        return await self.ids(schema.guests)


def in_house(url, work):
    async def live(store):
        lobby = await make_lobby(store, Programs(1), 0)
        return await work(House(store, lobby))

    return in_store(url, live)


@pytest.mark.finding("M7d")
def test_a_guest_is_forgotten_whom_no_match_waits_for(url):
    async def live(house):
        over = await house.come("Ana", OPEN)
        await house.come("Jan", WITH_PROGRAM)
        await house.grow_old()
        await house.store.write(
            update(schema.matches).where(schema.matches.c.id == over).values(status="over", header="begun")
        )
        assert await house.forget() == {"Jan"}
        seats = await house.store.rows(select(schema.seats.c.name).where(schema.seats.c.match == over))
        return [row.name for row in seats]

    assert "Ana" in in_house(url, live)


def test_who_has_an_account_or_was_here_is_not_forgotten(url):
    async def live(house):
        for name in ("Eva", "Ana", "Jan", "Old"):
            await house.come(name)
            await house.lobby.accounts.call(Guest(name), name)
        await house.lobby.accounts.open(Guest("Eva"), "Eva", PASSWORD)
        await house.grow_old()
        await house.lobby.sessions.kept.add(newest_session("Ana"))
        old = update(schema.guests).where(schema.guests.c.id == "Old")
        await house.store.write(old.values(signed_until=NOW + DAY))  # a cookie of an earlier version
        return await house.forget()

    assert in_house(url, live) == {"Eva", "Ana", "Old"}


def test_what_was_used_just_as_long_ago_as_the_rule_says_is_not_forgotten_yet(url):
    async def live(house):
        await house.come("Ana", OPEN)
        before, counted = Rule().before(NOW), []
        for seen in (before.tables, before.tables - 1):
            await house.store.write(update(schema.matches).values(seen=seen))
            counted.append((await Forgetting(house.store).count(before))["tables"])
        return counted

    assert in_house(url, live) == [0, 1]


def newest_session(guest):
    return Session(f"newest of {guest}", Guest(guest), NOW - DAY)


@pytest.mark.finding("M7d")
def test_a_table_that_never_began_is_taken_away_and_a_match_is_not(url):
    async def live(house):
        await house.come("Ana", OPEN)
        running = await house.come("Jan", WITH_PROGRAM)
        await house.grow_old()
        await house.forget()
        return await house.ids(schema.matches) == await house.ids(schema.seats) == {running}

    assert in_house(url, live)


def test_where_somebody_sat_down_something_has_happened(url):
    async def live(house):
        table = await house.come("Ana", ["me", "open", "open"])
        await house.store.write(update(schema.matches).values(seen=0.0))
        await house.lobby.join(Guest("Jan"), table, Join(name="Jan"))
        await forget(Forgetting(house.store), Rule().before(time.time()))
        return await house.ids(schema.matches)

    assert len(in_house(url, live)) == 1


def test_a_rematch_that_never_began_can_be_asked_for_again(url):
    async def live(house):
        first, rematch = await house.come("Ana", WITH_PROGRAM), await house.come("Ana", OPEN)
        which = update(schema.matches).where(schema.matches.c.id == first)
        await house.store.write(which.values(status="over", again=rematch))
        await house.grow_old()
        await house.forget()
        return [row.again for row in await house.store.rows(select(schema.matches))]

    assert in_house(url, live) == [None]


def test_a_visitor_who_left_nothing_costs_a_row_for_two_days(url):
    async def live(house):
        await house.come("nobody")
        await house.come("Ana", WITH_PROGRAM)
        sessions = schema.sessions
        counts = []
        for used in (NOW - 1.9 * DAY, NOW - 2.1 * DAY, NOW - 364 * DAY, NOW - 366 * DAY):
            await house.store.write(update(sessions).values(used=used))
            await house.forget()
            counts.append(len(await house.ids(sessions)))
        return counts

    # Ana's seat keeps her known, but her cookie lapses after a year.
    assert in_house(url, live) == [2, 1, 1, 0]


def test_a_host_can_keep_all_for_ever(url):
    async def live(house):
        await house.come("Ana", OPEN)
        await house.grow_old()
        await house.forget(guests=0, tables=0)
        return await house.ids(schema.guests), len(await house.ids(schema.matches))

    assert in_house(url, live) == ({"Ana"}, 1)


def test_many_are_forgotten_in_small_bites(url, monkeypatch):
    monkeypatch.setattr(forgetting, "BITE", 2)

    async def live(house):
        for number in range(5):
            await house.come(f"visitor {number}")
        await house.grow_old()
        kept, before = Forgetting(house.store), Rule().before(NOW)
        assert (await kept.count(before))["sessions"] == 5
        return [await kept.forget_sessions(before) for _ in range(4)]

    assert in_house(url, live) == [2, 2, 1, 0]


@pytest.mark.finding("M7d")
def test_a_server_forgets_by_itself(url, caplog):
    async def live(house):
        await house.come("nobody")
        task = asyncio.create_task(forget_on(Forgetting(house.store), Rule(), lambda: NOW + YEARS, 0))
        while await house.ids(schema.sessions):
            assert not caplog.text
            await asyncio.sleep(0.01)
        await background.end([task])

    in_house(url, live)


def test_a_server_that_could_not_forget_tries_again(url, monkeypatch, caplog):
    monkeypatch.setattr(rules, "LOOK_AGAIN", 0)
    fails = [OSError("the disk is full")]

    async def live(house):
        kept = Forgetting(house.store)

        def clock():
            if fails:
                raise fails.pop()
            return NOW + YEARS

        await house.come("nobody")
        task = asyncio.create_task(forget_on(kept, Rule(), clock, 0))
        while await house.ids(schema.sessions):
            assert not task.done()
            await asyncio.sleep(0.01)
        await background.end([task])

    in_house(url, live)
    assert caplog.text.count("cannot be forgotten") == 1


def test_the_session_of_an_account_lapses_sooner_and_who_borrows_a_seat_is_known(url):
    async def live(house):
        for name in ("Eva", "borrower", "nobody"):
            await house.come(name)
        await house.lobby.accounts.open(Guest("Eva"), "Eva", PASSWORD)
        match = await house.come("Ana", WITH_PROGRAM)
        lending = house.lobby.lending
        await lending.open(Guest("borrower"), await lending.lend(Guest("Ana"), match, 0))
        found = []
        for days in (89, 91):
            await house.store.write(update(schema.sessions).values(used=NOW - days * DAY))
            await house.forget()
            rows = await house.store.rows(select(schema.sessions.c.guest))
            found.append({row.guest for row in rows})
        return found

    assert in_house(url, live) == [{"Eva", "borrower", "Ana"}, {"borrower", "Ana"}]


def test_who_comes_back_in_the_very_moment_is_not_forgotten(url, monkeypatch):
    async def live(house):
        await house.come("Ana", OPEN)
        await house.grow_old()
        await house.store.write(update(schema.seats).values(guest=None))
        some = Forgetting.some

        async def and_then_they_come(kept, query):
            found = await some(kept, query)
            for table in (schema.guests, schema.matches):
                await house.store.write(update(table).values(seen=NOW))
            return found

        monkeypatch.setattr(Forgetting, "some", and_then_they_come)
        kept, before = Forgetting(house.store), Rule().before(NOW)
        assert await kept.forget_guests(before) == 1
        await house.store.write(update(schema.matches).values(seen=NOW - YEARS))
        assert await kept.forget_tables(before) == 1
        return await house.ids(schema.guests), len(await house.ids(schema.matches))

    assert in_house(url, live) == ({"Ana"}, 1)


def test_what_the_cookies_of_a_forgotten_guest_stood_for_goes_with_them(url):
    async def live(house):
        await house.come("Ana")
        await house.lobby.accounts.call(Guest("Ana"), "Ana")
        await house.grow_old()
        await Forgetting(house.store).forget_guests(Rule().before(NOW))
        return await house.ids(schema.sessions)

    assert in_house(url, live) == set()


def test_all_that_refers_to_a_match_goes_with_it():
    referring = [
        table
        for table in schema.metadata.tables.values()
        if any(key.column.table is schema.matches for key in table.foreign_keys)
    ]
    by_id_alone = (schema.reports, schema.notes)  # so that a server of the version before can delete a match
    assert {table.name for table in OF_MATCH} == {table.name for table in (*referring, *by_id_alone)}
