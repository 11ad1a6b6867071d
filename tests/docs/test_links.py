"""Every link leads somewhere, in the repository and on the site."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from docs.extension.links import DOCS, ROOT, links_for_site, page_that_includes
from tests.docs.pages import PAGES, Page

FILE = re.compile(r"(?:src|docs|tests|bench|web|requirements|release)/[\w./-]+$")
HERE = ("127.0.0.1", "localhost")


def is_outside(link):
    return "//" in link or link.startswith("mailto:")


def why_broken(page, link):
    """What is wrong with a link of a page; nothing if it leads somewhere."""
    path, _, anchor = link.partition("#")
    target = Page((page.path.parent / path).resolve() if path else page.path)
    if not target.path.exists():
        return f"there is no {link}"
    if anchor and anchor not in target.anchors:
        return f"there is no heading for {link}"
    return ""


def is_well_formed(address):
    """Nothing is fetched: the form is all that can be told."""
    parts = urlsplit(address)
    if parts.hostname in HERE:
        return parts.scheme == "http"
    return (
        parts.scheme == "https"
        and re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", parts.hostname or "") is not None
    )


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_of_a_page_leads_somewhere(page):
    assert [told for link in page.links if not is_outside(link) and (told := why_broken(page, link))] == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_address_elsewhere_is_well_formed(page):
    assert [link for link in page.links if is_outside(link) and not is_well_formed(link)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.path.name != "RESULTS.md"], ids=str)
def test_every_file_that_a_page_names_is_there(page):
    """What was measured once may name what is gone. GAME stands for any; a game's files are named from its folder."""
    named = [code for code in page.code if FILE.match(code) and not re.search(r"\b[A-Z]+\b(?!\.md)", code)]
    folders = [ROOT, *(ROOT / "src/cathedrals/games").iterdir()]
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []


def test_links_that_lead_nowhere_are_noticed(tmp_path):
    text = "# One thing\n[a](b.md) [c](#two) [d](#one-thing) ![e](f.svg) [g](http://h.org) [i](https://j)\n"
    (tmp_path / "page.md").write_text(text)
    page = Page(tmp_path / "page.md")
    links = [link for link in page.links if not is_outside(link)]
    assert [bool(why_broken(page, link)) for link in links] == [True, True, False, True]
    assert [is_well_formed(link) for link in page.links if is_outside(link)] == [False, False]


def on_site(text, file="DESIGN.md", page="contributors/design.md", repository=""):
    return links_for_site(text, ROOT / file, DOCS / page, page_that_includes(), repository)


def test_a_page_that_is_included_links_to_pages_of_the_site():
    assert on_site("[h](docs/hosting.md#limits)") == "[h](../hosting.md#limits)"
    assert on_site("[c](CONTRIBUTING.md)") == "[c](contributing.md)"
    assert on_site("![p](docs/pictures/balance.svg)") == "![p](../pictures/balance.svg)"
    assert on_site("[d](../DESIGN.md)", "docs/bots.md", "bots.md") == "[d](contributors/design.md)"


def test_what_the_site_does_not_hold_is_linked_to_the_repository_if_that_has_an_address():
    assert on_site("see [the licence](LICENSE).") == "see the licence."
    linked = on_site("[the licence](LICENSE)", repository="https://example.org/c")
    assert linked == "[the licence](https://example.org/c/blob/main/LICENSE)"


@pytest.mark.parametrize(
    "code", ["`a[0](LICENSE)`", "```python\na[0](LICENSE)\n```", "[x](https://example.org/LICENSE)"]
)
def test_code_and_addresses_are_left_as_they_are(code):
    assert on_site(f"one\n{code}\ntwo") == f"one\n{code}\ntwo"


def test_the_pages_that_are_included_are_found():
    assert page_that_includes()[ROOT / "CHANGELOG.md"] == Path(DOCS / "contributors/changelog.md")
