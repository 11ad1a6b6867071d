"""What is typed behind a command: options, players, and the names of files."""

import pytest

from cathedrals.cli import parameters, simulate
from cathedrals.cli.count import count_lines
from cathedrals.cli.seating import events_of_the_deal, free_name
from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import new_match, whole_options
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.row import Row
from tests.kernel.pebbles import FIRST_ROLL, PEBBLES


def test_options_are_names_with_values():
    assert parameters.options_of("") == {}
    assert parameters.options_of("board=advanced, order=fixed") == {"board": "advanced", "order": "fixed"}


@pytest.mark.parametrize("text", ["board", "=advanced", "board=", "board=a,,b=c"])
def test_what_is_no_option_is_said(text):
    with pytest.raises(CathedralsError, match="name=value was expected"):
        parameters.options_of(text)


@pytest.mark.parametrize(
    ("names", "seats", "solo", "listed"),
    [
        ("greedy", None, False, ["greedy", "greedy"]),
        ("greedy", 3, False, ["greedy"] * 3),
        ("greedy", None, True, ["greedy"]),
        ("greedy", 1, True, ["greedy"]),
        ("a, b ,c", None, False, ["a", "b", "c"]),
    ],
)
def test_one_name_serves_every_seat_and_two_sit_unless_more_is_said(names, seats, solo, listed):
    assert parameters.players_of(PEBBLES, names, seats, solo) == listed


@pytest.mark.parametrize(
    ("names", "seats", "solo", "said"),
    [
        (" , ", None, False, "no player was named"),
        ("greedy", 2, True, "--seats says 2"),
        ("greedy", 9, False, "pebbles has 1, 2, 3 seats, not 9"),
        ("a,b", 3, False, "3 seats but 2 players were given"),
    ],
)
def test_players_that_cannot_sit_are_refused(names, seats, solo, said):
    with pytest.raises(CathedralsError, match=said):
        parameters.players_of(PEBBLES, names, seats, solo)


def test_a_file_of_a_free_name_is_numbered_from_the_second_on(tmp_path):
    names = []
    for _ in range(3):
        path = free_name(tmp_path, "basilica")
        path.touch()
        names.append(path.name)
    assert names == ["basilica.record", "basilica-2.record", "basilica-3.record"]


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_what_is_told_of_the_deal_ends_where_the_first_turn_begins(game):
    match = new_match(game, [Sitter("Ana"), Sitter("Jan")], SeededDealer(7))
    told = [event["event"] for event in match.told]
    before = events_of_the_deal(match)
    assert before == (told.index("turn_begins") if "turn_begins" in told else len(told))
    match.play(match.moves[0])
    assert events_of_the_deal(match) == before


def test_lines_of_play_are_counted_to_a_depth():
    """A pile of two: take 1, take 2 or end; after take 1 there is one left, after take 2 none."""
    table = PEBBLES.new_table()
    PEBBLES.start(table, 2, whole_options(PEBBLES, {}), Row())
    PEBBLES.play(table, FIRST_ROLL, Row())
    assert [count_lines(PEBBLES, table, depth) for depth in (0, 1, 2)] == [1, 3, 2 + 1 + 3]


def test_a_saved_game_counts_as_one_that_is_not_saved(tmp_path):
    options = whole_options(HOUSE[0], {})
    plain, saved = (simulate.new_result(HOUSE[0].name, 1) for _ in range(2))
    simulate.add_game(plain, HOUSE[0], ["random", "random"], options, 3)
    simulate.add_saved_game(saved, HOUSE[0], ["random", "random"], options, 3, tmp_path / "one.record")
    for name in ("steps", "decisions", "scores", "winners", "endings"):
        assert saved[name] == plain[name], name
    assert (tmp_path / "one.record").exists()
