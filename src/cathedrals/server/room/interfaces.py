"""What a room needs from outside: somebody who keeps its match, somebody who listens, and programs that think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from pydantic_core import to_json

from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line
from cathedrals.players.thinking import Position
from cathedrals.server.room.table import Guest, HostedTable, Seat
from cathedrals.server.wire.messages import (
    AgainMessage,
    Chat,
    ChatMessage,
    Hint,
    SocketMessage,
    WishMessage,
)

#: What concerns a table and is in no line of its match.
Aside = ChatMessage | WishMessage | AgainMessage


class Faster(Exception):
    """Somebody else has written that line or that row first."""


class NotKept(Exception):
    """The store cannot keep or tell anything now: its disk is full, or it does not answer."""


class Encoder:
    """Encodes messages that have parts in common, such as the view of the same table: each part once."""

    def __init__(self) -> None:
        self.parts: dict[int, tuple[object, bytes]] = {}

    def encode(self, message: SocketMessage) -> str:
        fields = (b'"%s":%s' % (name.encode(), self.part(value)) for name, value in message.items())
        return (b"{%s}" % b",".join(fields)).decode()

    def part(self, value: object) -> bytes:
        """It is known by which object it is, and kept so that no other can be taken for it."""
        if id(value) not in self.parts:
            self.parts[id(value)] = value, to_json(value)
        return self.parts[id(value)][1]


class Outgoing:
    """One message on its way out, encoded at most once however many are told."""

    def __init__(self, message: SocketMessage, encoder: Encoder | None = None) -> None:
        self.message = message
        self.encoder = encoder or Encoder()

    @cached_property
    def text(self) -> str:
        return self.encoder.encode(self.message)


class Listener(Protocol):
    """Somebody who is told what happens: as whom they see it, and how it reaches them."""

    @property
    def guest(self) -> Guest | None: ...

    @property
    def seat(self) -> int | None:
        """The one seat they speak for, if they hold several."""

    @property
    def said(self) -> bool:
        """Whether they want sentences."""

    def hear(self, outgoing: Outgoing) -> None: ...

    def end(self, why: str) -> None:
        """Tell them why they are let go, by the id of a refusal."""


class Keeper(Protocol):
    """Whoever keeps the match of a room. What was not kept has not happened."""

    async def keep(
        self, table: HostedTable, first: int, lines: Sequence[Line], seats: Sequence[Seat]
    ) -> None:
        """Keep lines counted from `first`, how the table stands after them, and who sits on these seats now.

        `Faster` if one of the lines is taken.
        """

    async def load(self, id: str) -> tuple[HostedTable, Match]:
        """The table and its match as they are kept."""

    async def after(self, id: str, line: int) -> tuple[list[str], list[Seat]]:
        """The lines that are kept after one, and who sits where."""

    async def lease(self, id: str) -> bool:
        """Whether the programs of this match may think here, and not elsewhere, until it is let go."""

    def let_go(self, id: str) -> None:
        """They think no longer."""

    async def add_chat(self, id: str, chat: Chat) -> bool:
        """Keep it, and let people hear it who are connected elsewhere; false if its key is kept already."""

    async def chats(self, id: str) -> list[Chat]:
        """The newest of what was said, the oldest of them first."""

    def pass_on(self, id: str, aside: Aside) -> None:
        """Let people of the same match hear it who are connected elsewhere."""


@dataclass(frozen=True)
class Behalf:
    """For whom a program thinks: whose share of its time that takes, and whether somebody waits for it."""

    owner: str
    is_awaited: Callable[[], bool] = lambda: True


class Thinkers(Protocol):
    """The programs."""

    async def think(self, position: Position, level: str, behalf: Behalf) -> list[str]:
        """The answers of the seat that is asked, up to chance or another seat; legal in any case."""

    async def advise(self, position: Position, behalf: Behalf) -> list[Hint] | None:
        """The best moves for the seat that is asked, best first; nothing if nobody could say in time."""


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    keeper: Keeper
    thinkers: Thinkers
    pause: float = 0.0  # seconds a program takes at least while people look on


def position_of(match: Match) -> Position:
    game = match.game
    return Position(game.name, match.table.to_bytes(), match.asked, game.pieces, game.box)
