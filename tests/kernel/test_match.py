import pytest

from cathedrals.kernel.dealer import SeededDealer, ToldDealer
from cathedrals.kernel.game import CathedralsError, Refused, tell
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import BrokenRecord, Line, Sitter, read
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from tests.kernel.pebbles import PEBBLES, PILE, Pebbles

PEOPLE = [Sitter("Ana"), Sitter("Bo")]
HEADER = 'game pebbles\nrules 1\nversion 0\nseat 0 "Ana"\nseat 1 "Bo"\noptions pile=big\ndice seed 7\n\n'
FIRST_ROW = 9


def a_match(*moves: str, sitters: list[Sitter] = PEOPLE, seed: int = 7, **options: str) -> Match:
    match = new_match(PEBBLES, sitters, SeededDealer(seed), options)
    for move in moves:
        match.play(move)
    return match


def texts(match: Match) -> list[str]:
    return [str(line) for line in match.record.lines]


def refusal_of(match: Match, *, seat: int | None = None, to: int | None = None) -> str:
    before = (texts(match), match.table.to_bytes())
    with pytest.raises(Refused) as caught:
        match.undo(seat, to)
    assert (texts(match), match.table.to_bytes()) == before
    assert caught.value.refusal is not None
    return caught.value.refusal.id


def replayed(*lines: str, header: str = HEADER) -> Match:
    return replay(PEBBLES, read(header + "".join(line + "\n" for line in lines)))


# Playing -------------------------------------------------------------------------------------------


def test_a_new_match_is_dealt_up_to_the_first_question_of_a_player():
    match = a_match(pile="big")
    assert match.asked == 0
    assert match.step == "take"
    assert [line.seat for line in match.record.lines] == [CHANCE]
    assert match.told == [{"event": "rolled", "value": match.table.cells[PILE] - 5}]


def test_playing_adds_a_line_and_tells_what_happened():
    match = a_match(pile="big")
    assert match.play("take 2") == [{"event": "took", "seat": 0, "amount": 2}]
    assert texts(match)[1:] == ["0 take 2"]
    assert match.scores == [2, 0]
    assert match.winners == [0]


def test_a_move_is_played_by_its_text_or_as_it_was_listed():
    one, other = a_match(pile="big"), a_match(pile="big")
    one.play(one.moves[1])
    other.play("take 2")
    assert one.table == other.table


def test_chance_answers_at_once_and_its_events_are_told_too():
    match = a_match("end")
    told = match.play("end")
    assert [event["event"] for event in told] == ["rolled"]
    assert match.asked == 0


@pytest.mark.parametrize(
    ("move", "id"), [("jump", "unknown-move"), ("", "unknown-move"), ("roll 1", "not-asked")]
)
def test_a_move_that_is_not_legal_is_refused_and_leaves_no_trace(move, id):
    match = a_match()
    before = (texts(match), match.table.to_bytes())
    with pytest.raises(Refused) as caught:
        match.play(move)
    assert caught.value.refusal is not None
    assert caught.value.refusal.id == id
    assert (texts(match), match.table.to_bytes()) == before


def test_a_match_that_is_over_asks_nobody_and_takes_no_move():
    match = a_match(*["end"] * 6)
    assert match.over
    assert (match.asked, match.step, match.moves, match.ending) == (NOBODY, "", [], "rounds")
    with pytest.raises(Refused, match="over"):
        match.play("end")
    assert refusal_of(match) == "over"


def test_a_number_that_is_no_move_is_refused():
    match = a_match()
    for number in (-1, 7, 10**6):
        with pytest.raises(Refused, match=str(number)):
            PEBBLES.play(match.table, number, match.table.listed)


class Counted(Pebbles):
    """Notes how often the answers to each question are worked out, and how often a reason is asked for."""

    def __init__(self):
        super().__init__()
        self.listed, self.reasons = [], 0

    def answers(self, table, moves):
        self.listed.append(table.to_bytes())
        super().answers(table, moves)

    def why_not(self, table, text):
        self.reasons += 1
        return super().why_not(table, text)


def counted(*moves: str) -> tuple[Match, Counted]:
    game = Counted()
    match = new_match(game, PEOPLE, SeededDealer(7), {"pile": "big"})
    for move in moves:
        match.play(move)
    return match, game


def test_the_answers_to_a_question_are_worked_out_once_on_the_way_of_a_move():
    match, game = counted("take 1", "end")
    game.listed.clear()
    match.play("end")
    assert all(match.moves for _ in range(2))
    assert len(game.listed) == len(set(game.listed)) == 2, "chance's question and the next seat's"
    assert game.reasons == 0


