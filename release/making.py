"""The steps of a release, in their order."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from release import archives, checks
from release.changelog import Section, dated, opened
from release.checks import CHANGELOG, VERSION_FILE, git, tag_of

CITATION = "CITATION.cff"
Build = Callable[[Path, Path], list[Path]]
Say = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """What is wished of a release."""

    date: str
    seen: str = ""  # the commit at which make test was just seen green
    is_rehearsal: bool = False


def make(root: Path, wish: Wish, build: Build = archives.build, say: Say = print) -> None:
    """Check everything, build, commit, tag, and open the next section; a rehearsal leaves all as it was."""
    version = checks.version_of(root)
    section, static = check(root, version, wish, say)
    try:
        date_release(root, version, wish.date)
        say("Building the archives …")
        made = build(root, root / "dist")
        archives.check_archives(made, version, static)
    except BaseException:
        put_back(root)
        raise
    say(f"In dist/: {', '.join(path.name for path in made)}")
    if wish.is_rehearsal:
        put_back(root)
        say(f"A rehearsal: {version} would be committed and tagged {tag_of(version)} now; all is as it was.")
    else:
        commit(root, version, section)
        following = open_next(root, version)
        say(f"{tag_of(version)} is made, {following} begun; nothing is pushed. To publish it:")
        say(f"  git push --atomic origin {checks.BRANCH} {tag_of(version)}")


def check(root: Path, version: str, wish: Wish, say: Say) -> tuple[Section, Path]:
    """What is quick to see comes first, the gates last."""
    checks.check_branch(root)
    checks.check_tree(root)
    checks.check_tags(root, version)
    section = checks.unreleased_section(root, version)
    static = checks.check_client(root)
    if wish.seen:
        checks.check_seen(root, wish.seen)
    elif wish.is_rehearsal:
        say("A rehearsal does not run the gates.")
    else:
        checks.check_gates(root)
        checks.check_tree(root)
    return section, static


def date_release(root: Path, version: str, date: str) -> None:
    rewrite(root / CHANGELOG, lambda text: dated(text, version, date))
    rewrite(root / CITATION, lambda text: cited(text, version, date))


def cited(citation: str, version: str, date: str) -> str:
    """The citation of that version; it has no date before the first release."""
    kept = re.sub(r"^date-released: .*\n", "", citation, flags=re.MULTILINE)
    return re.sub(
        r"^version: .*\n", f"version: {version}\ndate-released: {date}\n", kept, count=1, flags=re.MULTILINE
    )


def commit(root: Path, version: str, section: Section) -> None:
    git(root, "commit", "--quiet", "--message", f"Release {version}", CHANGELOG, CITATION)
    # Verbatim, or git would take the headings of the section for comments.
    message = f"Cathedrals {version}\n\n{section.text}\n"
    git(root, "tag", "--annotate", "--cleanup=verbatim", "--message", message, tag_of(version))


def open_next(root: Path, version: str) -> str:
    """Begin the version after this one: what comes next adds something, or its number is changed by hand."""
    major, minor, _ = checks.numbers(version)
    following = f"{major}.{minor + 1}.0"
    rewrite(root / CHANGELOG, lambda text: opened(text, following))
    rewrite(root / VERSION_FILE, lambda text: text.replace(f'"{version}"', f'"{following}"'))
    git(root, "commit", "--quiet", "--message", f"{following} is begun", CHANGELOG, VERSION_FILE)
    return following


def put_back(root: Path) -> None:
    """The tree was clean, so what a release writes before it commits can be taken back."""
    git(root, "checkout", "--quiet", "--", CHANGELOG, CITATION)


def rewrite(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text("utf-8")), "utf-8")
