"""Every draw of a match, so that anybody can derive it again from the secret and the salts."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.replaying import is_draw, told_line
from cathedrals.kernel.row import Row
from cathedrals.server.patience import Steps
from cathedrals.server.wire.messages import Draw, Draws


class Drawn:
    """The draws of one match. Lines are only ever added, so each is looked at once, whoever asks."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.line = 0
        self.noted: list[Draw] = []

    def note(self, last: int) -> Steps[None]:
        """Look at the lines up to one; several may do so at once."""
        while self.line < last:
            self.line += 1
            if is_draw(self.match.record.lines[self.line - 1]):
                self.noted.append(self.draw(self.line))
            yield

    def draw(self, line: int) -> Draw:
        """What was drawn between what; of a line that cannot be replayed nobody knows that any more."""
        game, past = self.match.game, self.match.past
        if line in past.passed:
            return {"line": line, "weights": [], "outcome": 0}
        table, weights = past.after(line - 1), Row()
        game.odds(table, weights)
        move = game.read(self.match.record.lines[line - 1].text)
        outcome = game.list_legal(table).numbers().index(move)
        return {"line": line, "weights": weights.numbers(), "outcome": outcome}

    def tell(self) -> Draws:
        match, record = self.match, self.match.record
        return {
            "dice": record.dice,
            "secret": record.secret or None,
            "inherited": record.inherited(),
            "other_rules": len(record.lines) if match.lost else told_line(match.game, record),
            "draws": self.noted,
        }
