"""Who you are: your name, your language, your account."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from cathedrals.server.http.languages import remember
from cathedrals.server.http.visitors import AGuest, InLobby, Visitor, WithAccounts, set_cookie
from cathedrals.server.language import SPOKEN
from cathedrals.server.lobby.accounts import COOKIE
from cathedrals.server.wire.messages import Done, GuestShown, TableShown
from cathedrals.server.wire.requests import Called, Credentials, Spoken


async def me(guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Who you are; gives a cookie to whoever has none."""
    name, is_account = await accounts.name(guest)
    language = await accounts.language(guest) or SPOKEN.get()
    return {"name": name, "account": is_account, "language": language}


async def call_me(wish: Called, guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Be called by another name."""
    await accounts.call(guest, wish.name)
    return await me(guest, accounts)


async def speak(
    wish: Spoken, request: Request, response: Response, guest: AGuest, accounts: WithAccounts
) -> GuestShown:
    """Be spoken to in another language, in this browser and wherever you enter your account."""
    await accounts.speak(guest, wish.language)
    remember(request, response, wish.language)
    SPOKEN.set(wish.language)
    return await me(guest, accounts)


async def my_tables(guest: Visitor, lobby: InLobby) -> list[TableShown]:
    """The tables you sit at, the newest first."""
    return [table.show(guest) for table in await lobby.tables_of(guest)] if guest else []


async def open_account(wish: Credentials, guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Turn the guest you are into an account, which keeps its matches."""
    await accounts.open(guest, wish.name, wish.password)
    await accounts.speak(guest, SPOKEN.get())
    return await me(guest, accounts)


async def enter(
    wish: Credentials, request: Request, response: Response, accounts: WithAccounts
) -> GuestShown:
    """Be the account of that name."""
    found = await accounts.enter(wish.name, wish.password)
    set_cookie(request, response, found)
    shown = await me(found, accounts)
    remember(request, response, shown["language"])
    return shown


async def go_out(response: Response) -> Done:
    """Be nobody again in this browser."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return {"ok": True}
