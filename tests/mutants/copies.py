"""Copies of the tree: bugs are planted there, never in the working tree."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
CLIENT = "src/cathedrals/server/static"  # built, so git does not list it


def files(root: Path = ROOT) -> list[str]:
    """All files that are tracked or about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return sorted(name for name in filter(None, listed.split("\0")) if (root / name).is_file())


def copy(target: Path, root: Path = ROOT) -> Path:
    for name in files(root):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, target / name)
    if (root / CLIENT).is_dir():
        shutil.copytree(root / CLIENT, target / CLIENT)
    return target


def environment(tree: Path, scratch: Path, *more: Path, **variables: str) -> dict[str, str]:
    """For a process on the plain sources of a copy, with its own folder for temporary files."""
    path = os.pathsep.join(str(folder) for folder in (tree / "src", *more))
    without = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**without, "PYTHONPATH": path, "TMPDIR": str(scratch), **variables}


def busy() -> float:
    """How many times longer everything takes now than on a quiet machine, about."""
    return max(1.0, os.getloadavg()[1] / (os.cpu_count() or 1))
