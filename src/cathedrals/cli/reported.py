"""A report as a test that fails: it holds what the rules do there, and says what was expected."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cathedrals.games import Box
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.record import BrokenRecord
from cathedrals.kernel.report import Report
from cathedrals.matches import replayed

WIDTH = 110  # of a line of code
STEP = 4


def write_test(reported: Report, folder: Path, stem: str, box: Box | None) -> Iterator[Path]:
    """The test, its record, and the pieces if they are not the built-in ones; nothing is written over another."""
    name = called(stem)
    texts = {f"test_{name}.py": text_of_test(reported, name, box), f"{name}.record": reported.record.write()}
    if box is not None:
        texts[f"{name}.toml"] = box.text
    there = [folder / file for file in texts if (folder / file).exists()]
    if there:
        raise CathedralsError(f"{there[0]} is there already; name another folder with --into")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            (folder / file).write_text(text, encoding="utf-8")
            yield folder / file
    except OSError as error:
        raise CathedralsError(
            f"{folder} cannot be written into ({error.strerror}); name another with --into"
        ) from error


def called(stem: str) -> str:
    """A name that a module may have."""
    return re.sub(r"[^a-z0-9]+", "_", stem.lower()).strip("_") or "report"


def text_of_test(reported: Report, name: str, box: Box | None) -> str:
    """The text of the test."""
    pins, checks = pinned(reported)
    seat = "nobody's seat" if reported.seat is None else f"seat {reported.seat}"
    by = f"version {plain(reported.version)}, rules {reported.rules}, client {plain(reported.client) or '-'}"
    rows = [
        f'"""A report from the table: line {reported.line}, {seat}; {by}."""',
        "",
        "from pathlib import Path",
        "",
        "import pytest",
        "",
        *(["from cathedrals.games import add_box"] if box else []),
        "from cathedrals.kernel.record import read",
        "from cathedrals.matches import file_text, replayed",
        "",
        f'RECORD = read(file_text(Path(__file__).with_name("{name}.record")))',
        *([f'add_box(RECORD.game, file_text(Path(__file__).with_name("{name}.toml")))'] if box else []),
        f"LINE = {reported.line}",
        f"EXPECTED = {expected(reported.said)}",
        *pins,
        "",
        "",
        f"def test_line_{reported.line}_is_as_it_should_be():",
        f"    {'match = ' if checks else ''}replayed(RECORD, LINE)",
        *checks,
        "    pytest.fail(EXPECTED)  # the one line to change: assert here what should be",
    ]
    return "\n".join(rows) + "\n"


def pinned(reported: Report) -> tuple[list[str], list[str]]:
    """What the rules do there, and the lines that hold them to it; nothing where the record does not replay."""
    after = min(reported.line + 1, len(reported.record.lines))
    try:
        match, then = replayed(reported.record, reported.line), replayed(reported.record, after)
    except BrokenRecord:
        return [], []  # the test fails by that
    if match.lost:
        raise CathedralsError(
            f"by today's rules and pieces the record replays to line {match.lost - 1} only, and the report is "
            f"about line {reported.line}; with --pieces FILE it is played with others"
        )
    told = [event for event, by in zip(then.told, then.told_by, strict=True) if by == after]
    pins = [
        "# What the rules do there; where the report is right, one of these is the mistake.",
        f'ASKED = ({match.asked}, "{match.step}")',
        f"MOVES: list[str] = {laid_out([move.text for move in match.moves], before=19)}",
        f"TOLD: list[dict[str, object]] = {laid_out(told, before=32)}",
    ]
    checks = [
        "    assert (match.asked, match.step) == ASKED",
        "    assert [move.text for move in match.moves] == MOVES",
        f"    after = replayed(RECORD, {after})",
        "    told = zip(after.told, after.told_by, strict=True)",
        f"    assert [event for event, line in told if line == {after}] == TOLD",
    ]
    return pins, checks


def expected(said: str) -> str:
    """What was said as a text of Python, broken into rows where it is long."""
    whole = quoted(said or "?")
    if len(whole) + len("EXPECTED = ") <= WIDTH:
        return whole
    rows = [row for line in said.splitlines(keepends=True) for row in broken(line)]
    return whole if len(rows) == 1 else "\n".join(["(", *(f"    {quoted(row)}" for row in rows), ")"])


def broken(line: str) -> list[str]:
    """Rows that make the line again when they are put together."""
    text, end = line.rstrip("\n"), "\n" * line.endswith("\n")
    rows = textwrap.wrap(text, WIDTH - 20, break_on_hyphens=False, break_long_words=False) or [""]
    return [*(f"{row} " for row in rows[:-1]), rows[-1] + end]


def laid_out(value: Any, indent: int = 0, before: int = 0) -> str:
    """A value as Python, on one line where it fits, else a line for each part."""
    one = literal(value)
    if indent + before + len(one) + 1 <= WIDTH or not isinstance(value, list | dict):
        return one
    inner = indent + STEP
    if isinstance(value, list):
        rows = [laid_out(part, inner) for part in value]
    else:
        rows = [f"{quoted(name)}: {laid_out(part, inner, len(name) + 4)}" for name, part in value.items()]
    marks = "[]" if isinstance(value, list) else "{}"
    parts = [f"{' ' * inner}{row}," for row in rows]
    return "\n".join([marks[0], *parts, " " * indent + marks[1]])


def literal(value: Any) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(name)}: {literal(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    return repr(value)


def quoted(text: str) -> str:
    """In double quotes, or in single ones where that spares escapes."""
    one = json.dumps(text, ensure_ascii=False)
    if text.count('"') <= text.count("'"):
        return one
    return "'" + one[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"


def plain(text: str) -> str:
    """A name of a version, with nothing that could end a docstring."""
    return re.sub(r"[^\w.+-]", "", text)
