"""What the compiler of this machine can do, found out by trying it."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

import setuptools  # noqa: F401  brings distutils, which newer Pythons lack

from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

NOTHING = "#include <Python.h>\nint nothing(void) { return 0; }\n"


def wants_compiled() -> bool:
    """With 1 the build fails where it cannot be; with 0 the rules stay plain; else the machine decides."""
    wish = os.environ.get("CATHEDRALS_COMPILED", "")
    return wish == "1" or (wish != "0" and builds_with())


def wants_client() -> bool:
    return os.environ.get("CATHEDRALS_CLIENT") != "0"


def builds_with(*flags: str) -> bool:
    """Whether nothing at all can be built so: a compiler without Python's headers or without a linker is of no use."""
    compiler = new_compiler()
    with TemporaryDirectory(prefix="cathedrals-") as scratch:
        source = Path(scratch, "nothing.c")
        source.write_text(NOTHING)
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], scratch, include_dirs=headers, extra_postargs=[*flags])
            compiler.link_shared_object(objects, str(Path(scratch, "nothing.so")), extra_postargs=[*flags])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True
