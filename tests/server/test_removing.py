"""What a host closes, deletes and bans by hand leaves nothing behind. [review: missing for a host]"""

import pytest
from sqlalchemy import select

from cathedrals.kernel.game import Refused
from cathedrals.server.lobby.bans import Bans
from cathedrals.server.room.table import OPEN, OVER, Guest
from cathedrals.server.store import schema
from cathedrals.server.store.bans import KeptBans
from cathedrals.server.store.removing import Removing
from cathedrals.server.wire.requests import Join, Request
from tests.server.serving import in_store
from tests.server.test_admin import admin
from tests.server.test_crowding import ALONE, AWAITING, in_lobby

PASSWORD = "long enough"


async def over(here, guest):
    """A match that somebody played alone and gave up."""
    id = (await here.open(guest, ALONE)).id
    room = await here.rooms.room(id)
    assert (await room.hear(guest, Request(after=room.sitting.line, resign=True)))["ok"]
    return id


def test_a_table_that_was_closed_is_nobodys_and_in_no_list(url):
    async def work(here):
        ana = here.accounts.new()
        id = (await here.open(ana, AWAITING)).id
        assert await Removing(here.matches.store).close(id)
        assert await here.tables_of(ana) == []
        assert [await here.listed_tables(status) for status in (OPEN, OVER)] == [[], []]
        assert [seat.guest for seat in (await here.table(id)).seats] == [None, None]

    in_lobby(url, work)


def test_a_rematch_that_was_deleted_can_be_asked_for_again(url):
    async def work(here):
        ana = here.accounts.new()
        first = await over(here, ana)
        rematch = (await here.rematch(ana, first)).id
        await Removing(here.matches.store).delete_match(rematch)
        await here.rooms.close_gone()
        again = (await here.rematch(ana, first)).id
        assert again != rematch
        assert (await here.table(first)).again == again

    in_lobby(url, work)


def test_a_deleted_account_leaves_neither_sessions_nor_borrowed_seats(url):
    async def work(here):
        eva, ana, store = here.accounts.new(), here.accounts.new(), here.matches.store
        await here.accounts.open(eva, "Eva", PASSWORD)
        token = await here.sessions.begin(eva)
        match = (await here.open(ana, ALONE)).id
        await here.lending.open(eva, await here.lending.lend(ana, match, 0))
        await Removing(store).delete_account(eva, "nobody")
        assert await store.rows(select(schema.sessions)) == []
        assert await store.rows(select(schema.lent_seats)) == []
        assert await here.sessions.read(token) is None

    in_lobby(url, work)


def test_what_another_said_from_another_seat_stays_when_an_account_is_deleted(url):
    async def work(here):
        eva, jan, store = here.accounts.new(), here.accounts.new(), here.matches.store
        await here.accounts.open(eva, "Eva", PASSWORD)
        id = (await here.open(eva, AWAITING)).id
        await here.join(jan, id, Join())
        room = await here.rooms.room(id)
        for guest, said in ((eva, "hello"), (jan, "welcome")):
            assert (await room.hear(guest, Request(chat=said)))["ok"]
        await Removing(store).delete_account(eva, "nobody")
        return [row.text for row in await store.rows(select(schema.chat))]

    assert in_lobby(url, work) == ["welcome"]


def test_tables_of_one_are_listed_with_all_who_sit_there(url):
    async def work(here):
        ana, jan = here.accounts.new(), here.accounts.new()
        id = (await here.open(ana, AWAITING.model_copy(update={"name": "Ana"}))).id
        await here.join(jan, id, Join(name="Jan"))
        await here.open(jan, ALONE)
        rows = await Removing(here.matches.store).tables(None, ana)
        return [row.name for row in rows]

    assert in_lobby(url, work) == ["Ana", "Jan"]


# Bans -------------------------------------------------------------------------------------------


def test_who_is_banned_again_is_so_for_another_reason(url):
    async def ban(store):
        for reason in ("insults others", "does so again"):
            await KeptBans(store).add("192.0.2.7", reason)
        return [(row.what, row.reason) for row in await KeptBans(store).all()]

    assert in_store(url, ban) == [("192.0.2.7", "does so again")]


def test_a_guest_who_is_forgotten_meanwhile_is_let_in_again_as_listed(url):
    in_store(url, lambda store: KeptBans(store).add("forgotten", ""))
    assert admin("unban", "forgotten", "--database", url).exit_code == 0
    assert in_store(url, lambda store: KeptBans(store).all()) == []


class Present:
    def end(self, why):
        self.ended = why


def test_who_has_gone_is_not_remembered_for_a_ban(url):
    bans, ana = Bans(), Present()
    with bans.attending(ana, Guest("ana"), "192.0.2.7"):
        assert ana in bans.present
    assert not bans.present

    async def look(store):
        await KeptBans(store).add("ana", "")
        await bans.look_again(KeptBans(store))

    in_store(url, look)
    with pytest.raises(Refused), bans.attending(ana, Guest("ana"), ""):
        pass
    assert not bans.present
