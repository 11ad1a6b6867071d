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


def first_of(name: str) -> int:
    return GAME.sense_names.index(name)


def test_there_are_as_many_senses_as_promised_from_setup_on():
    for table in (unshuffled(), stage(), stage().plan("y # .", "b")):
        for seat in (0, 1):
            sensed(table, seat)


def test_the_question_is_sensed_by_who_is_asked():
    table = stage()
    assert sensed(table, 0)[: len(senses.ASKED.names)] == [1] + [0] * (len(senses.ASKED.names) - 1)
    assert sensed(table, 1)[: len(senses.ASKED.names)] == [0] * len(senses.ASKED.names)


def test_what_the_question_is_about_is_sensed_by_who_is_asked():
    table = stage().plan("y b").builders(0, b1="").orders("promotion", "move", "move")
    play(table, "order 1")
    assert table.step == "rank"
    about = slice(first_of("about/first"), first_of("about/third") + 1)
    assert (sensed(table, 0)[about], sensed(table, 1)[about]) == ([1, 0, 0], [0, 0, 0])


def test_the_own_seat_comes_first():
    table = stage().seat(0, coins=2).seat(1, coins=0)
    coins = first_of("seat-0/coins")
    assert (sensed(table, 0)[coins], sensed(table, 1)[coins]) == (2, 0)


def test_a_builder_is_seen_from_the_own_seat():
    table = stage().plan("y").builders(1, a1="master_mason")
    first = first_of("a1/builder-0-none")
    assert sensed(table, 1)[first : first + 8] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert sensed(table, 0)[first : first + 8] == [0, 0, 0, 0, 0, 0, 1, 0]


def test_what_is_certain_of_a_crown_is_sensed():
    """BA-S2"""
    first = first_of("order_field-1/crown")
    crowns = slice(first, first + 2)
    assert sensed(stage(), 0)[crowns] == [0, 0]
    assert sensed(stage().orders("r catastrophe", "move", "recruit"), 0)[crowns] == [1, 0]
    twins = stage()
    twins.see(0, True)
    assert sensed(twins, 0)[crowns] == [0, 1]


def test_a_finished_game_is_still_sensed():
    table = stage().vaults("y*", "b", "r").king(29)
    play(table, "extend 1", "cell a1", "end")
    assert sensed(table, 0)[: len(senses.ASKED.names)] == [0] * len(senses.ASKED.names)
