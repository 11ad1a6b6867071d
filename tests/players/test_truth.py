"""Hints and reasons before a judge who knows the truth: positions so near the end that every way on can be tried."""

from functools import cache

import pytest

import cathedrals
from cathedrals.games import game as find_game
from cathedrals.games.basilica import table as of_basilica
from cathedrals.games.red_cathedral import table as of_red_cathedral
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.hints import RIVAL, Reason, hints, reasons
from cathedrals.players.levels import player
from cathedrals.players.player import RandomPlayer
from cathedrals.players.playing import Playing
from cathedrals.players.search import SearchPlayer
from tests.games.kept import every, paths_of
from tests.kernel.pebbles import SCORE, Pebbles
from tests.kernel.test_match import a_match

FOR_TWO = [
    *(path for path in paths_of("basilica") if path.stem != "resigned"),
    *(path for path in paths_of("red_cathedral") if path.stem.startswith("two-")),
]
SMALL = 1500  # positions that the judge is ready to look at
LAST = 6  # answers before the end that are judged


class TooLarge(Exception):
    """Another seat would be asked before the end, or there are too many ways."""


class Judge:
    """Knows what each answer brings a seat at best: (a share of victory, how far ahead), chance by its average."""

    def __init__(self, game, table):
        self.game, self.seat, self.known, self.left = game, int(game.asked(table)), {}, SMALL
        self.truth = {move: self.after(table, move) for move in game.list_legal(table).numbers()}

    def after(self, table, move):
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        child = table.copy()
        self.game.play(child, move, Row())
        return self.judge(child)

    def judge(self, table):
        asked, key = self.game.asked(table), table.to_bytes()
        if asked == NOBODY:
            return self.end(table)
        if asked not in (self.seat, CHANCE):
            raise TooLarge
        if key not in self.known:
            found = [self.after(table, move) for move in self.game.list_legal(table).numbers()]
            mean = tuple(sum(values) / len(found) for values in zip(*found, strict=True))
            self.known[key] = mean if asked == CHANCE else max(found)
        return self.known[key]

    def end(self, table):
        winners, scores = self.game.winners(table), self.game.scores(table)
        return (self.seat in winners) / len(winners), scores[self.seat] - scores[1 - self.seat]


@cache
def judged(path):
    """The last positions of a match that a judge can overlook and in which something hangs on the answer."""
    found, match = [], cathedrals.load(path)
    numbers = match.standing()
    own = [number for number in numbers if match.record.lines[number - 1].seat >= 0]
    for number in own[-LAST:]:
        table = match.past.after(match.past.before(number))
        try:
            judge = Judge(match.game, table)
        except TooLarge:
            continue
        if len(set(judge.truth.values())) > 1:
            found.append((match.game, table, judge.truth))
    return found


@pytest.mark.dear
@every(FOR_TWO)
def test_the_first_hint_is_the_best_move_there_is(path):
    for game, table, truth in judged(path):
        assert truth[hints(game, table)[0].move] == max(truth.values())


@pytest.mark.dear
@every(FOR_TWO)
def test_a_hint_promises_a_lead_where_one_wins_and_none_where_one_loses(path):
    for game, table, truth in judged(path):
        for hint in hints(game, table):
            share, _ = truth[hint.move]
            assert (hint.worth > 0, hint.worth < 0) == (share > 0.5, share < 0.5)


@pytest.mark.dear
@every(FOR_TWO)
def test_a_program_that_searches_plays_the_best_move_there_is(path):
    for game, table, truth in judged(path):
        assert truth[SearchPlayer(1, 60).choose(game, table)] == max(truth.values())


@pytest.mark.dear
def test_the_judge_has_positions_of_both_games():
    assert {game.name for path in FOR_TWO for game, _, _ in judged(path)} == {"basilica", "red_cathedral"}


CLEAR = [path for path in paths_of("basilica") if path.stem in ("greedy-2", "greedy-907")]  # one answer wins


@every(CLEAR)
def test_whoever_looks_ahead_in_the_last_turn_finds_the_answer_that_wins(path):
    for game, table, truth in judged(path):
        for name in ("search:200", "uct:200"):
            assert truth[player(name, 1).choose(game, table)][0] == max(truth.values())[0]


@every(CLEAR)
def test_thinking_by_the_clock_ends_with_an_answer_too(path):
    for game, table, truth in judged(path):
        for name in ("search:1ms", "uct:1ms", "uct:1cpu"):
            assert player(name, 1).choose(game, table) in truth


