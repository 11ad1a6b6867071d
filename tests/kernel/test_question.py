"""A question: what it carries, what it is called, and that a class in plain Python serves as well as a compiled one."""

import pytest

from cathedrals.games import GAMES
from cathedrals.kernel.game import Game
from cathedrals.kernel.moves import Family, each, family_of
from cathedrals.kernel.question import NOT_LEFT, NOTHING, Follow, Outcome, Question, is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.senses import Asked
from cathedrals.kernel.table import CHANCE, NUMBERS_ABOUT, Table, answered, step_kind, step_numbers, step_seat
from tests.kernel.pebbles import PEBBLES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Which(Question):
    name = "which"
    rule = "P-1"
    about = ("heap", "least")
    is_always_asked = True

    def legal(self, table, seat, moves):
        moves.add(0)

    def why_not(self, table, seat, move):
        return NOTHING if move == 0 else 3

    def play(self, table, seat, move, log):
        answered(table)


class Toss(Outcome):
    name = "toss"
    rule = "P-2"

    def legal(self, table, seat, moves):
        moves.add(4)
        moves.add(6)


class Onward(Follow):
    name = "onward"

    def follow(self, table, first, log):
        log.add(first)


def copy_of_pebbles():
    return type(PEBBLES)()


def game_of(*questions):
    game = copy_of_pebbles()
    game.list_questions(list(questions))
    return game


def test_the_place_in_the_list_is_the_number_of_a_question():
    which, toss = Which(), Toss()
    game = game_of(which, toss)
    assert (which.number, toss.number) == (0, 1)
    assert game.step_names == ("which", "toss")


def test_a_question_is_asked_with_what_it_is_about():
    which = Which()
    game, table = game_of(Toss(), which), Table(3)
    which.ask(table, 2, 5, 1)
    assert (step_kind(table), step_seat(table), step_numbers(table)) == (1, 2, [5, 1, 0])
    assert game.asked_about(table) == {"heap": 5, "least": 1}
    assert is_asked(table, which)


def test_nothing_is_asked_when_the_pile_is_empty():
    which = Which()
    game, table = game_of(which), Table(3)
    assert not is_asked(table, which)
    assert game.asked_about(table) == {}


def test_a_class_in_plain_python_says_for_itself_what_it_is():
    """Compiled code must not read the base's values."""
    which, toss = Which(), Toss()
    assert which.always_asked
    assert not toss.always_asked
    assert (which.rule, toss.rule) == ("P-1", "P-2")


def test_what_chance_does_not_list_is_not_left():
    toss, table = Toss(), Table(3)
    assert [toss.why_not(table, CHANCE, move) for move in (4, 5, 6)] == [NOTHING, NOT_LEFT, NOTHING]


def test_outcomes_are_equally_likely_unless_a_question_says_more():
    toss, moves, weights = Toss(), Row(), Row()
    toss.legal(Table(3), CHANCE, moves)
    toss.odds(Table(3), moves, weights)
    assert weights.numbers() == [1, 1]


def test_what_goes_on_by_itself_has_one_answer_and_is_told_its_number():
    onward, table, moves, log = Onward(9), Table(3), Row(), Row()
    onward.number = 0
    onward.ask(table, CHANCE, 7)
    onward.legal(table, CHANCE, moves)
    onward.play(table, CHANCE, 9, log)
    assert (moves.numbers(), log.numbers(), table.pending) == ([9], [7], 0)


def test_a_question_that_lacks_a_method_says_so():
    bare, table = Question(), Table(3)
    for said, ask in (
        ("Question lacks legal", lambda: bare.legal(table, 0, Row())),
        ("Question lacks why_not", lambda: bare.why_not(table, 0, 0)),
        ("Question lacks play", lambda: bare.play(table, 0, 0, Row())),
        ("Follow lacks follow", lambda: Follow(0).follow(table, 0, Row())),
    ):
        with pytest.raises(NotImplementedError, match=said):
            ask()


def test_who_is_asked_senses_the_question_and_its_three_numbers_and_nobody_else_does():
    which = Which()
    game_of(Toss(), which)
    table, own, other = Table(3), Row(), Row()
    which.ask(table, 1, 7, 8, 9)
    asked = Asked([Toss(), which])
    asked.add(table, 1, own)
    asked.add(table, 0, other)
    assert own.numbers() == [1, 7, 8, 9]
    assert other.numbers() == [0, 0, 0, 0]
    assert asked.senses() == ["asked/which", "about/first", "about/second", "about/third"]


