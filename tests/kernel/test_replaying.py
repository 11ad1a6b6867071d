"""Records of other rules or pieces: as far as they replay, after that by their own lines, and on from there."""

import pickle

import pytest

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import BrokenRecord, Record, Renewal, Result, read, read_line
from cathedrals.kernel.replaying import Replaying, go_on, play_on, replay, replay_far
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table
from tests.kernel.pebbles import PEBBLES, TEXTS, Pebbles
from tests.kernel.test_match import a_match


class Newer(Pebbles):
    """The rules after a change: nobody takes three pebbles any more."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 2

    def answers(self, table: Table, moves: Row) -> None:
        listed = Row()
        super().answers(table, listed)
        for move in listed.numbers():
            if TEXTS[move] != "take 3":
                moves.add(move)


class Dearer(Pebbles):
    """The same moves, but the points of the second seat count twice."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = 2

    def scores(self, table: Table) -> list[int]:
        first, *others = super().scores(table)
        return [first, *(2 * points for points in others)]


NEWER, DEARER = Newer(), Dearer()
HEADER = 'game pebbles\nrules 1\nversion 0\nseat 0 "Ana"\nseat 1 "Bo"\noptions pile=big\ndice seed 7\n'
RUNNING = (". roll 1", "0 take 1", "0 end", "1 take 3", "1 end", ". roll 1", "0 take 1")
SEED = 4  # its second draw and its third differ
LOST = 4  # the line with "take 3"
ROUND = (". roll 2", "0 take 2", "0 end", "1 take 1", "1 end")


def a_record(*lines: str, header: str = HEADER) -> Record:
    return read(header + "\n" + "".join(f"{line}\n" for line in lines))


def far(*lines: str, header: str = HEADER) -> Match:
    return replay_far(NEWER, a_record(*lines, header=header))


def texts(match: Match) -> list[str]:
    return [str(line) for line in match.record.lines]


# Up to the last good line -------------------------------------------------------------------------


def test_a_record_of_other_rules_that_still_replays_is_replayed_as_any():
    match = replay(NEWER, a_record(*RUNNING[:3]))
    assert (match.lost, match.asked, texts(match)) == (0, 1, list(RUNNING[:3]))


def test_a_record_is_played_up_to_its_last_good_line_and_keeps_the_others_as_they_are():
    match = far(*RUNNING)
    assert match.lost == LOST
    assert match.table == replay(NEWER, a_record(*RUNNING[: LOST - 1])).table
    assert texts(match) == list(RUNNING)
    assert match.told_by[-1] < LOST


def test_why_a_line_cannot_be_replayed_is_told_with_its_row_and_the_rules():
    with pytest.raises(
        BrokenRecord, match=r'^line 12: seat 1 says "take 3": .* by rules 1; these are rules 2\.$'
    ):
        replay(NEWER, a_record(*RUNNING))


def test_a_record_with_other_pieces_is_replayed_as_far_as_it_goes_and_says_so():
    header = HEADER.replace("rules 1", "rules 2").replace("dice", "pieces 0123456789ab\ndice")
    assert far(*RUNNING, header=header).lost == LOST
    with pytest.raises(BrokenRecord, match=r"with pieces 0123456789ab; these are none\.$"):
        replay(NEWER, a_record(*RUNNING, header=header))


def test_a_line_that_the_rules_of_its_own_record_forbid_is_not_passed_over():
    broken = (*RUNNING, "0 take 9", "! 0 undo 7")
    with pytest.raises(BrokenRecord, match=r"line 16: .*take 9"):
        replay(PEBBLES, a_record(*broken))


def test_what_was_taken_back_by_other_rules_need_not_be_legal():
    match = replay(NEWER, a_record(*RUNNING[:4], "! 1 undo 3", "1 take 2", "1 end"))
    assert match.lost == 0
    assert match.scores == [1, 2]


def test_what_was_taken_back_only_after_the_last_good_line_stays_lost():
    assert far(*RUNNING[:5], "! 1 undo 4", "1 end").lost == LOST


def test_a_line_after_the_end_by_other_rules_is_lost():
    assert far(*ROUND * 3, "0 take 1").lost == 16


def test_positions_before_the_last_good_line_are_as_they_were():
    for line in range(LOST):
        match = replay_far(NEWER, a_record(*RUNNING), line)
        assert (match.lost, len(match.record.lines)) == (0, line)


def test_an_earlier_position_has_no_result_yet():
    record = a_record(*ROUND * 3, header=HEADER + "result rounds scores 6 3 winners 0\n")
    assert replay(PEBBLES, record, 3).record.result is None
    assert replay(PEBBLES, record).record.result == record.result


