"""Where the project is at home on the web stands in one setting, and everywhere or nowhere else."""

import shutil

import pytest

from cathedrals.version import VERSION
from release.addresses import PLACES, ROOT, SETTING, bring_into_agreement, repository
from release.changelog import UNRELEASED, sections

ADDRESS = "https://example.org/house"


@pytest.fixture
def copy(tmp_path):
    for file in {place.file for place in PLACES}:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def set_address(root, address):
    path = root / SETTING
    text = path.read_text("utf-8")
    path.write_text(text.replace(f'repository = "{repository(root)}"', f'repository = "{address}"'), "utf-8")


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.file)
def test_every_place_agrees_with_the_setting(place):
    text = (ROOT / place.file).read_text("utf-8")
    assert place.agree(text, repository()) == text, "python -m release.addresses brings them into agreement"


def test_an_address_is_told_to_every_place_changed_there_and_taken_away_again(copy):
    set_address(copy, "")
    bring_into_agreement(copy)
    before = {place.file: (copy / place.file).read_text("utf-8") for place in PLACES}
    assert not [file for file, text in before.items() if ADDRESS in text]
    for address in (ADDRESS, f"{ADDRESS}/of/ours"):
        set_address(copy, address)
        bring_into_agreement(copy)
        for place in PLACES:
            assert place.lines.replace("{}", address) in (copy / place.file).read_text("utf-8")
        assert bring_into_agreement(copy) == []
    set_address(copy, "")
    bring_into_agreement(copy)
    assert {place.file: (copy / place.file).read_text("utf-8") for place in PLACES} == before


def test_the_citation_names_the_newest_release_or_the_first_to_come():
    released = [one for one in sections((ROOT / "CHANGELOG.md").read_text("utf-8")) if one.date != UNRELEASED]
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {released[0].version if released else VERSION}\n" in cited
    assert (f"\ndate-released: {released[0].date}\n" in cited) if released else "date-released" not in cited
