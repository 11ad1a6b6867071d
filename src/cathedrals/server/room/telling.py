"""What a table tells: to everybody their own events, view and moves; what all see alike is made once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from cathedrals.games import box_called
from cathedrals.kernel.game import Refusal, Shown
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.question import ANOTHER_QUESTION, NOT_LEFT
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY
from cathedrals.kernel.undoing import Undo, undo_of
from cathedrals.kernel.words import Words
from cathedrals.server.language import words
from cathedrals.server.room.interfaces import Encoder, Outgoing
from cathedrals.server.wire.messages import (
    Event,
    Move,
    SatBefore,
    SeatTold,
    Sentences,
    State,
    Why,
    Wish,
)
from cathedrals.server.wire.messages import Refusal as RefusalTold

WIDE = 110  # columns of a drawing
MOST_WHYS = 40
Seats = tuple[int, ...]


@dataclass(frozen=True)
class About:
    """What is told of a match besides the match itself."""

    match: str
    seats: list[SeatTold]
    wish: Wish | None = None
    hints: bool = True

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seats]


def with_before(match: Match, seat: SeatTold) -> SeatTold:
    """Who sits there, and who did before it was taken over, if it was."""
    before: list[SatBefore] = [
        {"until": line, "name": sitter.name, "program": sitter.name if sitter.is_program else None}
        for line, sitter in match.sat_before(seat["seat"])
    ]
    return {**seat, "before": before} if before else seat


class StateOf:
    """One state of a match, to be told to any seat: all that follows line `first`."""

    def __init__(self, match: Match, about: About, first: int) -> None:
        self.match = match
        self.about = about
        self.first = first
        self.stands = stands_after(match, first)
        self.views: dict[int, dict[str, Any]] = {}
        self.outgoing: dict[tuple[Seats, bool], Outgoing] = {}
        self.encoder = Encoder()

    def outgoing_to(self, seats: Seats, said: bool) -> Outgoing:
        """The same message, made and encoded once for all who hold the same seats."""
        if (seats, said) not in self.outgoing:
            self.outgoing[seats, said] = Outgoing(self.to(seats, said), self.encoder)
        return self.outgoing[seats, said]

    def to(self, seats: Seats, said: bool = False) -> State:
        """The state for whoever holds these seats; `said` adds sentences."""
        match, asked = self.match, self.match.asked
        seen_by = asked if asked in seats else next(iter(seats), NOBODY)
        undo = self.undo(seats)
        state: State = {
            "match": self.about.match,
            "game": match.game.name,
            "box": box_called(match.game.digest if match.game.box else ""),
            "seats": self.about.seats,
            "line": len(match.record.lines),
            "since": self.first,
            "lines": self.lines,
            "stands": self.stands,
            "refold": self.stands < self.first,
            "events": self.events,
            "asked": asked,
            "step": match.step,
            "over": match.over,
            "as": seen_by,
            "as_seats": seats,
            "view": self.view(seen_by),
            "moves": self.moves if asked in seats else [],
            "undo": undo.undo,
            "undo_turn": undo.undo_turn,
            "can_ask_undo": undo.can_ask_undo,
            "wish": self.about.wish,
            "hints": self.about.hints,
        }
        if match.over:
            self.add_end(state)
        self.add_other_rules(state)
        if said:
            self.add_sentences(state)
        return state

    @cached_property
    def lines(self) -> list[str]:
        return [str(line) for line in self.match.record.lines[self.first :]]

    @cached_property
    def events(self) -> list[Event]:
        return self.find_events()

    def find_events(self) -> list[Event]:
        return events_after(self.match, self.stands)

    @cached_property
    def moves(self) -> list[Move]:
        return self.find_moves()

    def find_moves(self) -> list[Move]:
        return self.list_moves()

    def list_moves(self) -> list[Move]:
        """The legal answers."""
        game, table = self.match.game, self.match.table
        return [move_told(game.show(table, number)) for number in game.list_legal(table)]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know; where seats have no secrets, that is the same for all."""
        seen_by = seat if self.match.game.has_secrets else NOBODY
        if seen_by not in self.views:
            self.views[seen_by] = self.match.game.view(self.match.table, seen_by)
        return self.views[seen_by]

    def undo(self, seats: Seats) -> Undo:
        return undo_of(self.match, seats)

    def add_end(self, state: State) -> None:
        match = self.match
        state["ending"], state["scores"], state["winners"] = match.ending, match.scores, match.winners
        if match.held is None:
            state["scoring"] = match.game.scoring(match.table)
        state["secret"] = match.record.secret

    def add_other_rules(self, state: State) -> None:
        """What became of a match that was played by other rules or pieces."""
        match, renewed = self.match, self.find_renewed()
        if renewed:
            state["renewed"] = {"line": renewed, "after": match.record.lines[renewed - 1].back_to() or 0}
        if match.lost:
            state["lost"] = match.lost
        elif match.held is not None:
            state["held"] = True

    def find_renewed(self) -> int:
        return self.match.tally.count_on().renewed

    def add_sentences(self, state: State) -> None:
        """For who has no words of their own."""
        page = Page(Words(self.match.game.name), self.about.names, state["as"], WIDE)
        state["said"] = sentences(self.match, state["events"], page)
        asked = Page(page.words, self.about.names, self.match.asked, WIDE)
        state["moves"] = [{**move, "said": asked.say(move["words"], move["args"])} for move in state["moves"]]


