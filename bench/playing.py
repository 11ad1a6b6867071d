"""What people do at a table: they answer whatever they are asked, and do much beside, for `scenes.py`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from conversation import Socket, Table, Told

PIECE = re.compile(r"[a-z_]+-[a-z0-9_-]+$")
NONSENSE = ("claim z9", "die", "extend 9", "end", "no such thing", "card-a1", "cell-c1", "\u200b")
UNREADABLE = (
    "", "{", "[]", "7", '{"moves": []}', '{"after": 1, "moves": "end"}', '{"after": -1, "moves": ["end"]}',
    '{"moves": ["end"]}', '{"after": 0}', '{"after": 0, "chat": "a", "why": "b"}', '{"chat": "", "id": "1"}',
    '{"chat": "\\u202e"}', '{"phrase": "no such"}', '{"resign": "yes", "after": 0}', '{"whatever": 1}',
)  # fmt: skip
SOME = 30


# Playing ----------------------------------------------------------------------------------------


class Players:
    """They answer whatever is asked at a table by a chance that is the same each time, and do much beside."""

    def __init__(self, table: Table, seed: int, asides: list[Aside]) -> None:
        self.table = table
        self.choice = random.Random(seed)
        self.asides = asides
        self.seen: dict[str, None] = {}  # moves
        self.pieces: dict[str, None] = {}

    def play(self, most: int, every: int) -> None:
        """So many answers at most; after some of them one of the asides."""
        for number in range(1, most + 1):
            socket = self.table.asked()
            if socket is None:
                return
            self.note(socket.state)
            if number % every == 0 and self.asides:
                self.asides.pop(0)(self, socket)
            socket = self.table.asked()
            if socket is not None:
                self.answer(socket, number)

    def note(self, state: Told) -> None:
        for move in state["moves"]:
            self.seen[move["text"]] = None
            self.pieces.update(dict.fromkeys(move["on"]))
        self.pieces.update(dict.fromkeys(sorted(filter(PIECE.match, texts(state["view"])))))

    def answer(self, socket: Socket, number: int) -> None:
        """Mostly over the socket, at times by POST."""
        move, line = self.pick(socket), socket.state["line"]
        if number % 4:
            self.table.say(socket, after=line, moves=[move])
        else:
            self.table.post(socket.person, after=line, moves=[move], seat=socket.state["as"])

    def pick(self, socket: Socket) -> str:
        return str(self.choice.choice(sorted(move["text"] for move in socket.state["moves"])))

    def some_of(self, known: list[str]) -> list[str]:
        return self.choice.sample(known, min(len(known), SOME))

    def others(self, socket: Socket) -> list[Socket]:
        return [one for one in self.table.sockets if one.person is not socket.person]


Aside = Callable[[Players, Socket], object]


def texts(value: Any) -> Iterator[str]:
    """All texts inside of something told."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts(part)


# Asides -----------------------------------------------------------------------------------------


def ask_why(players: Players, socket: Socket) -> None:
    """Of what may be done, of some of all moves and pieces seen so far, and of nonsense."""
    some = [text for known in (players.seen, players.pieces) for text in players.some_of(list(known))]
    for text in [*(move["text"] for move in socket.state["moves"]), *some, *NONSENSE]:
        players.table.post(socket.person, why=text)


def ask_what_if(players: Players, socket: Socket) -> None:
    line = players.table.line
    for text in [*(move["text"] for move in socket.state["moves"]), *NONSENSE[:3]]:
        players.table.post(socket.person, after=line, what_if=text)
    players.table.say(socket, after=line - 1, what_if=players.pick(socket))
    for other in players.others(socket):
        players.table.say(other, after=line, what_if="end")


def ask_hint(players: Players, socket: Socket) -> None:
    line = players.table.line
    players.table.say(socket, after=line, hint=True, id="h")
    players.table.say(socket, after=line, hint=True)
    players.table.say(socket, after=max(line - 1, 0), hint=True)
    for other in players.others(socket):
        players.table.say(other, after=line, hint=True)


