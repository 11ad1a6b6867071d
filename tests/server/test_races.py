"""Two who act at once: at one seat, on one wish, on one undo. One of them is first, and the other learns of it."""

import asyncio

import pytest

from cathedrals.games import GAMES
from cathedrals.server.lobby.beginning import begin
from cathedrals.server.room.interfaces import House
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import Guest, HostedTable, Lent, Seat
from cathedrals.server.wire.requests import Request
from tests.server.test_room import ANA, JAN, Listening, memory, play_first, room, say, thinkers

__all__ = ["memory", "room", "thinkers"]  # fixtures
EVA = Guest("eva")


@pytest.fixture
def of_three(memory, thinkers):
    """A match of Ana, Jan and Eva, in which all have answered."""
    seats = [Seat(n, guest=one.id, name=one.id, salt="") for n, one in enumerate((ANA, JAN, EVA))]
    game = next(game for game in GAMES if 3 in game.seats)
    table = HostedTable("m", game.name, {}, True, "link", bytes(32), 0.0, seats=seats)
    match = begin(table, [])
    table.begin(match)
    memory.table, memory.lines = table, [str(line) for line in match.record.lines]
    room = Room(House(memory, thinkers), table, match)
    asyncio.run(until_all_answered(room))
    return room


def asked(room):
    return (ANA, JAN, EVA)[room.match.asked]


async def until_all_answered(room):
    """Whoever answered first cannot take that back alone any more."""
    answered: set[int] = set()
    first = room.match.asked
    while answered != set(range(len(room.table.seats))) or room.match.asked == first:
        answered.add(room.match.asked)
        assert (await say(room, asked(room), moves=[room.match.moves[0].text]))["ok"]


async def at_once(room, *requests):
    """All of them meant after the same line; what each was answered."""
    line = room.sitting.line
    said = [room.hear(guest, Request(after=line, **request)) for guest, request in requests]
    return await asyncio.gather(*said)


def outcomes(answers):
    return [answer.get("refused", "ok") for answer in answers]


def lend_asked_seat(room):
    """To Eva; gives the owner."""
    owner = (ANA, JAN)[room.match.asked]
    room.lend([Lent(room.match.asked, owner.id, EVA.id)])
    return owner


# At one seat -----------------------------------------------------------------------------------------


def test_of_two_different_moves_at_one_seat_the_first_counts_and_the_other_is_stale(room, memory):
    owner, (first, second, *_) = lend_asked_seat(room), [move.text for move in room.match.moves]
    line, seat = room.sitting.line, room.match.asked
    answers = asyncio.run(at_once(room, (EVA, {"moves": [first]}), (owner, {"moves": [second]})))
    assert outcomes(answers) == ["ok", "stale"]
    assert [text for text in memory.lines[line:] if not text.startswith(".")] == [f"{seat} {first}"]


def test_the_same_move_of_two_at_one_seat_is_played_once_and_both_are_content(room, memory):
    owner, text, line = lend_asked_seat(room), room.match.moves[0].text, room.sitting.line
    answers = asyncio.run(at_once(room, (EVA, {"moves": [text]}), (owner, {"moves": [text]})))
    assert outcomes(answers) == ["ok", "ok"]
    assert sum(not text.startswith(".") for text in memory.lines[line:]) == 1
    assert {answer["line"] for answer in answers} == {len(memory.lines)}


def test_a_move_of_another_seat_is_not_taken_for_ones_own_though_it_reads_alike(room, memory):
    guest, text = (ANA, JAN)[room.match.asked], room.match.moves[0].text
    other = JAN if guest is ANA else ANA
    answers = asyncio.run(at_once(room, (guest, {"moves": [text]}), (other, {"moves": [text]})))
    assert outcomes(answers) == ["ok", "stale"]


def test_who_borrows_a_seat_that_was_left_meanwhile_plays_there_no_more(room, memory):
    owner, text = lend_asked_seat(room), room.match.moves[0].text
    answers = asyncio.run(at_once(room, (owner, {"leave": True}), (EVA, {"moves": [text]})))
    assert outcomes(answers) == ["ok", "not-your-seat"]
    assert memory.lines[-1].endswith("leave")


# On one wish -----------------------------------------------------------------------------------------


async def wishes(room):
    """Who answered first would like to take that back; gives the guest, the others, and to which line."""
    line = next(n for n, line in enumerate(room.match.record.lines) if line.seat >= 0)
    seat = room.match.record.lines[line].seat
    people = [ANA, JAN, EVA]
    wisher = people.pop(seat)
    assert (await say(room, wisher, undo=line))["refused"] == "undo-needs-consent"
    return wisher, people, line