def test_a_reason_is_asked_for_once_and_only_where_a_move_is_refused():
    match, game = counted("take 1")
    game.listed.clear()
    with pytest.raises(Refused):
        match.play("roll 1")
    assert (game.listed, game.reasons) == ([], 1)


def test_a_replay_works_the_answers_out_once_for_each_line():
    match, game = counted("take 1", "end", "take 2", "end")
    game.listed.clear()
    again = replay(game, match.record, checker=SeededDealer(7))
    assert again.table == match.table
    assert len(game.listed) == len(set(game.listed)) == len(match.record.lines) + 1
    assert game.reasons == 0


def test_a_game_that_refuses_a_move_without_a_reason_is_found_out(monkeypatch):
    match, _ = counted()
    monkeypatch.setattr(Counted, "why_not", lambda game, table, text: None)
    with pytest.raises(RuntimeError, match='does not list "roll 1" and does not say why'):
        match.play("roll 1")


# Options and seats ---------------------------------------------------------------------------------


def test_options_not_chosen_have_their_first_value():
    match = a_match(mood="wild")
    assert match.options == {"pile": "small", "mood": "wild"}
    assert match.record.options == {"mood": "wild"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, 'no option "colour"; its options are pile, mood'),
        ({"pile": "huge"}, 'option pile cannot be "huge"; expected one of small, big'),
    ],
)
def test_an_option_there_is_not_is_named_with_those_there_are(options, sentence):
    with pytest.raises(CathedralsError, match=sentence):
        a_match(**options)


@pytest.mark.parametrize("count", [0, 4])
def test_a_number_of_seats_there_is_not_is_named_with_those_there_are(count):
    with pytest.raises(CathedralsError, match=f"has 1, 2, 3 seats, not {count}"):
        a_match(sitters=[Sitter("x")] * count)


# Undo ----------------------------------------------------------------------------------------------


def test_every_event_is_told_by_the_line_that_brought_it_about():
    match = a_match("take 1", "take 1", pile="big")
    assert match.told_by == [1, 2, 3]
    match.undo()
    assert match.told_by == [1, 2]
    match.play("take 2")
    assert match.told_by == [1, 2, 5]
    assert replay(PEBBLES, match.record).told_by == match.told_by


def test_the_last_answer_is_taken_back():
    match = a_match("take 1", pile="big")
    before, told = match.table.to_bytes(), list(match.told)
    match.play("take 2")
    match.undo()
    assert match.table.to_bytes() == before
    assert match.told == told
    assert texts(match)[-1] == "! 0 undo 2"


def test_line_numbers_only_go_up():
    match = a_match("take 1", "take 2", pile="big")
    match.undo(0, 1)
    match.play("take 3")
    assert match.record.standing() == [1, 5]
    match.undo(0, 1)
    assert texts(match)[1:] == ["0 take 1", "0 take 2", "! 0 undo 1", "0 take 3", "! 0 undo 1"]


def test_several_answers_may_be_taken_back_at_once_or_one_by_one():
    at_once, one_by_one = (a_match("take 1", "take 1", "take 1", pile="big") for _ in range(2))
    at_once.undo(0, 1)
    for _ in range(3):
        one_by_one.undo(0)
    assert at_once.table == one_by_one.table
    assert at_once.asked == 0


def test_what_chance_answered_is_never_taken_back():
    match = a_match()
    assert refusal_of(match) == "nothing-to-undo"
    assert refusal_of(match, seat=CHANCE, to=0) == "undo-not-yours"
    assert refusal_of(match, seat=0, to=0) == "undo-not-yours"


def test_nobody_undoes_beyond_what_chance_answered_alone():
    match = a_match("end", "end")
    assert texts(match)[-1].startswith(". roll")
    assert match.undo_border(1) == len(match.record.lines)
    assert refusal_of(match) == "undo-needs-consent"
    assert refusal_of(match, seat=1, to=2) == "undo-needs-consent"


def test_nobody_undoes_beyond_another_seats_answer_alone():
    match = a_match("take 1", "end", "take 1", pile="big")
    assert match.undo_border(1) == 3
    assert refusal_of(match, seat=0) == "undo-needs-consent"
    assert refusal_of(match, seat=0, to=1) == "undo-needs-consent"


def test_the_end_of_a_turn_may_be_taken_back_before_anyone_answers():
    match = a_match("take 1", "end", pile="big")
    assert match.asked == 1
    match.undo(0)
    assert match.asked == 0
    assert match.scores == [1, 0]


