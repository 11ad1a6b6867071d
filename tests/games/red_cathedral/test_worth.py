"""What a position is worth, by the pieces of the box it is played with."""

import re

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.games.red_cathedral.judging import worth
from cathedrals.kernel.pieces import built_in
from cathedrals.kernel.row import Row
from tests.games.random_boxes import dear_box, random_box
from tests.games.red_cathedral.staging import GAME, PLACES, Staged, stage

CARDS = ("a1", "b1", "c1", "d1")
PAYS = re.compile(r"recognition = (\d+)(?=, rubles)")


def dear() -> RedCathedral:
    return RedCathedral(dear_box(GAME))


def paying(times: float) -> RedCathedral:
    """A box whose cards pay so many times the recognition of ours."""
    return RedCathedral(PAYS.sub(lambda found: f"recognition = {int(times * int(found[1]))}", built_in(GAME)))


def worth_of(table: Staged, seat: int = 0) -> int:
    row = Row()
    table.game.worths(table.table, row)
    return row.numbers()[seat]


def part_of(table: Staged, name: str, seat: int = 0) -> int:
    row = Row()
    worth.assess(table.table, seat, row)
    return row.numbers()[worth.PART_NAMES.index(name)]


def nearly_built(game: RedCathedral, space: int) -> Staged:
    """Four claimed cards of seat 0, on which all lies."""
    table = stage(2, game=game).claimed(0, *CARDS).seat(0, space=space)
    for place in CARDS:
        card = int(table.cells[t.CARD + PLACES[place]]) * p.MATERIALS
        first = t.LAID + PLACES[place] * p.MATERIALS
        for kind in range(p.MATERIALS):
            table.cells[first + kind] = p.CARD_NEEDS[card + kind]
    return table


def finished(table: Staged, place: str) -> Staged:
    """As if the card had just been finished and had paid."""
    table.cells[t.POSITION] += p.CARD_RECOGNITION[table.cells[t.CARD + PLACES[place]]]
    table.cells[t.IS_FINISHED + PLACES[place]] = 1
    return table


def test_where_markers_go_round_finishing_a_card_takes_nothing_from_what_the_others_promise():
    game = dear()
    for space in range(2, 122, 10):
        before, after = nearly_built(game, space), nearly_built(game, space)
        rubles = p.CARD_RUBLES[after.cells[t.CARD + PLACES["a1"]]]
        after.seat(0, rubles=int(before.cells[t.PURSE] + rubles))
        assert worth_of(finished(after, "a1")) >= worth_of(before), space


def test_markers_go_round_where_cards_or_actions_pay_far_more_than_ours():
    assert p.REACH[0] == 54
    generous = built_in(GAME).replace('"gain_recognition", count = 1', '"gain_recognition", count = 20')
    boxes = (GAME, paying(1.5), paying(2), dear(), RedCathedral(random_box(GAME, 1)), RedCathedral(generous))
    round_they_go = [bool(worth.goes_round(stage(2, game=game).cells)) for game in boxes]
    assert round_they_go == [False, False, True, True, True, True]


def test_where_markers_go_round_every_space_is_worth_half_a_prestige_until_the_last_turns():
    table = stage(2, game=dear())
    assert [int(worth.marker_worth(table.cells, space)) for space in (0, 5, 79, 81)] == [0, 250, 3950, 4050]
    table.cells[t.FINISHER] = 0
    assert [int(worth.marker_worth(table.cells, space)) for space in (0, 5, 79, 85)] == [0, 100, 3900, 4100]


def test_a_turn_costs_and_brings_what_the_cards_pay():
    ours, rich = stage(), stage(2, game=paying(2))
    needed = (worth.delay(table.cells, 0, worth.ONE_TURN) for table in (ours, rich))
    assert [int(points) for points in needed] == [3300, 6600]
    by_move = [worth_of(table, 0) - worth_of(table, 1) for table in (ours, rich)]
    assert by_move[1] - by_move[0] == worth.WEIGHTS[worth.TO_MOVE]


def test_a_card_begun_costs_for_every_finished_card_of_others_above_it():
    table = stage(2).claimed(0, "a1").built(1, "a2", "a3").built(0, "a4")
    assert part_of(table, "danger") == -2 * worth.WEIGHTS[worth.DANGER] < 0
    assert part_of(table, "danger", seat=1) == 0


def test_every_weight_stands_where_its_name_does():
    names = [name.upper() for name in worth.WEIGHT_NAMES]
    assert [getattr(worth, name) for name in names] == list(range(len(names)))
