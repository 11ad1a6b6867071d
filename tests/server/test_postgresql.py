"""The same store on PostgreSQL, where its binaries are found."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy import update

from cathedrals.games import GAMES, HOUSE, add_box
from cathedrals.kernel.pieces import built_in
from cathedrals.players.thinking import think
from cathedrals.server import background
from cathedrals.server.app import make_lobby
from cathedrals.server.lobby.host import HOST, readable
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.lobby.resuming import Resuming
from cathedrals.server.store import notices
from cathedrals.server.store.boxes import Boxes
from cathedrals.server.store.schema import matches
from cathedrals.server.wire.requests import NewTable, Request
from tests.server.cluster import IS_HERE, MISSING, Cluster
from tests.server.serving import PATIENCE, Person, Served, in_store, with_store

pytestmark = pytest.mark.skipif(not IS_HERE, reason=MISSING)


@pytest.fixture(scope="module")
def cluster():
    with Cluster() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def database(cluster):
    return cluster.url


@pytest.fixture(scope="module")
def two_processes(database):
    with Served(database) as one, Served(database) as two:
        yield one.url, two.url


@pytest.fixture
def people(two_processes):
    """Two people, each at a process of their own."""
    here, there = two_processes
    with Person(here, "Ana") as ana, Person(there, "Jan") as jan:
        yield ana, jan


def test_two_servers_on_one_database_never_write_a_line_twice(people):
    ana, same = people
    same.http.cookies.update(ana.http.cookies)
    match = ana.open("me", "me")["id"]
    state = same.state(match)
    assert ana.play_first(match)["ok"]
    answer = same.say(match, after=state["line"], moves=[state["moves"][-1]["text"]])
    assert answer["refused"] == "stale"
    assert same.state(match)["lines"] == ana.state(match)["lines"]
    assert same.say(match, chat="good luck")["ok"]


def test_people_in_two_processes_are_told_what_happens_in_the_other(people):
    ana, jan = people
    table = ana.open("me", "open")
    with ana.socket(table["id"]) as first:
        assert first.hear()["table"]
        jan.join(table["id"])
        with jan.socket(table["id"]) as second:
            sockets = [first, second]
            for _ in range(6):
                states = [socket.hear("view") for socket in sockets]
                assert states[0]["line"] == states[1]["line"]
                asked = 0 if states[0]["moves"] else 1
                move = states[asked]["moves"][0]["text"]
                assert sockets[asked].ask(after=states[asked]["line"], moves=[move])["ok"]
            line = second.hear("view")["line"]
            assert first.ask(phrase="thinking")["ok"]
            assert second.hear("chat")["chat"]["phrase"] == "thinking"
            assert second.ask(after=line, resign=True)["ok"]
            while not first.hear("view")["over"]:
                pass


def test_consent_is_asked_for_and_given_across_processes(people):
    ana, jan = people
    match = ana.open("me", "open")["id"]
    jan.join(match)
    asked, other = (ana, jan) if ana.state(match)["moves"] else (jan, ana)
    with asked.socket(match) as here, other.socket(match) as there:
        state = here.hear("view")
        while state["moves"]:
            question = state["line"]
            assert here.ask(after=question, moves=[state["moves"][0]["text"]])["ok"]
            state = here.hear("view")
        told = there.hear("view")
        while not told["moves"]:
            told = there.hear("view")
        assert there.ask(after=told["line"], moves=[told["moves"][0]["text"]])["ok"]
        line = here.hear("view")["line"]
        assert there.hear("view")["line"] == line
        assert here.ask(after=line, undo=question)["refused"] == "undo-needs-consent"
        assert there.hear("wish")["wish"] == {"seat": state["as"], "undo": question}
        assert there.ask(after=line, agree=question)["ok"]
        assert here.hear("view")["moves"]


def test_a_killed_server_goes_on_from_postgresql(database):
    with Served(database) as server, Person(server.url) as ana:
        match = ana.open("me", "greedy")["id"]
        name = f"Ana {match}"
        assert ana.post("/api/account", {"name": name, "password": "long enough"}).status_code == 200
        before = ana.state(match)["lines"]
        server.kill()
        server.start()
        assert ana.state(match)["lines"][: len(before)] == before
        assert ana.get("/api/me")["name"] == name


def test_a_box_that_one_process_keeps_is_played_with_at_the_other(database, people):
    ana, jan = people
    text = built_in(HOUSE[0]).replace("slots = 10", "slots = 13")
    box = add_box(HOUSE[0].name, text, "Grandmother")
    in_store(database, lambda store: Boxes(store).keep(box))
    table = ana.open("me", "open", pieces=box.digest)
    assert jan.get(f"/api/tables/{table['id']}")["box"] == "Grandmother"
    assert jan.join(table["id"]).status_code == 200
    for person in people:
        assert person.state(table["id"])["view"]["seats"][1]["free_slots"] == 9


def test_a_box_that_is_taken_off_at_one_process_is_offered_at_none_and_kept_by_its_tables_at_all(
    database, people
):
    ana, jan = people
    key = readable(in_store(database, lambda store: store.key(HOST)))
    game, typed = HOUSE[1], {"king": {0: {"scoring_spaces": [9, 19, 29]}}}
    wish = {"game": game.name, "key": key, "name": "Shared", "pieces": typed}
    pieces = ana.post("/api/boxes", wish).json()["pieces"]
    assert jan.post("/api/boxes/look", wish).json()["state"] == "same"
    table = jan.open("me", "open", game=game.name, pieces=pieces)["id"]
    assert jan.post("/api/boxes/off", {"key": key, "pieces": pieces}).status_code == 200
    assert ana.post("/api/boxes/look", wish).json()["state"] == "absent"
    assert ana.post("/api/boxes/off", {"key": key, "pieces": pieces}).json()["refused"] == "not-on-shelf"
    for person in people:
        assert pieces not in str(person.get("/api/games"))
        new = {"game": game.name, "seats": ["me", "me"], "pieces": pieces}
        assert person.post("/api/tables", new).json()["refused"] == "no-such-pieces"
    assert ana.join(table).status_code == 200
    for person in people:
        assert person.state(table)["view"]["king"]["scoring_spaces"] == [9, 19, 29]


def test_what_one_process_was_told_of_when_it_started_is_taken_off_by_none(database, people, tmp_path):
    _, jan = people
    key = readable(in_store(database, lambda store: store.key(HOST)))
    file = tmp_path / "mine.toml"
    text = built_in(HOUSE[0]).replace("slots = 10", "slots = 12")
    file.write_text(f'game = "{HOUSE[0].name}"\nname = "Third"\n{text}', encoding="utf-8")
    with Served(database, "--pieces", str(file)):
        off = {"key": key, "pieces": add_box(HOUSE[0].name, text).digest}
        for person in people:
            assert person.post("/api/boxes/off", off).json()["refused"] == "box-at-start"
    with Served(database):
        assert jan.post("/api/boxes/off", off).status_code == 200


# Several processes, each a store and a lobby of its own in this one ---------------------------------


class Thinking(Programs):
    """Programs that think in this process, once they may, and count for which line."""

    def __init__(self):
        super().__init__(0)
        self.thought = []
        self.may = asyncio.Event()

    async def think(self, position, level, behalf):
        self.thought.append(position.table)
        await self.may.wait()
        return think(position, level)


async def soon(happens):
    """However long it takes, short of hanging."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)


