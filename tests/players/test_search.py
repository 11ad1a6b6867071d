"""The player that searches, and the levels made of it, for every game there is."""

from math import e

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games import GAMES, HOUSE
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE
from cathedrals.kernel.words import Words
from cathedrals.players.levels import HOUSE as OF_HOUSE
from cathedrals.players.levels import LEVELS, player
from cathedrals.players.plans import Plan, PlanFinder, key_of, shares, values_of
from cathedrals.players.player import Player, RandomPlayer
from cathedrals.players.playing import Playing
from cathedrals.players.search import SearchPlayer
from cathedrals.players.tree import Position
from tests.tiers import numbers, tally

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def first_question(game, seats, seed):
    table = game.new_table()
    dealer = SeededDealer(seed)
    game.start(table, seats, whole_options(game, {}), Row())
    while game.asked(table) == CHANCE:
        game.play(table, dealer.deal(game, table), Row())
    return table


def quick(seed, simulations):
    """A searcher who looks at few plans, for these tests run uncompiled."""
    made = SearchPlayer(seed, simulations)
    made.wide, made.narrow = 40, 8
    return made


def own_turn(game, seat, program, table):
    """The answers of one turn, as far as neither chance nor another is asked."""
    given = []
    while game.asked(table) == seat:
        given.append(int(program.choose(game, table)))
        game.play(table, given[-1], Row())
    return given


@pytest.mark.dear
@games
def test_search_plays_every_seat_count_to_the_end(game):
    for seats in game.seats:
        table = game.new_table()
        players: list[Player] = [RandomPlayer(seat) for seat in range(seats)]
        players[0] = quick(1, 2)
        playing = Playing(game, SeededDealer(seats), players)
        game.start(table, seats, whole_options(game, {}), playing.log)
        playing.play_out(table)
        assert game.winners(table)


@pytest.mark.dear
@games
def test_search_beats_random_play(game):
    wins, seeds = 0, numbers(2, 20)
    for seed in seeds:
        table = game.new_table()
        playing = Playing(game, SeededDealer(seed), [RandomPlayer(seed), quick(seed, 4)])
        game.start(table, 2, whole_options(game, {}), playing.log)
        playing.play_out(table)
        wins += game.winners(table) == [1]
    assert 10 * wins >= 9 * len(seeds)
    tally("games", len(seeds))


@games
def test_thinking_leaves_the_table_as_it_was_and_answers_legally(game):
    table = first_question(game, 2, 5)
    before = table.to_bytes()
    move = quick(3, 20).choose(game, table)
    assert table.to_bytes() == before
    assert game.list_legal(table).has(move)


@games
def test_the_same_seed_and_budget_give_the_same_turn(game):
    turns = []
    for _ in range(2):
        table = first_question(game, 2, 6)
        turns.append(own_turn(game, int(game.asked(table)), quick(9, 25), table))
    assert turns[0] == turns[1]


@games
def test_the_tree_is_kept_within_a_turn(game):
    """The second answer of a plan is found with what the first was found with: fewer simulations are new."""
    table = first_question(game, 2, 6)
    seat = game.asked(table)
    program = quick(9, 40)
    game.play(table, program.choose(game, table), Row())
    assert program.done == 40
    while game.asked(table) == seat and game.list_legal(table).count == 1:
        game.play(table, game.list_legal(table).items[0], Row())
    assert game.asked(table) == seat
    program.choose(game, table)
    assert program.done < 40


def position_with(*lines, visits):
    """A position with plans of these answers, each visited so often."""
    plans = [Plan(vec[i64](list(moves)), vec[float]([0.5, 0.5]), 0) for moves in lines]
    for plan, count in zip(plans, visits, strict=True):
        for _ in range(count):
            plan.learn(vec[float]([1.0, 0.0]))
    position = Position(find_game("basilica").new_table(), 0, 0, plans, 800)
    position.visits = sum(visits)
    return position


def test_plans_that_contradict_the_answers_given_are_dropped_and_the_rest_is_kept_as_it_was():
    position = position_with((1, 2), (1, 3, 4), (5, 2), (1,), (1, 2, 6), visits=(7, 2, 9, 4, 1))
    kept = [position.branches[place] for place in (0, 1, 4)]
    position.keep_those_with(vec[i64]([1, 2]), 1)
    assert position.branches == kept
    assert [int(branch.plan.visits) for branch in position.branches] == [7, 2, 1]
    assert position.visits == 10
    position.keep_those_with(vec[i64]([1, 2]), 2)
    assert position.branches == kept[2:]


@games
def test_what_was_found_about_plans_that_go_on_as_was_answered_serves_the_next_answer(game):
    table, program = first_question(game, 2, 6), quick(9, 40)
    move = program.choose(game, table)
    before = list(program.root.branches)
    kept = [one for one in before if one.plan.moves[0] == move and len(one.plan.moves) > 1]
    learned = {id(one): int(one.plan.visits) for one in kept}
    game.play(table, move, Row())
    after = program.consider(game, table).branches
    assert after == kept != before
    assert all(int(one.plan.visits) >= learned[id(one)] for one in after)
    assert any(learned.values())


