"""The table as numbers for a learner."""

from cathedrals.games.basilica.judging import senses
from cathedrals.kernel.row import Row
from tests.games.basilica.staging import GAME, Staged, stage, unshuffled
from tests.games.staging import play


def sensed(table: Staged, seat: int) -> list[int]:
    row = Row()
    GAME.senses(table.table, seat, row)
    assert len(row) == GAME.sense_count
    return row.numbers()


def test_there_are_as_many_senses_as_promised_from_setup_on():
    for table in (unshuffled(), stage(), stage().plan("y # .", "b")):
        for seat in (0, 1):
            sensed(table, seat)


def test_the_question_is_sensed_by_who_is_asked():
    table = stage()
    assert sensed(table, 0)[: senses.ASKED] == [1] + [0] * (senses.ASKED - 1)
    assert sensed(table, 1)[: senses.ASKED] == [0] * senses.ASKED


def test_the_own_seat_comes_first():
    table = stage().seat(0, coins=2).seat(1, coins=0)
    first = senses.ASKED + senses.OF_TURN
    assert (sensed(table, 0)[first + 3], sensed(table, 1)[first + 3]) == (2, 0)


def test_a_builder_is_seen_from_the_own_seat():
    table = stage().plan("y").builders(1, a1="master_mason")
    cell = senses.SENSES - 250 * senses.OF_CELL + 4
    assert sensed(table, 1)[cell : cell + 8] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert sensed(table, 0)[cell : cell + 8] == [0, 0, 0, 0, 0, 0, 1, 0]


def test_what_is_certain_of_a_crown_is_sensed():
    """BA-S2"""
    first = senses.ASKED + senses.OF_TURN + 2 * senses.OF_SEAT
    crowns = slice(first + senses.OF_TILE - 2, first + senses.OF_TILE)
    assert sensed(stage(), 0)[crowns] == [0, 0]
    assert sensed(stage().orders("r catastrophe", "move", "recruit"), 0)[crowns] == [1, 0]
    twins = stage()
    twins.see(0, True)
    assert sensed(twins, 0)[crowns] == [0, 1]


def test_a_finished_game_is_still_sensed():
    table = stage().vaults("y*", "b", "r").king(29)
    play(table, "extend 1", "cell a1", "end")
    assert sensed(table, 0)[: senses.ASKED] == [0] * senses.ASKED
