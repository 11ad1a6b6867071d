"""The tables a match has had: each as it was, and found without playing the whole record again."""

import copy
import pickle
import random

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.past import EVERY
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.replaying import replay, replay_far
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, ask, step_seat
from tests.kernel.pebbles import PEBBLES, SEATS, TAKE, Pebbles
from tests.kernel.test_replaying import HEADER, LOST, NEWER, RUNNING, a_record, far

LONE = [Sitter("Ana"), Sitter("greedy", is_program=True)]


class Endless(Pebbles):
    """Seats pass the turn for ever; it notes how often an answer is carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.carried_out = 0

    def answer(self, table: Table, move: int, log: Row) -> None:
        self.carried_out += 1
        super().answer(table, move, log)

    def end_turn(self, table: Table) -> None:
        seat = step_seat(table)
        answered(table)
        ask(table, TAKE, (seat + 1) % table.cells[SEATS], 0)


def endless(lines: int) -> tuple[Match, Endless]:
    game = Endless()
    match = new_match(game, LONE, SeededDealer(7))
    while len(match.record.lines) < lines or match.asked != 0:
        match.play("end")
    game.carried_out = 0
    return match, game


def work_of_undoing(match: Match, game: Endless, times: int) -> int:
    """How many answers are carried out to take back a move so many times, but for the move itself."""
    game.carried_out = 0
    for _ in range(times):
        match.play("end")
        match.undo(0)
    return game.carried_out - times


def test_an_undo_costs_no_more_after_many_lines_than_after_few():
    """Finding H1: every undo played the whole match again."""
    for lines in (100, 1000):
        assert work_of_undoing(*endless(lines), times=20) < 20 * EVERY


def test_a_record_of_moves_and_undos_is_read_with_bounded_work_for_each_line():
    """Finding H1, as a record is read."""
    match, game = endless(600)
    work_of_undoing(match, game, times=100)
    game.carried_out = 0
    again = replay(game, match.record)
    assert again.table == match.table
    assert game.carried_out < 700 + 100 * EVERY


def test_any_earlier_table_is_found_with_bounded_work():
    match, game = endless(1000)
    for line in (999, 3, 500, 998, 64):
        game.carried_out = 0
        match.past.after(line)
        assert game.carried_out < EVERY


def test_the_next_table_is_found_by_playing_one_line():
    match, game = endless(300)
    for line in range(1, 300):
        match.past.after(line)
    assert game.carried_out < 300


def test_looking_back_at_every_line_keeps_one_table_of_many():
    match = copy.copy(endless(10 * EVERY)[0])
    for line in range(len(match.record.lines) + 1):
        match.past.after(line)
    assert 10 <= len(match.past.kept) <= 12


def test_a_copied_match_keeps_its_tables_anew():
    match, _ = endless(300)
    other = copy.copy(match)
    other.undo(0)
    other.past.after(0)
    game = other.game
    assert isinstance(game, Endless)
    assert game.carried_out > 250
    assert work_of_undoing(other, game, times=20) < 20 * EVERY


def wild(game, seed: int, lines: int) -> Match:
    """A match that is played at random and taken back as often."""
    choice = random.Random(seed)
    match = new_match(game, LONE, SeededDealer(seed))
    while len(match.record.lines) < lines and not match.over:
        if choice.random() < 0.2 and match.last_place((0,)) >= 0:
            own = [number for number in match.standing() if match.record.lines[number - 1].seat == 0]
            taken_back = choice.choice(own[-20:])
            match.undo(0, match.past.before(taken_back))
        else:
            match.play(choice.choice(match.moves))
    return match


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_every_table_and_every_event_is_as_a_replay_has_it(game, seed):
    match = wild(game, seed, 200)
    assert any(line.number_after("undo") for line in match.record.lines)
    for line in range(0, len(match.record.lines) + 1, 7):
        then = replay(game, match.record, line)
        assert match.past.after(line) == then.table
        told = zip(then.told_by, then.told, strict=True)
        assert match.past.events(line) == ([event for by, event in told if by == line] if line else [])
    assert (match.told, match.told_by) == (
        replay(game, match.record).told,
        replay(game, match.record).told_by,
    )


def test_what_stands_is_what_the_record_says_after_every_line():
    match = wild(HOUSE[0], 3, 120)
    for line in range(len(match.record.lines) + 1):
        standing = replay(match.game, match.record, line).record.standing()
        assert match.tally.tops[line] == (standing[-1] if standing else 0)


def test_of_lines_that_cannot_be_replayed_the_first_is_told_and_the_table_before_it():
    match = far(*RUNNING[:5], "! 1 undo 3", "1 take 2", "1 take 1")
    for line in range(len(match.record.lines) + 1):
        then = replay_far(NEWER, match.record, line)
        assert (match.past.lost(line), match.past.after(line)) == (then.lost, then.table)
    assert match.past.lost(5) == LOST
    assert match.past.events(LOST) == match.past.events(6) == []


def test_a_copied_match_knows_which_lines_could_not_be_replayed():
    match = pickle.loads(pickle.dumps(far(*RUNNING)))
    assert match.past.lost(len(RUNNING)) == LOST
    assert match.past.after(len(RUNNING)) == replay_far(NEWER, a_record(*RUNNING[: LOST - 1])).table


def test_who_sat_where_before_is_told_by_the_own_lines_of_a_record():
    lines = (*RUNNING[:3], "! 0 leave", "! 0 program greedy", "1 end", "! 0 person Eva")
    match = replay(PEBBLES, a_record(*lines))
    first = match.record.sitters[0]
    assert match.sat_before(0) == [(5, first), (7, Sitter("greedy", is_program=True))]
    assert match.sat_before(1) == []
    header = HEADER + "from m7:5\n"
    assert replay(PEBBLES, a_record(*lines, header=header)).sat_before(0) == [(7, first)]


def test_lines_of_a_match_before_are_not_among_those_that_were_spent():
    lines = (*RUNNING[:3], "! 0 undo 2", "0 end", "1 take 1", "! 1 undo 5")
    assert replay(PEBBLES, a_record(*lines)).tally.count_on().spent == 4
    header = HEADER + "from m7:4\n"
    assert replay(PEBBLES, a_record(*lines, header=header)).tally.count_on().spent == 2
