"""What a seat can do at its table: each doing adds lines to the match, which the room then commits and tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from cathedrals.kernel.game import Refused
from cathedrals.players.levels import PLAYERS
from cathedrals.server.accounts import refused
from cathedrals.server.undoing import NEEDS_CONSENT, has_other_people
from cathedrals.server.wire import Request

if TYPE_CHECKING:
    from cathedrals.server.room import Room


def play(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    """The moves in order; what was played before a refusal stays."""
    for text in request.moves or []:
        if not room.match.over and room.match.asked not in mine:
            raise refused("not-asked")
        room.match.play(text)


def undo(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    """Take back one's own answers, or ask the others whether one may."""
    assert request.undo is not None
    match, to = room.match, request.undo
    undone = [match.record.lines[number - 1].seat for number in match.record.standing() if number > to]
    seat = undone[0] if undone and undone[0] in mine else mine[0]
    refusal = match.why_not_undo(seat, to)
    if refusal is not None and refusal.id == NEEDS_CONSENT:
        if has_other_people(match, mine):
            room.wish = (seat, to)
            room.tell_all({"wish": {"seat": seat, "undo": to}})
            raise Refused(match.sentence(refusal), refusal)
        for other in mine:
            if other != seat:
                match.remark(other, f"agree {to}")
    match.undo(seat, to)


def agree(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    """Consent to what another seat wishes; with the last consent it happens."""
    if room.wish is None or room.wish[1] != request.agree:
        raise refused("no-wish")
    seat, to = room.wish
    for other in mine:
        if other != seat:
            room.match.remark(other, f"agree {to}")
    if room.match.others_agree(seat, to):
        room.match.undo(seat, to)


def resign(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    """Give up: the end with at most two seats, else the seat is left to whoever takes it over."""
    room.match.remark(mine[0], "resign")
    if not room.match.over:
        kept = room.table.seats[mine[0]]
        also.append(room.seat_change(kept, None, None, kept.name))


def leave(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    kept = room.table.seats[mine[0]]
    room.match.remark(kept.seat, "leave")
    also.append(room.seat_change(kept, None, None, kept.name))


def program(room: Room, mine: list[int], request: Request, also: list[Executable]) -> None:
    """A program takes over one's own seat, or one that was left."""
    name = known_program(request.program or "")
    seat = mine[0] if request.seat is None else request.seat
    if seat >= len(room.table.seats) or (seat not in mine and not room.table.seats[seat].left):
        raise refused("not-your-seat")
    room.match.remark(seat, f"program {name}")
    also.append(room.seat_change(room.table.seats[seat], None, name, name))


def known_program(name: str) -> str:
    if name not in PLAYERS:
        raise refused("unknown-program", name=name)
    return name


DOINGS: dict[str, Callable[[Room, list[int], Request, list[Executable]], None]] = {
    "moves": play,
    "undo": undo,
    "agree": agree,
    "resign": resign,
    "leave": leave,
    "program": program,
}
