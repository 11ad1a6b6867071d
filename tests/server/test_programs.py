"""Programs that think: late ones are replaced, and the match goes on in any case."""

import asyncio
import subprocess
import sys
import threading

import pytest

import cathedrals
from cathedrals.server import programs
from cathedrals.server.programs import Programs, Thinker, think
from tests.server.serving import GAME, PATIENCE


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
    for move in think(str(match.record), seat, "journeyman"):
        assert match.asked == seat
        match.play(move)
    assert match.asked != seat


def test_a_program_answers_for_nobody_else(match):
    with pytest.raises(cathedrals.CathedralsError):
        think(str(match.record), 1 - match.asked, "greedy")


def test_a_process_answers(match):
    async def work(pool):
        moves = await pool.think(match, str(match.record), match.asked, "greedy")
        return moves, pool.replaced

    moves, replaced = in_pool(work)
    assert match.why_not(moves[0]) is None
    assert replaced == 0


def think_forever(text, seat, level):
    threading.Event().wait()


def test_a_late_process_is_replaced_and_the_match_goes_on(match, monkeypatch):
    monkeypatch.setattr(programs, "think", think_forever)

    async def work(pool):
        old = set(pool.thinkers)
        moves = await pool.think(match, str(match.record), match.asked, "greedy")
        return moves, pool.replaced, old & pool.thinkers

    moves, replaced, still_there = in_pool(work, deadline=0.0)
    assert match.why_not(moves[0]) is None
    assert replaced == 2  # the program and the one that was to stand in for it
    assert not still_there


def test_a_dead_process_is_replaced(match):
    async def work(pool):
        for thinker in pool.thinkers:
            thinker.process.kill()
            thinker.process.join()
        return await pool.think(match, str(match.record), match.asked, "greedy"), pool.replaced

    moves, replaced = in_pool(work)
    assert match.why_not(moves[0]) is None
    assert replaced == 1


def test_ctrl_c_is_for_the_server_not_for_the_processes_it_has(match):
    code = (
        "import os, signal\n"
        "from cathedrals.server.programs import Thinker, think\n"
        "thinker = Thinker()\n"
        "for _ in range(2):\n"  # while it starts, as a hasty person may, and while it waits
        "    os.kill(thinker.process.pid, signal.SIGINT)\n"
        f"    assert thinker.ask(think, ({str(match.record)!r}, {match.asked}, 'random'), 60)\n"
        "thinker.stop()\n"
    )
    subprocess.run(
        [sys.executable, "-c", code], check=True
    )  # afresh: nothing of the kind has been started yet


def test_what_a_program_cannot_do_is_no_answer():
    thinker = Thinker()
    try:
        assert thinker.ask(think, ("no record at all", 0, "greedy"), PATIENCE) is None
    finally:
        thinker.stop()
