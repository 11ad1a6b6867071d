"""Programs that think: late ones are replaced, and the match goes on in any case."""

import asyncio
import subprocess
import sys
import threading
from dataclasses import replace

import pytest

import cathedrals
from cathedrals.kernel.row import Row
from cathedrals.players.levels import PLAYERS
from cathedrals.players.thinking import advise, think
from cathedrals.server.lobby import programs
from cathedrals.server.lobby.programs import Failure, Lost, Programs, ThinkingProcess
from cathedrals.server.room.interfaces import Behalf, position_of
from tests.server.serving import GAME, PATIENCE

ANA = Behalf("ana")


@pytest.fixture
def match():
    return cathedrals.new(GAME.name, seed=4)


def in_pool(work, deadline=PATIENCE):
    async def run():
        pool = Programs(1, deadline)
        await pool.open()
        try:
            return await work(pool)
        finally:
            pool.close()

    return asyncio.run(run())


def test_a_program_answers_for_the_seat_that_is_asked_until_another_is(match):
    seat = match.asked
    for move in think(position_of(match), "journeyman"):
        assert match.asked == seat
        match.play(move)
    assert match.asked != seat


def test_a_program_answers_for_nobody_else(match):
    with pytest.raises(cathedrals.CathedralsError):
        think(replace(position_of(match), seat=1 - match.asked), "greedy")


class Careless:
    """Plays on the very table it was given, and answers what is asked there then."""

    def __init__(self, seed):
        pass

    def choose(self, game, table):
        game.play(table, game.list_legal(table)[0], Row())
        return game.list_legal(table)[0]


def test_a_program_that_plays_on_the_table_it_was_given_gives_no_move_that_is_not_legal(match, monkeypatch):
    monkeypatch.setitem(PLAYERS, "careless", Careless)
    with pytest.raises(cathedrals.Refused, match="is not legal now"):
        think(position_of(match), "careless")


def test_a_process_answers(match):
    async def work(pool):
        moves = await pool.think(position_of(match), "greedy", ANA)
        return moves, pool.replaced

    moves, replaced = in_pool(work)
    assert match.why_not(moves[0]) is None
    assert replaced == 0


def think_forever(position, level):
    threading.Event().wait()


def test_a_late_process_is_replaced_and_the_match_goes_on(match, monkeypatch):
    monkeypatch.setattr(programs, "think", think_forever)

    async def work(pool):
        old = set(pool.processes)
        moves = await pool.think(position_of(match), "greedy", ANA)
        return moves, pool.replaced, old & pool.processes

    moves, replaced, still_there = in_pool(work, deadline=0.0)
    assert match.why_not(moves[0]) is None
    assert replaced == 2  # the program and the one that was to stand in for it
    assert not still_there


def test_a_dead_process_is_replaced_and_the_log_names_game_and_program(match, caplog):
    async def work(pool):
        for one in pool.processes:
            one.process.kill()
            one.process.join()
        return await pool.think(position_of(match), "greedy", ANA), pool.replaced

    moves, replaced = in_pool(work)
    assert match.why_not(moves[0]) is None
    assert replaced == 1
    assert f"a program is replaced ({GAME.name} greedy): " in caplog.text


def test_ctrl_c_is_for_the_server_not_for_the_processes_it_has():
    code = (
        "import os, signal\n"
        "import cathedrals\n"
        "from cathedrals.players.thinking import think\n"
        "from cathedrals.server.lobby.programs import ThinkingProcess\n"
        "from cathedrals.server.room.interfaces import position_of\n"
        f"position = position_of(cathedrals.new({GAME.name!r}, seed=4))\n"
        "thinking = ThinkingProcess()\n"
        "for _ in range(2):\n"  # while it starts, as a hasty person may, and while it waits
        "    os.kill(thinking.process.pid, signal.SIGINT)\n"
        "    assert thinking.ask(think, (position, 'random'), 60)\n"
        "thinking.stop()\n"
    )
    subprocess.run(
        [sys.executable, "-c", code], check=True
    )  # afresh: nothing of the kind has been started yet


def test_what_a_program_does_wrong_is_said_and_its_process_goes_on(match):
    thinking = ThinkingProcess()
    try:
        failure = thinking.ask(think, (replace(position_of(match), seat=3), "greedy"), PATIENCE)
        assert isinstance(failure, Failure)
        assert "is asked, not 3" in failure.trace
        assert thinking.ask(think, (position_of(match), "greedy"), PATIENCE)
    finally:
        thinking.stop()


def test_a_process_that_does_not_answer_is_lost():
    thinking = ThinkingProcess()
    try:
        with pytest.raises(Lost, match="did not answer"):
            thinking.ask(think_forever, (None, ""), 0.0)
    finally:
        thinking.stop()


def fail(position, level="greedy"):
    raise ArithmeticError("too many stones")


def test_a_program_that_fails_is_logged_and_the_match_goes_on(match, monkeypatch, caplog):
    monkeypatch.setattr(programs, "think", fail)

    async def work(pool):
        return await pool.think(position_of(match), "greedy", ANA), pool.replaced

    moves, replaced = in_pool(work)
    assert match.why_not(moves[0]) is None
    assert replaced == 0
    assert caplog.text.count("ArithmeticError: too many stones") == 2


def test_hints_that_fail_are_logged_and_none(match, monkeypatch, caplog):
    monkeypatch.setattr(programs, "advise", fail)
    assert in_pool(lambda pool: pool.advise(position_of(match), ANA)) is None
    assert "too many stones" in caplog.text


def test_advice_comes_from_another_process(match):
    hints = in_pool(lambda pool: pool.advise(position_of(match), ANA))
    assert hints
    assert match.why_not(hints[0]["text"]) is None
    assert hints[0]["reasons"]


class Unreadable:
    """What can be sent and not be read."""

    def __reduce__(self):
        return int, ("no number",)


def say_what_cannot_be_read(position):
    return Unreadable()


def test_an_answer_that_cannot_be_read_costs_a_process_and_nothing_else(match, monkeypatch, caplog):
    monkeypatch.setattr(programs, "advise", say_what_cannot_be_read)

    async def work(pool):
        nothing = await pool.advise(position_of(match), ANA)
        monkeypatch.setattr(programs, "advise", advise)
        return nothing, await pool.advise(position_of(match), ANA), pool.replaced

    nothing, hints, replaced = in_pool(work)
    assert nothing is None
    assert hints
    assert replaced == 1
    assert "no number" in caplog.text


def test_whoever_gives_up_waiting_leaves_no_process_out_of_work(match):
    async def work(pool):
        asking = asyncio.ensure_future(pool.ask(ANA, think_forever, position_of(match), ""))
        await asyncio.sleep(0.1)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        return await pool.advise(position_of(match), ANA)

    assert in_pool(work)
