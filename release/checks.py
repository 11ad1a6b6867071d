"""What must hold before a release is made. Each check refuses in one sentence."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path

from release.changelog import UNRELEASED, Section, sections

BRANCH = "main"
NUMBERS = re.compile(r"\d+\.\d+\.\d+")
VERSION = re.compile(r'^VERSION = "(?P<version>.*)"$', re.MULTILINE)
VERSION_FILE = "src/cathedrals/version.py"
CHANGELOG = "CHANGELOG.md"


class Refused(Exception):
    """Why no release is made: one sentence, and what to do."""


def git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {command[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def version_of(root: Path) -> str:
    found = VERSION.search((root / VERSION_FILE).read_text("utf-8"))
    version = found["version"] if found else ""
    if not NUMBERS.fullmatch(version):
        raise Refused(f'{VERSION_FILE} says "{version}"; a version such as 1.2.3 was expected')
    return version


def tag_of(version: str) -> str:
    return f"v{version}"


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def check_branch(root: Path) -> None:
    branch = git(root, "branch", "--show-current")
    if branch != BRANCH:
        raise Refused(f'the branch is "{branch}"; a release is made on {BRANCH}: git switch {BRANCH}')


def check_tree(root: Path) -> None:
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        raise Refused(
            f"the tree is not clean ({len(changed)} changed or new, {changed[0].split()[-1]} first): "
            "commit it or put it away"
        )


def check_tags(root: Path, version: str) -> None:
    tags = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").splitlines()]
    if version in tags:
        raise Refused(f"the tag {tag_of(version)} is there already: set a newer version in {VERSION_FILE}")
    newest = max((tag for tag in tags if NUMBERS.fullmatch(tag)), key=numbers, default=None)
    if newest is not None and numbers(version) < numbers(newest):
        raise Refused(
            f"{version} is not newer than {newest}, which is released: set a newer version in {VERSION_FILE}"
        )


def unreleased_section(root: Path, version: str) -> Section:
    """The section that is about to be released."""
    expected = f"## {version} ({UNRELEASED})"
    found = sections((root / CHANGELOG).read_text("utf-8"))
    section = found[0] if found else None
    if section is None or (section.version, section.date) != (version, UNRELEASED):
        raise Refused(f'{CHANGELOG} must begin with the section "{expected}", and say there what has changed')
    if not section.has_lines:
        raise Refused(f'the section "{expected}" of {CHANGELOG} is empty: say there what has changed')
    return section


def check_client(root: Path) -> Path:
    """Where the browser client lies, built of these very sources."""
    building = runpy.run_path(str(root / "web" / "build.py"))
    static: Path = building["STATIC"]
    if not (static / "index.html").is_file():
        raise Refused("the browser client is not built: make compiled builds it")
    if not building["is_made"](static, building["digest"](building["sources"]())):
        raise Refused("the browser client was built of other sources: make compiled builds it anew")
    return static


def check_seen(root: Path, seen: str) -> None:
    """Gates that were seen count for the very commit at which they were seen, and for no other."""
    head = git(root, "rev-parse", "HEAD")
    if seen != head:
        raise Refused(f"the gates were seen at {seen[:12]}, but this is {head[:12]}: run make test here")


def check_gates(root: Path) -> None:
    if subprocess.run(["make", "test"], cwd=root, check=False).returncode:
        raise Refused("make test is not green: mend what it shows above")
