"""Chooses the `.py` files of this package over the compiled ones beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = __name__.rpartition(".")[0]


class SourceFinder:
    """Finds the modules of this package by their sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE + "."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Heeds `CATHEDRALS_COMPILED=0`; must run before any other module of the package is imported."""
    if os.environ.get("CATHEDRALS_COMPILED") == "0":
        sys.meta_path.insert(0, SourceFinder)
