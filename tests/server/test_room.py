"""A room by itself: no socket, no database, no other process. What it needs it is given."""

import asyncio
import time
from dataclasses import replace

import pytest

from cathedrals.games import GAMES
from cathedrals.players.thinking import think
from cathedrals.server.lobby.beginning import begin
from cathedrals.server.room.chats import key_of
from cathedrals.server.room.interfaces import Faster, House
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import OVER, Guest, HostedTable, Seat, match_of
from cathedrals.server.wire.requests import Request

ANA, JAN = Guest("ana"), Guest("jan")


class Memory:
    """Keeps a match for as long as it is asked to, and fails when it is told to."""

    def __init__(self):
        self.table: HostedTable | None = None
        self.lines: list[str] = []
        self.said, self.passed_on = [], []
        self.fails = None
        self.loads = 0
        self.leases = []

    async def keep(self, table, first, lines, seats):
        if self.fails is not None:
            raise self.fails
        if first != len(self.lines) + 1:
            raise Faster
        self.table = table
        self.lines += [str(line) for line in lines]

    async def load(self, id):
        assert self.table is not None
        self.loads += 1
        return self.table, match_of(self.table, self.lines)

    async def after(self, id, line):
        assert self.table is not None
        return self.lines[line:], [replace(seat) for seat in self.table.seats]

    async def lease(self, id):
        return self.leases.pop(0) if self.leases else True

    def let_go(self, id):
        pass

    async def add_chat(self, id, chat):
        if any(said["key"] == chat["key"] for said in self.said):
            return False
        self.said.append(chat)
        self.passed_on.append({"chat": chat})
        return True

    async def chats(self, id):
        return self.said

    def pass_on(self, id, aside):
        self.passed_on.append(aside)


class Thinkers:
    """Programs that think here and at once; their advice may be late."""

    def __init__(self):
        self.advice = []

    async def think(self, position, level, behalf):
        return think(position, level)

    async def advise(self, position, behalf):
        return self.advice.pop(0)


class Listening:
    def __init__(self, guest, seat=None, said=False):
        self.guest, self.seat, self.said = guest, seat, said
        self.heard = []

    def hear(self, telling):
        self.heard.append(telling.message)

    @property
    def last(self):
        return next(message for message in reversed(self.heard) if "view" in message)


@pytest.fixture
def memory():
    return Memory()


@pytest.fixture
def thinkers():
    return Thinkers()


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def room(request, memory, thinkers):
    """A match of Ana and Jan."""
    seats = [Seat(0, guest=ANA.id, name="Ana", salt="a"), Seat(1, guest=JAN.id, name="Jan", salt="b")]
    game = request.param
    options = {option.name: option.values[0] for option in game.options}
    table = HostedTable("m", game.name, options, True, "link", bytes(32), 0.0, seats=seats)
    match = begin(table, [])
    table.begin(match)
    memory.table, memory.lines = table, [str(line) for line in match.record.lines]
    return Room(House(memory, thinkers), table, match)


async def play_first(room):
    guest = (ANA, JAN)[room.match.asked]
    return await say(room, guest, moves=[room.match.moves[0].text])


async def say(room, guest, **request):
    return await room.hear(guest, Request(after=len(room.match.record.lines), **request))


def test_what_is_played_is_kept_and_then_told_to_everybody(room, memory):
    async def play():
        ana, jan, eva = Listening(ANA), Listening(JAN), Listening(None)
        for listener in (ana, jan, eva):
            await room.enter(listener, 0)
        assert (await play_first(room))["ok"]
        return ana, jan, eva

    heard = asyncio.run(play())
    assert memory.lines == [str(line) for line in room.match.record.lines]
    assert {listener.last["line"] for listener in heard} == {len(memory.lines)}
    assert [bool(listener.last["moves"]) for listener in heard].count(True) == 1
    assert [listener.last["as_seats"] for listener in heard] == [(0,), (1,), ()]


def test_what_cannot_be_kept_has_not_happened(room, memory):
    async def play():
        jan = Listening(JAN)
        await room.enter(jan, 0)
        memory.fails = OSError("the disk is full")
        with pytest.raises(OSError, match="the disk is full"):
            await play_first(room)
        memory.fails = None
        return jan, await room.state(JAN, 0)

    before = list(memory.lines)
    jan, state = asyncio.run(play())
    assert memory.lines == before == state["lines"]
    assert jan.last["line"] == len(before)


