"""The screen of a match: the table, what happened, the question, the moves. Everything fits the window."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.game import Game, Shown
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table
from cathedrals.kernel.words import ENGLISH

if TYPE_CHECKING:
    from rich.text import Text

NARROWEST = 80
PROMPT = QUESTION = 1
FEWEST_LOG, FEWEST_MOVES = 1, 4  # rows that the table leaves at least
MORE_LOG, MORE_MOVES = 3, 9  # in a high window
HIGH = 30
NUMBERED = 5  # columns for a number and its gaps
WORD = 9  # columns for the word that several moves begin with
CLEAR = "\x1b[2J\x1b[H"
BOLD, FAINT, USUAL = "\x1b[1m", "\x1b[2m", "\x1b[0m"


@dataclass(frozen=True)
class Window:
    """What the terminal can do."""

    width: int
    height: int
    colour: str
    clears: bool


def window() -> Window:
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    size = shutil.get_terminal_size((NARROWEST, 24))
    return Window(size.columns, size.lines, colours() if is_terminal else "", is_terminal)


def colours() -> str:
    """The colour system of the terminal by rich's name, or nothing where none is wanted."""
    if os.environ.get("NO_COLOR"):
        return ""
    from rich.console import Console

    return Console().color_system or ""


def can_draw() -> bool:
    """Whether the output can hold the signs of a drawing."""
    try:
        "╭▲★₽▒╋".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


