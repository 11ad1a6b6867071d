"""What is kept: a refused line is reread, programs go on after a stop, the schema is what it is."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from itertools import pairwise

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from cathedrals.games import GAMES
from cathedrals.kernel.game import Refused
from cathedrals.kernel.table import CHANCE
from cathedrals.players.thinking import Position, think
from cathedrals.server.app import make_lobby
from cathedrals.server.http.socket import Connection
from cathedrals.server.lobby import rooms
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.interfaces import Behalf, Faster
from cathedrals.server.room.table import RUNNING
from cathedrals.server.store import schema
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.migrations import FOLDER, NEWEST
from cathedrals.server.store.store import Lines
from cathedrals.server.wire.requests import Join, NewTable, Request
from tests.server.serving import Person, Served, in_store, wait_until, with_store


async def keep_match(store, id):
    row = {"id": id, "game": "g", "options": {}, "status": "open", "listed": True, "link": "", "secret": b"s"}
    row |= {"line": 0, "asked": -1}
    await store.write(schema.matches.insert().values(**row, origin="", header="", since=0.0))


def test_a_line_is_written_once_and_others_gathered_with_it_are_kept(url):
    async def work(store):
        await keep_match(store, "m")
        await keep_match(store, "n")
        lines = [Lines(id, 1, ["0 a"], {"line": 1, "asked": 0}) for id in ("m", "m", "n")]
        outcomes = await asyncio.gather(*map(store.add_lines, lines), return_exceptions=True)
        return outcomes, await Matches(store).lines("m"), await Matches(store).lines("n")

    outcomes, first, second = in_store(url, work)
    assert [type(outcome) for outcome in outcomes] == [type(None), Faster, type(None)]
    assert first == second == ["0 a"]


def test_a_match_may_begin_without_a_line(url):
    async def work(store):
        await keep_match(store, "m")
        await store.add_lines(Lines("m", 1, [], {"line": 0, "asked": 1}))
        return await Matches(store).lines("m"), (await Matches(store).load_table("m")).asked

    assert in_store(url, work) == ([], 1)


def test_migrations_make_just_the_schema_and_may_run_again(url):
    async def work(store):
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
            )

    assert in_store(url, work) == []
    assert in_store(url, work) == []


def test_the_newest_step_is_the_last_of_the_migrations():
    assert ScriptDirectory(FOLDER).get_heads() == [NEWEST]


def test_sqlite_outlives_a_power_cut(url):
    async def work(store):
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous")
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

    assert in_store(url, work) == ["wal", 2]


def test_a_room_that_was_overtaken_reads_anew_and_answers_stale(url):
    async def work(store):
        async def elsewhere(other):
            here, there = [await make_lobby(one, Programs(0), 0) for one in (store, other)]
            guest = here.accounts.new()
            match = (await here.open(guest, NewTable(game=GAMES[0].name, seats=["me", "me"]))).id
            room, same = await here.rooms.room(match), await there.rooms.room(match)
            line, moves = len(same.match.record.lines), [move.text for move in same.match.moves]
            assert (await room.hear(guest, Request(after=line, moves=moves[:1])))["ok"]
            assert (await same.hear(guest, Request(after=line, moves=moves[-1:])))["refused"] == "stale"
            assert same.match.record.lines == room.match.record.lines
            line, moves = len(same.match.record.lines), [move.text for move in same.match.moves]
            assert (await same.hear(guest, Request(after=line, moves=moves[:1])))["ok"]

        await with_store(url, elsewhere)

    in_store(url, work)


def test_a_match_begins_when_its_last_seats_are_taken_in_two_processes_at_once(url):
    async def work(store):
        async def elsewhere(other):
            here, there = [await make_lobby(one, Programs(0), 0) for one in (store, other)]
            ana, jan, eva = (here.accounts.new() for _ in range(3))
            id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "open", "open"]))).id
            await asyncio.gather(here.join(jan, id, Join(seat=1)), there.join(eva, id, Join(seat=2)))
            tables = [await here.table(id), await there.table(id)]
            assert [table.status for table in tables] == [RUNNING, RUNNING]
            assert (await here.rooms.room(id)).match.record == (await there.rooms.room(id)).match.record

        await with_store(url, elsewhere)

    in_store(url, work)


def test_nobody_stands_up_from_a_match_that_another_process_has_just_begun(url, monkeypatch):
    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana, jan = here.accounts.new(), here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "open"]))).id
        before = await here.table(id)
        await here.join(jan, id, Join())

        async def as_it_was(id):
            return before

        with monkeypatch.context() as late:
            late.setattr(here.rooms, "table", as_it_was)
            with pytest.raises(Refused, match="isn’t your seat"):
                await here.stand_up(ana, id)
        kept = await here.matches.load_table(id)
        assert (kept.status, kept.seats_of(ana)) == (RUNNING, [0])

    in_store(url, work)


def test_a_match_that_cannot_be_read_just_now_keeps_no_other_from_hearing_notices(url, monkeypatch, caplog):
    async def fail(query):
        raise OSError("the network is down")

    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana = here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me"]))).id
        with monkeypatch.context() as failing:
            failing.setattr(store, "rows", fail)
            here.rooms.hear_notice(id, {"line": 1000})
            room = here.rooms.open[id]
            assert room.hearing is not None
            await room.hearing
            assert room.is_stale
        assert (await room.state(ana, 0))["line"] == room.sitting.kept

    in_store(url, work)
    assert caplog.text.count("OSError: the network is down") == 1


def test_an_end_that_could_not_be_kept_is_not_shown_in_the_lobby(url, monkeypatch):
    async def fail(*lines):
        raise OSError("the disk is full")

    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana = here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me"]))).id
        room = await here.rooms.room(id)
        with monkeypatch.context() as failing:
            failing.setattr(store, "add_lines", fail)
            with pytest.raises(OSError, match="the disk is full"):
                await room.hear(ana, Request(after=room.sitting.line, resign=True))
        assert (await here.table(id)).status == RUNNING
        with pytest.raises(Refused, match="over"):
            await here.rematch(ana, id)

    in_store(url, work)


def test_who_takes_over_a_seat_of_a_match_that_nobody_has_open_is_shown_it_as_their_own(url):
    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana, jan, eva = (here.accounts.new() for _ in range(3))
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me", "open"]))).id
        await here.join(jan, id, Join())
        room = await here.rooms.room(id)
        assert (await room.hear(jan, Request(after=room.sitting.line, leave=True)))["ok"]
        here.rooms.open.clear()  # as after a start
        return (await here.join(eva, id, Join())).seats_of(eva)

    assert in_store(url, work) == [2]


def test_who_handed_a_seat_over_has_it_back_after_a_start(url):
    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        ana = here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me"]))).id
        room = await here.rooms.room(id)
        assert (await room.hear(ana, Request(after=room.sitting.line, program="random", seat=0)))["ok"]
        here.rooms.open.clear()  # as after a start
        return (await here.join(ana, id, Join(seat=0))).seats_of(ana)

    assert in_store(url, work) == [0, 1]


def test_the_cookie_of_a_guest_outlives_the_server(tmp_path, url):
    with Served(url) as server, Person(server.url) as ana:
        match = ana.open("me", "greedy")["id"]
        server.stop()
        server.start()
        assert ana.get("/api/me/tables")[0]["id"] == match
        assert ana.get(f"/api/tables/{match}")["seats"][0]["yours"]


def test_programs_go_on_after_a_restart_though_nobody_opens_the_match(url):
    with Served(url, "--pause", "600") as server, Person(server.url) as ana:
        match = ana.open("me", "greedy")["id"]
        with looking_on(ana, match):
            answer_until_program_is_asked(ana, match)
            before = ana.state(match)
            server.kill()
        server.more = ()
        server.start()
        wait_until(lambda: ana.get("/api/me/tables")[0]["asked"] == 0)  # the lobby does not open the match
        assert ana.get("/api/me/tables")[0]["line"] > before["line"]


@contextmanager
def looking_on(person, match):
    """From their first question on, so that the program pauses before it answers."""
    wait_until(lambda: person.state(match)["asked"] == 0)
    with person.socket(match) as socket:
        socket.hear("view")
        yield


def answer_until_program_is_asked(person, match):
    while person.state(match)["asked"] == 0:
        person.play_first(match)
    assert person.state(match)["asked"] == 1


def test_rooms_in_which_nobody_is_are_closed_when_there_are_too_many(url, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_ROOMS", 3)

    async def work(store):
        here = await make_lobby(store, Programs(0), 0)
        guest = here.accounts.new()
        wish = NewTable(game=GAMES[0].name, seats=["me", "me"])
        ids = [(await here.open(guest, wish)).id for _ in range(4)]
        here.rooms.open[ids[1]].listeners.add(Connection(guest))
        later = (await here.open(guest, wish)).id
        assert list(here.rooms.open) == [ids[1], ids[3], later]
        again = await here.rooms.room(ids[0])
        assert again.match.record.lines
        assert set(here.rooms.open) == {ids[0], ids[1], later}

    in_store(url, work)


class Thinking(Programs):
    """Programs that think here, and count how often they are asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0

    async def think(self, position: Position, level: str, behalf: Behalf) -> list[str]:
        self.asked += 1
        return think(position, level)