def test_nobody_takes_back_the_answer_of_another():
    match = a_match("take 1", pile="big")
    assert refusal_of(match, seat=1, to=1) == "undo-not-yours"
    assert refusal_of(match, seat=1) == "nothing-to-undo"


@pytest.mark.parametrize("to", [2, 3, 99, -1])
def test_there_must_be_something_to_undo(to):
    match = a_match("take 1", pile="big")
    assert refusal_of(match, seat=0, to=to) == "nothing-to-undo"


def test_an_undone_line_cannot_be_returned_to():
    match = a_match("take 1", "take 1", pile="big")
    match.undo(0, 1)
    match.play("take 2")
    assert refusal_of(match, seat=0, to=2) == "nothing-to-undo"


def test_with_the_consent_of_the_others_an_undo_goes_further():
    match = a_match("take 1", "end", "take 1", pile="big")
    match.remark(1, "agree 1")
    match.undo(0, 1)
    assert match.scores == [0, 0]
    assert match.asked == 0
    assert texts(match)[-2:] == ["! 1 agree 1", "! 0 undo 1"]
    assert replay(PEBBLES, match.record).table == match.table


def test_consent_is_to_one_line_only():
    match = a_match("take 1", "end", "take 1", pile="big")
    match.remark(1, "agree 2")
    assert refusal_of(match, seat=0, to=1) == "undo-needs-consent"


def test_consent_ends_with_the_next_answer():
    match = a_match("take 1", "end", "take 1", pile="big")
    match.remark(1, "agree 1")
    match.play("end")
    assert refusal_of(match, seat=0, to=1) == "undo-needs-consent"


@pytest.mark.parametrize("gone", ["leave", "program random"])
def test_who_has_left_is_not_asked_for_consent(gone):
    match = a_match("take 1", "end", "take 1", pile="big")
    match.remark(1, gone)
    match.undo(0, 1)
    assert match.scores == [0, 0]


def test_nobody_consents_for_themselves_or_for_another():
    match = a_match("take 1", "end", "take 1", pile="big", sitters=[*PEOPLE, Sitter("Cy")])
    match.remark(0, "agree 1")
    match.remark(2, "agree 1")
    assert refusal_of(match, seat=0, to=1) == "undo-needs-consent"
    match.remark(1, "agree 1")
    match.undo(0, 1)
    assert match.scores == [0, 0, 0]


def test_a_program_need_not_consent():
    match = a_match("take 1", "end", "take 1", pile="big", sitters=[Sitter("Ana"), Sitter("greedy", True)])
    match.undo(0, 1)
    assert match.asked == 0


def test_the_dice_go_on_after_an_undo_and_never_back():
    lone = [Sitter("Ana")]
    match = a_match("end", sitters=lone)
    match.undo(0)
    match.play("end")
    dealer = SeededDealer(7)
    expected = []
    for _ in range(3):
        at = new_match(PEBBLES, lone, ToldDealer(["roll 1"])).table
        PEBBLES.play(at, PEBBLES.read("end"), at.listed.__class__())
        expected.append(PEBBLES.write(dealer.deal(PEBBLES, at)))
    assert [line.text for line in match.record.lines if line.seat == CHANCE] == expected


# Resigning -----------------------------------------------------------------------------------------


def test_who_resigns_between_two_loses_whatever_the_scores():
    match = a_match("take 2", pile="big")
    match.remark(0, "resign")
    assert match.over
    assert (match.winners, match.ending, match.asked, match.moves) == ([1], "resigned", NOBODY, [])
    with pytest.raises(Refused):
        match.play("end")
    assert replay(PEBBLES, match.record).winners == [1]


def test_among_three_a_match_goes_on_when_one_resigns():
    match = a_match(sitters=[*PEOPLE, Sitter("Cy")])
    match.remark(0, "resign")
    assert not match.over
    assert match.asked == 0


# Replaying -----------------------------------------------------------------------------------------


def test_a_match_replayed_to_any_line_goes_on_with_the_very_same_dice():
    match = a_match("take 1", "end", "take 1", "end", "take 1", pile="big")
    match.undo(0)
    for move in ("take 2", "end", "end", "end"):
        match.play(move)
    for line in range(len(match.record.lines) + 1):
        again = replay(PEBBLES, match.record, to=line)
        assert texts(again) == texts(match)[:line]
        again.deal()
        for later in match.record.lines[len(again.record.lines) :]:
            go_on(again, later)
        assert texts(again) == texts(match)
        assert again.table == match.table


def go_on(match: Match, line: Line) -> None:
    """Do as the line says, unless chance did already."""
    to = line.number_after("undo")
    if to is not None:
        match.undo(line.seat, to)
    elif line.seat != CHANCE:
        match.play(line.text)


