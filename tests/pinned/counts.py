"""How many positions lie one, two, three … answers ahead, chance's outcomes included: `counts.json`."""

from __future__ import annotations

from cathedrals.cli.count import count_lines
from cathedrals.kernel.table import CHANCE, Table
from tests.pinned.cases import Case, Walker

MOST_PLAYED = (
    5_000  # positions played on for a figure; all figures together take a second on the compiled rules
)
FIRST, APART, MIDDLES = 60, 12, 18  # the middle of a game is another one in each case


def places(case: Case) -> dict[str, Table]:
    """Where it is counted from: the start, the first turn, and somewhere in the middle of games that last so long."""
    start, first_turn = Walker(case), Walker(case)
    while case.game.asked(first_turn.table) == CHANCE:
        first_turn.play()
    return {"start": start.table, "first turn": first_turn.table} | middle(case)


def middle(case: Case) -> dict[str, Table]:
    walker, answers = Walker(case), FIRST + APART * (case.seed % MIDDLES)
    for _ in range(answers):
        if walker.over:
            return {}
        walker.play()
    return {} if walker.over else {f"after {answers} answers": walker.table}


def count(case: Case, table: Table, depth: int) -> str:
    """How many there are at every depth down to this one."""
    return " ".join(str(count_lines(case.game, table, answers)) for answers in range(1, depth + 1))


def affordable_depth(case: Case, table: Table) -> int:
    depth = 1
    while count_lines(case.game, table, depth) <= MOST_PLAYED:
        depth += 1
    return depth


def pin(case: Case) -> dict[str, str]:
    return {place: count(case, table, affordable_depth(case, table)) for place, table in places(case).items()}


def differences(case: Case, pinned: dict[str, str], spared: int = 0) -> list[str]:
    """A sentence for every place with other counts than those pinned; so many of the greatest depths are spared."""
    told = []
    for place, table in places(case).items():
        depth = len(pinned[place].split()) - spared
        found, expected = count(case, table, depth), " ".join(pinned[place].split()[:depth])
        if found != expected:
            told.append(f"{case}: {place}: {found} positions lie ahead, pinned are {expected}")
    return told
