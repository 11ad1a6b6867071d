"""The bot of the docs plays a whole match."""

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_bot_of_the_docs_plays_to_the_end(served, tmp_path):
    (code,) = re.findall(r"^```python\n(.*?)^```", (DOCS / "bots.md").read_text("utf-8"), re.M | re.S)
    assert len(code.splitlines()) < 40
    (tmp_path / "bot.py").write_text(code)
    ran = subprocess.run(
        [sys.executable, tmp_path / "bot.py", served.url], capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    assert re.match(r"[0-9a-f]+ \[\d+, \d+\] \w+", ran.stdout)