def test_a_match_that_is_lost_is_copied_as_it_is():
    match = pickle.loads(pickle.dumps(far(*RUNNING, header=HEADER + "result rounds scores 9 8 winners 0\n")))
    assert (match.lost, match.scores, match.lost_because[:7]) == (LOST, [9, 8], "line 13")


# The result ---------------------------------------------------------------------------------------


def test_a_match_that_is_over_says_so_in_its_record():
    match = replay(PEBBLES, a_record(*(ROUND * 3)[:-1]))
    assert "\nresult" not in str(match.record)
    match.play("end")
    assert match.record.result == Result("rounds", (6, 3), (0,))
    assert "\nresult   rounds scores 6 3 winners 0\n\n" in str(match.record)
    assert read(str(match.record)) == match.record


def test_who_resigns_is_in_the_result_too():
    match = replay(PEBBLES, a_record(*ROUND))
    match.remark(0, "resign")
    assert match.record.result == Result("resigned", (2, 1), (1,))


def test_a_record_from_before_results_were_kept_stays_as_it_is():
    record = a_record(*ROUND * 3)
    match = replay(PEBBLES, record)
    assert match.over
    assert str(match.record) == str(record)


def test_a_match_that_would_end_otherwise_has_the_result_it_had():
    match = replay(DEARER, a_record(*ROUND * 3, header=HEADER + "result rounds scores 6 3 winners 0\n"))
    assert (match.ending, match.scores, match.winners) == ("rounds", [6, 3], [0])
    assert match.held is not None
    assert match.lost == 0


def test_a_match_that_would_not_be_over_has_the_result_it_had_and_nobody_is_asked():
    match = far(*RUNNING, header=HEADER + "result rounds scores 6 3 winners 0\n")
    assert match.over
    assert (match.asked, match.moves, match.scores) == (NOBODY, [], [6, 3])


def test_a_match_that_ends_as_it_did_holds_nothing():
    match = replay(PEBBLES, a_record(*ROUND * 3, header=HEADER + "result rounds scores 6 3 winners 0\n"))
    assert match.held is None


@pytest.mark.parametrize(
    "result", ["rounds", "rounds scores 6 3", "rounds scores six winners 0", "scores winners"]
)
def test_a_result_that_is_none_is_told_with_its_line(result):
    with pytest.raises(BrokenRecord, match=f'^line 8: the header says result "{result}"'):
        read(HEADER + f"result {result}\n\n")


# Going on -----------------------------------------------------------------------------------------


def gone_on() -> Match:
    match = far(*RUNNING)
    assert go_on(match)
    return match


def test_a_match_goes_on_after_its_last_good_line_and_its_record_stays_whole():
    match = gone_on()
    assert texts(match) == [*RUNNING, "! 0 rules 2 after 3"]
    assert (match.asked, match.lost, match.scores) == (1, 0, [1, 0])
    match.play("take 2")
    assert match.standing() == [1, 2, 3, 9]


def test_the_record_of_a_match_that_went_on_replays_for_ever():
    match = gone_on()
    match.play("take 2")
    match.undo()
    match.play("take 1")
    again = replay(NEWER, read(str(match.record)))
    assert again.table == match.table
    assert texts(again) == texts(match)


def test_after_it_went_on_every_line_has_to_be_legal_again():
    match = gone_on()
    with pytest.raises(BrokenRecord, match=r"line 17: .*take 3"):
        replay(NEWER, a_record(*texts(match), "1 take 3"))


def test_a_match_that_still_replays_goes_on_after_its_last_line():
    match = far(*RUNNING[:3])
    assert go_on(match)
    assert texts(match)[-1] == "! 0 rules 2 after 3"
    assert (match.standing(), match.asked) == ([1, 2, 3], 1)


def test_a_match_of_todays_rules_goes_on_without_a_word():
    match = replay(PEBBLES, a_record(*RUNNING))
    assert not go_on(match)
    assert texts(match) == list(RUNNING)


def test_the_last_line_about_rules_says_by_which_a_match_is_played():
    assert a_record(*RUNNING).played_by() == (1, "")
    lines = (*RUNNING, "! 0 rules 2 after 3", "! 0 rules 4 pieces 0123456789ab after 2")
    assert a_record(*lines).played_by() == (4, "0123456789ab")
    assert a_record(*lines).standing() == [1, 2]


