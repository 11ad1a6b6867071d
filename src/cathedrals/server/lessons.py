"""The guided first game over the wire. Nothing of it is kept: whoever learns says each time what they have done."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cathedrals.games import game as find_game
from cathedrals.kernel import lesson
from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.words import Words
from cathedrals.server.speaking import words
from cathedrals.server.telling import Telling, explained, whys
from cathedrals.server.undoing import Undo
from cathedrals.server.wire import LessonWish

NOT_TOLD = Refusal("another-in-lesson")


class LessonTelling(Telling):
    """A position of the lesson: of all moves only the one that is told, and taking back is done by asking for less."""

    def __init__(self, guide: lesson.Guide, first: int, extra: dict[str, Any]) -> None:
        names = [sitter.name for sitter in guide.match.record.sitters]
        super().__init__(guide.match, names, first, extra)
        self.wanted = guide.wanted

    def moves(self, said: int) -> list[dict[str, Any]]:
        return [move for move in super().moves(said) if move["text"] == self.wanted]

    def undo(self, seats: tuple[int, ...]) -> dict[str, int | None]:
        return asdict(Undo())


def tell(name: str, wish: LessonWish) -> str:
    """Where the learner is after all they did and read, and what the last answer brought about."""
    guide = lesson.Guide(lesson.begin(find_game(name), Words().say("play-person")))
    first = 0
    for text in wish.moves:
        read_on(guide, len(guide.steps))
        first = len(guide.match.record.lines)
        follow(guide, text)
    read = read_on(guide, wish.read)
    told = about(guide) | {"read": read}
    if wish.why is not None:
        told["why"] = reasons(guide, wish.why)
    return LessonTelling(guide, first, told).to((lesson.LEARNER,), False)


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


def about(guide: lesson.Guide) -> dict[str, Any]:
    step = guide.step
    sitters = guide.match.record.sitters
    return {
        "match": "",
        "game": guide.match.game.name,
        "seats": [
            {"seat": seat, "name": one.name, "program": one.name if one.is_program else None, "left": False}
            for seat, one in enumerate(sitters)
        ],
        "wish": None,
        "lesson": {
            "step": guide.number,
            "steps": len(guide.steps),
            "words": f"lesson-{step.id}" if step else None,
            "point": step.point if step else (),
            "done": step is None,
        },
    }


def reasons(guide: lesson.Guide, text: str) -> list[dict[str, Any]]:
    """What forbids a move or whatever a piece could mean; what the rules allow is not what the lesson tells."""
    name = guide.match.game.name
    meant = [why for why in whys(guide.match, text) if why["move"] != guide.wanted]
    return [why if why["refused"] else why | explained(name, NOT_TOLD) for why in meant]
