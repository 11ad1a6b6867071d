"""The greedy player, for every game there is."""

import pytest

from cathedrals.games import GAMES
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE
from cathedrals.players.greedy import GreedyPlayer
from cathedrals.players.player import Player, RandomPlayer
from cathedrals.players.playing import Playing
from tests.kernel.pebbles import Pebbles
from tests.tiers import numbers, tally

FEW = 25  # positions: enough to plan a turn in outline, and quick


def games(*arguments):
    return pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)(*arguments)


def play(game, players, seed, **options):
    table = game.new_table()
    playing = Playing(game, SeededDealer(seed), players)
    game.start(table, len(players), whole_options(game, options), playing.log)
    playing.play_out(table)
    return game.winners(table), playing


def first_question(game, seats, seed):
    table = game.new_table()
    dealer = SeededDealer(seed)
    game.start(table, seats, whole_options(game, {}), Row())
    while game.asked(table) == CHANCE:
        game.play(table, dealer.deal(game, table), Row())
    return table


@pytest.mark.dear
@games
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(game, seat):
    wins, seeds = 0, numbers(3, 30)
    for seed in seeds:
        players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = GreedyPlayer(0, FEW)
        winners, playing = play(game, players, seed)
        assert playing.steps > playing.decisions > 0
        wins += winners == [seat]
    assert 3 * wins >= 2 * len(seeds)
    tally("games", len(seeds))


@pytest.mark.dear
@games
def test_greedy_plays_every_seat_count_and_option(game):
    for seats in game.seats:
        for value in game.options[0].values if game.options else [None]:
            options = {} if value is None else {game.options[0].name: value}
            winners, _ = play(game, [GreedyPlayer(0, 2) for _ in range(seats)], seats, **options)
            assert winners


@games
def test_choosing_leaves_the_table_as_it_was(game):
    table = first_question(game, 2, 5)
    before = table.to_bytes()
    move = GreedyPlayer(0, FEW).choose(game, table)
    assert table.to_bytes() == before
    assert game.list_legal(table).has(move)


@games
def test_the_same_position_gets_the_same_answer(game):
    table = first_question(game, 2, 6)
    assert len({int(GreedyPlayer(seed, FEW).choose(game, table)) for seed in range(3)}) == 1


@games
def test_what_one_seat_wins_the_others_lose(game):
    """Worth is relative: over all seats it adds up to nearly nothing."""
    table = first_question(game, game.seats[-1], 7)
    seats = len(game.scores(table))
    assert abs(sum(int(game.worth(table, seat)) for seat in range(seats))) <= seats


@games
def test_the_parts_of_worth_have_names(game):
    table = first_question(game, 2, 8)
    row = Row()
    game.assess(table, 0, row)
    assert len(row) == len(game.worth_names)


class Endless(Pebbles):
    """A turn never ends."""

    def answers(self, table, moves):
        if self.asked(table) == CHANCE:
            super().answers(table, moves)
        else:
            moves.add(0)
            moves.add(1)

    def answer(self, table, move, log):
        if self.asked(table) == CHANCE:
            super().answer(table, move, log)


def test_a_turn_that_could_go_on_forever_is_judged_somewhere():
    table = first_question(Endless(), 2, 9)
    assert GreedyPlayer(0, 2).choose(Endless(), table) == 0