def test_what_a_match_before_says_about_rules_is_not_said_of_the_one_that_goes_on_from_it():
    record = a_record(*RUNNING, "! 0 rules 2 after 3", "1 end", header=HEADER + "from m7:8\n")
    assert record.played_by() == (1, "")
    assert record.standing() == [1, 2, 3, 9]


def test_lines_of_a_match_before_need_not_be_legal_where_they_count_no_longer():
    header = HEADER.replace("rules 1", "rules 2") + "from m7:5\n"
    assert replay(NEWER, a_record(*RUNNING[:4], "! 1 undo 3", "1 take 2", header=header)).scores == [1, 2]
    with pytest.raises(BrokenRecord, match="take 3"):
        replay(NEWER, a_record(*RUNNING, header=header))


def test_what_a_line_about_rules_says_is_read_as_it_is_written():
    for renewal in (Renewal(3, "", 56), Renewal(3, "0123456789ab", 0)):
        (line,) = a_record(f"! 0 {renewal}").lines
        assert line.renewal() == renewal
        assert line.back_to() == renewal.after


@pytest.mark.parametrize("text", ["rules 3", "rules after 3", "rules 3 pieces after 3", "rules 3 after 3 4"])
def test_a_line_about_rules_that_is_none_is_refused(text):
    with pytest.raises(BrokenRecord, match="was found; expected"):
        a_record(f"! 0 {text}")


# Dice ---------------------------------------------------------------------------------------------


def test_the_dice_go_on_where_they_were_also_behind_lines_that_count_no_longer():
    match, dealer = gone_on(), SeededDealer(7)
    dealer.skip(2)
    expected = dealer.deal(PEBBLES, replay(PEBBLES, a_record()).table)
    match.play("end")
    assert texts(match)[-1] == f". {TEXTS[expected]}"


def test_draws_behind_the_last_good_line_are_not_proven_and_those_after_it_are():
    dealt = [TEXTS[one] for one in draws(3)]
    assert dealt[1] != dealt[2]
    first, lost, then = (f". {text}" for text in dealt)
    lines = (first, *RUNNING[1:5], lost, "! 0 rules 2 after 3", "1 end", then)
    assert proven(*lines) == 2
    with pytest.raises(BrokenRecord, match="the dice give"):
        proven(*lines[:-1], f". {TEXTS[4 + (draws(3)[2] - 3) % 3]}")


def test_a_draw_of_other_rules_that_todays_do_not_give_proves_nothing():
    replaying = Replaying(NEWER, a_record(f". {TEXTS[4 + (draws(1)[0] - 3) % 3]}"), SeededDealer(SEED))
    replaying.play()
    assert (replaying.proven, replaying.match.lost) == (0, 0)


def draws(count: int) -> list[int]:
    table, dealer = replay(PEBBLES, a_record()).table, SeededDealer(SEED)
    return [int(dealer.deal(PEBBLES, table)) for _ in range(count)]


def proven(*lines: str) -> int:
    replaying = Replaying(NEWER, a_record(*lines), SeededDealer(SEED))
    replaying.play()
    return replaying.proven


# Lines that others have added ----------------------------------------------------------------------------


def lines_after(match, count):
    return [read_line(number, str(line)) for number, line in enumerate(match.record.lines[count:], count + 1)]


def test_lines_of_others_are_played_on_and_the_dice_go_on_after_them():
    here, there = a_match(), a_match()
    known = len(there.record.lines)
    for move in ("end", "end", "end"):
        there.play(move)
    play_on(here, lines_after(there, known))
    assert (here.table, texts(here), here.told) == (there.table, texts(there), there.told)
    here.play("end")
    there.play("end")
    assert texts(here) == texts(there)


def test_lines_that_do_not_follow_are_not_played_on():
    match = a_match(pile="big")
    with pytest.raises(BrokenRecord, match="line 2: seat 1"):
        play_on(match, [read_line(2, "1 take 1")])


def test_a_line_that_changes_the_rules_is_not_played_on():
    with pytest.raises(BrokenRecord, match="changes what the lines before it mean"):
        play_on(a_match(), [read_line(2, "! 0 rules 2 pieces 0123456789ab after 1")])


def test_a_match_that_was_lost_on_its_way_is_not_played_on():
    match = a_match()
    match.lost = 1
    with pytest.raises(BrokenRecord, match="not played to its last line"):
        play_on(match, [])


def test_when_others_end_a_match_its_result_is_kept_here_too():
    match = a_match()
    play_on(match, [read_line(2, "! 0 resign")])
    assert match.over
    assert match.record.result == match.result
