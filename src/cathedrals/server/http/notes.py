"""What people write down for themselves about a match."""

from __future__ import annotations

from cathedrals.server.http.visitors import AGuest, InRooms, MatchId, Visitor
from cathedrals.server.language import refused
from cathedrals.server.store.notes import KeptNotes
from cathedrals.server.wire.messages import Note
from cathedrals.server.wire.requests import NewNote


async def read_note(match: MatchId, guest: Visitor, rooms: InRooms) -> Note:
    """Your own note about a match; nobody else can read it."""
    return {"text": "" if guest is None else await KeptNotes(rooms.matches.store).read(guest, match)}


async def write_note(match: MatchId, wish: NewNote, guest: AGuest, rooms: InRooms) -> Note:
    """Write something down for yourself about a match in which you have a seat; it is kept as soon as this answers."""
    if not (await rooms.table(match)).seats_of(guest):
        raise refused("not-your-seat")
    await KeptNotes(rooms.matches.store).write(guest, match, wish.text)
    return {"text": wish.text}
