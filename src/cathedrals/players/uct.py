"""A yardstick: the plain search of textbooks. No judgement; games are played out at random and wins are counted."""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.player import Player

CURIOSITY: Final = 1.4


class Node:
    """An answer, after those above it, whatever chance said in between."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat  # whose answer it is
        self.visits: i64 = 0
        self.wins: float = 0.0
        self.children: list[Node] = []


class UctPlayer(Player):
    """Thinks for so many simulations or milliseconds, whichever ends first."""

    def __init__(self, seed: int, simulations: i64, ms: float, by_cpu: bool) -> None:
        self.dealer: SeededDealer = SeededDealer(seed)
        self.simulations: i64 = simulations
        self.ms: float = ms
        self.by_cpu: bool = by_cpu
        self.table: Table = Table(0)
        self.path: list[Node] = []
        self.events: Row = Row()

    def choose(self, game: Game, table: Table) -> i64:
        legal = game.list_legal(table)
        if legal.count == 1:
            return legal.items[0]
        root = Node(-1, NOBODY)
        start = self.clock()
        while root.visits < self.simulations:
            self.simulate(game, table, root)
            if self.ms > 0.0 and self.clock() - start >= self.ms:
                break
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best.move

    def clock(self) -> float:
        return 1000.0 * (time.thread_time() if self.by_cpu else time.monotonic())

    def simulate(self, game: Game, start: Table, root: Node) -> None:
        table = self.table
        table.copy_from(start)
        self.path.clear()
        self.path.append(root)
        node = root
        is_new = False
        while True:
            asked = game.asked(table)
            if asked == NOBODY:
                break
            self.events.clear()
            if asked == CHANCE:
                game.play(table, self.dealer.deal(game, table), self.events)
            elif is_new:
                legal = game.list_legal(table)
                game.play(table, legal.items[self.dealer.place(legal.count)], self.events)
            else:
                node = self.child(node, game.list_legal(table), asked)
                is_new = node.visits == 0
                self.path.append(node)
                game.play(table, node.move, self.events)
        self.learn(game.winners(table))

    def child(self, node: Node, legal: Row, seat: i64) -> Node:
        """One of the legal answers not tried yet, or the one with the highest bound."""
        best: Node | None = None
        most: float = -1.0
        place: i64 = 0
        while place < legal.count:
            child = answer_of(node, legal.items[place])
            if child is None:
                child = Node(legal.items[place], seat)
                node.children.append(child)
                return child
            visits = float(child.visits)
            bound = child.wins / visits + CURIOSITY * sqrt(log(float(node.visits + 1)) / visits)
            if bound > most:
                most = bound
                best = child
            place += 1
        assert best is not None
        return best

    def learn(self, winners: list[int]) -> None:
        for node in self.path:
            node.visits += 1
            for seat in winners:
                if node.seat == seat:
                    node.wins += 1.0 / float(len(winners))


def answer_of(node: Node, move: i64) -> Node | None:
    for child in node.children:
        if child.move == move:
            return child
    return None