def test_a_replay_leaves_the_record_it_was_given_alone():
    match = a_match("take 1", pile="big")
    before = texts(match)
    again = replay(PEBBLES, match.record)
    again.play("end")
    assert texts(match) == before


def test_a_replay_tells_all_that_was_told():
    match = a_match("take 1", "end", "end", "take 1", pile="big")
    assert replay(PEBBLES, match.record).told == match.told


def test_same_seed_and_moves_make_the_same_match():
    for seed in range(20):
        one, two = (
            a_match("end", "take 1", "end", "end", "end", "take 1", seed=seed, pile="big") for _ in range(2)
        )
        assert str(one.record) == str(two.record)
        assert one.table == two.table


def test_the_dice_of_a_told_record_do_not_go_on():
    match = replayed(". roll 3", "0 end", "1 end", header=HEADER.replace("seed 7", "told"))
    with pytest.raises(CathedralsError, match="told nothing more"):
        match.deal()


BROKEN_LINES = {
    "another seat": (["." + " roll 1", "1 end"], 1, 'seat 1 says "end"; asked is seat 0 \\(take\\)'),
    "a seat there is not": ([". roll 1", "7 end"], 1, 'seat 7 says "end"; asked is seat 0'),
    "a player for chance": (["0 roll 1"], 0, 'seat 0 says "roll 1"; asked is chance \\(roll\\)'),
    "chance for a player": ([". roll 1", ". roll 1"], 1, 'chance says "roll 1"; asked is seat 0'),
    "an illegal move": (
        [". roll 1", "0 roll 2"],
        1,
        'seat 0 says "roll 2": It isn’t your turn.*legal: take 1',
    ),
    "an unknown move": ([". roll 1", "0 jump"], 1, 'seat 0 says "jump": “jump” is not a move'),
    "an impossible outcome": ([". roll 9"], 0, 'chance says "roll 9": “roll 9” is not a move'),
    "a line after the end": (
        [*[". roll 1", "0 end", "1 end"] * 3, "0 end"],
        9,
        'seat 0 says "end"; the match is over',
    ),
    "a line after resigning": (
        [". roll 1", "! 1 resign", "0 end"],
        2,
        'seat 0 says "end"; the match is over',
    ),
    "an undo of nothing": (
        [". roll 1", "0 take 1", "! 0 undo 7"],
        2,
        '"! 0 undo 7" cannot be: There is nothing',
    ),
    "an undo of another's": (
        [". roll 1", "0 take 1", "! 1 undo 1"],
        2,
        '"! 1 undo 1" cannot be: .* wasn’t yours',
    ),
    "an undo without consent": (
        [". roll 1", "0 end", "1 end", ". roll 1", "! 1 undo 2"],
        4,
        '"! 1 undo 2" cannot be: .* agree first',
    ),
    "a remark of no seat": ([". roll 1", "! 2 leave"], 1, '"! 2 leave" speaks of seat 2; there are 2'),
}


@pytest.mark.parametrize(("lines", "place", "sentence"), BROKEN_LINES.values(), ids=BROKEN_LINES.keys())
def test_a_line_that_cannot_be_is_told_with_its_number(lines, place, sentence):
    with pytest.raises(BrokenRecord, match=f"^line {FIRST_ROW + place}: {sentence}") as caught:
        replayed(*lines)
    assert "\n" not in str(caught.value)


BROKEN_HEADERS = {
    "too many seats": (
        HEADER.replace("options", 'seat 2 "C"\nseat 3 "D"\noptions'),
        "line 4: pebbles has 1, 2, 3 seats",
    ),
    "an unknown option": (HEADER.replace("pile", "heap"), 'line 6: pebbles has no option "heap"'),
    "an unknown value": (HEADER.replace("big", "huge"), 'line 6: option pile cannot be "huge"'),
}


@pytest.mark.parametrize(("header", "sentence"), BROKEN_HEADERS.values(), ids=BROKEN_HEADERS.keys())
def test_a_header_that_does_not_fit_the_game_is_told_with_its_line(header, sentence):
    with pytest.raises(BrokenRecord, match=f"^{sentence}"):
        replayed(header=header)


# What the kernel knows of a game ---------------------------------------------------------------------


def test_alone_a_position_is_worth_its_own_points():
    match = a_match("take 1", sitters=PEOPLE[:1])
    assert PEBBLES.worth(match.table, 0) == 100


def test_an_event_that_is_not_listed_is_named():
    log = Row()
    tell(log, 9)
    with pytest.raises(ValueError, match="event 9 is not in event_rows"):
        PEBBLES.events(log)
