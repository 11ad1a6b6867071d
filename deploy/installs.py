"""Every ordinary way to install the project, tried in minimal Debian roots: `make installs`, on Debian as root.

Each is tried with and without a C compiler and Node, from a fresh clone, and has to serve its client and play a game.
What comes out is a table: seconds, and what `cathedrals --version` says.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from deploy import roots

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "installs"
BASE = "debian:trixie-slim"
ALWAYS = ("ca-certificates", "git", "python3-venv")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
NODE = ("nodejs", "npm")
MACHINES = {
    "compiler, Node": COMPILER + NODE,
    "compiler, no Node": COMPILER,
    "no compiler, Node": NODE,
    "neither": (),
}
# With what each is installed besides, how, and where the command is then.
WAYS = {
    "`pip install .`": ("", "pip install /src", "/venv/bin/cathedrals"),
    "`pip install git+…`": ("", "pip install git+file:///clone", "/venv/bin/cathedrals"),
    "`pip install` of the sdist": ("", "pip install /sdist/*.tar.gz", "/venv/bin/cathedrals"),
    "`python -m build`": (
        "build",
        "python -m build /src && pip install /src/dist/*.whl",
        "/venv/bin/cathedrals",
    ),
    "`pipx install`": ("pipx", "pipx install /src", "/guest/.local/bin/cathedrals"),
    "`uv tool install`": ("uv", "uv tool install /src", "/guest/.local/bin/cathedrals"),
    "`uvx`": ("uv", "uvx --from /src cathedrals --version", "uvx --from /src cathedrals"),
}
PREPARE = """
rm -rf /venv /src /guest/.local && git clone -q /clone /src && python3 -m venv /venv
test -z "{tools}" || pip install -q {tools}
"""
TRY = """
set -e
{cathedrals} --version
{cathedrals} simulate basilica --games 1 --seed 7 > /dev/null
{cathedrals} serve --port 8123 & serving=$!
/venv/bin/python - <<'LOOK'
import time, urllib.request
for _ in range(600):
    try:
        page = urllib.request.urlopen("http://127.0.0.1:8123/").read().decode()
        break
    except OSError:
        time.sleep(0.1)
assert "/assets/" in page, page
LOOK
kill $serving
"""


def main() -> None:
    chosen = sys.argv[1:] or list(MACHINES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    sdist = build_sdist()
    print("| way | " + " | ".join(chosen) + " |", "|---" * (len(chosen) + 1) + "|", sep="\n", flush=True)
    machines = {name: make_machine(name, sdist) for name in chosen}
    for way, (tools, install, command) in WAYS.items():
        results = [try_it(root, tools, install, command) for root in machines.values()]
        print(f"| {way} | " + " | ".join(results) + " |", flush=True)


def build_sdist() -> Path:
    """Built here, where the client is, as a release is."""
    folder = FOLDER / "sdist"
    shutil.rmtree(folder, ignore_errors=True)
    code = f"import backend; backend.build_sdist({str(folder)!r})"
    roots.run("env", "-C", str(ROOT), f"PYTHONPATH={ROOT / 'building'}", sys.executable, "-c", code)
    return folder


def make_machine(name: str, sdist: Path) -> Path:
    root = FOLDER / name.replace(" ", "-").replace(",", "")
    if not (root / "ready").exists():
        shutil.rmtree(root, ignore_errors=True)
        roots.run("cp", "--archive", "--reflink=auto", str(roots.make_base(BASE, FOLDER)), str(root))
        packages = " ".join((*ALWAYS, *MACHINES[name]))
        install = f"apt-get update && apt-get install -y --no-install-recommends {packages}"
        roots.run(*run_in(root, install))
        (root / "ready").touch()
    for where in ("sdist", "clone"):
        shutil.rmtree(root / where, ignore_errors=True)
    shutil.copytree(sdist, root / "sdist")
    roots.run("git", "clone", "--quiet", str(ROOT), str(root / "clone"))
    return root


def try_it(root: Path, tools: str, install: str, command: str) -> str:
    """How many seconds it takes, and what it then says of itself."""
    roots.run(*run_in(root, PREPARE.format(tools=tools)))
    began = time.monotonic()
    done = subprocess.run(run_in(root, install), capture_output=True, text=True, check=False)
    seconds = time.monotonic() - began
    if done.returncode:
        return failed(done)
    tried = subprocess.run(
        run_in(root, TRY.format(cathedrals=command)), capture_output=True, text=True, check=False
    )
    return failed(tried) if tried.returncode else f"{seconds:.0f} s, {tried.stdout.splitlines()[0]}"


def failed(done: subprocess.CompletedProcess[str]) -> str:
    print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
    return f"**failed** ({done.returncode})"


def run_in(root: Path, script: str) -> list[str]:
    settings: Mapping[str, str] = roots.bring_settings(root) | {
        "PATH": f"/venv/bin:{roots.PLAIN_PATH}",
        "HOME": "/guest",
        "PIP_NO_INPUT": "1",
    }
    return roots.inside(root, "/", settings, ["/bin/sh", "-c", script])


if __name__ == "__main__":
    main()