def test_of_two_who_agree_at_once_the_second_is_told_and_agrees_again(of_three, memory):
    async def agree():
        wisher, (one, other), line = await wishes(of_three)
        listening = Listening(wisher)
        await of_three.enter(listening, 0)
        answers = await at_once(of_three, (one, {"agree": line}), (other, {"agree": line}))
        assert outcomes(answers) == ["ok", "stale"]
        assert listening.last["wish"]["undo"] == line
        assert (await say(of_three, other, agree=line))["ok"]
        return line, listening

    line, listening = asyncio.run(agree())
    ends = [text.partition(" ")[2].partition(" ")[2] for text in memory.lines[-3:]]
    assert ends == [f"agree {line}", f"agree {line}", f"undo {line}"]
    assert (listening.last["stands"], listening.last["wish"]) == (line, None)


def test_who_agrees_to_what_was_wished_before_another_wish_agrees_to_nothing(of_three, memory):
    async def agree():
        _, (one, other), line = await wishes(of_three)
        seat = [ANA, JAN, EVA].index(one)
        own = next(n for n, line in enumerate(of_three.match.record.lines) if line.seat == seat)
        assert (await say(of_three, one, undo=own))["refused"] == "undo-needs-consent"
        return await say(of_three, other, agree=line), memory.lines[-1]

    answer, last = asyncio.run(agree())
    assert answer["refused"] == "no-wish"
    assert "agree" not in last


def test_a_move_and_consent_at_once_leave_the_move_and_no_wish(of_three):
    async def play():
        _, people, line = await wishes(of_three)
        text = of_three.match.moves[0].text
        answers = await at_once(of_three, (asked(of_three), {"moves": [text]}), (people[0], {"agree": line}))
        return answers, await of_three.state(people[0], 0)

    answers, state = asyncio.run(play())
    assert outcomes(answers) == ["ok", "stale"]
    assert state["wish"] is None


def test_consent_of_somebody_who_then_leaves_is_not_waited_for(of_three, memory):
    async def agree():
        _, (one, other), line = await wishes(of_three)
        assert (await say(of_three, one, leave=True))["ok"]
        assert (await say(of_three, other, agree=line))["ok"]
        return line

    line = asyncio.run(agree())
    assert memory.lines[-1].endswith(f"undo {line}")


# On one undo -----------------------------------------------------------------------------------------


async def answered_alone(room):
    """Somebody has answered, and neither chance nor another since; gives who, and before which line."""
    while True:
        guest, line = (ANA, JAN)[room.match.asked], room.sitting.line
        await play_first(room)
        if room.sitting.line == line + 1:
            return guest, line


def test_the_same_undo_twice_at_once_takes_back_one_answer(room, memory):
    async def undo():
        guest, line = await answered_alone(room)
        return await at_once(room, (guest, {"undo": line}), (guest, {"undo": line})), line

    answers, line = asyncio.run(undo())
    assert outcomes(answers) == ["ok", "ok"]
    assert [text.endswith(f"undo {line}") for text in memory.lines[-2:]] == [False, True]
    assert room.match.standing()[-1] == line


def test_an_undo_and_a_move_at_once_are_not_both_carried_out(room, memory):
    async def undo():
        guest, line = await answered_alone(room)
        asked, text = (ANA, JAN)[room.match.asked], room.match.moves[0].text
        return await at_once(room, (asked, {"moves": [text]}), (guest, {"undo": line}))

    assert outcomes(asyncio.run(undo())) == ["ok", "stale"]
    assert not any("undo" in line for line in memory.lines)


def test_an_undo_that_ones_own_other_seat_agreed_to_is_known_again_when_it_is_repeated(room, memory):
    room.table.seats[1].guest = ANA.id

    async def undo():
        line = room.sitting.line
        seat = room.match.asked
        while room.match.asked == seat:
            await say(room, ANA, moves=[room.match.moves[0].text])
        await say(room, ANA, moves=[room.match.moves[0].text])
        return await at_once(room, (ANA, {"undo": line}), (ANA, {"undo": line})), line, seat

    answers, line, seat = asyncio.run(undo())
    assert outcomes(answers) == ["ok", "ok"]
    assert memory.lines[-2:] == [f"! {1 - seat} agree {line}", f"! {seat} undo {line}"]