def among(database, count, work):
    """Work with so many lobbies on one database, each hearing the others."""

    async def run(*lobbies):
        if len(lobbies) < count:

            async def with_one_more(store):
                lobby = await make_lobby(store, Thinking(), 0)
                listening = asyncio.ensure_future(
                    store.notices.listen(lobby.rooms.hear_notice, lobby.rooms.catch_up)
                )
                await soon(lambda: lobby.rooms.caught_up)
                try:
                    return await run(*lobbies, lobby)
                finally:
                    await background.end([listening])
                    await lobby.rooms.close()

            return await with_store(database, with_one_more)
        return await work(*lobbies)

    return asyncio.run(run())


async def with_program(lobby):
    """A match in which a program is asked."""
    ana = lobby.accounts.new()
    table = await lobby.open(ana, NewTable(game=GAMES[0].name, seats=["me", "random"]))
    room = await lobby.rooms.room(table.id)
    while room.sitting.program is None:
        moves = [room.match.moves[0].text]
        assert (await room.hear(ana, Request(after=room.sitting.line, moves=moves)))["ok"]
    return table.id


def programs_of(lobby):
    return lobby.rooms.house.thinkers


@pytest.mark.finding("H2a")
def test_after_a_restart_of_postgresql_every_process_hears_again(cluster, database, caplog):
    """H2: whatever was missed meanwhile is caught up with."""

    async def work(here, there):
        ana = here.accounts.new()
        id = (await here.open(ana, NewTable(game=GAMES[0].name, seats=["me", "me"]))).id
        room, same = await here.rooms.room(id), await there.rooms.room(id)
        heard = [lobby.rooms.caught_up for lobby in (here, there)]
        await asyncio.to_thread(cluster.restart)
        await soon(lambda: all(lobby.rooms.caught_up > 1 for lobby in (here, there)))
        assert heard == [1, 1]
        for _ in range(3):
            moves = [room.match.moves[0].text]
            assert (await room.hear(ana, Request(after=room.sitting.line, moves=moves)))["ok"]
            await soon(lambda: same.match.record == room.match.record)

    among(database, 2, work)
    assert caplog.text.count("are not heard") == 2  # once for each of them, however long it takes
    assert caplog.text.count("are heard again") == 2


