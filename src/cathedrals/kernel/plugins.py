"""What other installed packages bring to the house by their entry points, such as games."""
# Stays plain: it reads what is installed.

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Any

LOG = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Plugin:
    """What a package brings: what it is called, whose it is, where it stands, and what was found there."""

    name: str
    package: str
    place: str
    found: Any

    def leave_out(self, why: str) -> None:
        """Tell that the house does without it; whatever else there is plays on."""
        complain(self.package, self.place, f'"{self.name}"', why)


def plugins(group: str) -> Iterator[Plugin]:
    """What the packages bring, in a fixed order; what cannot be imported is told and left out."""
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, package_of(entry))):
        package = package_of(entry)
        try:
            found = entry.load()
        except Exception as error:
            complain(package, entry.value, f'"{entry.name}"', said(error))
        else:
            yield Plugin(entry.name, package, entry.value, found)


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".strip().rstrip(".:").split("\n")[0]


def complain(package: str, place: str, what: str, why: str) -> None:
    """One sentence; processes that were started to help need not repeat it."""
    from multiprocessing import parent_process  # only here, as every start would pay for it

    if parent_process() is None:
        module, _, name = place.partition(":")
        look = (
            f'python -c "from {module} import {name}; {name}()"' if name else f'python -c "import {module}"'
        )
        LOG.error(
            "%s of the package %s is left out: %s; mend or uninstall %s (%s shows more)",
            what,
            package,
            why,
            package,
            look,
        )
