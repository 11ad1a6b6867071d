"""Where the project is at home on the web: one setting, `repository` in pyproject.toml, and every place that names it.

While it is empty no place names it. `python -m release.addresses` brings the places into agreement.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SETTING = "pyproject.toml"


@dataclass(frozen=True)
class Place:
    """Lines of a file that name the address, right after the lines `after`; `{}` stands for the address."""

    file: str
    after: str
    lines: str

    def agree(self, text: str, repository: str) -> str:
        """The text with these lines if there is an address, else without them."""
        before, found, rest = self.pattern.sub("", text).partition(self.after)
        if not found:
            raise ValueError(f'{self.file} lacks "{self.after.strip()}", after which the address stands')
        return before + found + (self.lines.replace("{}", repository) if repository else "") + rest

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.escape(self.lines).replace(re.escape("{}"), r"[^\s\"]+?"))


PLACES = (
    Place(
        "pyproject.toml",
        "# `python -m release.addresses` writes [project.urls] here, while `repository` is set.\n",
        '[project.urls]\nHomepage = "{}"\nIssues = "{}/issues"\nChangelog = "{}/blob/main/CHANGELOG.md"\n',
    ),
    Place("CITATION.cff", "license: MIT\n", 'repository-code: "{}"\n'),
    Place(
        "SECURITY.md",
        "*Security*, then *Report a vulnerability*.\n",
        "It is at {}/security/advisories/new\n",
    ),
    Place(
        ".github/ISSUE_TEMPLATE/config.yml",
        "blank_issues_enabled: false\n",
        "contact_links:\n  - name: A hole in the server\n    url: {}/security/advisories/new\n"
        "    about: Please tell it in private; SECURITY.md says what to expect.\n",
    ),
    Place(
        "Containerfile",
        'LABEL org.opencontainers.image.title="Cathedrals"\n',
        'LABEL org.opencontainers.image.source="{}"\n',
    ),
)


def repository(root: Path = ROOT) -> str:
    """The address, without a slash at its end; nothing while there is none."""
    read = tomllib.loads((root / SETTING).read_text("utf-8"))
    setting: str = read["tool"]["cathedrals"]["repository"]
    return setting.rstrip("/")


def bring_into_agreement(root: Path = ROOT) -> list[str]:
    """Which files were changed."""
    address = repository(root)
    changed = []
    for place in PLACES:
        path = root / place.file
        text = path.read_text("utf-8")
        agreed = place.agree(text, address)
        if agreed != text:
            path.write_text(agreed, "utf-8")
            changed.append(place.file)
    return changed


if __name__ == "__main__":
    print("Changed:", ", ".join(bring_into_agreement()) or "nothing")