def test_a_program_is_asked_once_for_its_answers_in_a_row(url):
    async def work(store):
        programs = Thinking()
        here = await make_lobby(store, programs, 0)
        table = await here.open(here.accounts.new(), NewTable(game=GAMES[1].name, seats=["me", "me"]))
        room = await here.rooms.room(table.id)
        for seat in room.table.seats:
            seat.program = "apprentice"
        await room.let_programs_play()
        assert room.match.over
        seats = [line.seat for line in room.match.record.lines]
        in_a_row = [seat for before, seat in pairwise([CHANCE, *seats]) if seat not in (CHANCE, before)]
        assert programs.asked == len(in_a_row)
        assert len(in_a_row) < len([seat for seat in seats if seat != CHANCE])

    in_store(url, work)


def test_a_program_pauses_so_that_people_can_follow(url, monkeypatch):
    slept: list[float] = []
    at_once = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await at_once(0)

    async def work(store):
        here = await make_lobby(store, Thinking(), 1e6)
        guest = here.accounts.new()
        table = await here.open(guest, NewTable(game=GAMES[1].name, seats=["me", "me"]))
        room = await here.rooms.room(table.id)
        for seat in room.table.seats:
            seat.program = "apprentice"
        room.listeners.add(Connection(guest))
        monkeypatch.setattr(asyncio, "sleep", note)
        await room.let_programs_play()
        return [line for line in room.match.record.lines if line.seat != CHANCE]

    answers = in_store(url, work)
    assert len([pause for pause in slept if pause > 1e5]) == len(answers) > 0
