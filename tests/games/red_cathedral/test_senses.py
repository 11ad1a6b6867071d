"""The table as numbers for a learner."""

import pytest

from cathedrals.games.red_cathedral.judging import senses
from cathedrals.kernel.row import Row
from tests.games.red_cathedral.staging import GAME, Staged, ivan_plays, stage, unshuffled
from tests.games.staging import play


def sensed(table: Staged, seat: int) -> list[int]:
    row = Row()
    GAME.senses(table.table, seat, row)
    assert len(row) == GAME.sense_count
    return row.numbers()


def first_of(name: str) -> int:
    return GAME.sense_names.index(name)


def seat_part(table: Staged, seat: int, order: int) -> list[int]:
    start = first_of(f"seat-{order}/turn")
    return sensed(table, seat)[start : start + senses.OF_SEAT]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_as_many_senses_as_promised_from_setup_on(seats):
    for table in (unshuffled(seats), stage(seats)):
        for seat in range(max(seats, 2)):
            sensed(table, seat)


def test_the_question_is_sensed_by_who_is_asked():
    table = stage(2)
    assert sensed(table, 0)[: len(senses.ASKED.names)] == [1] + [0] * (len(senses.ASKED.names) - 1)
    assert sensed(table, 1)[: len(senses.ASKED.names)] == [0] * len(senses.ASKED.names)


def test_a_choice_for_ivan_is_a_question_of_its_own():
    table = stage(1).row("claim red", "inventory", "transport", "construction", "recognition")
    ivan_plays(table)
    assert table.step == "ivan_claims"
    assert sensed(table, 0)[: len(senses.ASKED.names)].index(1) == 14


def test_the_own_seat_comes_first_and_the_others_clockwise():
    table = stage(3).seat(0, space=10).seat(1, space=20).seat(2, space=30)
    assert [seat_part(table, 1, order)[1] for order in (0, 1, 2)] == [20, 30, 10]
    assert seat_part(table, 1, 3) == [0] * senses.OF_SEAT


def test_a_banner_is_seen_from_the_own_seat():
    table = stage(2).claimed(1, "a1")
    start = first_of("a1/banner-0")
    banners = slice(start, start + 4)
    assert sensed(table, 1)[banners] == [1, 0, 0, 0]
    assert sensed(table, 0)[banners] == [0, 1, 0, 0]


def test_face_down_tiles_and_finished_cards_are_sensed():
    table = stage(2)
    before = sensed(table, 0)
    table.workshop(0, "red", "gold", face="down").built(0, "a1")
    assert sensed(table, 0) != before


def test_a_finished_game_is_still_sensed():
    table = stage(2).turn_of(1, ended=199)
    play(table, "die white", "more 0", "end")
    assert sensed(table, 0)[: len(senses.ASKED.names)] == [0] * len(senses.ASKED.names)