def test_who_was_overtaken_is_told_the_lines_of_the_faster(room, memory, thinkers):
    async def play():
        other = Room(House(memory, thinkers), *await memory.load("m"))
        ana = Listening(ANA)
        await room.enter(ana, 0)
        known = len(memory.lines)
        assert (await play_first(other))["ok"]
        assert (await play_first(room))["refused"] == "stale"
        return known, ana

    known, ana = asyncio.run(play())
    assert (ana.last["since"], ana.last["lines"]) == (known, memory.lines[known:])
    assert ana.last["lines"]


def test_two_programs_play_a_match_to_its_end_without_a_network(room, memory):
    for seat in room.table.seats:
        seat.give_to(None, "random", "random")

    async def play():
        watching = Listening(None, said=True)
        await room.enter(watching, 0)
        await room.thinking
        return watching

    watching = asyncio.run(play())
    assert room.match.over
    assert memory.table.status == OVER
    assert watching.last["secret"] == bytes(32).hex()
    assert watching.last["said"]["question"]


def test_who_is_told_in_sentences_hears_one_for_every_event_and_move(room):
    async def look():
        watching = Listening((ANA, JAN)[room.match.asked], said=True)
        await room.enter(watching, 0)
        return watching.last

    told = asyncio.run(look())
    assert len(told["said"]["events"]) == len(told["events"]) > 0
    assert all(told["said"]["events"])
    assert room.table.seats[room.match.asked].name in told["said"]["question"]
    assert told["said"]["table"].count("\n") > 5
    assert all(move["said"] for move in told["moves"] or [{"said": ""}])


def test_a_chat_and_a_wish_are_passed_on_to_other_processes(room, memory):
    async def talk():
        await say(room, ANA, chat="hello", key="k")
        last = room.match.asked
        while room.match.asked == last:
            await play_first(room)
        await play_first(room)  # the other has answered: nobody takes that back alone
        guest = (ANA, JAN)[last]
        told = await room.state(guest, 0)
        return await say(room, guest, undo=told["can_ask_undo"]), told["can_ask_undo"], last

    answer, to, last = asyncio.run(talk())
    assert answer["refused"] == "undo-needs-consent"
    said = {"seat": 0, "name": "Ana", "text": "hello", "key": key_of(ANA, "k")}
    assert memory.passed_on[0] == {"chat": said}
    assert memory.passed_on[-1] == {"wish": {"seat": last, "undo": to}}


def test_advice_that_was_late_is_not_remembered_as_none(room, thinkers):
    hint = {"text": "x", "words": "move-x", "args": {}, "reasons": [], "share": 50}
    thinkers.advice = [None, [hint]]
    guest = (ANA, JAN)[room.match.asked]

    async def ask():
        return [await say(room, guest, hint=True) for _ in range(3)]

    late, *others = asyncio.run(ask())
    assert (late["ok"], late["refused"]) == (False, "no-hint-yet")
    assert [answer["hints"] for answer in others] == [[hint], [hint]]
    assert thinkers.advice == []


def test_a_notice_of_another_process_is_caught_up_with(room, memory, thinkers):
    async def play():
        other = Room(House(memory, thinkers), *await memory.load("m"))
        ana = Listening(ANA)
        await room.enter(ana, 0)
        await play_first(other)
        await room.hear_notice({"line": len(memory.lines)})
        await room.hear_notice({"wish": {"seat": 1, "undo": 3}})
        return ana, await room.state(ANA, 0)

    ana, state = asyncio.run(play())
    assert ana.last["line"] == len(memory.lines)
    assert ana.heard[-1] == {"wish": {"seat": 1, "undo": 3}} == {"wish": state["wish"]}


def test_a_wish_outlives_reading_the_match_anew_but_no_answer_that_was_kept_elsewhere(room, memory, thinkers):
    wish = {"seat": 1, "undo": 3}

    async def read_anew():
        room.is_stale = True  # as after something that failed
        return (await room.state(ANA, 0))["wish"]

    async def play():
        other = Room(House(memory, thinkers), *await memory.load("m"))
        await room.hear_notice({"wish": wish})
        before = await read_anew()
        await play_first(other)
        return before, await read_anew()

    assert asyncio.run(play()) == (wish, None)


