"""What a host reads fits its schema: workflows, forms, hooks; and workflows have no known hole. Nothing is fetched."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
FORMS = ".github/ISSUE_TEMPLATE"
SCHEMAS = {
    "vendor.github-workflows": [".github/workflows/*.yml"],
    "vendor.github-issue-forms": [f"{FORMS}/[!c]*.yml"],
    "vendor.github-issue-config": [f"{FORMS}/config.yml"],
    "vendor.dependabot": [".github/dependabot.yml"],
    "vendor.citation-file-format": ["CITATION.cff"],
    "vendor.compose-spec": ["compose.yaml"],
}


def run(tool, *options):
    path = Path(sys.executable).with_name(tool)
    done = subprocess.run([path, *options], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def workflow(name):
    return yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_the_host_reads_fits_its_schema(schema):
    files = [str(path) for pattern in SCHEMAS[schema] for path in sorted(ROOT.glob(pattern))]
    assert files
    code, told = run("check-jsonschema", "--builtin-schema", schema, *files)
    assert code == 0, told


def test_a_workflow_that_does_not_fit_is_seen(tmp_path):
    wrong = tmp_path / "wrong.yml"
    wrong.write_text("on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    step: []\n", "utf-8")
    code, told = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(wrong))
    assert code == 1
    assert "step" in told


def test_workflows_have_no_known_hole():
    code, told = run("zizmor", "--offline", "--no-progress", "--quiet", ".github")
    assert code == 0, told


def test_the_hooks_can_be_read():
    code, told = run("pre-commit", "validate-config", ".pre-commit-config.yaml")
    assert code == 0, told


def test_hooks_fetch_nothing():
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert {repo["repo"] for repo in hooks["repos"]} == {"local"}
    assert {hook["language"] for repo in hooks["repos"] for hook in repo["hooks"]} == {"system"}


def test_no_job_may_write_but_those_that_publish():
    for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        jobs = workflow(path.stem)
        assert jobs["permissions"] == {}
        writers = {name for name, job in jobs["jobs"].items() if "write" in str(job["permissions"])}
        assert writers <= {"publish", "announce"}


def test_gate_and_wheels_are_for_the_same_pythons():
    gate = workflow("gate")["jobs"]["gate"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheels = project["tool"]["cibuildwheel"]["build"]
    assert [f"cp{version.replace('.', '')}-*" for version in gate] == wheels
    assert project["project"]["requires-python"] == f">={gate[0]}"
