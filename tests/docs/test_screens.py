"""The scripts that draw and take the pictures find all they need."""

import importlib.util

import pytest

from tests.docs.pages import ROOT


@pytest.mark.parametrize("name", ["screens", "browser_screens"])
def test_a_script_of_pictures_can_be_loaded(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec
    assert spec.loader
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
