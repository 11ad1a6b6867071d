"""Reading answers: a line at a time, with history and completion where the terminal has them."""

from __future__ import annotations

import sys
from collections.abc import Callable

COMMANDS = ("?", "hint", "why", "undo", "log", "table", "save", "load", "lang", "quit")


class Prompt:
    """Asks on the terminal; Ctrl-D, Ctrl-C and the end of the input are all told as nothing."""

    def __init__(self, texts: Callable[[], list[str]]) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.texts = texts  # what Tab completes: the moves of the moment
        self.found: list[str] = []
        if self.is_terminal:
            self.prepare()

    def prepare(self) -> None:
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self.complete)
        if "libedit" in (readline.__doc__ or ""):
            readline.parse_and_bind("bind ^I rl_complete")
        else:
            readline.parse_and_bind("tab: complete")

    def complete(self, typed: str, number: int) -> str | None:
        if number == 0:
            self.found = completions(typed, self.texts())
        return self.found[number] if number < len(self.found) else None

    def ask(self, prompt: str) -> str | None:
        """The line typed, or nothing when there is no more."""
        if self.is_terminal:
            try:
                return input(f"{prompt} ")
            except (EOFError, KeyboardInterrupt):
                print()
                return None
        print(prompt, flush=True)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            return None
        return line.rstrip("\r\n") if line else None


def completions(typed: str, moves: list[str]) -> list[str]:
    """What a text may go on to: moves first, then commands; after `? ` moves again."""
    if typed.startswith("? "):
        return [f"? {text}" for text in moves if text.startswith(typed[2:].lower())]
    start = typed.lower()
    return [text for text in (*moves, *COMMANDS) if text.startswith(start)]
