"""Plants bugs in a copy of the sources, by a seed, and reports which of them no test notices.

python -m tests.mutants [--seed 7] [--sample 300] [--areas kernel,server]
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.mutants import reporting
from tests.mutants.belonging import Belonging, belonging
from tests.mutants.choosing import AREAS, choose, equal_ones, reason_of
from tests.mutants.copies import ROOT
from tests.mutants.planting import mutants_of
from tests.mutants.running import Fate, run

REPORT = ROOT / "build" / "mutants-report.md"


def tell(fate: Fate) -> None:
    print(
        f"{'died ' if fate.killer else 'LIVED'} {fate.seconds:4.0f} s  {reporting.place(fate.mutant)}",
        flush=True,
    )


def planted(name: str, seed: int, count: int, known: Belonging) -> reporting.Area:
    equals = equal_ones()
    chosen = [(mutant, reason_of(mutant, equals)) for mutant in choose(mutants_of(ROOT, name), seed, count)]
    print(f"\n{name} …", flush=True)
    fates = run([mutant for mutant, reason in chosen if reason is None], known, tell)
    return reporting.Area(name, fates, [(mutant, reason) for mutant, reason in chosen if reason])


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sample", type=int, default=300, help="shared by the areas alike")
    parser.add_argument("--areas", default=",".join(AREAS))
    told = parser.parse_args()
    told.areas = [area for area in told.areas.split(",") if area]
    if unknown := [area for area in told.areas if area not in AREAS]:
        parser.error(f"there is no area {unknown[0]}; the areas are {', '.join(AREAS)}")
    return told


def main() -> int:
    told = asked()
    known = belonging(dict.fromkeys(folder for area in told.areas for folder in AREAS[area]))
    began = time.monotonic()
    areas: list[reporting.Area] = []
    for name in told.areas:
        areas.append(planted(name, told.seed, told.sample // len(told.areas), known))
        minutes = (time.monotonic() - began) / 60
        REPORT.write_text(reporting.report(areas, told.seed, minutes, known.left_out), encoding="utf-8")
    print(
        f"\n{REPORT.read_text('utf-8').split('### Equal')[0]}\nThe report is in {REPORT.relative_to(ROOT)}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
