"""How the site is made: `make docs` builds it into build/docs."""

import os
import sys
import tomllib
from pathlib import Path

DOCS = Path(__file__).parent
os.environ["CATHEDRALS_COMPILED"] = "0"  # compiled functions have no signatures to show
sys.path.insert(0, os.fspath(DOCS))

from extension.colours import variables  # noqa: E402

from cathedrals.version import VERSION  # noqa: E402

SETTINGS = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))

project = "Cathedrals"
author = "the Cathedrals developers"
copyright = author
version = release = VERSION
repository = SETTINGS["tool"].get("cathedrals", {}).get("repository", "")

extensions = ["extension.site", "myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures"]
highlight_language = "none"
default_role = "code"  # docstrings mark code as Markdown does

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"i64": "int"}
autodoc_class_signature = "separated"
autodoc_default_options = {"exclude-members": "__init__, __new__, __reduce__, __copy__, __deepcopy__"}
python_use_unqualified_type_names = True

# Described elsewhere, and nothing is fetched to link to it.
nitpick_ignore_regex = [
    ("py:.*", r"(collections|contextlib|pathlib|typing|types|abc)\..*"),
    (
        "py:.*",
        r"(Any|Path|str|int|float|bool|list|dict|tuple|None|object|Callable|Iterable|Mapping|Sequence)",
    ),
    ("py:.*", r"(numpy|np|gymnasium|spaces|pettingzoo|pyspiel)\..*"),
]

html_theme = "furo"
html_title = "Cathedrals"
html_logo = "../web/look/icon.svg"
html_favicon = "../web/look/icon.svg"
html_static_path = ["look"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
light, dark = variables()
html_theme_options = {"light_css_variables": light, "dark_css_variables": dark}
if repository:
    html_theme_options |= {
        "source_repository": repository,
        "source_branch": "main",
        "source_directory": "docs/",
    }