@every(CLEAR)
def test_where_there_is_one_answer_nobody_thinks_about_it(path):
    match = cathedrals.load(path)
    tables = [match.past.after(line) for line in match.standing()[:-1]]
    asked = [table for table in tables if match.game.asked(table) >= 0]
    alone = next(table for table in asked if match.game.list_legal(table).count == 1)
    for name in ("search:200", "uct:200"):
        assert player(name, 1).choose(match.game, alone) == match.game.list_legal(alone)[0]


@every(CLEAR)
def test_a_match_played_out_from_its_last_turns_has_a_winner(path):
    match = cathedrals.load(path)
    table = match.past.after(match.standing()[-20])
    Playing(match.game, SeededDealer(1), [RandomPlayer(1), player("greedy", 2)]).play_out(table)
    assert match.game.is_over(table)
    assert match.game.winners(table)


# Reasons -------------------------------------------------------------------------------------------------


class Weighed(Pebbles):
    """Worth what the scores say, for each seat in five parts of hundredths."""

    def __init__(self):
        super().__init__()
        self.worth_names = ("a", "b", "c", "d", "e")

    def assess(self, table, seat, row):
        for place in range(5):
            row.add(table.cells[SCORE + seat] // 1000**place % 1000)


def weighed(*parts, seat=0):
    """Reasons for seat 0 when parts of a seat's worth become these, from 500 each."""
    game = Weighed()
    before = a_match(pile="big").table.copy()
    after = before.copy()
    for table, numbers in ((before, [500] * 5), (after, [500 + part for part in parts])):
        table.cells[SCORE] = table.cells[SCORE + 1] = sum(500 * 1000**place for place in range(5))
        table.cells[SCORE + seat] = sum(number * 1000**place for place, number in enumerate(numbers))
    return reasons(game, before, after, 0)


def test_the_three_greatest_changes_are_told_with_their_signs_the_greatest_first():
    assert weighed(-20, 30, 0, 15, -40) == [Reason("e", -40, 0), Reason("b", 30, 0), Reason("a", -20, 0)]


def test_what_changes_by_less_than_a_tenth_of_a_point_is_no_reason():
    assert weighed(9, -9, 10, -10, 0) == [Reason("c", 10, 0), Reason("d", -10, 0)]


def test_another_seat_is_a_reason_when_all_in_all_it_gains_or_loses_half_a_point():
    assert weighed(40, 40, -31, 0, 0, seat=1) == []
    assert weighed(40, 40, -30, 0, 0, seat=1) == [Reason(RIVAL, 50, 1)]
    assert weighed(-20, -30, 0, 0, 0, seat=1) == [Reason(RIVAL, -50, 1)]


@pytest.mark.parametrize(
    ("change", "way", "size"), [(120, "up", 1), (-260, "down", 3), (-40, "down", 0), (400, "up", 4)]
)
def test_a_reason_is_said_by_its_way_and_in_whole_points(change, way, size):
    said = Reason("money", change, 1).said()
    assert (said.words, said.args) == ("reason-money", {"way": way, "size": size, "seat": 1})


def changed_by(game, cell, amount):
    """What is told of a change at the first question, to seat 0 and to seat 1."""
    before = cathedrals.new(game.name, seats=2, seed=4).table
    before.cells[cell] += 10
    after = before.copy()
    after.cells[cell] += amount
    return reasons(game, before, after, 0), reasons(game, before, after, 1)


@pytest.mark.parametrize("amount", [8, -8])
@pytest.mark.parametrize(
    ("name", "cell", "part"),
    [("basilica", of_basilica.PURSE, "coins"), ("red_cathedral", of_red_cathedral.PURSE, "money")],
)
def test_money_earned_is_told_as_gain_and_money_paid_as_cost(name, cell, part, amount):
    (own,), (rival,) = changed_by(find_game(name), cell, amount)
    assert (own.name, own.seat, rival.name, rival.seat) == (part, 0, RIVAL, 0)
    assert own.change == rival.change
    assert own.said().args["way"] == ("up" if amount > 0 else "down")


def test_points_are_told_as_what_they_are():
    match, told = cathedrals.load(paths_of("basilica")[1]), []
    for number in match.standing()[1:-1]:
        before, after = (match.past.after(line) for line in (match.past.before(number), number))
        found = reasons(match.game, before, after, 0)
        told += [(reason.change, gained(before, after)) for reason in found if reason.name == "points"]
    assert told
    assert all(change == 100 * points for change, points in told)


def gained(before, after):
    return int(of_basilica.points(after.cells, 0) - of_basilica.points(before.cells, 0))
