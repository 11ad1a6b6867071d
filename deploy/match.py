"""A match between two people through whatever stands in front of the servers, over sockets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Socket


@dataclass
class Hand:
    """Somebody at the table, as a browser is: it says its Origin, and opens its socket again when that is lost."""

    person: Person
    match: str
    socket: Socket = field(init=False)
    lost: int = 0

    def __post_init__(self) -> None:
        self.open()

    def open(self) -> None:
        self.socket = self.person.socket(self.match, Origin=self.person.url)
        self.socket.__enter__()

    def answer(self) -> bool:
        """Whether an answer was taken; another server may be a moment behind, and then it is not."""
        state = self.person.state(self.match)
        if not state["moves"]:
            return False
        try:
            told = self.socket.ask(after=state["line"], moves=[state["moves"][0]["text"]])
        except ConnectionClosed:
            self.lost += 1
            self.open()
            return False
        assert told["ok"] or told["refused"] == "stale", told
        return bool(told["ok"])


def play(url: str, meanwhile: Callable[[int], None] = lambda answers: None) -> str:
    """Play to the end; `meanwhile` is told how many answers were given. What came of it, in a few words."""
    with Person(url, "Ana") as ana, Person(url, "Jan") as jan:
        match = ana.open("me", "open")["id"]
        jan.join(match).raise_for_status()
        hands = [Hand(ana, match), Hand(jan, match)]
        answers = 0
        while not (state := ana.state(match))["over"]:
            taken = hands[state["asked"]].answer()
            answers += taken
            if taken:
                meanwhile(answers)
        for hand in hands:
            hand.socket.__exit__(None, None, None)
    lost = sum(hand.lost for hand in hands)
    return f"{answers} answers, {len(state['lines'])} lines, scores {state['scores']}, sockets opened again: {lost}"
