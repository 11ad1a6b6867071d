"""The reference of the HTTP interface, read off the server's OpenAPI."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cathedrals.server.app import Settings, create

# The parts of the page: what the addresses in each begin with; the last takes all that are left.
PARTS = {
    "Games and rulebooks": ("/api/games", "/api/rulebook"),
    "You": ("/api/me", "/api/account", "/api/enter", "/api/leave"),
    "Tables": ("/api/tables", "/api/seat-links"),
    "Matches": ("/api/matches",),
    "Lessons": ("/api/lessons",),
    "The server itself": ("/",),
}


def to_markdown() -> str:
    spoken = create(Settings()).openapi()
    rows: list[str] = []
    left = dict(spoken["paths"])
    for title, beginnings in PARTS.items():
        paths = [path for path in left if path.startswith(beginnings)]
        rows += [f"## {title}", ""] if paths else []
        for path in paths:
            for method, operation in left.pop(path).items():
                rows += [*described(f"{method.upper()} {path}", operation)]
    rows += ["## What is sent and answered", ""]
    for name, schema in spoken["components"]["schemas"].items():
        rows += [f"({anchor(name)})=", f"### {name}", "", schema.get("description", ""), "", *fields(schema)]
    return "\n".join(rows)


def described(called: str, operation: dict[str, Any]) -> Iterator[str]:
    yield from [f"`{called}`", f": {operation['description']}"]
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "query":
            told = f"{kind(parameter['schema'])}. {parameter.get('description', '')}".rstrip()
            yield f"  - `?{parameter['name']}=`: {told}"
    sent = operation.get("requestBody", {}).get("content", {}).get("application/json")
    answered = operation["responses"]["200"].get("content", {}).get("application/json", {})
    if sent:
        yield f"  - **send** {kind(sent['schema'])}"
    if answered.get("schema"):
        yield f"  - **get** {kind(answered['schema'])}"
    yield ""


def fields(schema: dict[str, Any]) -> Iterator[str]:
    needed = schema.get("required", [])
    for name, field in schema.get("properties", {}).items():
        mark = "" if name in needed else ", may be left out"
        yield f"`{name}`"
        yield f": {kind(field)}{mark}. {field.get('description', '')}".rstrip()
        yield ""


def kind(schema: dict[str, Any]) -> str:
    """What sort of value it is, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"] if one.get("type") != "null")
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        return f"a list of {kind(schema['items'])}"
    return str(schema.get("type", "anything"))


def anchor(name: str) -> str:
    return f"http-{name.lower()}"
