"""A blunder that was planted is found and marked, and what a long search would play is not."""

import pytest

from cathedrals.analysis.evaluator import Evaluator
from cathedrals.analysis.marks import mark
from cathedrals.analysis.settings import QUICK
from cathedrals.analysis.turns import Weighing
from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.greedy import GreedyPlayer
from cathedrals.players.plans import PlanFinder

MANY = 10_000
#: Turns in which the least promising line is far worse, also by twice the dice and more turns ahead.
PLANTED = [(HOUSE[0], 10), (HOUSE[0], 22), (HOUSE[0], 28), (HOUSE[1], 31), (HOUSE[1], 52), (HOUSE[1], 73)]
GAME = 3

pytestmark = pytest.mark.dear


def turns(game, seed):
    """The tables in which turns of a game between two began, and the number of each."""
    table, dealer, player = game.new_table(), SeededDealer(seed), GreedyPlayer(seed, 12)
    options = {option.name: option.values[0] for option in game.options}
    game.start(table, 2, options, Row())
    last = CHANCE
    while (asked := game.asked(table)) != NOBODY:
        if asked not in (last, CHANCE):
            yield table.copy()
        move = dealer.deal(game, table) if asked == CHANCE else player.choose(game, table)
        game.play(table, move, Row())
        last = asked


def worst(game, table):
    """The line that promises least at a glance."""
    return [int(move) for move in PlanFinder(game, MANY).find(table, 400)[-1].moves]


def weighed(game, table, moves):
    return Weighing(Evaluator(game, 2, QUICK), table, list(range(1, len(moves) + 1)), moves).turn()


@pytest.mark.parametrize(("game", "number"), PLANTED, ids=lambda value: str(getattr(value, "name", value)))
def test_a_planted_blunder_is_marked(game, number):
    table = list(turns(game, GAME))[number]
    turn = weighed(game, table, worst(game, table))
    assert mark(turn) in ("mistake", "blunder"), (turn.error, turn.noise)
    assert turn.best != turn.played


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_what_a_long_search_plays_is_not_marked(game):
    for table in list(turns(game, GAME))[3::12][:4]:
        turn = weighed(game, table, Evaluator(game, 2, QUICK).best(table, 99, 1200))
        assert not mark(turn), (turn.played, turn.best, turn.error, turn.noise)
