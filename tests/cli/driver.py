"""A person at a terminal of 80 by 24: types, and looks at the screen."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

from cathedrals.cli.screen import CLEAR

ROWS, COLUMNS = 24, 80
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPTS = r"([A-Z][\w ]*|over)> "
PAGE = "Press Enter to continue: "
PATIENCE = 300  # ends what hangs; on a busy machine a slow screen is a screen


class Person:
    """Starts `cathedrals play` and reads one screen after another."""

    def __init__(self, folder: Path, *args: str, **env: str) -> None:
        kept = {
            name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")
        }
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "cathedrals", "play", *args],
            cwd=str(folder),
            env={**kept, "TERM": "xterm-256color", **env},
            dimensions=(ROWS, COLUMNS),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = 0.01
        self.raw = ""
        self.screen = ""
        self.prompt = ""
        self.look()

    def look(self) -> str:
        """The next screen, which has to fit the window with its prompt."""
        self.child.expect(re.escape(CLEAR))
        found = self.child.expect([PROMPTS, re.escape(PAGE)])
        self.raw = self.child.before
        self.screen = ESCAPES.sub("", self.raw).replace("\r", "")
        self.prompt = self.child.after if found == 0 else PAGE
        rows = self.screen.split("\n")
        assert len(rows) <= ROWS, self.screen
        assert max(len(row) for row in rows) <= COLUMNS, self.screen
        return self.screen

    def type(self, text: str) -> str:
        self.child.sendline(text)
        return self.look()

    def turn_pages(self) -> str:
        while self.prompt == PAGE:
            self.type("")
        return self.screen

    def walk_away(self) -> None:
        """End the program, at whatever it is; pexpect itself gives a busy machine a tenth of a second for that."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()

    def leave(self, text: str = "quit") -> str:
        """What is said at the end."""
        self.child.sendline(text)
        return self.farewell()

    def farewell(self) -> str:
        self.child.expect(pexpect.EOF)
        assert self.child.wait() == 0
        return ESCAPES.sub("", self.child.before)
