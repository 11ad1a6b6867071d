"""Writes reference/openapi.json, from which the client's types are made: make wire."""

from pathlib import Path

from cathedrals.server.app import Settings, create
from cathedrals.server.http.openapi import text

FILE = Path(__file__).parent / "reference" / "openapi.json"

if __name__ == "__main__":
    FILE.write_text(text(create(Settings())), encoding="utf-8")
