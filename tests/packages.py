"""Packages that are laid where Python finds them, with an entry point and no installer."""

from pathlib import Path


def lay(site: Path, package: str, group: str, entry: str, code: str) -> Path:
    """A package whose entry point is the `Brought` of its code; gives its folder."""
    folder = site / package
    info = site / f"{package}-1.0.dist-info"
    folder.mkdir()
    info.mkdir()
    (folder / "__init__.py").write_text(code, encoding="utf-8")
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[{group}]\n{entry} = {package}:Brought\n", encoding="utf-8")
    return folder
