"""`make words`: what is missing, unused or different in the words; `--pseudo FOLDER` writes the longer language."""

import sys
from pathlib import Path

from cathedrals.kernel.words import ENGLISH, LANGUAGES, PACKAGE, PSEUDO
from tests.words.catalogues import clinging, findings, folders, read, short, unused


def report() -> int:
    """Prints what is wrong, and gives how much."""
    wrong = 0
    for language in LANGUAGES:
        count = sum(len(read(folder, language).messages) for folder in folders())
        print(f"{language}: {count} messages in {len(folders())} catalogues")
        for folder in folders():
            wrong += tell(f"{short(folder)}/{language}.ftl", findings(folder, language))
            tell(
                f"{short(folder)}/{language}.ftl",
                {"look at (a small word before an argument)": clinging(folder, language)},
            )
    for folder in folders():
        tell(f"{short(folder)}/{ENGLISH}.ftl", {"unused, as far as can be seen": unused(folder)})
    return wrong


def tell(name: str, found: dict[str, list[str]]) -> int:
    for kind, ids in found.items():
        if ids:
            print(f"  {name}: {len(ids)} {kind}")
            print("".join(f"    {id}\n" for id in ids), end="")
    return sum(len(ids) for ids in found.values())


def write_pseudo(target: Path) -> None:
    """The pseudo-language as files, in the folders of the others, for a browser that reads files."""
    from cathedrals.kernel.pseudo import longer

    for folder in folders():
        path = target / folder.relative_to(PACKAGE) / f"{PSEUDO}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(longer((folder / f"{ENGLISH}.ftl").read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--pseudo"]:
        write_pseudo(Path(sys.argv[2]))
    else:
        sys.exit(1 if report() else 0)
