"""Builds the package: the rules compiled by mypyc where that is possible, and the browser client with them.

Nothing but the client is ever built into `src/`: a compiled file beside its source would hide later edits of it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "building"))

from machine import builds_with, wants_client, wants_compiled  # noqa: E402  it stands beside the backend

# All of these is compiled, but for files that say why they stay plain, and folders whose `__init__.py` says it.
COMPILED = ("kernel", "games", "players", "envs")
STAYS_PLAIN = "# Stays plain: "
PLAIN_NOTICE = "Notice: the rules run uncompiled and slower; to compile them: apt install gcc python3-dev"
# The modules call each other's small functions. Optimised as one when they are linked, and with no name seen from
# outside, these are inlined: play is a fifth to a third faster.
AS_ONE = ("-O3", "-fvisibility=hidden", "-flto=auto")
# What is compiled is checked by the gate, not by whoever installs it: no settings of ours, no errors in files that are
# only imported, and no word about packages that a build does not need.
UNCHECKED = ("--config-file=", "--follow-imports=silent")
NO_CLIENT = (
    "The browser client could not be built, and without it the package is not whole; "
    "CATHEDRALS_CLIENT=0 asks for one without a client."
)


def stays_plain(path: Path) -> bool:
    return any(line.startswith(STAYS_PLAIN) for line in path.read_text("utf-8").splitlines())


def modules_to_compile() -> list[str]:
    found = (path for part in COMPILED for path in Path("src", "cathedrals", part).rglob("*.py"))
    return sorted(
        path.as_posix()
        for path in found
        if path.name != "__init__.py"
        and not stays_plain(path)
        and not stays_plain(path.parent / "__init__.py")
    )


def extensions(scratch: str) -> list[Extension]:
    """The compiled modules of a wheel; an editable install or a source archive has none."""
    if "bdist_wheel" not in sys.argv:
        return []
    if not wants_compiled():
        print(PLAIN_NOTICE)
        return []
    from mypyc.build import mypycify

    modules = [*UNCHECKED, *modules_to_compile()]
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    found = mypycify(modules, opt_level=level, multi_file=True, target_dir=scratch, group_name="cathedrals")
    as_one = AS_ONE if level == "3" and builds_with(*AS_ONE) else ()
    for extension in found:
        # Another compiler may warn of something else; and they all share one list.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        is_door = len(extension.sources) == 1  # to a module that lies in the large one
        extension.extra_compile_args = flags if is_door else [*flags, *as_one]
        extension.extra_link_args = [] if is_door else [*as_one]
    return found


class Build(build):
    """Compiles first, while the client is built beside it."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class BuildRules(build_ext):
    """Keeps every core busy."""

    def build_extensions(self) -> None:
        self.parallel = True
        self.compiler.compile = partial(side_by_side, self.compiler.compile)
        super().build_extensions()


def side_by_side(compile, sources, **more):  # type: ignore[no-untyped-def]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: compile([source], **more), sources)
        return [name for names in made for name in names]


class WithClient(Command):
    """A command that packs the client, and is refused without it."""

    def run(self) -> None:
        if client is not None and client.wait() != 0:
            raise SystemExit(NO_CLIENT)
        super().run()


class BuildPython(WithClient, build_py):
    pass


class PackSources(WithClient, sdist):
    pass


def begin_client() -> subprocess.Popen[bytes] | None:
    """It takes as long as the compiler does, so both run at once."""
    is_packed = not {"bdist_wheel", "sdist"}.isdisjoint(sys.argv)
    if not is_packed or not wants_client():
        return None
    return subprocess.Popen([sys.executable, ROOT / "web" / "build.py"])


client = begin_client()
with tempfile.TemporaryDirectory(prefix="cathedrals-") as scratch:
    setup(
        ext_modules=extensions(scratch),
        cmdclass={"build": Build, "build_ext": BuildRules, "build_py": BuildPython, "sdist": PackSources},
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
