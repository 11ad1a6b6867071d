"""What hosts are given: the unit, the proxy's file, and a Containerfile that the rehearsal understands."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from deploy import containerfile, together

ROOT = Path(__file__).parent.parent.parent
UNIT = ROOT / "deploy" / "cathedrals.service"
COMPOSE = ROOT / "compose.yaml"
MOST_EXPOSED = 20  # in tenths, of a hundred


def needs(tool):
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not on this machine")


def run(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@needs("systemd-analyze")
def test_the_unit_can_be_read_and_is_hardened(tmp_path):
    """Its program is not on this machine, so another stands for it."""
    unit = tmp_path / UNIT.name
    unit.write_text(
        re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text("utf-8"), flags=re.MULTILINE)
    )
    assert run("systemd-analyze", "verify", str(unit)) == (0, "")
    code, told = run(
        "systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)
    )
    assert code == 0, told


@needs("caddy")
def test_the_file_of_the_proxy_can_be_read():
    code, told = run("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile")
    assert code == 0, told


def test_the_image_runs_as_somebody_without_power_and_says_whether_it_is_well():
    build, image = containerfile.read(ROOT / "Containerfile")
    assert (build.user, image.user) == ("root", "cathedrals")
    assert "/healthz" in image.health[-1]
    assert [*image.entry, *image.command][:2] == ["cathedrals", "serve"]
    assert all(re.fullmatch(r"\S+:[\w.-]+", stage.base) for stage in (build, image)), "a base has a tag"


def test_a_step_has_the_settings_of_its_place(tmp_path):
    (tmp_path / "Containerfile").write_text("FROM debian:1\nRUN one\nENV A=b\nWORKDIR /there\nRUN two\n")
    [stage] = containerfile.read(tmp_path / "Containerfile")
    assert [(step.folder, step.settings) for step in stage.steps] == [("/", {}), ("/there", {"A": "b"})]


def test_what_the_rehearsal_does_not_know_is_refused(tmp_path):
    (tmp_path / "Containerfile").write_text("FROM debian\nADD here there\n")
    with pytest.raises(ValueError, match="ADD"):
        containerfile.read(tmp_path / "Containerfile")


def test_compose_has_no_password_of_its_own():
    written = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
    for service, setting in (("database", "POSTGRES_PASSWORD"), ("one", "PGPASSWORD"), ("two", "PGPASSWORD")):
        assert written[service]["environment"][setting].startswith("${POSTGRES_PASSWORD:?")
    once, again = (together.services(COMPOSE)["one"]["environment"]["PGPASSWORD"] for _ in range(2))
    assert len(once) == 48
    assert once != again


def test_only_the_proxy_can_be_reached_from_outside():
    services = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in services.items() if "outside" in service["networks"]] == ["proxy"]
