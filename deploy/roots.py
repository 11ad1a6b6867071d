"""Roots of Debian that stand for images, and processes in namespaces that stand for containers. Needs root."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from deploy.containerfile import Stage, Step, context

# What a machine behind a proxy says to pip and npm; a file it names is needed in the root too.
PASSED_ON = (
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "PIP_CERT",
    "SSL_CERT_FILE",
    "NODE_EXTRA_CA_CERTS",
    "PIP_INDEX_URL",
)
CLEAN = 'APT::Keep-Downloaded-Packages "false";\nDir::Cache::pkgcache "";\nDir::Cache::srcpkgcache "";\n'
PLAIN_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# Its own processes and mounts, which end with it.
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc={root}/proc")


def make_base(image: str, folder: Path) -> Path:
    """A minimal root of the release that the image names: `debian:trixie-slim` is trixie."""
    release = image.removeprefix("debian:").removesuffix("-slim")
    root = folder / f"base-{release}"
    if not (root / "made").exists():
        shutil.rmtree(root, ignore_errors=True)
        run("debootstrap", "--variant=minbase", release, str(root))
        run("rm", "-r", str(root / "var/cache/apt/archives"), str(root / "var/lib/apt/lists"))
        # As in the image of the same name, which keeps nothing that it has fetched.
        (root / "etc/apt/apt.conf.d/clean").write_text(CLEAN, "utf-8")
        (root / "made").touch()
    return root


def make(stage: Stage, made: Mapping[str, Path], source: Path, folder: Path) -> Path:
    """The root of a stage: its base, and every step of it."""
    root = folder / (stage.name or "image")
    shutil.rmtree(root, ignore_errors=True)
    run("cp", "--archive", "--reflink=auto", str(make_base(stage.base, folder)), str(root))
    for step in stage.steps:
        print(f"  {step.word} {step.rest}", flush=True)
        if step.word == "RUN":
            # Every time anew: a step may install certificates over those of this machine.
            settings = bring_settings(root) | {"PATH": PLAIN_PATH} | step.settings
            run(*inside(root, step.folder, settings, ["/bin/sh", "-c", step.rest]))
        else:
            copy(step, made, source, root)
    return root


def bring_settings(root: Path) -> dict[str, str]:
    settings = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    for value in settings.values():
        if value.startswith("/") and Path(value).is_file():
            (root / value[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(value, root / value[1:])
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    return settings


def copy(step: Step, made: Mapping[str, Path], source: Path, root: Path) -> None:
    """`COPY --from=build /a /b`, or `COPY . .` of the context."""
    if step.rest.startswith("--from="):
        stage, what, where = step.rest.removeprefix("--from=").split()
        run("cp", "--archive", str(made[stage] / what[1:]), str(root / where[1:]))
        return
    assert step.rest == ". .", f"COPY {step.rest} is not known to the rehearsal"
    target = root / step.folder[1:]
    target.mkdir(parents=True, exist_ok=True)
    run("cp", "--recursive", *(str(path) for path in context(source)), str(target))


def inside(
    root: Path, folder: str, settings: Mapping[str, str], command: Sequence[str], user: str = "root"
) -> list[str]:
    """How a command is run in a root, with these settings and no others."""
    apart = [word.format(root=root) for word in APART]
    said = [f"{name}={value}" for name, value in settings.items()]
    (root / folder[1:]).mkdir(parents=True, exist_ok=True)
    moved = ["/usr/bin/env", "-i", "-C", folder, *said, *command]
    return [*apart, "chroot", f"--userspec={user}", str(root), *moved]


def signal_inside(process: subprocess.Popen[bytes], what: signal.Signals) -> None:
    """To the program inside: `unshare` does not listen while it waits, and the program would outlive its end."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for child in children.read_text("utf-8").split() if process.poll() is None else ():
        os.kill(int(child), what)


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def size(root: Path) -> str:
    return subprocess.run(
        ["du", "-sh", str(root)], capture_output=True, text=True, check=True
    ).stdout.split()[0]