def test_what_all_see_alike_is_made_and_encoded_once(room):
    state = room.state_after(0)
    assert state.outgoing_to((), False) is state.outgoing_to((), False)
    assert state.outgoing_to((0,), False).text is state.outgoing_to((0,), False).text
    assert state.to((0,))["view"] is state.to((1,))["view"]


def give_to_a_program(room):
    """The seat that is asked; gives whoever sits on the other."""
    seat = room.match.asked
    room.table.seats[seat].give_to(None, "random", "random")
    return (ANA, JAN)[1 - seat]


def test_what_a_program_planned_is_forgotten_when_the_match_changed_meanwhile(room, thinkers):
    person = give_to_a_program(room)
    plans = [["of another table"]]

    async def think_while_another_goes(position, level, behalf):
        if plans:
            await say(room, person, leave=True)
            return plans.pop()
        return think(position, level)

    thinkers.think = think_while_another_goes
    asyncio.run(room.let_programs_play())
    assert room.sitting.program is None


def test_what_a_program_planned_is_forgotten_when_another_process_was_faster(room, memory, thinkers):
    give_to_a_program(room)

    async def play():
        other = Room(House(memory, thinkers), *await memory.load("m"))
        plans = [[room.match.moves[0].text, "of another table"]]

        async def think_while_another_plays(position, level, behalf):
            if plans:
                other.match.play(other.match.moves[0])
                await other.keep()
                return plans.pop()
            return think(position, level)

        thinkers.think = think_while_another_plays
        await room.let_programs_play()

    asyncio.run(play())
    assert room.sitting.program is None
    assert memory.lines == [str(line) for line in room.match.record.lines]


def test_who_comes_in_while_somebody_speaks_hears_it_once(room, memory):
    read = memory.chats

    async def read_slowly(id):
        found = list(await read(id))
        await asyncio.sleep(0.01)
        return found

    async def talk():
        memory.chats = read_slowly
        jan = Listening(JAN)
        coming = asyncio.create_task(room.enter(jan, 0))
        await asyncio.sleep(0)
        assert not room.is_idle
        await say(room, ANA, chat="hello", key="k")
        await coming
        return jan

    jan = asyncio.run(talk())
    heard = [message["chat"] for message in jan.heard if "chat" in message]
    before = [chat for message in jan.heard for chat in message.get("chats", [])]
    assert [chat["text"] for chat in before + heard] == ["hello"]


def test_lines_of_another_process_are_told_though_as_many_could_not_be_kept_here(room, memory, thinkers):
    async def play():
        other = Room(House(memory, thinkers), *await memory.load("m"))
        jan = Listening(JAN)
        await room.enter(jan, 0)
        memory.fails = OSError("the network is down")
        with pytest.raises(OSError, match="the network is down"):
            await play_first(room)
        memory.fails = None
        await play_first(other)
        await room.hear_notice({"line": len(memory.lines)})
        return jan

    assert asyncio.run(play()).last["line"] == len(memory.lines)


class Deaf(Listening):
    """Hears what is told at first, and nothing of what happens."""

    def hear(self, telling):
        if len(self.heard) == 2:
            raise OSError("nobody hears")
        super().hear(telling)


def test_who_cannot_be_told_what_happened_is_let_go_and_the_others_are_told(room, memory, caplog):
    async def play():
        listeners = [Listening(ANA), Deaf(None), Listening(JAN), Deaf(None), Listening(None)]
        for listener in listeners:
            await room.enter(listener, 0)
        assert (await play_first(room))["ok"]
        return listeners

    listeners = asyncio.run(play())
    hearing = {listener for listener in listeners if not isinstance(listener, Deaf)}
    assert {listener.last["line"] for listener in hearing} == {len(memory.lines)}
    assert room.listeners == hearing
    assert caplog.text.count("OSError: nobody hears") == 2


def test_the_table_of_a_rematch_that_another_process_opened_is_known(room):
    asyncio.run(room.hear_notice({"again": "n"}))
    assert room.table.show(ANA)["again"] == "n"


