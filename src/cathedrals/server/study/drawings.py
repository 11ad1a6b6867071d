"""A position drawn as text, for a browser that has no drawings of its game."""

from __future__ import annotations

from collections.abc import Sequence

from cathedrals.kernel.match import Match
from cathedrals.kernel.moves import list_fixed_moves
from cathedrals.kernel.page import WIDTH, Page
from cathedrals.kernel.words import Words
from cathedrals.server.language import words
from cathedrals.server.wire.messages import Drawing, Said, SeatTold


def drawing_of(match: Match, seats: Sequence[SeatTold], seat: int, width: int = WIDTH) -> Drawing:
    """What a seat may see of a match, drawn for somebody's screen, in the language of whoever asks."""
    game, spoken = match.game, words(match.game.name)
    page = Page(spoken, names_of(seats, spoken), seat, width)
    scores = game.scores(match.table)
    pieces = pieces_of(match, spoken, len(scores))
    return {"drawing": game.draw(match.table, page), "scores": scores, "pieces": pieces}


def pieces_of(match: Match, words: Words, seats: int) -> dict[str, Said]:
    """What the numbers of moves name, whatever lies on the table; nothing of seats that are not there."""
    game, found = match.game, dict[str, Said]()
    for piece, moves in list_fixed_moves(game.families, game.named).items():
        id, args = f"piece-{piece.partition('-')[0]}", game.arguments_of(match.table, moves[0])
        seat = args.get("seat")
        is_there = not isinstance(seat, int) or seat < seats
        if is_there and words.has(id):
            found[piece] = {"words": id, "args": args}
    return found


def names_of(seats: Sequence[SeatTold], words: Words) -> list[str]:
    """As the browser calls them around the drawing: who is called alike is numbered."""
    names = [called(seat, words) for seat in seats]
    return [
        words.say("numbered-name", {"name": name, "number": names[:place].count(name) + 1})
        if names.count(name) > 1
        else name
        for place, name in enumerate(names)
    ]


def called(seat: SeatTold, words: Words) -> str:
    """Whoever sits there; a program is called by the words for it."""
    if seat["left"]:
        return words.say("left-seat", {"name": seat["name"]})
    id = f"program-{seat['program']}"
    return words.say(id) if words.has(id) else seat["name"]
