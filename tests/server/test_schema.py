"""Both ends of the wire against one schema: what the server tells fits it to the letter, what the client asks too."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from cathedrals.games import HOUSE
from cathedrals.players.thinking import advise
from cathedrals.server.wire.requests import Request
from tests.docs.test_wire import FILE
from tests.server.test_room import ANA, JAN, Listening, memory, play_first, room, say, thinkers

__all__ = ["memory", "room", "thinkers"]  # fixtures
ROOT = Path(__file__).parents[2]
OPENAPI = json.loads(FILE.read_text("utf-8"))
CLIENT = [
    path
    for folder in (ROOT / "web", *(ROOT / f"src/cathedrals/games/{game.name}/web" for game in HOUSE))
    for path in folder.rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]
ASKED = re.compile(r"\b(get|getText|post)(?:<[^(]*>)?\(\s*[\"`](/api/[^\"`?]*)[\"`](?:,\s*\{([^{}]*)\})?")


# What is told --------------------------------------------------------------------------------------------


def to_the_letter(schema):
    """The schema, with nothing allowed that it does not name."""
    if isinstance(schema, list):
        return [to_the_letter(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: to_the_letter(value) for name, value in schema.items()}
    is_object = isinstance(schema.get("properties"), dict) and "type" in schema
    return {"additionalProperties": False, **closed} if is_object else closed


STRICT = to_the_letter(OPENAPI)


def fits(message, name):
    described = Draft202012Validator({**STRICT, "$ref": f"#/components/schemas/{name}"})
    found = [f"{error.json_path}: {error.message[:200]}" for error in described.iter_errors(message)]
    assert not found, f"{name}: {found}"


async def advise_here(position, behalf):
    return [
        {
            "text": one.text,
            "words": one.words,
            "args": one.args,
            "reasons": [{"words": words, "args": args} for words, args in one.reasons],
            "share": one.share,
        }
        for one in advise(position)
    ]


async def a_whole_evening(room):
    """Moves, refusals, hints, a wish, consent, chat, and the end; gives the answers."""
    answers = []
    for _ in range(12):
        answers.append(await play_first(room))
    guest = (ANA, JAN)[room.match.asked]
    other = JAN if guest is ANA else ANA
    answers.append(await say(room, guest, hint=True))
    answers.append(await say(room, guest, what_if=room.match.moves[-1].text))
    answers.append(await say(room, guest, moves=["no such move"]))
    answers.append(await say(room, other, moves=[room.match.moves[0].text]))
    answers.append(await say(room, guest, chat="hello", key="k"))
    answers.append(await say(room, guest, phrase="thanks"))
    piece = next(
        piece for move in room.match.moves for piece in room.match.game.show(room.match.table, move.number).on
    )
    answers.append(await room.hear(guest, Request(why=piece)))
    answers.append(await room.hear(guest, Request(since=3)))
    line = next(number for number, line in enumerate(room.match.record.lines) if line.seat >= 0)
    first = room.match.record.lines[line].seat
    answers.append(await say(room, (ANA, JAN)[first], undo=line))
    answers.append(await say(room, (ANA, JAN)[1 - first], agree=line))
    answers.append(await say(room, guest, resign=True))
    return answers


@pytest.mark.parametrize("said", [False, True])
def test_all_that_is_told_at_a_table_fits_the_schema(room, thinkers, said):
    thinkers.advise = advise_here

    async def play():
        listeners = [Listening(guest, said=said) for guest in (ANA, JAN, None)]
        for listener in listeners:
            await room.enter(listener, 0)
        answers = await a_whole_evening(room)
        room.tell_again("0123456789ab")
        return answers, [message for listener in listeners for message in listener.heard]

    answers, heard = asyncio.run(play())
    assert {"hints", "view", "why", "state", "refused"} <= {name for answer in answers for name in answer}
    assert {"view", "wish", "chat", "chats", "again"} <= {name for message in heard for name in message}
    for answer in answers:
        fits(json.loads(json.dumps(answer)), "Answer")
    for message in heard:
        fits(json.loads(json.dumps(message)), "SocketMessage")


def test_what_the_schema_does_not_name_or_misses_is_found(room):
    state = json.loads(json.dumps(room.state_after(0).to((0,))))
    fits(state, "State")
    for wrong in (
        {**state, "more": 1},
        {**state, "line": "1"},
        {k: v for k, v in state.items() if k != "asked"},
    ):
        with pytest.raises(AssertionError, match="State"):
            fits(wrong, "State")


# What the client asks ------------------------------------------------------------------------------------


def asked_by_the_client():
    for path in CLIENT:
        for how, address, body in ASKED.findall(path.read_text("utf-8")):
            yield path.name, "post" if how == "post" else "get", address, body


def described(method, address):
    """What is described of an address of the client; in place of what it fills in anything may stand."""
    pattern = re.compile(re.sub(r"\$\{[^}]*\}", "[^/]+", address))
    return [
        ways[method] for path, ways in OPENAPI["paths"].items() if pattern.fullmatch(path) and method in ways
    ]


def keys_of(body):
    """The names in an object as it is written there."""
    return {part.partition(":")[0].strip() for part in body.split(",") if part.strip()}


def test_every_address_that_the_client_asks_is_one_of_the_servers():
    asked = list(asked_by_the_client())
    assert len(asked) > 25
    assert [one for one in asked if not described(one[1], one[2])] == []


def test_what_the_client_posts_is_named_as_the_server_wants_it():
    written = [one for one in asked_by_the_client() if one[3] and "..." not in one[3]]
    assert len(written) > 8
    for name, method, address, body in written:
        for way in described(method, address):
            schema = way["requestBody"]["content"]["application/json"]["schema"]
            one = next(ref for ref in (schema, *schema.get("anyOf", ())) if "$ref" in ref)
            wanted = OPENAPI["components"]["schemas"][one["$ref"].rpartition("/")[2]]
            assert set(wanted.get("required", ())) <= keys_of(body) <= set(wanted["properties"]), (
                name,
                address,
            )
