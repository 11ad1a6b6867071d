"""Builds the wheel: with the rules compiled by mypyc where a C compiler is present, else as plain Python.

Nothing is ever built into `src/`: a compiled file beside its source would hide later edits of the source.
"""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/cathedrals/kernel/*.py",
    "src/cathedrals/games/*/*.py",
    "src/cathedrals/games/*/steps/*.py",
    "src/cathedrals/games/*/rules/*.py",
    "src/cathedrals/players/*.py",
    "src/cathedrals/envs/stepping.py",
]
# Names of files that stay plain Python: they read files, make text and JSON or start processes, and gain nothing;
# and a compiled frozen dataclass cannot be pickled.
NOT_COMPILED = {
    "__init__.py",
    "arena.py",
    "describe.py",
    "hints.py",
    "ink.py",
    "lesson.py",
    "levels.py",
    "page.py",
    "parts_file.py",
    "pseudo.py",
    "record.py",
    "rulebook.py",
    "view.py",
    "words.py",
    "workers.py",
}
# The modules call each other's small functions. Optimised as one when they are linked, and with no name seen from
# outside, these are inlined: play is a fifth to a third faster.
AS_ONE = ["-O3", "-fvisibility=hidden", "-flto=auto"]


def modules_to_compile() -> list[str]:
    found = (path for pattern in COMPILED for path in Path().glob(pattern))
    return sorted(path.as_posix() for path in found if path.name not in NOT_COMPILED)


def c_compiler() -> str:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def has_c_compiler() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(c_compiler()) is not None and headers.exists()


def can_optimise_as_one(scratch: str) -> bool:
    """Not every compiler finds a linker that can: nothing at all is tried first."""
    tried = [c_compiler(), *AS_ONE, "-shared", "-fPIC", "-x", "c", os.devnull, "-o", f"{scratch}/nothing.so"]
    return subprocess.run(tried, capture_output=True).returncode == 0


def extensions(scratch: str) -> list:
    """The compiled modules of a wheel; an editable install or a source archive has none."""
    modules = modules_to_compile()
    if "bdist_wheel" not in sys.argv or not modules:
        return []
    if not has_c_compiler():
        print("Notice: the rules run uncompiled and slower; to compile them: apt install gcc python3-dev")
        return []
    from mypyc.build import mypycify

    found = mypycify(modules, opt_level="3", multi_file=True, target_dir=scratch, group_name="cathedrals")
    if can_optimise_as_one(scratch):
        for extension in found:
            extension.extra_compile_args += AS_ONE
            extension.extra_link_args += AS_ONE
    return found


if "bdist_wheel" in sys.argv:
    runpy.run_path("web/build.py")["build"]()  # the browser client, where it can be built
with tempfile.TemporaryDirectory(prefix="cathedrals-") as scratch:
    setup(
        ext_modules=extensions(scratch),
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