@every_game
def test_every_question_has_a_name_of_its_own_a_rule_and_at_most_three_numbers(game):
    names = [question.name for question in game.questions]
    assert len(set(names)) == len(names)
    assert all(question.rule and len(question.about) <= NUMBERS_ABOUT for question in game.questions)


@every_game
def test_a_view_tells_the_options_that_were_chosen(game):
    chosen = {option.name: option.values[-1] for option in game.options}
    table = game.new_table()
    game.start(table, game.seats[-1], chosen, Row())
    seen = {option.name: option.values[-1] for option in game.options if option.cell >= 0}
    assert game.view(table, 0)["options"] == seen


@every_game
def test_every_sense_has_a_name_of_its_own(game):
    assert len(game.sense_names) == len(set(game.sense_names)) == game.sense_count


@every_game
def test_no_move_or_sense_is_numbered_anew_without_a_new_layout(game):
    """Who has learned on the old numbers must see that they are others: raise `layout`, then mend this line."""
    numbered = {"red_cathedral": (3, 496, 1080), "basilica": (2, 589, 4157)}
    assert (game.layout, game.move_count, game.sense_count) == numbered[game.name]


def test_a_family_names_the_numbers_of_its_moves():
    dice = Family(3, "roll", each("roll", range(12)), ("die", "value"), of_second=6, least=1)
    assert dice.numbers(3 + 6 + 2) == {"die": 1, "value": 3}
    assert Family(15, "end", ("end",)).numbers(15) == {}
    assert family_of((dice, Family(15, "end", ("end",))), 14) == dice


def test_a_family_names_its_pieces_as_far_as_they_are_known():
    lay = Family(0, "lay", ("lay",), on={"place": "card", "resource": "material", "": "board"})
    assert lay.pieces({"place": "b2"}) == ("card-b2", "board")


class Bare(Game):
    """A game with nothing but what the kernel knows of every game."""


Bare.__abstractmethods__ = frozenset()


class Unasked(Which):
    def why_not(self, table, seat, move):
        raise AssertionError("whether it is legal stands in the list")


def test_what_a_move_says_goes_by_the_listed_answers():
    unasked = Unasked()
    game, table = Bare("bare"), Table(3)  # type: ignore[abstract]
    game.list_questions([unasked])
    game.list_moves((Family(0, "take", ("take", "leave")),))
    game.sayings = {"take": lambda table, number: ("take-all", {"number": number})}
    unasked.ask(table, 0)
    assert [game.show(table, move).words for move in (0, 1)] == ["move-take-all", "move-take"]


class Heaps(Bare):
    """One pours from the heap that the first cell tells, takes from any, or turns the only glass."""

    def __init__(self):
        super().__init__("heaps")
        self.shown = []
        pour = Family(0, "pour", ("pour",), on={"source": "heap"})
        take = Family(1, "take", each("take", range(3)), ("heap",), on={"heap": "heap"})
        swap = Family(
            4, "swap", each("swap", range(4)), ("one", "other"), 2, on={"one": "jar", "other": "jar"}
        )
        self.list_moves((pour, take, swap, Family(8, "turn", ("turn",), on={"": "glass"})))
        self.details = {"pour": lambda table, number: {"source": table.cells[0]}}

    def show(self, table, move):
        self.shown.append(move)
        return super().show(table, move)


def test_a_piece_has_the_moves_that_are_about_it_in_their_order():
    game, table = Heaps(), Table(1)  # type: ignore[abstract]
    table.cells[0] = 2
    pieces = ("heap-1", "heap-2", "jar-0", "glass", "heap", "jars-0")
    assert [game.moves_on(table, piece) for piece in pieces] == [[2], [0, 3], [4, 5, 6], [8], [], []]
    table.cells[0] = 1
    assert [game.moves_on(table, piece) for piece in pieces[:2]] == [[0, 2], [3]]


def test_the_moves_of_a_piece_are_looked_up_but_for_those_that_hang_on_the_table():
    game, table = Heaps(), Table(1)  # type: ignore[abstract]
    assert game.moves_on(table, "jar-1") == [5, 6, 7]
    assert game.shown == []
    game.moves_on(table, "heap-1")
    assert game.shown == [0]


def test_families_that_leave_a_gap_are_refused():
    with pytest.raises(ValueError, match="end begins at 5, expected 1"):
        copy_of_pebbles().list_moves((Family(0, "take", ("take 1",)), Family(5, "end", ("end",))))
