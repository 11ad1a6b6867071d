"""Help in plain text that reads well in 80 columns and in a pipe, and what is meant by a line without a command.

Nothing is drawn around the text: a screen reader reads it out, and it can be searched and copied.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperGroup

from cathedrals.cli.data import data_folder
from cathedrals.cli.serve import ALONE
from cathedrals.games import GAMES, HOUSE
from cathedrals.kernel.game import CathedralsError

OWN = ("-h", "--help", "--version", "--")
SERVE = "serve"


class Command(TyperCommand):
    """Its options are listed under the headings they were given, and its epilog stands as it was written."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_sections(
            formatter, [(heading(param), param.get_help_record(ctx)) for param in self.get_params(ctx)]
        )

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_epilog(formatter, self.epilog)


class Commands(TyperGroup):
    """All commands; whoever gives none wants to play, and is served."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in OWN):
            refuse_late_command(args, self.commands)
            ctx.meta[ALONE] = True
            args = [SERVE, *args]
        elif args[0] == "help":
            args = [*args[1:2], "--help"]
        elif args[0] in [game.name for game in GAMES]:
            raise CathedralsError(
                f"{args[0]} is a game; type cathedrals play {args[0]}, or learn in place of play"
            )
        return super().parse_args(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        rows = [
            (getattr(command, "rich_help_panel", ""), (name, command.get_short_help_str(66)))
            for name, command in self.commands.items()
        ]
        write_sections(formatter, rows)
        write_sections(
            formatter, [(heading(param), param.get_help_record(ctx)) for param in self.get_params(ctx)]
        )

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_epilog(formatter, self.epilog)


def refuse_late_command(args: list[str], commands: Iterable[str]) -> None:
    for arg in args[1:]:
        if arg in commands:
            raise CathedralsError(f"the command comes first: cathedrals {arg} {args[0]} …")


def heading(param: Any) -> str:
    if param.param_type_name == "argument":
        return "Arguments"
    return getattr(param, "rich_help_panel", None) or "Options"


def write_sections(formatter: Any, rows: Iterable[tuple[str, tuple[str, str] | None]]) -> None:
    """Headings in the order in which they first come."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for title, row in rows:
        if row is not None:
            sections.setdefault(title, []).append(row)
    for title, listed in sections.items():
        with formatter.section(title):
            formatter.write_dl(listed)


def write_epilog(formatter: Any, epilog: str | None) -> None:
    if epilog:
        formatter.write_paragraph()
        formatter.write(epilog.format(data=data_folder(), game=HOUSE[0].name, other=HOUSE[-1].name))
