"""Node and the parts of the browser client, where they are there."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BUILD = runpy.run_path(str(ROOT / "web" / "build.py"))
TOOLS = BUILD["tools"]()
NODE: Path | None = TOOLS.node if TOOLS and (ROOT / "node_modules" / "vitest").is_dir() else None