@pytest.mark.finding("L1")
def test_what_is_said_twice_with_one_key_is_kept_and_told_once(room, memory):
    async def talk():
        jan = Listening(JAN)
        await room.enter(jan, 0)
        answers = [await room.hear(ANA, Request(id="7", chat="hello", key="k")) for _ in range(2)]
        return jan, answers

    jan, answers = asyncio.run(talk())
    assert answers[0] == answers[1]
    assert answers[0]["ok"]
    assert [chat["text"] for chat in memory.said] == ["hello"]
    assert len([heard for heard in jan.heard if "chat" in heard]) == 1


def test_nobodys_key_swallows_what_another_says(room, memory):
    async def talk():
        for guest in (ANA, JAN):
            await room.hear(guest, Request(chat=f"hello from {guest.id}", key="k"))

    asyncio.run(talk())
    assert [chat["text"] for chat in memory.said] == [f"hello from {guest.id}" for guest in (ANA, JAN)]


def test_without_a_key_the_same_may_be_said_again(room, memory):
    async def talk():
        for _ in range(2):
            await room.hear(ANA, Request(phrase="hurry"))

    asyncio.run(talk())
    assert len(memory.said) == 2


def test_who_is_here_hears_what_was_said_elsewhere_when_another_comes_and_never_twice(room, memory):
    async def talk():
        ana, jan = Listening(ANA), Listening(JAN)
        await room.enter(ana, 0)
        chat = {"seat": 1, "name": "Jan", "text": "hello", "key": "k"}
        memory.said.append(chat)  # kept by another process, whose notice is on its way
        await room.enter(jan, 0)
        await room.hear_notice({"chat": chat})
        return ana, jan

    ana, jan = asyncio.run(talk())
    assert [heard["chat"]["text"] for heard in ana.heard if "chat" in heard] == ["hello"]
    assert [heard for heard in jan.heard if "chat" in heard] == []
    assert [heard["chats"] for heard in jan.heard if "chats" in heard] == [memory.said]


def test_a_program_that_another_process_lets_think_does_not_think_here(room, memory, thinkers):
    give_to_a_program(room)
    memory.leases = [False]

    async def never(position, level, behalf):
        raise AssertionError("it thinks twice")

    thinkers.think = never
    before = list(memory.lines)
    asyncio.run(room.let_programs_play())
    assert memory.lines == before


def test_programs_think_on_behalf_of_who_opened_the_table_and_hints_of_who_asks(room, thinkers):
    owners = []

    async def advise(position, behalf):
        owners.append((behalf.owner, behalf.is_awaited()))
        return []

    async def think_first(position, level, behalf):
        owners.append((behalf.owner, behalf.is_awaited()))
        return think(position, level)

    async def ask():
        room.table.host = "host"
        guest = (ANA, JAN)[room.match.asked]
        thinkers.advise, thinkers.think = advise, think_first
        await say(room, guest, hint=True)
        give_to_a_program(room)
        room.spoken_to = float("-inf")  # long ago
        await room.let_programs_play()
        return guest

    guest = asyncio.run(ask())
    assert owners[:2] == [(guest.id, True), ("host", False)]


@pytest.mark.parametrize("listens", [True, False])
@pytest.mark.parametrize("spoke_just_now", [True, False])
def test_a_program_is_awaited_while_somebody_looks_on_or_has_just_spoken(room, listens, spoke_just_now):
    async def look():
        if listens:
            await room.enter(Listening(ANA), 0)
        room.spoken_to = time.monotonic() if spoke_just_now else float("-inf")
        return room.is_awaited()

    assert asyncio.run(look()) is (listens or spoke_just_now)


@pytest.mark.parametrize(
    ("seat", "left", "refusal"),
    [(0, False, None), (1, False, "not-your-seat"), (1, True, None), (2, True, "not-your-seat")],
)
def test_a_program_takes_over_ones_own_seat_or_one_that_was_left(room, seat, left, refusal):
    if left:
        room.table.seats[1].give_to(None, None, "Jan")
    answer = asyncio.run(say(room, ANA, program="random", seat=seat))
    assert answer.get("refused") == refusal
    assert [one.program for one in room.table.seats if one.program] == ([] if refusal else ["random"])
