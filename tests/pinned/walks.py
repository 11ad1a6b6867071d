"""What can be asked of the rules at every question of a game, as digests: `walks.json`.

    python -m tests.pinned.walks CASE BLOCK

prints all that one block is made from, so that two clones can be compared; both are counted from 0.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby, islice, zip_longest
from typing import Any

from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table
from tests.pinned.cases import Case, Walker, random_cases, record_cases, unusual

ASPECTS = ("moves", "odds", "refusals", "shown", "events", "view")
BLOCK = 50  # answers
NEAR, FAR = 4, 3  # moves tried at every question that are like a legal one, and any others
DIGITS = 8

CASES = [*random_cases(), *record_cases()]

Seen = dict[str, Any]


class Walk:
    """A game of a case, and what is seen at each of its questions."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.walker = Walker(case)
        # By their texts, so that the numbering of moves does not matter.
        texts = sorted(case.game.write(move) for move in range(case.game.move_count))
        self.families = {first: list(found) for first, found in groupby(texts, first_word)}

    def questions(self) -> Iterator[Seen]:
        """Each question as it is asked, and what its answer told; the first tells of the laying out too."""
        while not self.walker.over:
            laid_out = self.told()
            seen = self.look()
            seen["answer"] = self.walker.play()
            yield seen | {"events": [*laid_out, *self.told()]}

    def told(self) -> list[dict[str, Any]]:
        events = self.case.game.events(self.walker.log)
        self.walker.log.clear()
        return events

    def look(self) -> Seen:
        game, table = self.case.game, self.walker.table
        moves = game.list_legal(table).numbers()
        texts = [game.write(move) for move in moves]
        return {
            "moves": [int(game.asked(table)), *texts],
            "odds": odds(game, table),
            "refusals": [refusal(game, table, text) for text in self.any_refused(texts)],
            "shown": [asdict(game.show(table, move)) for move in moves],
        }

    def any_refused(self, legal: list[str]) -> list[str]:
        """Some moves that are not legal, and one that is no move."""
        near = [first_word(self.any_of(legal)) for _ in range(NEAR)]
        far = [self.any_of(list(self.families)) for _ in range(FAR)]
        drawn = [self.any_of(self.families[first]) for first in near + far]
        return [*(text for text in drawn if text not in legal), drawn[0][:-1]]

    def any_of(self, texts: list[str]) -> str:
        return texts[self.walker.draw(len(texts))]

    def blocks(self) -> Iterator[list[Seen]]:
        """The questions by so many, each block with how the table looks after it."""
        questions = self.questions()
        while block := list(islice(questions, BLOCK)):
            block[-1]["view"] = how_it_stands(self.case.game, self.walker.table)
            yield block


def first_word(text: str) -> str:
    return text.split()[0]


def odds(game: Game, table: Table) -> list[int]:
    weights = Row()
    if game.asked(table) == CHANCE:
        game.odds(table, weights)
    return weights.numbers()


def refusal(game: Game, table: Table, text: str) -> list[Any]:
    reason = game.why_not(table, text)
    return [text, asdict(reason) if reason else None]


def how_it_stands(game: Game, table: Table) -> list[Any]:
    seen = game.view(table, int(game.asked(table)))
    seen["options"] = unusual(game, seen["options"])
    return [seen, game.scores(table), game.winners(table), game.ending(table), game.scoring(table)]


def digest(block: list[Seen]) -> str:
    """A digest for each aspect."""
    texts = (said([seen.get(aspect) for seen in block]) for aspect in ASPECTS)
    return " ".join(hashlib.sha256(text.encode()).hexdigest()[:DIGITS] for text in texts)


def said(seen: Any) -> str:
    return json.dumps(seen, sort_keys=True, ensure_ascii=False)


def pin(case: Case, blocks: int | None = None) -> list[str]:
    return [digest(block) for block in islice(Walk(case).blocks(), blocks)]


def differences(case: Case, pinned: list[str]) -> list[str]:
    """A sentence about the first block that differs; whatever comes after it differs too."""
    found = pin(case, len(pinned))
    for number, (now, then) in enumerate(zip_longest(found, pinned, fillvalue="")):
        if now != then:
            return [f"{case}: {differing(now, then)} in {named(case, number)}"]
    return []


def differing(now: str, then: str) -> str:
    if not now:
        return "the game is over"
    pairs = zip(ASPECTS, now.split(), then.split(), strict=True)
    return f"other {', '.join(aspect for aspect, one, other in pairs if one != other)}"


def named(case: Case, number: int) -> str:
    how = f"python -m tests.pinned.walks {CASES.index(case)} {number}"
    return f"answers {number * BLOCK + 1} to {(number + 1) * BLOCK}, which `{how}` prints"


def main() -> None:
    case, number = map(int, sys.argv[1:])
    block = next(islice(Walk(CASES[case]).blocks(), number, None))
    for place, seen in enumerate(block, number * BLOCK + 1):
        for aspect in seen:
            print(place, aspect, said(seen[aspect]))


if __name__ == "__main__":
    main()
