"""A report from the table: what is in its file, and what never is."""

from dataclasses import replace
from pathlib import Path

import pytest

from cathedrals.kernel import record as records
from cathedrals.kernel import report as reports
from cathedrals.kernel.record import Line, Result
from cathedrals.kernel.report import BrokenReport, Report, record_for

RECORD = records.read(
    (Path(__file__).parents[1] / "records/red_cathedral/two-basic.record").read_text("utf-8")
)
LAST = len(RECORD.lines)


def reported(**more):
    usual = Report(
        line=60,
        seat=1,
        version="0.2.0",
        rules=3,
        pieces="e1d7a51021e3",
        client="4f0a",
        language="pl",
        window="390x844",
        browser="Some browser 5.0",
        said="The white die should move.\n\nIt does not.",
        record=record_for(RECORD, 60),
    )
    return replace(usual, **more)


def test_a_report_that_was_written_is_read_as_it_was():
    assert reports.read(reported().write()) == reported()


def test_what_is_not_known_is_left_out():
    bare = reported(seat=None, pieces="", client="", window="", browser="")
    assert "seat     \n" not in bare.write()
    assert reports.read(bare.write()) == bare


def test_a_report_begins_with_its_header_and_holds_the_record_as_it_is():
    text = reported().write()
    assert text.startswith("report   1\nline     60\nseat     1\nversion  0.2.0\n")
    assert "\nsaid     The white die should move.\nsaid\nsaid     It does not.\n\ngame " in text
    assert records.read(text.partition("\n\n")[2]) == record_for(RECORD, 60)


def test_the_record_goes_up_to_the_line_and_the_answer_that_followed():
    assert record_for(RECORD, 60).lines == RECORD.lines[:61]
    assert record_for(RECORD, LAST).lines == RECORD.lines


def test_a_secret_of_the_dice_is_in_no_report():
    over = replace(RECORD, dice="sha256:ab salts", secret="5ec2e7")
    assert "5ec2e7" not in reported(line=LAST, record=record_for(over, LAST)).write()


def test_a_result_goes_along_only_where_the_whole_match_does():
    over = replace(RECORD, result=Result("sixth_card", (3, 2), (0,)))
    assert record_for(over, LAST).result == over.result
    assert record_for(over, LAST - 1).result == over.result  # the last line is the answer that followed
    assert record_for(over, LAST - 2).result is None


def test_the_match_itself_keeps_what_its_report_leaves_out():
    whole = replace(RECORD, secret="5ec2e7", lines=[*RECORD.lines, Line(0, "resign", is_about_match=True)])
    record_for(whole, 3)
    assert (whole.secret, len(whole.lines)) == ("5ec2e7", LAST + 1)


def test_what_a_terminal_would_obey_is_not_written_and_not_read():
    evil = reported(said="red\x1b[31m\u202e\rdice", browser="Agent\nline 7")
    assert "\x1b" not in evil.write()
    assert reports.read(evil.write()).said == "red [31m  dice"
    assert reports.read(evil.write()).line == 60
    forged = reported().write().replace("It does", "It\x1b]0;does")
    assert "\x1b" not in reports.read(forged).said


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("report   1", "report   2", "form"),
        ("report   1\n", "", 'line 1: "line"'),
        ("line     60", "line     sixty", "a whole number"),
        ("line     60", "line     62", "the record in it has 61"),
        ("line     60\n", "", '"line"'),
        ("rules    3\npieces", "pieces", '"rules"'),
        ("seat     1", "seat     7", "2 seats"),
        ("version  0.2.0\nrules", "mood     good\nrules", '"mood"'),
        ("seat     1\n", "seat     1\nseat     1\n", "twice"),
        ("seat     1\nversion  0.2.0\n", "version  0.2.0\nseat     1\n", "too late"),
        ("window   390x844\n", "window   390x844\nline     5\n", "twice or too late"),
        ("game     red", "gam      red", "the record in it is broken at line 1"),
        ("\n\ngame", "\ngame", '"game"'),
    ],
)
def test_what_is_wrong_with_a_report_is_said_in_a_sentence(old, new, says):
    text = reported().write()
    assert old in text
    with pytest.raises(BrokenReport) as broken:
        reports.read(text.replace(old, new, 1))
    assert says in str(broken.value)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize(
    "text", ["", "\n", "report   1\n", "game     red_cathedral\n\n", "report   1\nline     1\n"]
)
def test_what_is_no_report_at_all_is_refused(text):
    with pytest.raises(BrokenReport):
        reports.read(text)
