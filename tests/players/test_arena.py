"""The arena: fair seats, the same dice, honest intervals."""

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.games import GAMES
from cathedrals.players.arena import OWN_OPPONENT, Results, pairings, play_all, play_pairing, wilson

GAME = GAMES[0].name


def run(*arguments):
    return CliRunner().invoke(app, ["arena", GAME, *arguments])


def test_every_set_of_dice_is_played_from_each_seat():
    listed = list(pairings(GAME, ["a", "b", "c"], {}, 6, 10))
    assert Counter(pairing.seed for pairing in listed) == {10: 3, 11: 3}
    assert {pairing.names for pairing in listed} == {("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")}


def test_the_same_pairing_gives_the_same_outcome_however_many_processes():
    listed = list(pairings(GAME, ["random", "random"], {}, 6, 3))
    alone = [outcome.scores for outcome in play_all(listed, 1)]
    together = [outcome.scores for outcome in play_all(listed, 2)]
    assert alone == together
    assert [play_pairing(pairing).scores for pairing in listed] == alone


def test_shared_wins_count_in_parts():
    results = Results()
    for outcome in play_all(pairings(GAME, ["random", "random"], {}, 4, 3), 1):
        outcome.names = ("left", "right")
        outcome.winners = [0, 1]
        results.add(outcome)
    assert results.wins("left") == results.wins("right") == 0.5


def test_an_interval_narrows_with_the_games_and_stays_within_0_and_1():
    """Wilson's interval for 50 of 100 is known: 0.404 to 0.596."""
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == 1
    assert wilson(1.0, 10)[0] < wilson(1.0, 1000)[0] < 1


def test_the_arena_prints_one_json_object():
    printed = run("--players", "random,random", "--games", "4", "--json", "--workers", "1")
    assert printed.exit_code == 0
    result = json.loads(printed.stdout)
    assert set(result) == {"game", "players", "games", "wins", "points", "interval95", "ms_per_move"}
    assert result["games"] == 4
    assert result["wins"] == {"random": 1.0}


def test_one_program_alone_meets_the_games_own_opponent():
    result = json.loads(run("--players", "random", "--games", "3", "--json", "--workers", "1").stdout)
    assert set(result["wins"]) == {"random", OWN_OPPONENT}
    assert sum(result["wins"].values()) == pytest.approx(1)


def test_the_arena_tells_people_wins_points_and_time():
    printed = run("--players", "random,random", "--games", "2", "--workers", "1").stdout
    assert "2 games" in printed
    assert "wins 100.0% (95 %:" in printed
    assert "ms a move" in printed
