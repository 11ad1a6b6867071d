"""Whose turn it is to have a program think: one share for each who waits. Finding H6 of the review."""

import asyncio
from itertools import pairwise

import pytest

from cathedrals.server.lobby import turns
from cathedrals.server.lobby.turns import Turns
from cathedrals.server.room.interfaces import Behalf


class Queue:
    """Who waits for one process, and who has had it, in order."""

    def __init__(self, most_each=1):
        self.turns: Turns[str] = Turns(most_each)
        self.had = []
        self.tasks = []

    async def ask(self, name, owner, is_awaited=lambda: True, hurries=False):
        behalf = Behalf(owner, is_awaited)
        self.tasks.append(asyncio.ensure_future(self.have(name, behalf, hurries)))
        await asyncio.sleep(0)

    async def have(self, name, behalf, hurries):
        process = await self.turns.take(behalf, hurries)
        self.had.append(name)
        await asyncio.sleep(0)
        self.turns.give_back(behalf, process)

    async def run(self):
        """One process is there from now on, until nobody waits."""
        self.turns.put("process")
        await asyncio.gather(*self.tasks)
        return self.had


@pytest.mark.finding("H6")
def test_another_is_served_within_two_turns_however_many_tables_one_has():
    async def work():
        queue = Queue()
        for number in range(50):
            await queue.ask(f"eva {number}", "eva")
        await queue.ask("ana", "ana")
        return await queue.run()

    had = asyncio.run(work())
    assert "ana" in had[:2]
    assert len(had) == 51


@pytest.mark.finding("H6")
def test_who_waits_has_every_second_turn_beside_one_with_fifty_tables():
    async def work():
        queue = Queue()
        for number in range(50):
            await queue.ask(f"eva {number}", "eva")
        for number in range(10):
            await queue.ask(f"ana {number}", "ana")
        return await queue.run()

    had = [name.split()[0] for name in asyncio.run(work())[:20]]
    assert had.count("ana") == had.count("eva") == 10
    assert all(one != other for one, other in pairwise(had))


def test_of_one_owner_hints_come_first_and_then_who_came_first():
    async def work():
        queue = Queue()
        for number in range(3):
            await queue.ask(number, "ana")
        await queue.ask("hint", "ana", hurries=True)
        return await queue.run()

    assert asyncio.run(work()) == ["hint", 0, 1, 2]


def test_programs_that_nobody_waits_for_come_last_until_somebody_does():
    looks_on = set()

    async def work():
        queue = Queue()
        await queue.ask("alone", "eva", lambda: False)
        await queue.ask("joined", "jan", lambda: "jan" in looks_on)
        await queue.ask("watched", "ana")
        looks_on.add("jan")
        return await queue.run()

    assert asyncio.run(work()) == ["joined", "watched", "alone"]


@pytest.mark.finding("H6")
def test_nobody_has_all_processes_where_there_are_several():
    async def work():
        turns: Turns[str] = Turns(2)
        for process in "abc":
            turns.put(process)
        eva, ana = Behalf("eva"), Behalf("ana")
        first = [await turns.take(eva) for _ in range(2)]
        third = asyncio.ensure_future(turns.take(eva))
        await asyncio.sleep(0)
        assert not third.done()
        assert await turns.take(ana) not in first
        turns.give_back(eva, first[0])
        assert await third == first[0]

    asyncio.run(work())


def test_who_gives_up_waiting_keeps_nothing_from_others():
    async def work():
        turns: Turns[str] = Turns(1)
        ana, jan = Behalf("ana"), Behalf("jan")
        gone = asyncio.ensure_future(turns.take(ana))
        served = asyncio.ensure_future(turns.take(ana))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.put("process")
        served.cancel()  # in the very moment in which it is given
        await asyncio.gather(gone, served, return_exceptions=True)
        assert await turns.take(jan) == "process"
        assert turns.at_once == {"jan": 1}

    asyncio.run(work())


def test_of_very_many_those_served_longest_ago_are_forgotten(monkeypatch):
    monkeypatch.setattr(turns, "MOST_REMEMBERED", 3)

    async def work():
        queue = Queue()
        for number in range(8):
            await queue.ask(f"eva {number}", f"owner {number}")
        await queue.run()
        return list(queue.turns.served)

    assert asyncio.run(work()) == ["owner 5", "owner 6", "owner 7"]


def test_who_went_away_while_they_waited_is_passed_over():
    async def work():
        queue = Queue()
        await queue.ask("eva", "eva")
        await queue.ask("ana", "ana")
        queue.turns.waiting[0].given.cancel()  # it has not been noticed yet
        queue.turns.put("process")
        await asyncio.gather(*queue.tasks, return_exceptions=True)
        return queue.had

    assert asyncio.run(work()) == ["ana"]
