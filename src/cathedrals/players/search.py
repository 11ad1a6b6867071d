"""A player that thinks ahead: a search through whole turns, its own and those of the others, chance sampled.

What it weighs is a plan, all answers up to the next throw of chance or the next seat. The best plans of a position are
found as the greedy player finds its own, and judged by the game's `prospects`; the search then looks where they lead.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.plans import Plan, PlanFinder, chance, key_of, values_of
from cathedrals.players.player import Player
from cathedrals.players.tree import EXPLORE, Branch, Position

MANY: Final = 1_000_000_000
MOST_PLANS: Final = 24  # kept of a position


class SearchPlayer(Player):
    """Thinks for so many simulations or so many milliseconds about a plan, whichever ends first; both 0 is one look.

    What is left of its thoughts serves the later answers of the plan, so a plan is thought about once.
    """

    def __init__(self, seed: int, simulations: i64 = MANY, ms: float = 0.0, by_cpu: bool = False) -> None:
        self.dealer: SeededDealer = SeededDealer(seed)
        self.simulations: i64 = simulations
        self.ms: float = ms
        self.by_cpu: bool = by_cpu
        self.explore: float = EXPLORE
        self.wide: i64 = 400
        self.narrow: i64 = 16
        self.root: Position | None = None
        self.planned: vec[i64] = vec[i64]()
        self.played: i64 = 0
        self.expected: Table = Table(0)
        self.seen: list[Position] = []
        self.path: list[Branch] = []
        self.log: Row = Row()
        self.row: Row = Row()
        self.done: i64 = 0
        self.spent: float = 0.0

    def choose(self, game: Game, table: Table) -> i64:
        legal = game.list_legal(table)
        if legal.count == 1:
            return legal.items[0]
        root = self.consider(game, table)
        plan = root.favourite().plan
        value = chance(game, table, plan.value(root.seat), len(plan.guess))
        self.outlook = i64(100.0 * value + 0.5)
        self.planned = plan.moves
        move = plan.moves[self.played]
        self.played += 1
        self.expected = table.copy()
        self.log.clear()
        game.play(self.expected, move, self.log)
        return move

    def consider(self, game: Game, table: Table) -> Position:
        """Think about a position; the tree of the turn so far is used where the table is as it was expected."""
        root = self.root
        if root is not None and self.played < len(self.planned) and self.expected == table:
            root.keep_those_with(self.planned, self.played)
        else:
            finder = PlanFinder(game, MOST_PLANS)
            plans = finder.find(table, self.wide)
            root = Position(table.copy(), game.asked(table), 0, plans, game.decisive_lead(table))
            self.root = root
            self.played = 0
            self.spent = 0.0
        self.think(game, root)
        return root

    def think(self, game: Game, root: Position) -> None:
        finder = PlanFinder(game, MOST_PLANS)
        self.done = 0
        if len(root.branches) == 1 or (self.ms > 0.0 and self.spent >= self.ms):
            return
        start = self.clock() - self.spent
        while root.visits < self.simulations:
            self.simulate(game, root, finder)
            self.done += 1
            self.spent = self.clock() - start
            if self.ms > 0.0 and self.spent >= self.ms:
                return

    def clock(self) -> float:
        """Milliseconds, by the clock on the wall or of this thread's own work."""
        return 1000.0 * (time.thread_time() if self.by_cpu else time.monotonic())

    def simulate(self, game: Game, root: Position, finder: PlanFinder) -> None:
        """Once down the tree, one position more looked at, and all on the way told of it."""
        self.seen.clear()
        self.path.clear()
        position = root
        while True:
            branch = position.select(self.explore)
            self.seen.append(position)
            self.path.append(branch)
            if branch.wants_outcome():
                values = self.explore_branch(game, position, branch, finder)
                if len(values) > 0:
                    break
            position = branch.outcome()
        for branch in self.path:
            branch.plan.learn(values)
        for seen in self.seen:
            seen.visits += 1

    def explore_branch(
        self, game: Game, position: Position, branch: Branch, finder: PlanFinder
    ) -> vec[float]:
        """Play the plan and let chance answer: the values of a position new to us, or none if it was known."""
        table = position.table.copy()
        self.play_plan(game, table, branch.plan)
        branch.is_certain = game.asked(table) != CHANCE
        self.let_chance(game, table)
        if game.asked(table) == NOBODY:
            return values_of(game, table, self.row)
        key = key_of(table)
        known = branch.known(key)
        if known is not None:
            known.drawn += 1
            return vec[float]()
        plans = finder.find(table, self.narrow)
        found = Position(table, game.asked(table), key, plans, game.decisive_lead(table))
        branch.outcomes.append(found)
        return self.look_round(game, found, finder)

    def look_round(self, game: Game, found: Position, finder: PlanFinder) -> vec[float]:
        """The values once all but one seat have played on as they promise themselves most.

        Judged in the middle of a round, a plan looks good because the answers to it are still out.
        """
        plan = found.branches[0].plan
        others: i64 = len(plan.guess) - 2
        if others <= 0:
            return plan.guess
        table = found.table.copy()
        while others > 0:
            self.play_plan(game, table, plan)
            self.let_chance(game, table)
            if game.asked(table) == NOBODY:
                return values_of(game, table, self.row)
            plan = finder.find(table, self.narrow)[0]
            others -= 1
        return plan.guess

    def play_plan(self, game: Game, table: Table, plan: Plan) -> None:
        place: i64 = 0
        while place < len(plan.moves):
            self.log.clear()
            game.play(table, plan.moves[place], self.log)
            place += 1

    def let_chance(self, game: Game, table: Table) -> None:
        """Chance answers as long as it is asked."""
        while game.asked(table) == CHANCE:
            self.log.clear()
            game.play(table, self.dealer.deal(game, table), self.log)
