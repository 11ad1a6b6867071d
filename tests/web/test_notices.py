"""Whose work the built client holds is said beside it, and the page leads there."""

import json
import re

import pytest

from tests.web.building import ROOT
from tests.web.test_build import STATIC, built

NOTICE = re.compile(r"^(?P<name>@?[\w/.-]+) (?P<version>\d\S*) \((?P<licence>.+)\)$", re.MULTILINE)
FONTS = ("@fontsource-variable/source-sans-3", "@fontsource-variable/source-serif-4")
LINK = "/third-party.txt"


def told():
    text = (STATIC / LINK[1:]).read_text("utf-8")
    return {found["name"]: found["version"] for found in NOTICE.finditer(text)}


@built
@pytest.mark.parametrize("name", ["svelte", "@fluent/bundle", "vite", *FONTS])
def test_what_is_surely_bundled_has_a_notice_with_the_version_that_is_locked(name):
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    assert told()[name] == lock["packages"][f"node_modules/{name}"]["version"]


@built
def test_the_licence_of_the_fonts_is_there_as_often_as_fonts_are():
    text = (STATIC / LINK[1:]).read_text("utf-8")
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == len(FONTS)
    assert {font.name.partition("-latin")[0] for font in (STATIC / "assets").glob("*.woff2")} == {
        name.partition("/")[2] for name in FONTS
    }


@built
def test_no_licence_speaks_of_what_is_not_bundled():
    assert not {"typescript", "rollup", "vitest", "axe-core"} & told().keys()
    assert (STATIC / LINK[1:]).stat().st_size < 40_000


@built
def test_the_page_leads_to_the_notices():
    scripts = "".join(path.read_text("utf-8") for path in (STATIC / "assets").glob("*.js"))
    assert f'"{LINK}"' in scripts
