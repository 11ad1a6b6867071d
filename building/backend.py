"""The build backend: setuptools, which asks for no more than this machine lacks.

Who installs the project with a C compiler gets compiled rules and pays for mypy; who has Node, or sources that hold the
built client, does not pay for Node. `setup.py` does the work.
"""

from __future__ import annotations

import runpy
from collections.abc import Mapping
from pathlib import Path

from machine import wants_client, wants_compiled
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  every hook that is not written below

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "requirements"

Settings = Mapping[str, object] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    needed = needs_of_client()
    if wants_compiled():
        needed += read("compile.in")
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needs_of_client()]


def needs_of_client() -> list[str]:
    client = runpy.run_path(str(ROOT / "web" / "build.py"))
    return [] if not wants_client() or client["is_built"]() or client["tools"]() else read("node.in")


def read(name: str) -> list[str]:
    """The lines of a file of requirements, which `make lock` pins for developers."""
    return [line for line in (REQUIREMENTS / name).read_text("utf-8").splitlines() if line]