@games
def test_another_answer_than_the_program_gave_leaves_nothing_of_its_thoughts(game):
    table, program = first_question(game, 2, 6), quick(9, 10)
    program.choose(game, table)
    seat = game.asked(table)
    before = program.root
    others = [table.copy() for _ in game.list_legal(table).numbers()]
    for other, move in zip(others, game.list_legal(table).numbers(), strict=True):
        game.play(other, move, Row())
    met = next(one for one in others if one != program.expected and game.asked(one) == seat)
    assert program.expected in others
    assert program.consider(game, met) is not before
    assert program.root.table == met


@games
def test_an_unexpected_table_is_thought_about_anew(game):
    program = quick(9, 10)
    program.choose(game, first_question(game, 2, 6))
    other = first_question(game, 2, 7)
    assert game.list_legal(other).has(program.choose(game, other))
    assert program.root is not None
    assert program.root.table == other


@games
def test_time_spent_is_bounded_when_simulations_are_not(game):
    program = SearchPlayer(1, ms=1.0, by_cpu=True)
    table = first_question(game, 2, 6)
    assert game.list_legal(table).has(program.choose(game, table))
    assert 1 <= program.done < 1000


@games
def test_values_are_shares_of_victory(game):
    table = first_question(game, game.seats[-1], 3)
    values = [float(value) for value in values_of(game, table, Row())]
    assert sum(values) == pytest.approx(1)
    assert all(0 < value < 1 for value in values)


def test_who_is_ahead_has_the_greater_share():
    row = Row()
    for worth in (500, 300, 300):
        row.add(worth)
    first, second, third = (float(value) for value in shares(row, 200.0))
    assert second == third
    assert first / second == pytest.approx(e)


@games
def test_lines_lead_to_different_positions_best_first(game):
    table = first_question(game, 2, 6)  # where two ways lead to one position
    seat = int(game.asked(table))
    plans = PlanFinder(game, 12).find(table, 60)
    assert 1 < len(plans) <= 12
    guesses = [float(plan.guess[seat]) for plan in plans]
    assert guesses == sorted(guesses, reverse=True)
    ends = set()
    for plan in plans:
        end = table.copy()
        for move in plan.moves:
            assert game.asked(end) == seat
            game.play(end, move, Row())
        assert game.asked(end) != seat
        assert key_of(end) == plan.key
        ends.add(end.to_bytes())
    assert len(ends) == len(plans)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_position_looks_at_few_lines_first_and_at_more_later(game):
    table = first_question(game, 2, 4)
    plans = PlanFinder(game, 12).find(table, 60)
    position = Position(table, game.asked(table), 0, plans, game.decisive_lead(table))
    seen = set()
    for _ in range(200):
        branch = position.select(50.0)
        branch.plan.learn(branch.plan.guess)
        position.visits += 1
        seen.add(branch.plan.key)
        if position.visits == 2:
            early = len(seen)
    assert early <= 2 < len(seen)


@pytest.mark.parametrize(("decisive_lead", "less"), [(800, 0.03), (400, 0.06)])
def test_a_line_is_likelier_by_the_points_it_promises_however_much_they_decide(decisive_lead, less):
    plans = [Plan(vec[i64]([0]), vec[float]([share, 1 - share]), 0) for share in (0.5, 0.5 - less)]
    first, second = Position(find_game("basilica").new_table(), 0, 0, plans, decisive_lead).branches
    assert float(first.plan.prior) / float(second.plan.prior) == pytest.approx(e)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_judged_when_all_but_one_have_answered(seats):
    """With two that is the next plan; with more the others play on first."""
    game = find_game("red_cathedral")
    table = first_question(game, seats, 4)
    first = int(game.asked(table))
    program, finder = quick(1, 1), PlanFinder(game, 12)
    position = Position(table, game.asked(table), 0, finder.find(table, 8), game.decisive_lead(table))
    before = table.to_bytes()
    values = program.look_round(game, position, finder)
    assert int(finder.seat) == (first + seats - 2) % seats
    assert table.to_bytes() == before
    assert sum(float(value) for value in values) == pytest.approx(1)


@games
def test_the_plain_search_answers_legally(game):
    table = first_question(game, 2, 5)
    assert game.list_legal(table).has(player("uct:3", 1).choose(game, table))


@pytest.mark.parametrize("name", OF_HOUSE)
@games
def test_every_program_has_a_sentence_of_character(game, name):
    assert Words(game.name).say(f"character-{name}").endswith(".")


def test_the_levels_are_four_and_rise():
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "architect"]
    thinkers = [player(name, 0) for name in list(LEVELS)[1:]]
    budgets = [int(one.simulations) for one in thinkers if isinstance(one, SearchPlayer)]
    assert budgets == sorted(set(budgets))
    assert len(budgets) == 3


def test_a_budget_is_simulations_or_milliseconds_by_either_clock():
    by_count, by_wall, by_work = (player(f"search:{text}", 0) for text in ("40", "50ms", "50cpu"))
    assert isinstance(by_count, SearchPlayer)
    assert isinstance(by_wall, SearchPlayer)
    assert isinstance(by_work, SearchPlayer)
    assert (by_count.simulations, by_count.ms) == (40, 0)
    assert (by_wall.ms, by_wall.by_cpu) == (50, False)
    assert (by_work.ms, by_work.by_cpu) == (50, True)


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:5s", "greedy:5", "deep"])
def test_an_unknown_player_or_budget_is_refused_in_one_sentence(name):
    with pytest.raises(CathedralsError, match=f'there is no player "{name}"; the players are random, greedy'):
        player(name, 0)
