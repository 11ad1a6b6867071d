"""Games that could drag on are brought to an end by whoever is ahead."""

import pytest

from bench.endings import SOON, IdlePlayer, play
from cathedrals.games import HOUSE
from cathedrals.games import game as find_game
from cathedrals.games.red_cathedral import table as t
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.levels import player
from cathedrals.players.plans import chance, shares, values_of
from cathedrals.players.playing import Playing
from tests.games.random_boxes import dear_box
from tests.tiers import numbers

RED_CATHEDRAL, BASILICA = find_game("red_cathedral"), find_game("basilica")


@pytest.mark.dear
@pytest.mark.parametrize("against", ["random", "idle"])
@pytest.mark.parametrize("name", ["apprentice", "search:1"])
def test_who_hardly_builds_is_soon_beaten_by_the_sixth_card(name, against):
    for number in numbers(1, 20):
        ended = play(name, against, 2, {}, number)
        assert (ended.by, ended.won) == ("sixth_card", 1.0)
        assert ended.rounds <= SOON


@pytest.mark.parametrize("seats", [3, 4])
def test_at_a_larger_table_too(seats):
    ended = play("apprentice", "idle", seats, {}, 1)
    assert ended.by == "sixth_card"
    assert ended.rounds <= SOON


@pytest.mark.dear
@pytest.mark.parametrize("dice", [3, 11])
def test_where_cards_pay_twice_as_much_nobody_shrinks_from_finishing_them(dice):
    game = find_game("red_cathedral", dear_box(RED_CATHEDRAL))
    playing = Playing(game, SeededDealer(dice), [player("greedy", seat) for seat in range(2)])
    table = game.new_table()
    game.start(table, 2, whole_options(game, {}), playing.log)
    playing.play_out(table)
    assert game.ending(table) == "sixth_card"
    assert table.cells[t.TURNS] <= 2 * SOON


def test_idle_builds_only_where_it_must():
    table, idle, dealer, seen = RED_CATHEDRAL.new_table(), IdlePlayer(1), SeededDealer(1), set()
    RED_CATHEDRAL.start(table, 2, whole_options(RED_CATHEDRAL, {}), Row())
    for _ in range(400):
        moves = RED_CATHEDRAL.list_legal(table).numbers()
        is_chance = RED_CATHEDRAL.asked(table) == CHANCE
        move = dealer.deal(RED_CATHEDRAL, table) if is_chance else idle.choose(RED_CATHEDRAL, table)
        word = RED_CATHEDRAL.write(move).partition(" ")[0]
        assert word not in {"claim", "build"} or all(
            RED_CATHEDRAL.write(one).startswith(("claim", "build")) for one in moves
        )
        seen.add(word)
        RED_CATHEDRAL.play(table, move, Row())
    assert "die" in seen


def middle(game, seats, answers):
    """A position in the middle of a game of random answers."""
    table, dealer = game.new_table(), SeededDealer(3)
    game.start(table, seats, whole_options(game, {}), Row())
    while answers > 0 or game.asked(table) == CHANCE:
        moves = game.list_legal(table).numbers()
        is_chance = game.asked(table) == CHANCE
        game.play(table, dealer.deal(game, table) if is_chance else moves[dealer.place(len(moves))], Row())
        answers -= 1
    assert game.asked(table) != NOBODY
    return table


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_shares_stay_shares_of_one(game):
    for seats in game.seats:
        values = [float(value) for value in values_of(game, middle(game, seats, 80), Row())]
        assert sum(values) == pytest.approx(1)
        assert min(values) > 0


def test_a_chance_is_told_as_if_there_were_no_haste():
    table, row = middle(RED_CATHEDRAL, 2, 80), Row()
    RED_CATHEDRAL.prospects(table, row)
    without = float(shares(row, float(RED_CATHEDRAL.decisive_lead(table)))[0])
    hastened = float(values_of(RED_CATHEDRAL, table, Row())[0])
    assert abs(hastened - 0.5) < abs(without - 0.5)
    assert float(chance(RED_CATHEDRAL, table, hastened, 2)) == pytest.approx(without)


def test_in_a_game_that_ends_by_itself_there_is_no_haste():
    table, row = middle(BASILICA, 2, 20), Row()
    BASILICA.prospects(table, row)
    assert values_of(BASILICA, table, Row()) == shares(row, float(BASILICA.decisive_lead(table)))
    assert BASILICA.aim(table, 0) == BASILICA.worth(table, 0)
    assert float(chance(BASILICA, table, 0.7, 2)) == 0.7
