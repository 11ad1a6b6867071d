"""What plans are found, kept and worth, at a game so small that the truth is known: pebbles taken from a pile."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY
from cathedrals.players.greedy import GreedyPlayer, likeliest, sensible
from cathedrals.players.plans import CLEARNESS, Plan, PlanFinder, chance, even_out, shares, values_of
from tests.kernel.pebbles import END, FIRST_ROLL, SCORE, Pebbles

TAKE_1, TAKE_2 = 0, 1


class Judged(Pebbles):
    """Seats want so many pebbles; what looks promising at a glance is told move by move."""

    def __init__(self, wanted=0, weights=(), haste=0):
        super().__init__()
        self.wanted = wanted
        self.weights = dict(weights)
        self.hurry = haste

    def aim(self, table, seat):
        return -abs(self.wanted - table.cells[SCORE + seat])

    def prior(self, table, weights):
        for move in self.list_legal(table):
            weights.add(self.weights.get(int(move), 1))

    def haste(self, table):
        return self.hurry


def two_on_the_pile(game):
    """Seat 0 of two is asked, with a pile of two."""
    return table_with(game, "small", 1)


def table_with(game, pile, roll):
    table = game.new_table()
    game.start(table, 2, whole_options(game, {"pile": pile}), Row())
    game.play(table, FIRST_ROLL + roll - 1, Row())
    return table


def found(game, most, positions):
    plans = PlanFinder(game, most).find(two_on_the_pile(game), positions)
    return [[int(move) for move in plan.moves] for plan in plans]


def test_of_two_ways_to_one_position_the_first_is_kept_and_the_best_plan_is_first():
    assert found(Judged(), 12, 100) == [[TAKE_1, TAKE_1, END], [TAKE_1, END], [END]]


@pytest.mark.parametrize("most", [1, 2, 3])
def test_no_more_plans_are_kept_than_wanted_and_those_are_the_best(most):
    assert found(Judged(), most, 100) == [[TAKE_1, TAKE_1, END], [TAKE_1, END], [END]][:most]


def test_every_answer_is_looked_at_where_the_positions_suffice_and_the_likeliest_where_they_do_not():
    ends = Judged(weights={TAKE_1: 2, TAKE_2: 2, END: 3})
    assert found(ends, 12, 3) == [[TAKE_2, END], [TAKE_1, END], [END]]
    assert found(ends, 12, 2) == [[END]]


def test_what_is_hardly_ever_right_is_left_out_unless_there_is_nothing_else():
    table = two_on_the_pile(Judged())
    assert list(sensible(Judged(weights={TAKE_2: 2}), table)) == [TAKE_2]
    assert list(sensible(Judged(), table)) == [TAKE_1, TAKE_2, END]


def test_the_likeliest_move_is_the_first_with_the_highest_prior():
    table = two_on_the_pile(Judged())
    assert likeliest(Judged(weights={TAKE_2: 5, END: 5}), table) == TAKE_2
    assert likeliest(Judged(weights={END: 5}), table) == END
    assert likeliest(Judged(), table) == TAKE_1


@pytest.mark.parametrize("wanted", range(6))
def test_a_greedy_turn_ends_exactly_where_the_seat_wants_to_be(wanted):
    game = Judged(wanted)
    table = table_with(game, "big", 1)
    program = GreedyPlayer(0, 100_000)
    while game.asked(table) == 0:
        game.play(table, program.choose(game, table), Row())
    assert game.scores(table) == [wanted, 0]


def test_a_greedy_player_with_few_positions_goes_by_what_is_likeliest():
    """It looks at each of its answers, and beyond them only at the likeliest."""
    hasty = Judged(2, weights={TAKE_1: 3, TAKE_2: 2, END: 2})
    assert GreedyPlayer(0, 3).choose(hasty, two_on_the_pile(hasty)) == TAKE_1
    thrifty = Judged(2, weights={TAKE_1: 2, TAKE_2: 2, END: 3})
    assert GreedyPlayer(0, 3).choose(thrifty, two_on_the_pile(thrifty)) == TAKE_2


def test_a_plan_is_worth_the_mean_of_what_it_brought_and_of_its_first_guess():
    plan = Plan(vec[i64]([1]), vec[float]([0.6, 0.4]), 0)
    assert plan.value(0) == 0.6
    plan.learn(vec[float]([1.0, 0.0]))
    plan.learn(vec[float]([0.5, 0.5]))
    assert [float(plan.value(seat)) for seat in (0, 1)] == pytest.approx([0.7, 0.3])
    assert float(plan.guess[0]) == 0.6


@pytest.mark.parametrize(
    ("answers", "count", "goes_on"),
    [([1, 2, 9], 2, True), ([1, 9], 2, False), ([9, 2], 2, False), ([1, 2, 3], 3, False), ([], 0, True)],
)
def test_a_plan_goes_on_from_answers_it_begins_with_while_it_has_more(answers, count, goes_on):
    plan = Plan(vec[i64]([1, 2, 3]), vec[float]([1.0]), 0)
    assert plan.begins_with(vec[i64](answers), count) is goes_on


def over_with(scores):
    game = Pebbles()
    table = two_on_the_pile(game)
    for seat, score in enumerate(scores):
        table.cells[SCORE + seat] = score
    while game.asked(table) != NOBODY:
        game.play(table, list(game.list_legal(table))[-1], Row())
    return values_of(game, table, Row())


def test_at_the_end_victory_counts_and_the_points_tell_how_clear_it_was():
    row = Row()
    row.add(500)
    row.add(300)
    by_points = float(shares(row, float(Pebbles().decisive_lead(Pebbles().new_table())))[0])
    won = over_with([5, 3])
    assert float(won[0]) == pytest.approx(1 - CLEARNESS + CLEARNESS * by_points)
    assert sum(float(value) for value in won) == pytest.approx(1)


def test_a_shared_victory_is_shared():
    assert [float(value) for value in over_with([4, 4])] == pytest.approx([0.5, 0.5])


def test_haste_brings_shares_nearer_to_each_other():
    values = vec[float]([0.8, 0.15, 0.05])
    even_out(values, 0.25)
    assert [float(value) for value in values] == pytest.approx(
        [0.8 - 0.7 / 6, 0.15 + 0.55 / 12, 0.05 + 0.85 / 12]
    )


def test_people_are_told_the_chance_that_haste_has_lessened():
    calm, hasty = Judged(), Judged(haste=5000)
    table = two_on_the_pile(calm)
    table.cells[SCORE] = 3
    fair, lessened = (values_of(game, table, Row()) for game in (calm, hasty))
    assert float(lessened[0]) == pytest.approx(0.5 + (float(fair[0]) - 0.5) / 2)
    assert chance(hasty, table, float(lessened[0]), 2) == pytest.approx(float(fair[0]))


def test_a_chance_that_people_are_told_is_between_none_and_all():
    hasty = Judged(haste=5000)
    table = two_on_the_pile(hasty)
    assert [chance(hasty, table, value, 2) for value in (0.0, 0.9)] == [0.0, 1.0]
