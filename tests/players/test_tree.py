"""Where a search looks next, what it keeps, and what it plays: positions, branches and the plain search's nodes."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.players.plans import Plan
from cathedrals.players.tree import Branch, Position
from cathedrals.players.uct import Node, UctPlayer
from tests.kernel.pebbles import END, FIRST_ROLL, Pebbles

GAME = Pebbles()


def position(*guesses, key=0):
    """A position of seat 0 with a plan for each guess of its share."""
    plans = [
        Plan(vec[i64]([place, 9]), vec[float]([guess, 1 - guess]), place)
        for place, guess in enumerate(guesses)
    ]
    return Position(GAME.new_table(), 0, key, plans, 400)


def place_of(position, branch):
    return position.branches.index(branch)


def test_priors_are_shares_of_one():
    priors = [float(branch.plan.prior) for branch in position(0.6, 0.6, 0.4).branches]
    assert sum(priors) == pytest.approx(1)
    assert priors[0] == priors[1] > priors[2] > 0


@pytest.mark.parametrize(("visits", "last"), [(0, 1), (1, 2), (3, 2), (4, 3), (100, 4)])
def test_two_lines_are_looked_at_first_and_one_more_by_the_root_of_the_visits(visits, last):
    found = position(0.1, 0.2, 0.3, 0.4, 0.5)
    found.visits = visits
    assert place_of(found, found.select(0.0)) == last


def test_a_neglected_line_is_looked_at_when_it_is_as_good():
    found = position(0.5, 0.5)
    found.branches[0].plan.visits, found.visits = 1, 1
    found.branches[0].plan.totals[0] = 1.0
    assert place_of(found, found.select(0.35)) == 1


def test_without_curiosity_the_best_so_far_is_taken():
    found = position(0.5, 0.4)
    found.branches[0].plan.learn(vec[float]([0.0, 1.0]))
    assert place_of(found, found.select(0.0)) == 1


@pytest.mark.parametrize(("visits", "favourite"), [((2, 2, 1), 0), ((1, 2, 2), 1), ((0, 0, 1), 2)])
def test_what_was_visited_most_is_played_and_of_equals_what_promised_most(visits, favourite):
    found = position(0.5, 0.4, 0.3)
    for branch, count in zip(found.branches, visits, strict=True):
        branch.plan.visits = count
    assert place_of(found, found.favourite()) == favourite


def test_plans_that_begin_otherwise_are_forgotten_with_their_visits():
    found = position(0.5, 0.4)
    for branch, count in zip(found.branches, (3, 4), strict=True):
        branch.plan.visits = count
    found.visits = 7
    found.keep_those_with(vec[i64]([1]), 1)
    assert [int(branch.plan.moves[0]) for branch in found.branches] == [1]
    assert found.visits == 4


def branch_with(*outcomes, visits=0, certain=False):
    made = Branch(position(0.5).branches[0].plan)
    for key, (drawn, seen) in enumerate(outcomes):
        outcome = position(0.5, key=key)
        outcome.drawn, outcome.visits = drawn, seen
        made.outcomes.append(outcome)
    made.plan.visits, made.is_certain = visits, certain
    return made


@pytest.mark.parametrize(
    ("branch", "wants"),
    [
        (branch_with(), True),
        (branch_with((1, 1), certain=True, visits=100), False),
        (branch_with((1, 1), visits=0), False),
        (branch_with((1, 1), visits=1), True),
        (branch_with((1, 1), (1, 1), visits=1), False),
        (branch_with((1, 1), (1, 1), visits=2), True),
    ],
)
def test_chance_is_asked_again_by_the_root_of_the_visits_unless_it_has_no_say(branch, wants):
    assert branch.wants_outcome() is wants


@pytest.mark.parametrize(
    ("outcomes", "next_one"),
    [([(1, 1), (1, 1)], 0), ([(1, 2), (1, 1)], 1), ([(1, 2), (3, 5)], 1), ([(2, 3), (1, 2)], 0)],
)
def test_outcomes_are_visited_as_often_as_chance_led_to_them(outcomes, next_one):
    branch = branch_with(*outcomes)
    assert branch.outcomes.index(branch.outcome()) == next_one


def test_an_outcome_is_known_by_its_key():
    branch = branch_with((1, 1), (1, 1))
    assert branch.known(1) is branch.outcomes[1]
    assert branch.known(2) is None


def node(*children):
    made = Node(-1, -1)
    for move, (visits, wins) in enumerate(children):
        child = Node(move, 0)
        child.visits, child.wins = visits, wins
        made.children.append(child)
        made.visits += visits
    return made


def moves(count):
    row = Row()
    for move in range(count):
        row.add(move)
    return row


def plain(simulations=1):
    return UctPlayer(1, simulations, 0.0, False)


def test_the_plain_search_tries_every_answer_before_any_again():
    tried = node((5, 5.0))
    assert plain().child(tried, moves(3), 0).move == 1
    assert [int(child.move) for child in tried.children] == [0, 1]


def test_then_it_takes_what_won_or_was_neglected():
    assert plain().child(node((10, 2.0), (10, 8.0)), moves(2), 0).move == 1
    assert plain().child(node((100, 60.0), (1, 0.0)), moves(2), 0).move == 1
    assert plain().child(node((10, 8.0), (10, 2.0)), moves(2), 0).move == 0


def test_a_shared_win_is_counted_in_parts_for_the_seats_that_answered():
    program = plain()
    program.path = [Node(-1, -1), Node(0, 0), Node(1, 1), Node(2, 2)]
    program.learn([0, 2])
    assert [float(one.wins) for one in program.path] == [0, 0.5, 0, 0.5]
    assert [int(one.visits) for one in program.path] == [1, 1, 1, 1]


def count(tree):
    return 1 + sum(count(child) for child in tree.children)


def test_every_simulation_adds_one_node_at_most_and_leaves_the_table_as_it_was():
    table = GAME.new_table()
    GAME.start(table, 2, whole_options(GAME, {}), Row())
    GAME.play(table, FIRST_ROLL, Row())
    before, root, program = table.to_bytes(), Node(-1, -1), plain()
    for number in range(1, 30):
        program.simulate(GAME, table, root)
        assert root.visits == number
        assert count(root) <= number + 1
    assert table.to_bytes() == before
    assert len(root.children) == GAME.list_legal(table).count


class LastTake(Pebbles):
    """Whoever takes anything has won, and nobody else."""

    def winners(self, table):
        return [1] if self.scores(table)[0] == 0 else [0]


def test_the_plain_search_finds_the_answer_that_wins():
    game = LastTake()
    table = game.new_table()
    game.start(table, 2, whole_options(game, {}), Row())
    game.play(table, FIRST_ROLL, Row())
    table.cells[1] = 2  # the last round
    assert plain(60).choose(game, table) != END
