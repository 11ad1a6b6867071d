"""`python -m release`: make a release of what is checked out."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from release.checks import Refused
from release.making import Wish, make

ROOT = Path(__file__).parent.parent
app = typer.Typer(add_completion=False)


@app.command()
def main(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="All but the gates, the commits and the tag; then as before.")
    ] = False,
    gates_seen: Annotated[
        str, typer.Option(metavar="COMMIT", help="Where make test was just seen green: this very commit.")
    ] = "",
) -> None:
    """Check the tree, date the changelog, build sdist and wheel, commit and tag. Nothing is pushed."""
    try:
        make(ROOT, Wish(datetime.now(UTC).date().isoformat(), gates_seen, dry_run))
    except Refused as refused:
        print(f"No release is made: {refused}", file=sys.stderr)
        raise typer.Exit(2) from None


if __name__ == "__main__":
    app(prog_name="release")
