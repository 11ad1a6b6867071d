"""What a page will need, said in its head: so that a browser asks for all of it at once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cathedrals.games import GAMES

PARTS = "parts.json"  # vite's list of what it has built from what
GAMES_FOLDER = "../src/cathedrals/games"
ASKED = ("/api/me", "/api/games", "/api/me/tables", "/api/tables?status=open", "/api/tables?status=running")
ICONS = "look/icons.svg"


@dataclass
class Preloading:
    """The links for the lobby; nothing where the client was built without its list of parts."""

    parts: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, client: Path) -> Preloading:
        file = client / PARTS
        return cls(json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {})

    def links(self, language: str) -> str:
        if not self.parts:
            return ""
        fetched = [*ASKED, *self.files(ICONS, f"../src/cathedrals/kernel/words/{language}.ftl")]
        for game in GAMES:
            folder = f"{GAMES_FOLDER}/{game.name}"
            fetched += self.files(f"{folder}/telling/words/{language}.ftl", f"{folder}/web/pieces.svg")
        return "".join(f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched)

    def files(self, *sources: str) -> list[str]:
        return [f"/{self.parts[one]['file']}" for one in sources if one in self.parts]
