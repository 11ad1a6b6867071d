"""Whoever is ahead brings the game home: far ahead the way to the end counts for more than points."""

import pytest

from cathedrals.games.red_cathedral import table as t
from tests.games.red_cathedral.staging import GAME, Staged, stage


def building(space: int, *built: str, **laid: int) -> Staged:
    """Seat 0 builds a2 and has come so far; seat 1 has nothing."""
    table = stage().card("a2", "middle-9").built(0, "a1", *built).claimed(0, "a2", **laid)
    return table.seat(0, space=space, rubles=0)


def aim(table: Staged, seat: int = 0) -> int:
    return int(GAME.aim(table.table, seat))


def haste(table: Staged) -> int:
    return int(GAME.haste(table.table))


def test_far_ahead_a_material_laid_is_worth_more_than_prestige():
    assert aim(building(70, "b1", "c1", wood=1)) > aim(building(74, "b1", "c1"))


def test_in_a_close_game_prestige_is_worth_more():
    def close(table: Staged) -> Staged:
        return table.built(1, "d1").seat(1, space=14, rubles=0)

    assert aim(close(building(14, wood=1))) < aim(close(building(24)))


def test_who_leads_prefers_the_last_turns_and_who_is_behind_does_not():
    before, last = building(40, "b1", "c1"), building(40, "b1", "c1")
    last.cells[t.FINISHER] = 0
    assert aim(last) > aim(before)
    assert aim(last, 1) < aim(before, 1)


def test_haste_falls_with_the_way_to_the_sixth_card():
    assert haste(stage()) > haste(building(2)) > haste(building(2, wood=1)) > 0


@pytest.mark.parametrize("cell", [t.FINISHER, t.ENDING])
def test_in_the_last_turns_and_at_the_end_there_is_none(cell):
    table = building(2)
    table.cells[cell] = t.SIXTH_CARD
    assert haste(table) == 0
