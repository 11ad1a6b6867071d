"""The laws a game keeps, each a check that raises AssertionError: of games played at random with all options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cathedrals.conformance import kit, walker
from cathedrals.conformance.walker import Counter, Uncounted
from cathedrals.kernel.game import Game

NAMES: Final = ["Żaneta", 'the "Tsar"', "", "seat 0"]


@dataclass(frozen=True)
class Case:
    """A game to be held up against the laws, what counts its pieces, and the numbers of the games that are played."""

    game: Game
    pieces: Counter = Uncounted
    numbers: range = range(20)


#: A law is a check of a case.
Law = Callable[[Case], None]


def every_table_keeps_the_laws(case: Case) -> None:
    """Whole games at random: legality, bytes, chance, refusals, copies, views and scores at every step."""
    for number in case.numbers:
        walker.walk_to_the_end(case.game, number, case.pieces)


def every_move_has_a_text_of_its_own(case: Case) -> None:
    """A move is written as a text that is read back as that move."""
    kit.check_vocabulary(case.game)


def everything_named_is_named_once(case: Case) -> None:
    """No two steps, events, refusals or options are called the same."""
    kit.check_names(case.game)


def a_record_replays_to_the_same_table(case: Case) -> None:
    """The text of a record is all that is needed to come back."""
    for number in case.numbers:
        walk = walker.Walk(case.game, *walker.setting(case.game, number), seed=number, pieces=case.pieces)
        for _ in range(300):
            if not walk.over:
                walk.play(walk.any_move())
        walk.check_record()


def undo_makes_the_very_table_of_then(case: Case) -> None:
    """Wherever a seat may take back its answers."""
    assert sum(walker.check_undo(case.game, number) for number in case.numbers) > 0, (
        "nothing could ever be undone"
    )


def the_names_of_the_seats_change_nothing(case: Case) -> None:
    """Whoever plays, the rules are the same."""
    for number in case.numbers:
        *_, plain = walker.random_match(case.game, number)
        *_, other = walker.random_match(case.game, number, names=NAMES)
        assert plain.record.lines == other.record.lines
        assert plain.table == other.table


def the_same_seed_and_moves_never_make_two_matches(case: Case) -> None:
    """Nothing random lies in the rules."""
    for number in case.numbers:
        *_, one = walker.random_match(case.game, number)
        *_, two = walker.random_match(case.game, number)
        assert str(one.record) == str(two.record)
        assert one.table == two.table


def everything_met_has_words(case: Case) -> None:
    """Every step, move, event, refusal, piece and ending that games come by can be said, and every option."""
    walker.meet_everything(case.game, case.numbers).check_words()


def a_game_without_secrets_shows_every_seat_the_same(case: Case) -> None:
    """The server then sends one view to all."""
    for number in case.numbers:
        for match in walker.random_match(case.game, number):
            views = [case.game.view(match.table, seat) for seat in walker.onlookers(match)]
            assert case.game.has_secrets or all(view == views[0] for view in views)


#: Every law.
LAWS: tuple[Law, ...] = (
    every_table_keeps_the_laws,
    every_move_has_a_text_of_its_own,
    everything_named_is_named_once,
    a_record_replays_to_the_same_table,
    undo_makes_the_very_table_of_then,
    the_names_of_the_seats_change_nothing,
    the_same_seed_and_moves_never_make_two_matches,
    everything_met_has_words,
    a_game_without_secrets_shows_every_seat_the_same,
)
