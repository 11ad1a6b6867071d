"""What a table tells: to each connection its own events, view and moves, encoded once for all who see the same."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pydantic_core import to_json

from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Line
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY
from cathedrals.kernel.words import Words
from cathedrals.server.speaking import words
from cathedrals.server.undoing import Undo, undo_of

WIDE = 110  # columns of a drawing
MOST_WHYS = 40


class Telling:
    """One state of a match, ready to be told to any seat: all that follows line `first`."""

    def __init__(self, match: Match, names: Sequence[str], first: int, extra: dict[str, Any]) -> None:
        self.match = match
        self.names = list(names)
        self.first = first
        self.extra = extra
        self.refold = has_undone(match, first)
        self.events = [] if self.refold else events_after(match, first)
        self.parts: dict[tuple[str, int], bytes] = {}
        self.wholes: dict[tuple[tuple[int, ...], bool], str] = {}

    def to(self, seats: tuple[int, ...], said: bool) -> str:
        """The message for whoever holds these seats; `said` adds sentences."""
        key = (seats, said)
        if key not in self.wholes:
            self.wholes[key] = self.whole(seats, said).decode()
        return self.wholes[key]

    def whole(self, seats: tuple[int, ...], said: bool) -> bytes:
        asked = self.match.asked
        seen_by = asked if asked in seats else next(iter(seats), NOBODY)
        own = {"as": seen_by, "as_seats": seats, **self.undo(seats)}
        parts = [self.part("about", 0), to_json(own)[1:-1], b'"view":' + self.part("view", seen_by)]
        parts.append(b'"moves":' + (self.part("moves", int(said)) if asked in seats else b"[]"))
        if said:
            parts.append(b'"said":' + self.part("said", seen_by))
        return b"{" + b",".join(parts) + b"}"

    def undo(self, seats: tuple[int, ...]) -> dict[str, int | None]:
        return asdict(undo_of(self.match, seats))

    def part(self, name: str, number: int) -> bytes:
        if name == "view" and not self.match.game.has_secrets:
            number = NOBODY
        if (name, number) not in self.parts:
            made = to_json(getattr(self, name)(number))
            self.parts[name, number] = made[1:-1] if name == "about" else made
        return self.parts[name, number]

    def about(self, number: int) -> dict[str, Any]:
        match = self.match
        told = {
            "line": len(match.record.lines),
            "since": self.first,
            "lines": [str(line) for line in match.record.lines[self.first :]],
            "events": self.events,
            "refold": self.refold,
            "asked": match.asked,
            "step": match.step,
            "over": match.over,
        }
        if match.over:
            told |= {
                "ending": match.ending,
                "scores": match.scores,
                "winners": match.winners,
                "scoring": match.game.scoring(match.table),
                "secret": match.record.secret,
            }
        return told | self.extra

    def view(self, seat: int) -> dict[str, Any]:
        return self.match.game.view(self.match.table, seat)

    def moves(self, said: int) -> list[dict[str, Any]]:
        game, table = self.match.game, self.match.table
        shown = [asdict(game.show(table, move.number)) for move in self.match.moves]
        if said:
            page = self.page(self.match.asked)
            for move in shown:
                move["said"] = page.say(move["words"], move["args"])
        return shown

    def page(self, seat: int) -> Page:
        return Page(Words(self.match.game.name), self.names, seat, WIDE)

    def said(self, seat: int) -> dict[str, Any]:
        """Sentences and a drawing, for who has no words of their own."""
        page = self.page(seat)
        return {
            "question": question(self.match, page),
            "events": [sentence(event, page) for event in self.events],
            "table": self.match.game.draw(self.match.table, page),
        }


class PastTelling(Telling):
    """An earlier position, what its last line brought about, and in words how it was answered.

    Nobody answers there or takes anything back.
    """

    def __init__(
        self, match: Match, names: Sequence[str], line: int, extra: dict[str, Any], following: Line | None
    ) -> None:
        super().__init__(match, names, max(line - 1, 0), extra | {"answer": answer_of(match, following)})
        self.events = [event for event in self.events if event["line"] == line]

    def moves(self, said: int) -> list[dict[str, Any]]:
        return []

    def undo(self, seats: tuple[int, ...]) -> dict[str, int | None]:
        return asdict(Undo())


def has_undone(match: Match, first: int) -> bool:
    """Whether something told before was undone after a line, so that its events have to be told anew."""
    return first > 0 and any(line.number_after("undo") is not None for line in match.record.lines[first:])


def events_after(match: Match, first: int) -> list[dict[str, Any]]:
    """The events after a line that still stand, each with the line that brought it about; after 0, all."""
    place = bisect_right(match.told_by, first) if first else 0
    return [
        event | {"line": line} for event, line in zip(match.told[place:], match.told_by[place:], strict=True)
    ]


def sentence(event: dict[str, Any], page: Page) -> str:
    return page.say(
        f"event-{event['event']}",
        {key: value for key, value in event.items() if key not in ("event", "line")},
    )


def question(match: Match, page: Page) -> str:
    words = page.words
    if match.over:
        return words.say("play-over", {"ending": words.say(f"ending-{match.ending}")})
    return words.say(
        "play-question", {"seat": page.name(match.asked), "question": words.say(f"step-{match.step}")}
    )


def whys(match: Match, text: str) -> list[dict[str, Any]]:
    """What forbids a move, or the moves a piece could mean."""
    if match.over or match.game.read(text) >= 0:
        return [why(match, text)]
    meant = []
    for number in range(match.game.move_count):
        if text in match.game.show(match.table, number).on:
            meant.append(why(match, match.game.write(number)))
    return meant[:MOST_WHYS]


def answer_of(match: Match, line: Line | None) -> dict[str, Any] | None:
    """The answer that a seat gave to this question, as a move that can be shown."""
    if line is None or line.seat < 0 or line.is_about_match:
        return None
    return asdict(match.game.show(match.table, match.game.read(line.text)))


def view_after(match: Match, text: str) -> dict[str, Any]:
    """What the seat asked would see after a move, before chance answers."""
    refusal = match.why_not(text)
    if refusal is not None:
        raise Refused(match.sentence(refusal), refusal)
    table = match.table.copy()
    match.game.play(table, match.game.read(text), Row())
    return match.game.view(table, match.asked)


def why(match: Match, text: str) -> dict[str, Any]:
    refusal = match.why_not(text)
    return {"move": text} | (explained(match.game.name, refusal) if refusal else {"refused": None})


def explained(game: str, refusal: Refusal) -> dict[str, Any]:
    said = words(game).refusal(refusal)
    return {"refused": refusal.id, "words": said, "rule": refusal.rule or None, "args": refusal.args}


def was_done(lines: Sequence[Line], wanted: Sequence[tuple[str, bool]], seats: Sequence[int]) -> bool:
    """Whether the lines begin with just what is wanted, but for what chance and agreement put between."""
    left = list(wanted)
    for line in lines:
        if not left:
            return True
        if (line.text, line.is_about_match) == left[0] and line.seat in seats:
            left.pop(0)
        elif line.seat >= 0 and line.number_after("agree") is None:
            return False
    return not left