# Rows -------------------------------------------------------------------------------------------


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Rows broken at plain spaces only: textwrap knows no others, so what a no-break space joins stays together."""
    rows = []
    for line in text.split("\n"):
        rows += textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return rows


def wrapped_ink(text: Text, width: int) -> list[Text]:
    """The same for text with styles; rich itself would break at any space."""
    rows, end = [], 0
    for row in wrapped(text.plain, width):
        start = text.plain.index(row, end)
        end = start + len(row)
        rows.append(text[start:end])
    return rows


def styled(text: str, style: str, page: Page) -> str:
    return f"{style}{text}{USUAL}" if page.colour and text else text


def turns(events: Sequence[dict[str, Any]], page: Page, who: str = "") -> list[str]:
    """What happened in a few words, one text for all that somebody did in a row; `who` was the last to answer."""
    texts: list[str] = []
    done: list[str] = []
    for event in events:
        speaker = page.name(event["seat"]) if "seat" in event else who
        if speaker != who:
            texts += said_of(who, done, page)
            who, done = speaker, []
        id = f"brief-event-{event['event']}"
        if page.words.has(id):
            done.append(page.say(id, without_name(event)))
    return texts + said_of(who, done, page)


def said_of(who: str, done: list[str], page: Page) -> list[str]:
    if not done:
        return []
    events = ", ".join(done)
    return [
        page.words.say("play-did", {"seat": who, "events": events})
        if who
        else page.words.say("play-nobody-did", {"events": events})
    ]


def sentences(events: Sequence[dict[str, Any]], page: Page) -> list[str]:
    return [page.say(f"event-{event['event']}", without_name(event)) for event in events]


def without_name(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "event"}


def scoring_said(match: Match, page: Page) -> list[str]:
    """The rows of the scoring that have words and a number for every seat, then the points of every seat."""
    rows = []
    for name, parts in match.game.scoring(match.table).items():
        if page.words.has(f"scoring-{name}") and is_row(parts):
            scored = [{"seat": page.name(seat), "points": count} for seat, count in enumerate(parts)]
            rows.append(
                page.words.say("result-part", {"name": page.words.say(f"scoring-{name}"), "scored": scored})
            )
    return rows + points_said(match, page)


def is_row(parts: object) -> bool:
    return isinstance(parts, list) and all(isinstance(count, int) for count in parts)


def other_rules_said(match: Match, page: Page) -> list[str]:
    """What is to be said of a match that was played by other rules or pieces, as far as anything is."""
    said = []
    renewed = match.record.renewed()
    if renewed:
        after = match.record.lines[renewed - 1].back_to()
        said.append(page.words.say("replay-renewed", {"line": renewed, "after": after}))
    if match.lost:
        said.append(page.words.say("replay-lost", {"line": match.lost}))
    elif match.held is not None:
        said.append(page.words.say("replay-held"))
    return said


def points_said(match: Match, page: Page) -> list[str]:
    points = [{"seat": seat, "points": count} for seat, count in enumerate(match.scores)]
    return [page.say("result-points", args) for args in points]


def winners_said(match: Match, page: Page) -> str:
    winners = [page.name(seat) for seat in match.winners]
    if len(winners) == 1:
        return page.words.say("result-wins", {"seat": winners[0]})
    return page.words.say("result-shared", {"winners": [{"seat": name} for name in winners]})


# Moves ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """A legal move as it is offered: its number, its text, its words, the little said beside the text, a few words."""

    number: int
    text: str
    words: str
    after: str
    brief: str


def choices(game: Game, table: Table, page: Page) -> list[Choice]:
    return [
        offered(number, game.show(table, move), page)
        for number, move in enumerate(game.list_legal(table).numbers(), 1)
    ]


def offered(number: int, shown: Shown, page: Page) -> Choice:
    after = f"after-{shown.words}"
    beside = page.say(after, shown.args) if page.words.has(after) else ""
    ids = (f"menu-{shown.words}", f"short-{shown.words}", shown.words)
    brief = page.say(next(id for id in ids if page.words.has(id)), shown.args)
    return Choice(number, shown.text, page.say(shown.words, shown.args), beside, brief)


def in_full(offers: list[Choice], page: Page, columns: int) -> list[str]:
    """Every move in words, in so many columns; nothing where several would be too narrow."""
    size = max((len(offer.text) for offer in offers), default=0)
    width = page.width // columns
    room = width - size - NUMBERED
    if columns > 1 and any(len(offer.words) + 1 > room for offer in offers):
        return []
    cells = [row for offer in offers for row in full(offer, size, room, page)]
    count = -(-len(cells) // columns)
    return ["".join(cells[place] for place in range(row, len(cells), count)).rstrip() for row in range(count)]


def full(offer: Choice, size: int, room: int, page: Page) -> list[str]:
    words = wrapped(offer.words, room)
    head = styled(f"{offer.number:>2}", BOLD, page) + " " + styled(f"{offer.text:<{size}}", BOLD, page)
    rest = " " * (size + NUMBERED)
    return [f"{head}  {words[0]:<{room}}", *(f"{rest}{row:<{room}}" for row in words[1:])]


def in_brief(offers: list[Choice], page: Page) -> list[str]:
    """Moves that begin with the same word stand together: `claim  1) a1  2) b1`.

    What is typed is English; in other languages a few words of theirs stand there instead.
    """
    if offers and page.words.language != ENGLISH:
        return flowed([(str(offer.number), offer.brief) for offer in offers], page)
    rows: list[str] = []
    for group in groups(offers):
        rows += flowed(group, page)
    return rows


def groups(offers: list[Choice]) -> list[list[tuple[str, str]]]:
    """Pairs of a number and what stands after it; the word of a group stands first, without a number.

    Moves that stand alone make one group.
    """
    made: list[list[tuple[str, str]]] = []
    alone: list[tuple[str, str]] = []
    for verb, found in groupby(offers, key=lambda offer: offer.text.split()[0]):
        members = list(found)
        if len(members) == 1:
            alone.append((str(members[0].number), members[0].text + members[0].after))
        else:
            rest = [(str(one.number), one.text[len(verb) + 1 :] + one.after) for one in members]
            made.append([("", verb), *rest])
    return [*made, alone] if alone else made


def flowed(items: list[tuple[str, str]], page: Page) -> list[str]:
    """The items of a group in as many rows as they take, each number beside its item, under the first number."""
    under = 0 if items[0][0] else WORD + 1
    rows, length = [""], 0
    for number, text in items:
        wide = len(number) + len(text) + 2 if number else WORD
        gap = 2 if length else 1
        if length + gap + wide > page.width:
            rows.append(" " * under)
            length, gap = under, 2 if under else 1
        shown = f"{styled(number, BOLD, page)}) {text}" if number else styled(f"{text:<{WORD}}", FAINT, page)
        rows[-1] += " " * gap + shown
        length += gap + wide
    return rows


def paged(rows: list[str], room: int, first: int, page: Page) -> tuple[list[str], int]:
    """The rows that fit from a place on, and where the next ones begin; the last row tells that there are more."""
    if len(rows) <= room:
        return rows, 0
    shown = rows[first : first + max(room - 1, 1)]
    rest = len(rows) - first - len(shown)
    if rest <= 0:
        return [*shown, styled(page.words.say("play-last-moves"), FAINT, page)], 0
    told = page.words.say("play-more-moves", {"count": rest})
    return [*shown, styled(told, FAINT, page)], first + len(shown)


# The whole --------------------------------------------------------------------------------------


@dataclass
class Scene:
    """What is to be shown beside the table."""

    question: str
    offers: list[Choice]
    told: list[str]  # what happened, the newest last
    note: list[str]  # what was asked for last: a hint, a refusal
    first: int = 0  # from which row of moves on


@dataclass(frozen=True)
class Shot:
    """The rows of a screen, where the next moves begin, and how much of what happened found room."""

    rows: list[str]
    next_moves: int
    told: int


def compose(game: Game, table: Table, page: Page, scene: Scene) -> Shot:
    """All rows but the prompt's; the table is drawn as richly as the rest leaves room for."""
    brief = in_brief(scene.offers, page)
    question = wrapped(scene.question, page.width, "  ") if scene.question else []
    note = [row for text in scene.note for row in wrapped(text, page.width, "  ")]
    told = [row for text in scene.told for row in wrapped(text, page.width, "  ")]
    kept_log, kept_moves = (MORE_LOG, MORE_MOVES) if page.height >= HIGH else (FEWEST_LOG, FEWEST_MOVES)
    height = max(page.height - PROMPT - QUESTION - kept_log - kept_moves, 1)
    rows = game.draw(table, replace(page, height=height)).split("\n")
    room = page.height - PROMPT - len(rows) - len(question) - len(note)
    least_log = min(len(told), 0 if note else kept_log)
    offers = best_list(scene.offers, brief, page, room - least_log)
    moves, next_moves = paged(offers, max(room - least_log, 2), scene.first, page)
    log = told[len(told) - min(max(room - len(moves), 0), len(told)) :]
    rows += [styled(row, FAINT, page) for row in log]
    rows += [*note, *(styled(row, BOLD, page) for row in question), *moves]
    return Shot(rows, next_moves, len(told) if note else len(log))


def best_list(offers: list[Choice], brief: list[str], page: Page, room: int) -> list[str]:
    """In words where they fit."""
    for columns in (1, 2, 3):
        rows = in_full(offers, page, columns)
        if rows and len(rows) <= room:
            return rows
    return brief