def stands_after(match: Match, first: int) -> int:
    """The line up to which all that was told by line `first` still stands."""
    undone = (line.back_to() for line in match.record.lines[first:])
    return min([first, *(to for to in undone if to is not None)])


def events_after(match: Match, line: int) -> list[Event]:
    """The events after a line that still stand, each with the line that brought it about; after 0, all."""
    place = bisect_right(match.told_by, line) if line else 0
    told = zip(match.told[place:], match.told_by[place:], strict=True)
    return [cast(Event, event | {"line": line}) for event, line in told]


def move_told(shown: Shown) -> Move:
    told: Move = {
        "text": shown.text,
        "on": shown.on,
        "words": shown.words,
        "args": shown.args,
        "family": shown.family,
        "ends": shown.ends,
    }
    if shown.instead:
        told["instead"] = shown.instead
    return told


def sentences(match: Match, events: Sequence[Event], page: Page) -> Sentences:
    return {
        "question": question(match, page),
        "events": [sentence(event, page) for event in events],
        "table": match.game.draw(match.table, page),
    }


def sentence(event: Event, page: Page) -> str:
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


def whys(match: Match, text: str) -> list[Why]:
    """What forbids a move, or the moves a piece could mean: first what has to do with the question asked."""
    if match.over or match.game.read(text) >= 0:
        return [why(match, text)]
    meant = match.game.moves_on(match.table, text)
    elsewhere = match.game.refusal_names[ANOTHER_QUESTION : NOT_LEFT + 1]
    found = [why(match, match.game.write(number)) for number in meant[:MOST_WHYS]]
    return sorted(found, key=lambda one: one["refused"] in elsewhere)


def why(match: Match, text: str) -> Why:
    refusal = match.why_not(text)
    return (
        {"move": text, **explained(match.game.name, refusal)} if refusal else {"move": text, "refused": None}
    )


def explained(game: str, refusal: Refusal) -> RefusalTold:
    """A refusal in the language of whoever asks."""
    said = words(game).refusal(refusal)
    return {"refused": refusal.id, "words": said, "rule": refusal.rule or None, "args": refusal.args}


def view_after(match: Match, text: str) -> dict[str, Any]:
    """What the seat asked would see after a move, before chance answers."""
    number, table = match.legal_number(text), match.table.copy()
    match.game.play(table, number, Row())
    return match.game.view(table, match.asked)
