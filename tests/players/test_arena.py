"""The arena: fair seats, the same dice, honest intervals."""

import io
import json
import subprocess
import sys
from collections import Counter

import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.cli.arena import with_standing
from cathedrals.games import GAMES
from cathedrals.players.arena import (
    OWN_OPPONENT,
    Outcome,
    Results,
    p95,
    pairings,
    play_pairing,
    play_until_clear,
    wilson,
)
from cathedrals.players.workers import in_order, play_all

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
    figures = {"game", "players", "games", "wins", "points", "interval95", "rating"}
    assert set(result) == figures | {"ms_per_move", "ms_p95", "ms_most"}
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
    assert "ms a move, 95 of 100 within" in printed


def outcome(names, winner):
    scores = [int(seat == winner) for seat in range(len(names))]
    return Outcome(names, scores, [winner], "over", [[1.0], [2.0]])


def test_playing_stops_when_it_is_clear_on_which_side_of_the_bound_the_wins_are():
    always = (outcome(("left", "right"), 0) for _ in range(100))
    assert len(list(play_until_clear(always, "left", 0.6))[-1].outcomes) == 20
    by_turns = (outcome(("left", "right"), number % 2) for number in range(100))
    assert len(list(play_until_clear(by_turns, "left", 0.5))) == 100
    all_of_them = (outcome(("left", "right"), 0) for _ in range(100))
    assert len(list(play_until_clear(all_of_them, "left", None))) == 100


def test_it_is_asked_only_after_every_tenth_game_whether_all_is_clear():
    """At 0.8 it is clear after 27 wins of 27."""
    always = (outcome(("left", "right"), 0) for _ in range(100))
    assert len(list(play_until_clear(always, "left", 0.8))) == 30
    never = (outcome(("left", "right"), 1) for _ in range(100))
    assert len(list(play_until_clear(never, "left", 0.2))) == 30


def test_figures_are_rounded_as_they_are_told():
    results = Results()
    for winner in (0, 0, 1):
        results.add(Outcome(("left", "right"), [10, 3 + winner], [winner], "over", [[1.23456, 2.0], [0.5]]))
    told = results.to_json("pebbles", ["left", "right"])
    assert (told["game"], told["players"], told["games"]) == ("pebbles", ["left", "right"], 3)
    assert told["wins"] == {"left": 0.6667, "right": 0.3333}
    assert told["points"] == {"left": 10.0, "right": 3.33}
    assert told["interval95"]["left"] == [round(bound, 4) for bound in wilson(2 / 3, 3)]
    assert told["rating"] == {name: [round(of, 2) for of in pair] for name, pair in results.ratings().items()}
    assert told["ms_per_move"] == {"left": 1.617, "right": 0.5}
    assert told["ms_p95"] == told["ms_most"] == {"left": 2.0, "right": 0.5}


def test_the_stronger_has_the_higher_rating():
    results = Results()
    for number in range(30):
        results.add(outcome(("left", "right"), 0 if number % 5 else 1))
    ratings = results.ratings()
    assert ratings["left"][0] > ratings["right"][0]
    assert ratings["left"][1] < 8


def test_whoever_plays_itself_is_not_rated():
    results = Results()
    results.add(outcome(("left", "left"), 0))
    assert results.ratings()["left"] == pytest.approx((25.0, 25 / 3))


def test_95_of_100_times_are_kept_to():
    assert p95([float(number) for number in range(1, 101)]) == 95
    assert p95([3.0]) == 3


def test_no_more_games_are_begun_than_are_asked_for_soon():
    begun = []

    def begin(one: str) -> str:
        begun.append(one)
        return one.upper()

    outcomes = in_order("abcdefgh", begin, lambda one: one + "!", 3)
    assert next(outcomes) == "A!"
    assert begun == ["a", "b", "c"]
    assert list(outcomes) == ["B!", "C!", "D!", "E!", "F!", "G!", "H!"]


def test_an_unknown_place_is_refused_in_one_sentence():
    printed = run("--players", "random,random", "--games", "2", "--on", "moon")
    assert 'games cannot be played on "moon"; here or ray was expected' in str(printed.exception)


def test_two_workers_of_a_local_ray_play_the_same_games():
    pytest.importorskip("ray")
    code = (
        "from cathedrals.players.arena import pairings\n"
        "from cathedrals.players.workers import play_all\n"
        f"listed = list(pairings({GAME!r}, ['random', 'random'], {{}}, 4, 3))\n"
        "there = [one.scores for one in play_all(listed, 2, 'ray')]\n"
        "assert there == [one.scores for one in play_all(listed, 1)], there\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_shows_how_it_stands_while_games_are_played(monkeypatch):
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setenv("TERM", "xterm")
    results = Results()
    outcome = play_pairing(next(iter(pairings(GAME, ["random", "greedy"], {}, 2, 3))))
    results.add(outcome)
    told = list(with_standing(iter([results, results]), "random", 2))
    assert told == [results, results]
    assert f"random {results.wins('random'):.0%}" in shown.getvalue()
    assert "2/2" in shown.getvalue()
