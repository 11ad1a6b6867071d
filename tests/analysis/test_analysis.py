"""A match taken apart: all parts add up, whatever was played and by whom."""

from pathlib import Path

import pytest

from cathedrals.analysis.analysis import PARTS, Analysing, analyse
from cathedrals.analysis.course import stretches
from cathedrals.analysis.data import as_data
from cathedrals.games import HOUSE
from cathedrals.kernel import record as records
from cathedrals.matches import replayed
from tests.analysis.fixture import KINDS, SMALL, begun
from tests.tiers import sample

RECORDS = Path(__file__).parents[1] / "records"
CLOSE = 1e-9
ANSWERS = sample(14, 60)


def close(number):
    return pytest.approx(number, abs=CLOSE)


def recorded(name):
    return replayed(records.read((RECORDS / name).read_text(encoding="utf-8")))


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: f"{kind[0].name}-{kind[1]}")
def found(request):
    game, seats = request.param
    return analyse(begun(game, seats, ANSWERS), SMALL)


def test_shares_are_parts_of_one_victory(found):
    for step in found.steps:
        for shares in (step.before, step.after):
            assert sum(shares) == close(1)
            assert all(0 <= share <= 1 for share in shares)


def test_the_luck_of_a_throw_is_nothing_over_all_seats(found):
    assert found.throws
    assert all(sum(throw.luck) == close(0) for throw in found.throws)
    assert any(any(throw.luck) for throw in found.throws)


def test_what_a_turn_gives_to_others_is_what_it_costs(found):
    assert any(turn.error > 0 for turn in found.turns)
    for turn in found.turns:
        assert turn.error >= 0
        others = [gift for seat, gift in enumerate(turn.gifts) if seat != turn.seat]
        assert sum(others) == close(turn.error)


def test_the_errors_of_the_answers_are_the_error_of_the_turn(found):
    for turn in found.turns:
        assert len(turn.errors) == len(turn.lines) == len(turn.played)
        assert all(error >= -CLOSE for error in turn.errors)
        assert sum(turn.errors) == close(turn.error)
        assert turn.line in turn.lines


def test_every_way_leads_to_the_result(found):
    ways = found.ways()
    for seat, way in enumerate(ways):
        assert way.even + sum(getattr(way, part) for part in PARTS) == close(way.result)
        assert way.result == found.result[seat]
    for part in ("deal", "dice", "rest"):
        assert sum(getattr(way, part) for way in ways) == close(0)
    assert sum(way.errors + way.gifts for way in ways) == close(0)


def test_every_line_that_stands_is_looked_at_once_after_the_deal(found):
    lines = [row["line"] for row in as_data(found)["lines"]]
    assert lines == list(range(found.dealt + 1, lines[-1] + 1))


def test_the_same_match_is_analysed_alike():
    game = HOUSE[-1]
    told = [as_data(analyse(begun(game, 2, ANSWERS), SMALL)) for _ in range(2)]
    assert told[0] == told[1]


def test_steps_tell_how_far_one_is():
    analysing = Analysing(begun(HOUSE[0], 2, 6), SMALL)
    told = list(analysing.steps())
    count = len(analysing.stretches)
    assert told == [(done, count) for done in range(count + 1)]
    assert analysing.found.result


def test_a_match_that_runs_stands_as_its_last_line_foretells():
    found = analyse(begun(HOUSE[0], 3, ANSWERS), SMALL)
    assert not found.is_over
    assert found.result == found.last


def test_a_match_nobody_has_played_in_is_even():
    found = analyse(begun(HOUSE[0], 4, 0), SMALL)
    assert found.steps == []
    assert found.result == (0.25,) * 4
    assert [way.rest for way in found.ways()] == [0] * 4


def test_what_was_undone_is_not_analysed():
    match = recorded("red_cathedral/two-undone.record")
    lines = [line for stretch in stretches(match) for line in stretch.lines]
    assert lines == match.standing()
    assert len(lines) < len(match.record.lines)


def test_whoever_gives_up_loses_by_an_own_error():
    match = begun(HOUSE[0], 2, ANSWERS)
    match.remark(1, "resign")
    found = analyse(match, SMALL)
    plain = analyse(begun(HOUSE[0], 2, ANSWERS), SMALL)
    assert found.resigned == 1
    assert list(found.result) == [1, 0]
    lost = found.last[1]
    assert lost > 0
    assert found.way(1).errors == close(plain.way(1).errors - lost)
    assert found.way(0).gifts == close(plain.way(0).gifts + lost)
    for way in found.ways():
        assert way.even + sum(getattr(way, part) for part in PARTS) == close(way.result)


def test_turns_belong_to_whoever_sat_there_then():
    game = HOUSE[0]
    match = begun(game, 3, 10)
    for seat in range(3):
        match.remark(seat, "program greedy")
    for _ in range(20):
        match.play(match.moves[0])
    played = as_data(analyse(match, SMALL))["played"]
    assert [(one["seat"], one["name"], one["program"]) for one in played] == [
        (seat, name, name == "greedy") for seat in range(3) for name in (f"seat {seat}", "greedy")
    ]
    assert all(sum(one["turns"] for one in played if one["name"] == name) for name in ("seat 0", "greedy"))


def test_a_record_of_other_rules_is_analysed_as_far_as_it_goes():
    match = recorded("other_rules/red_cathedral/finished.record")
    assert match.lost
    found = Analysing(match, SMALL)
    assert found.found.lost == match.lost
    assert all(line < match.lost for stretch in found.stretches for line in stretch.lines)


def test_alone_the_games_own_opponent_has_the_other_share():
    game = HOUSE[0]
    found = analyse(begun(game, 1, ANSWERS), SMALL)
    assert found.seats == 2
    assert {turn.seat for turn in found.turns} == {0}
    assert found.way(1).errors == 0


def test_a_line_that_breaks_off_is_weighed_by_how_it_could_go_on():
    match = begun(HOUSE[0], 2, 0)
    seat = match.asked
    match.play(match.moves[0])
    assert match.asked == seat, "the turn goes on"
    turn = analyse(match, SMALL).turns[0]
    assert len(turn.played) == 1
    assert len(turn.best) > 1
