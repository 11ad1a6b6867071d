"""Who you are: your name, your language, your account."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from cathedrals.server.http.languages import remember
from cathedrals.server.http.visitors import (
    AGuest,
    ASession,
    InLobby,
    Visitor,
    WithAccounts,
    WithBans,
    WithSessions,
    address_of,
    delete_cookie,
    set_cookie,
)
from cathedrals.server.language import SPOKEN
from cathedrals.server.lobby.sessions import Sessions
from cathedrals.server.store.sessions import Session
from cathedrals.server.wire.messages import Done, GuestShown, TableShown
from cathedrals.server.wire.requests import Called, Credentials, PasswordChange, PasswordReset, Spoken


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


async def open_account(
    wish: Credentials,
    request: Request,
    response: Response,
    guest: AGuest,
    accounts: WithAccounts,
    sessions: WithSessions,
) -> GuestShown:
    """Turn the guest you are into an account, which keeps its matches."""
    await accounts.open(guest, wish.name, wish.password, address_of(request))
    await accounts.speak(guest, SPOKEN.get())
    await sessions.end_all(guest)
    set_cookie(request, response, await sessions.begin(guest))
    return await me(guest, accounts)


async def enter(
    wish: Credentials,
    request: Request,
    response: Response,
    session: ASession,
    accounts: WithAccounts,
    sessions: WithSessions,
    bans: WithBans,
) -> GuestShown:
    """Be the account of that name."""
    found = await accounts.enter(wish.name, wish.password, address_of(request))
    bans.check(found, "")
    await leave_session(session, sessions)
    set_cookie(request, response, await sessions.begin(found))
    shown = await me(found, accounts)
    remember(request, response, shown["language"])
    return shown


async def change_password(
    wish: PasswordChange, guest: AGuest, session: ASession, accounts: WithAccounts, sessions: WithSessions
) -> Done:
    """Choose another password. You are signed out everywhere but here."""
    await accounts.change_password(guest, wish.old, wish.new)
    await sessions.end_all(guest, session.id if session else "")
    return {"ok": True}


async def reset(
    wish: PasswordReset, request: Request, response: Response, accounts: WithAccounts, sessions: WithSessions
) -> GuestShown:
    """Choose a new password by the link that the host made for you, and enter."""
    found = await accounts.reset(wish.token, wish.password)
    await sessions.end_all(found)
    set_cookie(request, response, await sessions.begin(found))
    return await me(found, accounts)


async def go_out(request: Request, response: Response, session: ASession, sessions: WithSessions) -> Done:
    """Be nobody again in this browser: its session ends."""
    await leave_session(session, sessions)
    delete_cookie(request, response)
    return {"ok": True}


async def go_out_everywhere(
    request: Request, response: Response, session: ASession, sessions: WithSessions
) -> Done:
    """Be nobody again in every browser you have entered from."""
    if session is not None:
        await sessions.end_all(session.guest)
    delete_cookie(request, response)
    return {"ok": True}


async def leave_session(session: Session | None, sessions: Sessions) -> None:
    """A cookie of an earlier version is worth nothing after it was left either."""
    if session is not None and session.id:
        await sessions.end(session)
    elif session is not None:
        await sessions.end_all(session.guest)
