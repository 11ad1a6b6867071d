"""How the match of a full table begins: anew, from a line of another, or where a lesson ends."""

from __future__ import annotations

from collections.abc import Sequence

from cathedrals.games import game_with
from cathedrals.kernel import lesson
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import FairDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import Record, Sitter
from cathedrals.kernel.replaying import Replaying
from cathedrals.server.patience import Steps, at_once
from cathedrals.server.room.table import HostedTable, dice
from cathedrals.version import VERSION

LESSON = "lesson"  # stands for a match where one goes on from the guided first game


def begin(table: HostedTable, inherited: Sequence[str]) -> Match:
    """The match, dealt up to the first question; what people added to the dice is whole only now."""
    return at_once(beginning(table, inherited))


def beginning(table: HostedTable, inherited: Sequence[str]) -> Steps[Match]:
    """The same line by line, for a match that goes on from another may have many."""
    game = game_with(table.game, table.pieces)
    sitters = [Sitter(seat.name, seat.program is not None) for seat in table.seats]
    dealer = FairDealer(table.secret, tuple(f"{seat.seat}:{seat.salt}" for seat in table.seats if seat.salt))
    if not table.origin:
        return new_match(game, sitters, dealer, table.options)
    source, _, line = table.origin.partition(":")
    lines = lesson_lines(game) if source == LESSON else inherited
    record = Record(
        game.name,
        game.rules,
        VERSION,
        sitters,
        table.options,
        dealer.header(),
        goes_on_from=table.origin,
        pieces=game.digest,
    )
    record.lines = [records.read_line(number, text) for number, text in enumerate(lines[: int(line)], 1)]
    replaying = Replaying(game, record)
    yield from replaying.steps()
    match = replaying.whole()
    match.dealer = dice(table.secret, match.record)
    match.deal()
    return match


def lesson_lines(game: Game) -> list[str]:
    """The lines of a lesson that was followed to its end."""
    return [str(line) for line in lesson.played(game).record.lines]
