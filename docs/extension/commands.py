"""The reference of the command line, read off the commands themselves."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import typer

from cathedrals.cli import app
from cathedrals.games import HOUSE

PLAIN = re.compile(r"[{}]| <str>| range(?=>)")  # what typer adds to names
DATA = "the data folder of your system"  # help names that of the machine it runs on


def to_markdown() -> str:
    group = typer.main.get_group(app)
    rows = [*described(group, "cathedrals")]
    for name, command in group.commands.items():
        rows += [f"## {name}", "", *described(command, f"cathedrals {name}")]
    return "\n".join(rows)


def described(command: Any, called: str) -> Iterator[str]:
    """What a command does, how it is called, and a definition of everything it takes."""
    context = command.make_context(called, [], resilient_parsing=True)
    yield from [inspect.cleandoc(command.help or ""), "", "```none"]
    yield from [PLAIN.sub("", " ".join([called, *command.collect_usage_pieces(context)])), "```", ""]
    for parameter in command.get_params(context):
        written, help = parameter.get_help_record(context) or ("", "")
        if written and "--help" not in written:
            yield from [f"`{PLAIN.sub('', written)}`", f": {help}", ""]
    if command.epilog:
        said = command.epilog.format(data=DATA, game=HOUSE[0].name, other=HOUSE[-1].name)
        yield from ["```none", said.rstrip(), "```", ""]
