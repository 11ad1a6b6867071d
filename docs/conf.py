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

extensions = ["myst_parser", "sphinx.ext.autodoc", "extension.site"]
exclude_patterns = ["pictures"]
highlight_language = "none"
default_role = "code"  # docstrings mark code as Markdown does

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"i64": "int", "ArrayLike": "ArrayLike"}
python_use_unqualified_type_names = True

nitpick_ignore_regex = [
    # Described elsewhere, and nothing is fetched to link to it.
    ("py:class", r"collections\.abc\..*|pathlib\.Path"),
    ("py:class", r"(numpy|gymnasium|pettingzoo)\..*|ArrayLike"),
    # Met by nobody but the module itself.
    ("py:class", r"Words|cathedrals\.envs\.openspiel\.Position|cathedrals\.kernel\.parts_file\.PartsFile"),
]

html_theme = "furo"
pygments_dark_style = "github-dark"
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
