"""The weights of a game's judgement, kept as data beside it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64


def read_weights(path: Path, names: tuple[str, ...]) -> vec[i64]:
    """The numbers of a file in the order of these names, which are all it may hold."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if sorted(found) != sorted(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise ValueError(f"{path.name} and the judgement it is for differ about {wrong}")
    return vec[i64]([int(found[name]) for name in names])
