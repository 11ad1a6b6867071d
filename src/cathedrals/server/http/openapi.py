"""The OpenAPI document of the server, with what a socket sends and takes, which OpenAPI itself has no place for.

`docs/openapi.py` writes it into the project, where bots read it and the client's types are made from it.
"""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from cathedrals.server.http.errors import CODES
from cathedrals.server.wire.messages import Refusal, SocketMessage
from cathedrals.server.wire.requests import Request

SCHEMAS = "#/components/schemas/{model}"
REFUSED = {
    "description": "Refused, and why.",
    "content": {"application/json": {"schema": {"$ref": SCHEMAS.format(model="Refusal")}}},
}
UNUSED = ("HTTPValidationError", "ValidationError")  # FastAPI's own way to refuse, which is not ours


def document(app: FastAPI) -> dict[str, Any]:
    """What `/openapi.json` shows."""
    made: dict[str, Any] = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas = made["components"]["schemas"] | socket_schemas()
    made["components"] = {
        "schemas": {name: untitled(schemas[name]) for name in sorted(schemas) if name not in UNUSED},
        "responses": {"Refused": REFUSED},
    }
    made["paths"] = untitled(made["paths"])
    for path, operations in made["paths"].items():
        for operation in operations.values():
            describe_refusals(path, operation)
    return made


def socket_schemas() -> dict[str, Any]:
    """`SocketMessage` is whatever a socket sends, `Request` what it takes; and all they are made of."""
    adapter: TypeAdapter[Any] = TypeAdapter(SocketMessage)
    sent = adapter.json_schema(ref_template=SCHEMAS, mode="serialization")
    taken = Request.model_json_schema(ref_template=SCHEMAS)
    refusal = TypeAdapter(Refusal).json_schema(ref_template=SCHEMAS, mode="serialization")
    parts: dict[str, Any] = sent.pop("$defs") | taken.pop("$defs", {})
    return parts | {"SocketMessage": sent, "Request": taken, "Refusal": refusal}


def describe_refusals(path: str, operation: dict[str, Any]) -> None:
    """Every address may refuse, and all refuse alike, but for what a route says itself."""
    operation["responses"].pop("422", None)
    if path.startswith("/api/"):
        refused = {"$ref": "#/components/responses/Refused"}
        own = operation["responses"]
        operation["responses"] = own | {str(code): refused for code in CODES if str(code) not in own}


def untitled(schema: Any) -> Any:
    """Without the titles that pydantic makes of names: they say nothing that the names do not."""
    if isinstance(schema, list):
        return [untitled(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: untitled(one) for key, one in schema.items() if key != "title" or not isinstance(one, str)}


def text(app: FastAPI) -> str:
    """The document as a file, without the version, which changes for other reasons."""
    made = document(app)
    return json.dumps(made | {"info": {"title": app.title, "version": ""}}, indent=2) + "\n"
