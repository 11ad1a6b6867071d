"""The weights of a game's judgement, kept as data beside it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.row import Row


def read_weights(path: Path, names: tuple[str, ...]) -> vec[i64]:
    """The numbers of a file in the order of these names, which are all it may hold."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if sorted(found) != sorted(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise ValueError(f"{path.name} and the judgement it is for differ about {wrong}")
    return vec[i64]([int(found[name]) for name in names])


def read_tables(path: Path, groups: tuple[str, ...], names: tuple[str, ...], phases: int) -> vec[i64]:
    """The numbers of a file by group, phase and name; it has a table for each group, a row of phases for each name."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if sorted(found) != sorted(groups) or any(sorted(found[group]) != sorted(names) for group in groups):
        raise ValueError(f"{path.name} and the code it is for differ about its groups or names")
    if any(len(found[group][name]) != phases for group in groups for name in names):
        raise ValueError(f"{path.name} wants {phases} numbers for each name")
    rows = [int(found[group][name][phase]) for group in groups for phase in range(phases) for name in names]
    return vec[i64](rows)


def weighed(counts: Row, first: i64, weights: vec[i64], start: i64, many: i64) -> i64:
    """So many counts, each times its weight, together."""
    total: i64 = 0
    place: i64
    for place in range(many):
        total += counts.items[first + place] * weights[start + place]
    return total
