"""Matches, dealers and games are copied and pickled whole, and a copy goes on by itself; compiled too."""

import copy
import pickle

import pytest

import cathedrals
from cathedrals.games import GAMES
from cathedrals.kernel.dealer import FairDealer, SeededDealer, ToldDealer

COPIES = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
every_way = pytest.mark.parametrize("made", COPIES, ids=["copy", "deepcopy", "pickle"])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def play(match, answers):
    for answer in range(answers):
        match.play(match.moves[answer % len(match.moves)])


@every_way
@every_game
def test_a_match_goes_on_in_its_copy_as_it_would_have(game, made):
    match = cathedrals.new(game.name, seed=3)
    play(match, 40)
    before = str(match.record)
    other = made(match)
    assert (str(other.record), other.table) == (before, match.table)
    assert (other.told, other.told_by) == (match.told, match.told_by)
    play(other, 60)
    assert str(match.record) == before
    play(match, 60)
    assert str(match.record) == str(other.record)
    assert match.table == other.table


@every_way
def test_a_copy_of_a_match_knows_who_resigned(made):
    match = cathedrals.new(GAMES[0].name, seed=3)
    match.remark(0, "resign")
    assert made(match).over
    assert made(match).winners == [1]


@every_way
@pytest.mark.parametrize("dealer", [SeededDealer(7), FairDealer(b"secret", ("salt",))])
def test_a_dealer_goes_on_where_it_was(dealer, made):
    dealer.skip(5)
    other, third = made(dealer), made(dealer)
    drawn = [other.place(1000) for _ in range(20)]
    assert [third.place(1000) for _ in range(20)] == drawn
    assert other.header() == dealer.header()


@every_way
def test_a_told_dealer_keeps_what_it_was_told(made):
    dealer = ToldDealer(["one", "two"], SeededDealer(3))
    other = made(dealer)
    other.outcomes.pop()
    assert dealer.outcomes == ["one", "two"]
    assert other.outcomes == ["one"]


@every_way
@every_game
def test_a_game_is_the_same_game(game, made):
    assert made(game).name == game.name
    assert made(game).options == game.options
