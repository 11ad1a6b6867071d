import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cathedrals.kernel.record import BrokenRecord, Line, Record, Sitter, read
from cathedrals.kernel.table import CHANCE

WHOLE = """\
game     pebbles
rules    1
version  0.1.0
seat 0   "Ana"
seat 1   "master" program
options  pile=big
pieces   0123456789ab
dice     seed 7
secret   00ff
from     m7:44

. roll 3
0 take 2
! 0 undo 1
0 take 1
0 end
! 1 agree 2
! 1 resign
! 0 leave
! 0 program greedy
! 0 person Ana Lena
"""


def a_record(**changes: object) -> Record:
    fields: dict[str, object] = {"game": "pebbles", "rules": 1, "version": "0", "sitters": [Sitter("Ana")]}
    return Record(**(fields | changes))  # type: ignore[arg-type]


def standing_texts(record: Record) -> list[str]:
    return [record.lines[number - 1].text for number in record.standing()]


def test_a_record_is_read_as_it_was_written():
    record = read(WHOLE)
    assert record.write() == WHOLE
    assert str(record) == WHOLE
    assert (record.game, record.rules, record.version) == ("pebbles", 1, "0.1.0")
    assert record.sitters == [Sitter("Ana"), Sitter("master", is_program=True)]
    assert record.options == {"pile": "big"}
    assert (record.dice, record.secret, record.goes_on_from) == ("seed 7", "00ff", "m7:44")
    assert record.pieces == "0123456789ab"
    assert record.lines[0] == Line(CHANCE, "roll 3")
    assert record.lines[1] == Line(0, "take 2")
    assert record.lines[2] == Line(0, "undo 1", is_about_match=True)


def test_a_record_from_before_the_pieces_were_named_is_read_and_kept_as_it_is():
    old = WHOLE.replace("pieces   0123456789ab\n", "")
    assert read(old).pieces == ""
    assert read(old).write() == old


def test_what_is_not_chosen_is_not_written():
    text = a_record().write()
    assert "options" not in text
    assert "secret" not in text
    assert "from" not in text
    assert "pieces" not in text
    assert read(text) == a_record()


names = st.text(max_size=20)


@given(names, st.booleans())
@example('say "hi" \\', False)
@example('" program', False)
@example("Żółć 皇帝 🏰", True)
@example("two\nlines\r and a separator\u2028, a next line\x85, a tab\t", False)
@example("", True)
def test_any_name_is_kept(name, is_program):
    record = a_record(sitters=[Sitter(name, is_program), Sitter("other")])
    assert read(record.write()) == record
    assert len(record.write().splitlines()) == len(record.write().split("\n")) - 1


lines = st.lists(
    st.one_of(
        st.builds(
            Line, st.integers(CHANCE, 3), st.from_regex(r"[a-z]{1,5}( [a-z0-9]{1,5})?", fullmatch=True)
        ),
        st.builds(
            Line,
            st.integers(0, 3),
            st.one_of(st.just("resign"), st.builds("undo {}".format, st.integers(0, 99))),
            is_about_match=st.just(True),
        ),
    )
)


@given(lines)
def test_any_lines_are_kept(lines):
    assert read(a_record(lines=lines).write()).lines == lines


def test_line_ends_of_other_systems_are_read():
    assert read(WHOLE.replace("\n", "\r\n")) == read(WHOLE)


def test_an_undone_line_is_folded_away():
    record = read(WHOLE)
    assert record.standing() == [1, 4, 5]
    assert standing_texts(record) == ["roll 3", "take 1", "end"]


def test_an_undo_of_an_undo_goes_back_further():
    lines = [Line(0, text) for text in "abcd"]
    lines += [Line(0, "undo 3", True), Line(0, "e"), Line(0, "undo 1", True), Line(0, "f")]
    assert standing_texts(a_record(lines=lines)) == ["a", "f"]


def test_everything_may_be_undone():
    assert a_record(lines=[Line(0, "a"), Line(0, "undo 0", True)]).standing() == []


def test_remarks_do_not_stand_among_the_answers():
    lines = [Line(0, "a"), Line(1, "agree 0", True), Line(0, "leave", True)]
    assert a_record(lines=lines).standing() == [1]


