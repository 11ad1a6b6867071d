"""Finding H1: what somebody asks about a long match costs little, is worked out once, and nobody waits for it."""

import asyncio
import itertools

import pytest

from cathedrals.kernel.game import Refused
from cathedrals.kernel.past import EVERY
from cathedrals.kernel.undoing import Wish
from cathedrals.server import patience
from cathedrals.server.patience import Patience, at_once, in_pieces
from cathedrals.server.room import sitting
from cathedrals.server.room.telling import About
from cathedrals.server.study import study as studies
from cathedrals.server.study.course import course_of
from cathedrals.server.study.draws import Drawn
from cathedrals.server.study.positions import tell_position
from cathedrals.server.study.study import Study
from tests.kernel.test_past import endless, work_of_undoing
from tests.server.test_room import ANA, JAN, memory, play_first, room, say, thinkers

__all__ = ["memory", "room", "thinkers"]  # fixtures

SOME = 12  # moves


async def move_and_undo(room, times):
    for _ in range(times):
        seat, before = room.match.asked, len(room.match.record.lines)
        answer = await play_first(room)
        guest = (ANA, JAN)[seat]
        if answer["ok"] and room.match.undo_border(seat) < before + 1:
            assert (await say(room, guest, undo=room.match.past.before(before + 1)))["ok"]


# Looking back ---------------------------------------------------------------------------------------


@pytest.mark.finding("H1a")
def test_any_position_is_told_with_bounded_work_however_much_was_taken_back():
    match, game = endless(600)
    work_of_undoing(match, game, times=100)
    game.carried_out = 0
    lines = range(len(match.record.lines), 0, -9)
    for line in lines:
        tell_position(match, line, About("m", []), ())
    assert game.carried_out < len(lines) * 2 * EVERY


@pytest.mark.finding("H1b")
def test_every_draw_is_worked_out_once_however_often_it_is_asked_for(room, monkeypatch):
    asked = []

    def counted(drawn, line):
        asked.append(line)
        return {"line": line, "weights": [], "outcome": 0}

    monkeypatch.setattr(Drawn, "draw", counted)

    async def look():
        study = Study(room)
        for _ in range(3):
            await play_first(room)
            await asyncio.gather(study.draws(), study.draws())
        return await study.draws()

    told = asyncio.run(look())
    assert asked == [draw["line"] for draw in told["draws"]]
    assert len(asked) == len(set(asked)) > 0


def test_draws_that_were_taken_back_are_told_too(room):
    async def look():
        study = Study(room)
        await study.draws()
        await move_and_undo(room, SOME)
        return await study.draws()

    told = asyncio.run(look())
    assert told == Study(room).drawn.tell() | {"draws": told["draws"]}
    drawn = Drawn(room.match)
    at_once(drawn.note(len(room.match.record.lines)))
    assert told["draws"] == drawn.noted


@pytest.mark.finding("H1b")
def test_the_course_of_a_match_that_is_over_is_worked_out_once(room, monkeypatch):
    asked = []

    def counted(match):
        asked.append(match.over)
        return course_of(match)

    monkeypatch.setattr(studies, "course_of", counted)

    async def look():
        study = Study(room)
        for _ in range(SOME):
            await play_first(room)
        assert (await study.course())["lines"] == []
        await say(room, ANA, resign=True)
        return await asyncio.gather(*(study.course() for _ in range(3)))

    courses = asyncio.run(look())
    assert asked == [False, True]
    assert courses[0] == courses[1] == courses[2]
    assert len(courses[0]["lines"]) == len(courses[0]["shares"]) > 1


@pytest.mark.finding("H1b")
@pytest.mark.parametrize("wanted", ["draws", "course"])
def test_a_move_need_not_wait_until_somebody_else_has_been_told_the_past(room, monkeypatch, wanted):
    gate = asyncio.Event()

    async def held(steps):
        await gate.wait()
        return at_once(steps)

    monkeypatch.setattr(studies, "in_pieces", held)

    async def look_and_play():
        looking = asyncio.create_task(getattr(Study(room), wanted)())
        await asyncio.sleep(0)
        answer = await play_first(room)
        assert not looking.done()
        gate.set()
        await looking
        return answer

    assert asyncio.run(look_and_play())["ok"]


# Pieces ---------------------------------------------------------------------------------------------


def counting(count, done=None):
    for number in range(count):
        if done is not None:
            done.append(number)
        yield
    return count


def ticking():
    """A clock that goes on by one whenever it is looked at."""
    return itertools.count().__next__


@pytest.mark.finding("H1b")
def test_others_have_a_turn_after_each_piece():
    async def work():
        done: list[int] = []
        turns: list[int] = []

        async def other():
            while len(done) < 30:
                turns.append(len(done))
                await asyncio.sleep(0)

        waiting = asyncio.create_task(other())
        found = await Patience(4.5, ticking()).do(counting(30, done))
        await waiting
        return found, turns

    found, turns = asyncio.run(work())
    assert found == 30
    assert turns == [5, 10, 15, 20, 25]


def test_whoever_works_at_the_same_time_shares_a_piece():
    async def work():
        shared = Patience(8.5, ticking())
        done: list[int] = []
        await asyncio.gather(*(shared.do(counting(20, done)) for _ in range(4)))
        return shared.working, done

    working, done = asyncio.run(work())
    assert working == 0
    runs = [place for place in range(1, len(done)) if done[place] != done[place - 1] + 1]
    assert len(runs) > 20, "nobody had a piece to themselves"


def test_what_fails_in_a_piece_fails_for_who_asked():
    def failing():
        yield
        raise ArithmeticError("too many stones")

    with pytest.raises(ArithmeticError, match="too many stones"):
        asyncio.run(in_pieces(failing()))
    assert patience.PATIENCE.working == 0


# What a record may hold -------------------------------------------------------------------------------


@pytest.fixture
def full(room, monkeypatch):
    """A match in which no more may be taken back."""
    monkeypatch.setattr(sitting, "MOST_SPENT", 4)
    while room.match.tally.count_on().spent < 4:
        asyncio.run(move_and_undo(room, 1))
    return room


def refusal_of(answer):
    return answer.get("refused")


@pytest.mark.finding("H1c")
def test_a_match_in_which_very_much_was_taken_back_can_be_played_on_or_given_up(full):
    async def play():
        seat, guest = full.match.asked, (ANA, JAN)[full.match.asked]
        line = full.match.tally.last
        assert (await play_first(full))["ok"]
        undo = await say(full, guest, seat=seat, undo=line)
        while full.match.asked == seat:
            assert (await play_first(full))["ok"]
        return undo, await say(full, JAN, resign=True)

    undo, resign = asyncio.run(play())
    assert refusal_of(undo) == "record-full"
    assert "4" in undo["words"]
    assert resign["ok"]


@pytest.mark.finding("H1c")
def test_consent_and_taking_over_are_bounded_too(full):
    full.sitting.wish = Wish(0, 1)
    assert refusal_of(asyncio.run(say(full, JAN, agree=1))) == "record-full"
    full.sitting.give(1, None, None, "Jan")
    with pytest.raises(Refused, match="no longer"):
        asyncio.run(full.sit(JAN, 1, "Jan"))


def test_only_so_many_lines_are_copied_into_a_match_that_goes_on_from_another(room, monkeypatch):
    monkeypatch.setattr(studies, "MOST_LINES_BEFORE", 3)

    async def look():
        for _ in range(SOME):
            await play_first(room)
        study = Study(room)
        await study.check_goes_on(3)
        await study.check_goes_on(4)

    with pytest.raises(Refused, match="first 3 lines"):
        asyncio.run(look())
