"""What was said in a room: each of it is told once, whoever passes it on."""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Iterable

from cathedrals.server.room.table import Guest
from cathedrals.server.wire.messages import Chat
from cathedrals.server.wire.requests import Request

REMEMBERED = 200  # more than are ever told at once


class Chats:
    """The keys of what people here have heard."""

    def __init__(self) -> None:
        self.keys: deque[str] = deque(maxlen=REMEMBERED)

    def unheard(self, chats: Iterable[Chat]) -> list[Chat]:
        """Those that nobody here has heard; from now on they have."""
        new = [chat for chat in chats if "key" in chat and chat["key"] not in self.keys]
        self.keys.extend(chat["key"] for chat in new)
        return new


def chat_said(guest: Guest | None, seat: int, name: str, request: Request) -> Chat:
    """What was said: in own words, or as one of the phrases that have words in every language."""
    chat: Chat = {"seat": seat, "name": name}
    if request.phrase is not None:
        chat["phrase"] = request.phrase
    if request.chat is not None:
        chat["text"] = request.chat
    chat["key"] = key_of(guest, request.key) if request.key else secrets.token_hex(8)
    return chat


def key_of(guest: Guest | None, key: str) -> str:
    """A key as it is kept and told: whatever others choose, it is none of theirs."""
    return hashlib.sha256(f"{guest.id if guest else ''} {key}".encode()).hexdigest()[:40]
