"""The terminal with a game that says no more than every game has to."""

import pytest

from cathedrals.cli.session import Session
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.folders import FOLDERS
from cathedrals.kernel.game import Refusal, tell
from cathedrals.kernel.match import new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import Words
from tests.kernel.pebbles import FIRST_ROLL, Pebbles

WORDS = """\
game-title = Stones
step-take = How many do you take?
move = take
event-rolled = { $value } fall.
event-took = { $seat } takes { $amount }.
event-turn_begins = { $seat } begins.
brief-event-rolled = { $value } fall
refusal-not-yet = It is the turn of { $seat }, and { $next_seat } waits.
ending-rounds = three rounds were played
scoring-even = Even ones
"""


class Stones(Pebbles):
    def __init__(self):
        super().__init__()
        self.name = "stones"
        self.event_rows = (*self.event_rows, ("turn_begins", ("seat",)))

    def answer(self, table, move, log):
        if move >= FIRST_ROLL:
            tell(log, 2, 0)
        super().answer(table, move, log)

    def why_not(self, table, text):
        return Refusal("not-yet", "P-1", {"seat": 0, "next_seat": 1}) if text == "roll 1" else None

    def scoring(self, table):
        points = self.scores(table)
        return {"even": [count // 2 for count in points], "total": points, "most": max(points)}


@pytest.fixture
def session(tmp_path, monkeypatch, capsys):
    (tmp_path / "telling" / "words").mkdir(parents=True)
    (tmp_path / "telling" / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.setitem(FOLDERS, "stones", tmp_path)
    match = new_match(Stones(), [Sitter("Ana"), Sitter("Jan")], SeededDealer(7), {})
    return Session(match, Words("stones"), plain=True)


def told(session, capsys):
    session.show()
    return capsys.readouterr().out.split("\n")


def test_what_chance_does_in_the_first_turn_is_told(session, capsys):
    assert told(session, capsys)[:2] == ["Ana begins.", "2 fall."]
    session.handle("log")
    assert capsys.readouterr().out == "Ana: 2 fall\n"


def test_a_refusal_calls_every_seat_by_its_name(session):
    session.handle("roll 1")
    assert session.note == ["It is the turn of Ana, and Jan waits. [P-1]"]


def test_the_end_tells_the_scoring_and_the_points(session, capsys):
    session.handle("take 3")
    for _ in range(6):
        session.handle("end")
    told_at_the_end = told(session, capsys)
    assert "Even ones: Ana 1 and Jan 0" in told_at_the_end
    assert told_at_the_end[-4:-1] == ["Ana: 3 points", "Jan: 0 points", "Ana wins."]


def test_a_number_after_the_end_is_told_that_it_is_over(session):
    for _ in range(6):
        session.handle("end")
    session.handle("1")
    assert session.note == ["The match is over."]