def ask_since(players: Players, socket: Socket) -> None:
    for since in (0, players.table.line // 2, players.table.line, players.table.line + 5):
        for one in players.table.sockets:
            players.table.say(one, since=since, id=f"s{since}")
        socket.person.get(f"/api/matches/{players.table.match}?since={since}")
    players.table.say(socket, since=0, seat=1)


def come_again(players: Players, socket: Socket) -> None:
    """From an earlier line, as after a broken connection; and where nobody may sit."""
    again = players.table.add(
        socket.person.socket(players.table.match, "other socket", since=players.table.line // 2)
    )
    players.table.remove(again)
    for query in ({"seat": 3}, {"since": "x"}, {"since": -5}):
        socket.person.knock(players.table.match, **query)


def repeat(players: Players, socket: Socket) -> None:
    """The same request twice, then another that is late, and one from the future."""
    line, move = players.table.line, players.pick(socket)
    for _ in range(2):
        players.table.say(socket, after=line, moves=[move])
    players.table.say(socket, after=line, moves=["no such thing"])
    players.table.say(socket, after=line + 50, moves=[move])
    players.table.say(socket, after=line, undo=line)
    players.table.post(socket.person, after=line, moves=[move], id="again")


def several(players: Players, socket: Socket) -> None:
    """Two moves at once, of which the second is often refused."""
    players.table.say(socket, after=players.table.line, moves=[players.pick(socket), "no such thing"])


def speak_out_of_turn(players: Players, socket: Socket) -> None:
    for other in players.others(socket):
        players.table.say(other, after=players.table.line, moves=[players.pick(socket)])
        players.table.say(other, after=players.table.line, undo=0, seat=3)


def be_unreadable(players: Players, socket: Socket) -> None:
    for text in UNREADABLE:
        socket.ask(text)
    where = f"/api/matches/{players.table.match}/requests"
    for text in UNREADABLE:
        socket.person.request("POST", where, content=text, headers={"content-type": "application/json"})


def chat(players: Players, socket: Socket) -> None:
    for one in players.table.sockets:
        players.table.say(one, chat="Good — luck & 3")
        players.table.say(one, phrase="well-played")
    players.table.say(socket, chat="<b>")


def undo_own(players: Players, socket: Socket) -> None:
    """Freely, one answer and then the turn, as often as it is told that one may."""
    for key in ("undo", "undo_turn"):
        asked = players.table.asked()
        if asked is None:
            return
        players.answer(asked, 1)
        for one in players.table.sockets:
            if one.state[key] is not None:
                players.table.say(one, after=players.table.line, undo=one.state[key])
                break


def undo_with_consent(players: Players, socket: Socket, is_given: bool = True) -> None:
    """Whoever needs the others' consent asks for it; those agree, or somebody plays on."""
    one = next((one for one in players.table.sockets if one.state["can_ask_undo"] is not None), None)
    if one is None:
        return
    to = one.state["can_ask_undo"]
    players.table.say(one, after=players.table.line, undo=to)
    players.table.say(one, after=players.table.line, agree=to + 1)
    for other in players.others(one) if is_given else []:
        players.table.say(other, after=players.table.line, agree=to)


def undo_without_consent(players: Players, socket: Socket) -> None:
    undo_with_consent(players, socket, is_given=False)


def undo_wrongly(players: Players, socket: Socket) -> None:
    line = players.table.line
    for to in (line, line + 1, 0):
        players.table.say(socket, after=line, undo=to)
    players.table.say(socket, after=players.table.line, agree=3)


ALONE: list[Aside] = [
    ask_why, undo_own, ask_what_if, ask_why, repeat, ask_since, be_unreadable, ask_why, ask_hint, several,
    come_again, chat, undo_own, ask_why,
]  # fmt: skip
TOGETHER: list[Aside] = [
    undo_own, ask_why, undo_with_consent, chat, undo_without_consent, ask_why, ask_what_if, undo_with_consent,
    speak_out_of_turn, repeat, ask_why, undo_without_consent, several, ask_since, be_unreadable, ask_why,
    undo_with_consent, come_again, ask_hint, undo_own, ask_why, undo_with_consent, ask_what_if, undo_own,
    ask_why, undo_without_consent, ask_why,
]  # fmt: skip
