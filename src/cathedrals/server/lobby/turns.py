"""Whose turn it is to have a program think: one share for each who waits, however many tables are theirs."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:  # a process that thinks need not load the wire
    from cathedrals.server.room.interfaces import Behalf

MOST_REMEMBERED = 10_000  # owners whose last turn is known
T = TypeVar("T")


@dataclass(eq=False)
class Waiter(Generic[T]):
    """One who waits for a process; who is in a hurry goes before others of the same owner."""

    behalf: Behalf
    hurries: bool
    number: int
    given: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns(Generic[T]):
    """Gives what is free to who has been without it for longest; who is not awaited by anybody comes last."""

    def __init__(self, most_each: int) -> None:
        self.most_each = most_each  # at once for one owner
        self.free: list[T] = []
        self.waiting: list[Waiter[T]] = []
        self.served: dict[str, int] = {}  # when each owner had their last turn, in turns
        self.at_once: Counter[str] = Counter()
        self.count = 0

    async def take(self, behalf: Behalf, hurries: bool = False) -> T:
        """Wait for one's turn; what is given is handed back by `give_back`."""
        self.count += 1
        waiter: Waiter[T] = Waiter(behalf, hurries, self.count)
        self.waiting.append(waiter)
        self.serve()
        try:
            return await waiter.given
        except BaseException:
            self.withdraw(waiter)
            raise

    def withdraw(self, waiter: Waiter[T]) -> None:
        """Somebody waits no longer; what they were given meanwhile is another's."""
        if waiter in self.waiting:
            self.waiting.remove(waiter)
        elif not waiter.given.cancelled():
            self.give_back(waiter.behalf, waiter.given.result())

    def give_back(self, behalf: Behalf, one: T) -> None:
        self.end(behalf)
        self.put(one)

    def end(self, behalf: Behalf) -> None:
        """A turn is over, and what was given may be lost."""
        self.at_once[behalf.owner] -= 1
        if self.at_once[behalf.owner] <= 0:
            del self.at_once[behalf.owner]
        self.serve()

    def put(self, one: T) -> None:
        self.free.append(one)
        self.serve()

    def serve(self) -> None:
        while self.free:
            able = [one for one in self.waiting if self.at_once[one.behalf.owner] < self.most_each]
            if not able:
                return
            self.give(min(able, key=self.order))

    def order(self, waiter: Waiter[T]) -> tuple[bool, int, bool, int]:
        last = self.served.get(waiter.behalf.owner, 0)
        return (not waiter.behalf.is_awaited(), last, not waiter.hurries, waiter.number)

    def give(self, waiter: Waiter[T]) -> None:
        self.waiting.remove(waiter)
        if waiter.given.done():
            return  # they have gone away
        self.count += 1
        owner = waiter.behalf.owner
        self.served.pop(owner, None)
        self.served[owner] = self.count
        if len(self.served) > MOST_REMEMBERED:
            del self.served[next(iter(self.served))]
        self.at_once[owner] += 1
        waiter.given.set_result(self.free.pop())
