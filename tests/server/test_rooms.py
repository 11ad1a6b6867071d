"""Rooms among other processes and a store that fails: what was missed is caught up with, one match at a time.

Findings H2, M1, M2, M3 and M12 of the review, and what a commit that runs may show.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from cathedrals.games import GAMES
from cathedrals.kernel.game import Refused
from cathedrals.kernel.record import BrokenRecord, read_line
from cathedrals.kernel.replaying import play_on
from cathedrals.players.thinking import think
from cathedrals.server import background
from cathedrals.server.app import make_lobby
from cathedrals.server.http.socket import Connection
from cathedrals.server.lobby import rooms
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.lobby.resuming import Resuming
from cathedrals.server.room import retrying
from cathedrals.server.room.chats import key_of
from cathedrals.server.room.table import OVER, RUNNING
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.notices import MOST_BYTES, Notices
from cathedrals.server.wire.requests import Join, NewTable, Request
from tests.server.serving import in_store, with_store
from tests.tiers import chooser

TWO = NewTable(game=GAMES[0].name, seats=["me", "me"])


class ThinkHere(Programs):
    """Programs that think in this process."""

    def __init__(self):
        super().__init__(0)

    async def think(self, position, level, behalf):
        return think(position, level)


def in_lobby(url, work, programs=None):
    """Work with a lobby and a guest."""

    async def with_lobby(store):
        here = await make_lobby(store, programs or Programs(0), 0)
        try:
            return await work(here, here.accounts.new())
        finally:
            await here.rooms.close()

    return in_store(url, with_lobby)


def in_two_lobbies(url, work):
    """The same with a second process on the same store; what one commits is told to the other by hand."""

    async def with_lobbies(store):
        async def elsewhere(other):
            lobbies = [await make_lobby(one, Programs(0), 0) for one in (store, other)]
            return await work(*lobbies, lobbies[0].accounts.new())

        return await with_store(url, elsewhere)

    return in_store(url, with_lobbies)


async def play_first(room, guest, place=0):
    request = Request(after=room.sitting.line, moves=[room.match.moves[place].text])
    answer = await room.hear(guest, request)
    assert answer["ok"]
    return answer


def news(room, before):
    """The notice of what a room has kept after a line."""
    lines = [str(line) for line in room.match.record.lines[before:]]
    return {"line": before + len(lines), "first": before + 1, "lines": lines, "seats": []}


# Foreign lines --------------------------------------------------------------------------------------


@pytest.mark.finding("M12")
def test_lines_that_another_process_kept_are_played_on_and_not_replayed(url, monkeypatch):
    async def never(id):
        raise AssertionError("the match is read anew")

    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        match = same.match
        monkeypatch.setattr(there.matches, "load", never)
        dealt, choice = room.match.dealer.draws, chooser(4)
        while room.match.dealer.draws < dealt + 5:
            before = room.sitting.line
            await play_first(room, ana, choice.randrange(len(room.match.moves)))
            await same.hear_notice(news(room, before))
        assert same.match is match
        assert same.match.record == room.match.record
        assert same.match.table == room.match.table
        assert (same.match.told, same.match.told_by) == (room.match.told, room.match.told_by)
        assert same.match.dealer.draws == room.match.dealer.draws
        assert same.table.show(ana) == room.table.show(ana)

    in_two_lobbies(url, work)


def test_lines_that_were_not_told_are_looked_up_and_played_on(url, monkeypatch):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        match = same.match
        for notice in ({}, {"first": 1000, "lines": [], "seats": []}):
            for _ in range(3):
                await play_first(room, ana)
            await same.hear_notice({"line": room.sitting.line} | notice)
            assert (same.match, same.match.record) == (match, room.match.record)

    in_two_lobbies(url, work)


def test_who_was_told_more_by_another_process_than_is_known_here_is_not_refused(url):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        await play_first(room, ana)  # and the notice is still on its way
        request = Request(after=room.sitting.line, moves=[room.match.moves[0].text])
        assert (await same.hear(ana, request))["ok"]

    in_two_lobbies(url, work)


def test_an_undo_and_a_seat_that_was_given_away_elsewhere_are_followed(url):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        before = room.sitting.line
        await play_first(room, ana)
        assert (await room.hear(ana, Request(after=room.sitting.line, undo=before)))["ok"]
        await same.hear_notice(news(room, before))
        assert same.match.table == room.match.table
        before = room.sitting.line
        assert (await room.hear(ana, Request(after=before, seat=1, leave=True)))["ok"]
        seats = [vars(room.table.seats[1]).copy()]
        await same.hear_notice(news(room, before) | {"seats": seats})
        assert same.table.seats == room.table.seats
        assert same.table.seats[1].left

    in_two_lobbies(url, work)


def test_lines_that_do_not_join_cost_one_reading_and_nothing_else(url):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        match, before = same.match, room.sitting.line
        await play_first(room, ana)
        await same.hear_notice(news(room, before) | {"lines": ["0 nonsense"]})
        assert same.match is not match
        assert same.match.record == room.match.record

    in_two_lobbies(url, work)


def test_a_line_that_changes_the_rules_is_not_played_on(url):
    async def work(here, ana):
        room = await here.rooms.room((await here.open(ana, TWO)).id)
        with pytest.raises(BrokenRecord, match="changes what the lines"):
            play_on(room.match, [read_line(1, "! 0 rules 3 after 2")])

    in_lobby(url, work)


def test_a_notice_too_long_for_postgresql_tells_the_number_alone():
    from sqlalchemy import make_url

    notices = Notices(make_url("postgresql+psycopg://db.example/x"))
    short = {"line": 2, "first": 2, "lines": ["0 a"], "seats": []}
    assert json.loads(notices.payload("m", short))[1:] == ["m", short]
    long = notices.payload("m", short | {"lines": ["ž" * MOST_BYTES]})
    assert json.loads(long)[1:] == ["m", {"line": 2}]


# What is missed -------------------------------------------------------------------------------------


@pytest.mark.finding("M3")
def test_what_is_kept_while_a_room_opens_is_not_missed(url, monkeypatch):
    """M3: the notice comes after the match was read and before its room is there."""

    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, load = await here.rooms.room(id), there.matches.load

        async def slow(id):
            found = await load(id)
            before = room.sitting.line
            await play_first(room, ana)
            there.rooms.hear_notice(id, news(room, before))
            return found

        monkeypatch.setattr(there.matches, "load", slow)
        same = await there.rooms.room(id)
        monkeypatch.setattr(there.matches, "load", load)
        assert (await same.state(ana, 0))["line"] == room.sitting.line

    in_two_lobbies(url, work)


@pytest.mark.finding("M3")
def test_what_is_kept_while_a_room_opens_and_nobody_hears_is_not_missed(url, monkeypatch):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, load = await here.rooms.room(id), there.matches.load

        async def slow(id):
            found = await load(id)
            await play_first(room, ana)
            await there.rooms.catch_up()  # the connection was lost, and is there again
            return found

        monkeypatch.setattr(there.matches, "load", slow)
        same = await there.rooms.room(id)
        monkeypatch.setattr(there.matches, "load", load)
        assert (await same.state(ana, 0))["line"] == room.sitting.line

    in_two_lobbies(url, work)


@pytest.mark.finding("H2a")
def test_after_a_silence_rooms_are_told_the_lines_chats_and_rematches_they_missed(url):
    async def work(here, there, ana):
        id = (await here.open(ana, TWO)).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        listening = Connection(ana)
        await same.enter(listening, 0)
        assert (await room.hear(ana, Request(chat="hello", key="k")))["ok"]
        assert (await room.hear(ana, Request(after=room.sitting.line, resign=True)))["ok"]
        again = (await here.rematch(ana, id)).id
        match = same.match
        await there.rooms.catch_up()
        await same.hearing
        known = {"seat": 0, "name": "", "text": "hello", "key": key_of(ana, "k")}
        same.hear_soon({"chat": known})  # late
        await same.hearing
        told: list[Any] = [listening.waiting.get_nowait().message for _ in range(listening.waiting.qsize())][
            2:
        ]
        assert same.match is match
        assert told[0]["over"]
        assert told[1]["chat"]["text"] == "hello"
        assert told[2:] == [{"again": again}]

    in_two_lobbies(url, work)


@pytest.mark.finding("H2b")
def test_one_match_that_cannot_be_followed_keeps_no_other_from_being_followed(url, monkeypatch, caplog):
    """H2: a corrupt line in one match, and a lock that is held in another, concern those alone."""

    async def work(here, there, ana):
        ids = [(await here.open(ana, TWO)).id for _ in range(3)]
        rooms = [await here.rooms.room(id) for id in ids]
        corrupt, locked, well = [await there.rooms.room(id) for id in ids]
        load = there.matches.load

        async def cannot(id):
            if id == corrupt.table.id:
                raise Refused("does not replay")
            return await load(id)

        monkeypatch.setattr(there.matches, "load", cannot)
        before = [room.sitting.line for room in rooms]
        for room in rooms:
            await play_first(room, ana)
        async with locked.lock:
            there.rooms.hear_notice(ids[0], {"line": 1000, "first": 1, "lines": [7] * 1000, "seats": []})
            there.rooms.hear_notice(ids[1], news(rooms[1], before[1]))
            there.rooms.hear_notice(ids[2], news(rooms[2], before[2]))
            await well.hearing
            assert well.match.record == rooms[2].match.record
        await locked.hearing
        assert locked.match.record == rooms[1].match.record
        assert corrupt.is_stale
        monkeypatch.setattr(there.matches, "load", load)
        await corrupt.thinking  # it tries again by itself
        assert corrupt.match.record == rooms[0].match.record
        assert caplog.text.count(f"match {ids[0]} cannot go on now") <= 2

    monkeypatch.setattr(retrying, "WAITS", (0.01,))
    in_two_lobbies(url, work)


@pytest.mark.finding("H2b")
def test_a_bad_notice_keeps_none_from_being_heard(caplog):
    from sqlalchemy import make_url

    notices = Notices(make_url("postgresql+psycopg://db.example/x"))
    heard = []

    def hear(match, message):
        heard.append(match)
        raise LookupError("no such match")

    for payload in ("nonsense", "[]", '["other", "m", {}]', '["other", "n", {}]'):
        notices.hear_one(payload, hear)
    assert heard == ["m", "n"]
    assert caplog.text.count("a notice cannot be followed") == 4


# What fails -----------------------------------------------------------------------------------------


def failing(times):
    """A store that fails so often."""
    left = [OperationalError("INSERT", {}, Exception("database is locked"))] * times

    def wrap(add_lines):
        async def add(lines, also=()):
            if left:
                raise left.pop()
            await add_lines(lines, also)

        return add

    return wrap


@pytest.mark.finding("M1")
def test_a_program_whose_move_could_not_be_kept_tries_again_by_itself(url, monkeypatch, caplog):
    """M1: the store fails three times while nobody says a word; the log says it once."""
    monkeypatch.setattr(retrying, "WAITS", (0.01,))

    async def work(here, ana):
        id = (await here.open(ana, TWO)).id
        room = await here.rooms.room(id)
        for seat in room.table.seats:
            seat.program = "random"
        store = here.matches.store
        monkeypatch.setattr(store, "add_lines", failing(3)(store.add_lines))
        load = here.matches.load

        async def still_programs(id):
            table, match = await load(id)
            for seat in table.seats:
                seat.program = "random"
            return table, match

        monkeypatch.setattr(here.matches, "load", still_programs)
        room.wake()
        await room.thinking
        return (await here.matches.load_table(id)).status

    assert in_lobby(url, work, ThinkHere()) == OVER
    assert caplog.text.count("cannot go on now") == 1


def test_what_a_person_could_not_keep_is_read_anew_though_nobody_asks(url, monkeypatch):
    monkeypatch.setattr(retrying, "WAITS", (0.01,))

    async def work(here, ana):
        room = await here.rooms.room((await here.open(ana, TWO)).id)
        store, before = here.matches.store, room.sitting.line
        monkeypatch.setattr(store, "add_lines", failing(1)(store.add_lines))
        with pytest.raises(OperationalError):
            await play_first(room, ana)
        await room.thinking
        assert (room.is_stale, room.sitting.line) == (False, before)

    in_lobby(url, work)


def test_the_writer_outlives_whatever_breaks_it_off(url, monkeypatch, caplog):
    async def work(here, ana):
        store = here.matches.store
        commit = store.try_to_commit
        breaks = [asyncio.CancelledError(), RuntimeError("of the driver")]

        async def broken(gathered):
            if breaks:
                raise breaks.pop(0)
            return await commit(gathered)

        monkeypatch.setattr(store, "try_to_commit", broken)
        for _ in range(2):
            with pytest.raises(Exception, match=r"CancelledError|of the driver"):
                await here.open(ana, TWO)
        return (await here.open(ana, TWO)).status

    assert in_lobby(url, work) == RUNNING
    assert caplog.text.count("the writer of the store was broken off") == 2


# Leases ---------------------------------------------------------------------------------------------


@pytest.mark.finding("M2")
def test_matches_in_which_a_program_is_asked_are_taken_up_one_that_cannot_be_read_logged_once(
    url, monkeypatch, caplog
):
    async def work(here, ana):
        wish = NewTable(game=GAMES[0].name, seats=["me", "me"])
        ids = [(await here.open(ana, wish)).id for _ in range(2)]
        here.rooms.open.clear()
        room = here.rooms.room
        opened: Counter[str] = Counter()

        async def awaiting():
            return ids

        async def open_room(id):
            if id == ids[0]:
                raise Refused("does not replay")
            opened[id] += 1
            return await room(id)

        monkeypatch.setattr(here.matches, "awaiting_programs", awaiting)
        monkeypatch.setattr(here.rooms, "room", open_room)
        resuming = Resuming(here.rooms)
        for _ in range(3):
            await resuming.look()
        assert opened == {ids[1]: 3}

    in_lobby(url, work)
    assert caplog.text.count("does not replay") == 1


def test_looking_for_programs_goes_on_whatever_happens(url, monkeypatch, caplog):
    async def work(here, ana):
        looks = asyncio.Semaphore(0)

        async def awaiting():
            looks.release()
            raise OSError("the network is down")

        monkeypatch.setattr(here.matches, "awaiting_programs", awaiting)
        running = asyncio.ensure_future(Resuming(here.rooms, 0.01).run())
        for _ in range(3):
            await looks.acquire()
        await background.end([running])

    with caplog.at_level(logging.WARNING):
        in_lobby(url, work)
    assert caplog.text.count("the network is down") == 1


def test_on_a_file_there_are_no_leases(url):
    async def work(here, ana):
        table = await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me"]))
        assert await here.matches.lease(table.id)
        assert await Matches(here.matches.store).lease(table.id)
        await here.matches.leases.end_all()

    in_lobby(url, work)


# While a commit runs --------------------------------------------------------------------------------


def test_what_is_not_kept_yet_is_not_shown(url, monkeypatch):
    async def work(here, ana):
        id = (await here.open(ana, TWO)).id
        room, store = await here.rooms.room(id), here.matches.store
        add_lines, is_asked, may_go_on = store.add_lines, asyncio.Event(), asyncio.Event()

        async def slow(lines, also=()):
            is_asked.set()
            await may_go_on.wait()
            raise OSError("the disk is full")

        monkeypatch.setattr(store, "add_lines", slow)
        resigning = asyncio.ensure_future(room.hear(ana, Request(after=room.sitting.line, resign=True)))
        await is_asked.wait()
        shown = asyncio.ensure_future(here.table(id))
        await asyncio.sleep(0)
        may_go_on.set()
        monkeypatch.setattr(store, "add_lines", add_lines)
        assert (await shown).status == RUNNING
        with pytest.raises(OSError, match="the disk is full"):
            await resigning

    in_lobby(url, work)


def test_who_is_shown_a_table_cannot_change_it(url):
    async def work(here, ana):
        id = (await here.open(ana, TWO)).id
        (await here.table(id)).seats[0].give_to(None, None, "nobody")
        assert (await here.rooms.room(id)).table.seats_of(ana) == [0, 1]

    in_lobby(url, work)


def test_two_rematches_at_once_are_one_and_leave_no_table_behind(url, monkeypatch):
    async def work(here, there, ana):
        jan = here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "open"]))).id
        await here.join(jan, id, Join())
        room = await here.rooms.room(id)
        assert (await room.hear(ana, Request(after=room.sitting.line, resign=True)))["ok"]
        before = await there.matches.load_table(id)

        async def as_it_was(id):
            return before

        first = await here.rematch(ana, id)
        with monkeypatch.context() as late:
            late.setattr(
                there.rooms, "table", lambda of: as_it_was(of) if of == id else there.matches.load_table(of)
            )
            second = await there.rematch(jan, id)
        assert first.id == second.id
        assert (await here.table(id)).again == first.id
        assert len(await here.tables_of(jan)) == len(await here.tables_of(ana)) == 2

    in_two_lobbies(url, work)


def test_of_very_many_matches_heard_of_those_heard_of_longest_ago_are_forgotten(url, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_ROOMS", 2)

    async def work(store: Any) -> dict[str, int]:
        here = (await make_lobby(store, Programs(0), 0)).rooms
        for number in range(4):
            here.remember(f"match {number}", number)
        here.remember("match 2", 7)
        return here.heard

    assert in_store(url, work) == {"match 3": 3, "match 2": 7}
