"""The report: by area what was planted, died, lived and is equal, and each one that lived."""

from __future__ import annotations

from dataclasses import dataclass

from tests.mutants.planting import Mutant
from tests.mutants.running import Fate

LONGEST = 120


@dataclass(frozen=True)
class Area:
    name: str
    fates: list[Fate]
    equal: list[tuple[Mutant, str]]

    def row(self) -> list[str]:
        died = sum(fate.killer is not None for fate in self.fates)
        lived = len(self.fates) - died
        planted = len(self.fates) + len(self.equal)
        return [self.name, *map(str, (planted, died, lived, len(self.equal))), score(died, lived)]


def score(died: int, lived: int) -> str:
    return f"{100 * died / (died + lived):.0f} %" if died + lived else "–"


def together(areas: list[Area]) -> Area:
    fates = [fate for area in areas for fate in area.fates]
    return Area("together", fates, [one for area in areas for one in area.equal])


def place(mutant: Mutant) -> str:
    change = f"{shortened(mutant.before)} → {shortened(mutant.after)}"
    return f"{mutant.file.removeprefix('src/cathedrals/')}:{mutant.line} {mutant.kind}: `{change}`"


def shortened(code: str) -> str:
    return code if len(code) < LONGEST else f"{code[: LONGEST - 2]} …"


def lived(fate: Fate) -> str:
    outlived = f"outlived {fate.tests} tests" if fate.tests else "no test reaches it"
    return f"- {place(fate.mutant)} ({outlived}) in `{fate.mutant.code}`"


def died(fate: Fate) -> str:
    return f"- {place(fate.mutant)}, by {fate.killer}"


def report(areas: list[Area], seed: int, minutes: float, left_out: list[str]) -> str:
    rows = [["area", "planted", "died", "lived", "equal", "score"], ["---"] * 6]
    rows += [area.row() for area in [*areas, together(areas)]]
    lines = [f"## make mutants SEED={seed}", "", *(f"| {' | '.join(row)} |" for row in rows), ""]
    lines += [f"{minutes:.0f} minutes", "", "### Lived", ""]
    lines += [lived(fate) for area in areas for fate in area.fates if fate.killer is None]
    lines += ["", "### Equal", ""]
    lines += [f"- {place(mutant)}: {reason}" for area in areas for mutant, reason in area.equal]
    lines += ["", "### Died", ""]
    lines += [died(fate) for area in areas for fate in area.fates if fate.killer is not None]
    lines += [
        "",
        "### Tests left out, for they did not pass without any bug",
        "",
        *(f"- {test}" for test in left_out),
    ]
    return "\n".join(lines).rstrip() + "\n"
