"""Lending a seat: making, opening and taking back the links that let somebody act at it too."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path as InPath

from cathedrals.server.http.visitors import AGuest, InLobby, MatchId, Visitor
from cathedrals.server.wire.messages import Done, LentSeat, SeatLink, SeatLinkShown, TableShown
from cathedrals.server.wire.requests import Revoked, SeatToken


async def lend(
    match: MatchId, seat: Annotated[int, InPath(ge=0, le=9)], guest: AGuest, lobby: InLobby
) -> SeatLink:
    """A token by which whoever opens its link may act at your seat too, for thirty days."""
    return {"token": await lobby.lending.lend(guest, match, seat)}


async def links(match: MatchId, guest: Visitor, lobby: InLobby) -> list[LentSeat]:
    """The links you made for your seats of a match."""
    return await lobby.lending.links(guest, match) if guest else []


async def revoke(match: MatchId, wish: Revoked, guest: AGuest, lobby: InLobby) -> Done:
    """Take a seat back: one link, or all you made for this match."""
    await lobby.lending.revoke(guest, match, wish.id)
    return {"ok": True}


async def look(wish: SeatToken, lobby: InLobby) -> SeatLinkShown:
    """Whose seat a link is for, before you decide."""
    match, seat, name = await lobby.lending.look(wish.token)
    return {"match": match, "seat": seat, "name": name}


async def open_link(wish: SeatToken, guest: AGuest, lobby: InLobby) -> TableShown:
    """Act at the seat of a link from now on. You stay who you are."""
    return (await lobby.lending.open(guest, wish.token)).show(guest)