@pytest.mark.finding("H2a")
def test_a_connection_that_is_dead_without_a_word_is_made_anew(database, monkeypatch):
    """Nobody's pulse is heard, as on a connection of which only this side is left."""
    monkeypatch.setattr(notices, "SILENCE", 0.05)

    async def work(here):
        await soon(lambda: here.rooms.caught_up >= 3)

    among(database, 1, work)


def test_a_pulse_is_heard_by_who_sends_it(database, monkeypatch):
    monkeypatch.setattr("cathedrals.server.store.store.PULSE", 0.01)

    async def work(here):
        store, heard = here.matches.store, []
        monkeypatch.setattr(store.notices, "hear_one", lambda payload, hear: heard.append(payload))
        pulsing = asyncio.ensure_future(store.pulse_on())
        await soon(lambda: len(heard) >= 3)
        await background.end([pulsing])
        assert here.rooms.caught_up == 1

    among(database, 1, work)


@pytest.mark.finding("M2")
def test_two_processes_do_not_think_about_the_same_turn(database):
    """M2: whoever has the lease thinks, and it ends with the turn."""

    async def work(here, there):
        id = await with_program(here)
        await soon(lambda: programs_of(here).thought)
        same = await there.rooms.room(id)
        same.wake()
        await same.thinking
        assert id not in await there.matches.awaiting_programs()
        programs_of(here).may.set()
        await (await here.rooms.room(id)).thinking
        assert programs_of(there).thought == []
        assert await there.matches.lease(id)  # it has ended, and need not run out

    among(database, 2, work)


@pytest.mark.finding("M2")
def test_a_program_of_a_process_that_died_is_taken_over_when_its_lease_has_run_out(database):
    """M2: nobody says a word meanwhile."""

    async def work(here, there):
        id = await with_program(here)
        await soon(lambda: programs_of(here).thought)
        await here.rooms.close()  # what it was thinking about is lost, and its lease is nobody's
        assert id not in await there.matches.awaiting_programs()
        run_out = update(matches).where(matches.c.id == id).values(leased_until=1.0)
        await there.matches.store.write(run_out)
        programs_of(there).may.set()
        await Resuming(there.rooms).look()
        room = await there.rooms.room(id)
        await room.thinking
        assert room.sitting.program is None
        assert len(programs_of(there).thought) > 0

    among(database, 2, work)


def test_a_lease_is_renewed_while_a_program_thinks_and_ended_when_the_server_stops(database):
    async def work(here, there):
        id = await with_program(here)
        await soon(lambda: programs_of(here).thought)
        run_out = update(matches).where(matches.c.id == id).values(leased_until=1.0)
        await there.matches.store.write(run_out)
        await here.matches.leases.renew()
        assert not await there.matches.lease(id)
        await here.matches.leases.end_all()
        assert await there.matches.lease(id)
        here.matches.leases.held.add(id)
        await here.matches.leases.renew()
        assert here.matches.leases.held == set()  # another has it now

    among(database, 2, work)


def test_a_process_has_its_own_lease_again_at_once_and_renews_whatever_happens(database, monkeypatch, caplog):
    async def work(here, there):
        id, leases = await with_program(here), here.matches.leases
        await soon(lambda: programs_of(here).thought)
        leases.let_go(id)
        assert not await there.matches.lease(id)
        assert await here.matches.lease(id)
        leases.lasts, tried = 0.03, Counter[str]()

        async def fail_once():
            tried["renewing"] += 1
            if tried["renewing"] == 1:
                raise OSError("the network is down")

        monkeypatch.setattr(leases, "renew", fail_once)
        renewing = asyncio.ensure_future(leases.renew_on())
        await soon(lambda: tried["renewing"] > 2 or renewing.done())
        assert not renewing.done()
        await background.end([renewing])

    among(database, 2, work)
    assert caplog.text.count("leases are not renewed") == 1


@pytest.mark.finding("L1")
def test_a_chat_reaches_people_elsewhere_once_though_it_was_sent_twice(people):
    ana, jan = people
    match = ana.open("me", "open")["id"]
    jan.join(match)
    with jan.socket(match) as there:
        there.hear("chats")
        for _ in range(2):
            assert ana.say(match, chat="hello", key="k1")["ok"]
        assert ana.say(match, chat="bye")["ok"]
        assert [there.hear("chat")["chat"]["text"] for _ in range(2)] == ["hello", "bye"]
    with jan.socket(match) as again:
        assert Counter(chat["text"] for chat in again.hear("chats")["chats"]) == {"hello": 1, "bye": 1}
