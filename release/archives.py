"""The archives of a release: built, and looked into before anything is committed."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from release.checks import Refused

OURS = "LICENSE"
OTHERS = "third-party.txt"  # beside the client: whose work it holds, and under which licences
CLIENT = "cathedrals/server/static"


def build(root: Path, folder: Path) -> list[Path]:
    """The sdist, and the wheel that is built from it: so the sdist is seen to be whole."""
    for old in folder.glob("cathedrals-*"):
        old.unlink()
    run(root, "build", "--outdir", str(folder))
    made = sorted(folder.glob("cathedrals-*"))
    run(root, "twine", "check", "--strict", *(str(path) for path in made))
    return made


def run(root: Path, tool: str, *options: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", tool, *options], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        raise Refused(f"{tool} failed: mend what it says above")


def check_archives(archives: Iterable[Path], version: str, static: Path) -> None:
    """One sdist and one wheel of that version, each with the whole client and the licences."""
    made = sorted(archives)
    if sorted(kind_of(path, version) for path in made) != ["sdist", "wheel"]:
        names = ", ".join(path.name for path in made) or "nothing"
        raise Refused(f"one sdist and one wheel of {version} were expected, but there is {names}")
    client = [path.relative_to(static).as_posix() for path in static.rglob("*") if path.is_file()]
    for path in made:
        held = list_files(path)
        missing = [name for name in sorted(client) if not has(held, f"{CLIENT}/{name}")]
        if missing:
            raise Refused(f"{path.name} lacks {missing[0]} of the browser client: look at what is packaged")
        for licence in (OURS, f"{CLIENT}/{OTHERS}"):
            if not has(held, licence):
                raise Refused(f"{path.name} lacks the licences in {licence}: look at what is packaged")


def kind_of(path: Path, version: str) -> str:
    if path.name == f"cathedrals-{version}.tar.gz":
        return "sdist"
    return "wheel" if path.name.startswith(f"cathedrals-{version}-") and path.suffix == ".whl" else "other"


def list_files(path: Path) -> list[str]:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as sdist:
        return sdist.getnames()


def has(held: Iterable[str], name: str) -> bool:
    return any(file == name or file.endswith(f"/{name}") for file in held)