def test_only_a_remark_undoes():
    assert Line(0, "undo 3").number_after("undo") is None
    assert Line(0, "undo 3", True).number_after("undo") == 3
    assert Line(0, "agree 3", True).number_after("undo") is None


CUT = {
    "nothing at all": ("", 'line 1: the header ends without "game"'),
    "only a blank line": ("\n", 'line 1: the header ends without "game"'),
    "a last line cut off": (WHOLE[:-5], "line 21: the record breaks off here"),
    "a header cut off": (WHOLE[: WHOLE.index("seed 7")], 'line 8: the header ends without "dice"'),
}
# What stands in the whole record, what stands there instead, and what is told of it.
CHANGED = {
    "no rules": ("rules    1\n", "", 'line 10: the header ends without "rules"'),
    "no dice": ("dice     seed 7\n", "", 'line 10: the header ends without "dice"'),
    "no seat": ('seat 0   "Ana"\nseat 1   "master" program\n', "", "line 9: the header names no seat"),
    "rules that are no number": ("rules    1", "rules    one", 'line 2: the header says rules "one"'),
    "rules in odd digits": ("rules    1", "rules    ²", 'line 2: the header says rules "²"'),
    "rules beyond all numbers": ("rules    1", "rules    " + "9" * 5000, "line 2: the header says rules"),
    "an unknown header line": ("dice  ", "dices ", 'line 8: "dices    seed 7" is no header line'),
    "a header line without a value": ("dice     seed 7", "dice", 'line 8: "dice" is no header line'),
    "empty options": ("options  pile=big", "options", 'line 6: "options" is no header line'),
    "a header line twice": ("rules  ", "game   x\nrules  ", 'line 2: "game" stands here twice'),
    "dice twice": ("secret ", "dice told\nsecret ", 'line 9: "dice" stands here twice'),
    "a header line too late": (
        "game     pebbles\nrules    1\n",
        "rules    1\ngame     pebbles\n",
        'line 2: "game" stands here twice or too late',
    ),
    "a seat left out": ("seat 1", "seat 2", 'line 5: "seat 2   "master" program" was found; expected seat 1'),
    "a seat twice": ("seat 1", "seat 0", "line 5: .* expected seat 1"),
    "a name without quotes": ('"Ana"', "Ana", "line 4: .* expected seat 0 and a name in quotes"),
    "a name that does not end": ('"Ana"', '"Ana', "line 4: .* expected seat 0 and a name in quotes"),
    "a name badly escaped": ('"Ana"', r'"A\q"', "line 4: the name .* is not a quoted text"),
    "an option without a value": ("pile=big", "pile", 'line 6: the header says option "pile"'),
    "an option twice": ("pile=big", "a=1 a=2", 'line 6: the header says option "a=2"'),
    "a garbage line": ("0 take 2", "%&/(", 'line 13: "%&/\\(" was found; expected'),
    "a line without an answer": ("0 take 2", "0", 'line 13: "0" was found; expected'),
    "a blank line inside": ("0 take 2", "", 'line 13: "" was found; expected'),
    "an unknown remark": ("undo 1", "dance", 'line 14: "! 0 dance" was found; expected'),
    "an undo to nowhere": ("undo 1", "undo", 'line 14: "! 0 undo" was found; expected'),
    "a remark of nobody": ("! 0 undo 1", "! undo 1", 'line 14: "! undo 1" was found; expected'),
    "a number beyond all lines": ("undo 1", "undo " + "1" * 5000, "line 14: .* was found; expected"),
}
BROKEN = CUT | {name: (WHOLE.replace(old, new), told) for name, (old, new, told) in CHANGED.items()}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_record_is_told_in_one_sentence_with_its_line(text, sentence):
    with pytest.raises(BrokenRecord, match=f"^{sentence}") as caught:
        read(text)
    assert "\n" not in str(caught.value)


@given(st.integers(0, len(WHOLE) - 2))
def test_a_record_cut_anywhere_is_broken_or_shorter_by_whole_lines(end):
    try:
        record = read(WHOLE[:end])
    except BrokenRecord as broken:
        assert str(broken).startswith("line ")
    else:
        assert WHOLE[end - 1] == "\n"
        assert record.lines == read(WHOLE).lines[: len(record.lines)]


@given(st.text())
def test_no_text_does_worse_than_be_a_broken_record(text):
    with pytest.raises(BrokenRecord):
        read(text)
