"""The guided first game over the wire. Nothing of it is kept: whoever learns says each time what they have done."""

from __future__ import annotations

from collections.abc import Sequence

from cathedrals.games import game as find_game
from cathedrals.kernel import lesson
from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.undoing import Undo
from cathedrals.kernel.words import Words
from cathedrals.server.language import words
from cathedrals.server.room.telling import About, Seats, StateOf, explained, whys
from cathedrals.server.wire.messages import LessonState, LessonStep, Move, SeatTold, Why
from cathedrals.server.wire.requests import LessonWish

NOT_TOLD = Refusal("another-in-lesson")


class StateInLesson(StateOf):
    """A position of the lesson: of all moves only the one that is told, and taking back is done by asking for less."""

    def __init__(self, guide: lesson.Guide, first: int) -> None:
        super().__init__(guide.match, About("", seats_of(guide)), first)
        self.wanted = guide.wanted

    def find_moves(self) -> list[Move]:
        return [move for move in super().find_moves() if move["text"] == self.wanted]

    def undo(self, seats: Seats) -> Undo:
        return Undo()


def tell(name: str, wish: LessonWish) -> LessonState:
    """Where the learner is after all they did and read, and what the last answer brought about."""
    guide = followed(name, wish.moves[:-1])
    first = 0
    for text in wish.moves[-1:]:
        first = len(guide.match.record.lines)
        answer(guide, text)
    read = read_on(guide, wish.read)
    state = StateInLesson(guide, first).to((lesson.LEARNER,))
    why = whys_of(guide, wish.why) if wish.why is not None else []
    return {**state, "read": read, "lesson": step_of(guide), "why": why}


def followed(name: str, moves: Sequence[str]) -> lesson.Guide:
    """The lesson after these answers."""
    guide = lesson.Guide(lesson.begin(find_game(name), Words().say("play-person")))
    for text in moves:
        answer(guide, text)
    return guide


def answer(guide: lesson.Guide, text: str) -> None:
    """One answer, once all that leads to it has been read."""
    read_on(guide, len(guide.steps))
    follow(guide, text)


def read_on(guide: lesson.Guide, most: int) -> int:
    """Leave so many steps that only have to be read, or as many as there are."""
    read = 0
    while read < most and guide.step and not guide.wanted:
        guide.read_on()
        read += 1
    return read


def follow(guide: lesson.Guide, text: str) -> None:
    refusal = guide.why_not(text) or (None if guide.step else NOT_TOLD)
    if refusal:
        raise Refused(words(guide.match.game.name).refusal(refusal), refusal)
    guide.answer()


def seats_of(guide: lesson.Guide) -> list[SeatTold]:
    return [
        {"seat": seat, "name": one.name, "program": one.name if one.is_program else None, "left": False}
        for seat, one in enumerate(guide.match.record.sitters)
    ]


def step_of(guide: lesson.Guide) -> LessonStep:
    step = guide.step
    return {
        "step": guide.number,
        "steps": len(guide.steps),
        "words": f"lesson-{step.id}" if step else None,
        "point": step.point if step else (),
        "done": step is None,
    }


def whys_of(guide: lesson.Guide, text: str) -> list[Why]:
    """What forbids a move or whatever a piece could mean; what the rules allow is not what the lesson tells."""
    name = guide.match.game.name
    meant = [why for why in whys(guide.match, text) if why["move"] != guide.wanted]
    return [why if why["refused"] else {"move": why["move"], **explained(name, NOT_TOLD)} for why in meant]
