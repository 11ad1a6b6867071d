"""A server hammered with whatever can be sent: every answer is an answer, nothing hangs, nothing fails.

    python -m tests.server.flooding --messages 500000 --requests 50000
    python -m tests.server.flooding --messages 1000 --requests 1000 --as-shipped

Messages go over sockets at running tables of both games: legal moves, requests that are nearly right, JSON of any
shape, bytes, frames that are too long. Requests are made by schemathesis for every route of openapi.json, those that
fit the schema and those that do not. Without `--as-shipped` the limits of the server are raised out of the way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cathedrals.games import GAMES
from tests.server.serving import PATIENCE, Person, Served

AS_SHIPPED = ("--posts", "20")
RAISED = ("--posts", "100000", "--sockets", "1000", "--connections", "1000")
PEOPLE = 12  # hammer at once, each at tables of their own
AT_ONE_TABLE = 400  # messages, then another table
TOO_LONG = 20_000
ODD = ("", "0", "null", "[]", "{}", '{"id": 1', '"\\ud800"', "[" * 500, "\x00", "🎲" * 50, "NaN", "1e999")
PHRASES = ("good-luck", "thanks", "nothing")
KINDS = ("moves", "undo", "agree", "chat", "phrase", "why", "what_if", "since", "hint", "program", "resign")


def hammered(args: argparse.Namespace) -> Counter[str]:
    """What was answered, by kind."""
    limits = AS_SHIPPED if args.as_shipped else RAISED
    with tempfile.TemporaryDirectory() as folder:
        with Served(f"{folder}/store.sqlite", *limits) as server:
            told = asyncio.run(say_all(server.url, args.messages, args.seed))
            told += asked(server.url, args.requests)
        told["tracebacks"] = "".join(server.told).count("Traceback")
    return told


# Over sockets -----------------------------------------------------------------------------------


async def say_all(url: str, count: int, seed: int) -> Counter[str]:
    shares = [count // PEOPLE + (number < count % PEOPLE) for number in range(PEOPLE)]
    people = (say_on(url, share, random.Random(f"{seed} {number}")) for number, share in enumerate(shares))
    return sum(await asyncio.gather(*people), Counter())


async def say_on(url: str, count: int, chance: random.Random) -> Counter[str]:
    """One person at one table after the other, until all is said."""
    told: Counter[str] = Counter()
    while told["messages"] < count:
        with Person(url) as person:
            game = chance.choice(GAMES)
            match = person.open("me", "me", game=game.name)["id"]
            where = f"{url.replace('http', 'ws')}/api/matches/{match}/socket?said={chance.choice('01')}"
            async with connect(
                where, additional_headers={"Cookie": person.cookie}, compression=None
            ) as socket:
                await at_table(socket, min(AT_ONE_TABLE, count - told["messages"]), chance, told)
    return told


async def at_table(socket: ClientConnection, count: int, chance: random.Random, told: Counter[str]) -> None:
    state: dict[str, Any] = json.loads(await socket.recv())
    try:
        for _ in range(count):
            message = drawn(state, chance)
            told["messages"] += 1
            await socket.send(message, text=isinstance(message, str))
            state = await answered(socket, state, told)
            if state["over"]:
                return
    except ConnectionClosed as closed:
        assert closed.rcvd is not None, f"the server let the socket go without a word: {closed}"
        told[f"closed {closed.rcvd.code}"] += 1


async def answered(socket: ClientConnection, state: dict[str, Any], told: Counter[str]) -> dict[str, Any]:
    """Whatever is told until the answer comes; how the match stands then."""
    while True:
        async with asyncio.timeout(PATIENCE):
            heard = json.loads(await socket.recv())
        if "view" in heard and "moves" in heard:
            state = heard
        if "ok" in heard:
            told["ok" if heard["ok"] else heard["refused"]] += 1
            return state


def drawn(state: dict[str, Any], chance: random.Random) -> str | bytes:
    kind = chance.random()
    if kind < 0.35 and state["moves"]:
        move = chance.choice(state["moves"])["text"]
        return json.dumps({"id": "a", "after": state["line"], "moves": [move]})
    if kind < 0.85:
        return json.dumps(nearly_right(state, chance))
    if kind < 0.93:
        return chance.choice(ODD)
    if kind < 0.97:
        return json.dumps(anything(chance, 4))
    return chance.randbytes(chance.randrange(1, 60)) if kind < 0.999 else "x" * TOO_LONG


def nearly_right(state: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A request of some kind, often with a value that fits."""
    kind = chance.choices(KINDS, (8, 8, 3, 3, 2, 8, 8, 4, 0.3, 0.05, 0.02))[0]
    line = chance.choice((state["line"], state["line"] - 1, chance.randrange(-2, 500), 10**9))
    texts = [move["text"] for move in state["moves"]] or ["end"]
    fitting: dict[str, Any] = {
        "moves": [chance.choice(texts) for _ in range(chance.randrange(1, 4))],
        "undo": line, "agree": line, "since": line,
        "chat": "x" * chance.randrange(1, 90), "phrase": chance.choice(PHRASES),
        "why": chance.choice(texts), "what_if": chance.choice(texts),
        "hint": True, "resign": True, "program": chance.choice(("random", "greedy", "nobody")),
    }  # fmt: skip
    request = {kind: fitting[kind] if chance.random() < 0.8 else anything(chance, 3)}
    for name, value in (("after", line), ("seat", chance.randrange(-1, 5)), ("id", anything(chance, 1))):
        if chance.random() < (0.9 if name == "after" else 0.2):
            request[name] = value
    return request


def anything(chance: random.Random, depth: int) -> Any:
    kind = chance.randrange(8 if depth else 6)
    if kind == 6:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 7:
        return {anything_said(chance): anything(chance, depth - 1) for _ in range(chance.randrange(4))}
    return (None, True, chance.randrange(-(2**70), 2**70), chance.random(), anything_said(chance), "")[kind]


def anything_said(chance: random.Random) -> str:
    return "".join(
        chr(chance.choice((65, 0x200B, 0x202E, 0, 0x1F3B2, 0xD800, 10, 60, 0x301))) for _ in range(5)
    )


# By HTTP ----------------------------------------------------------------------------------------


def asked(url: str, count: int) -> Counter[str]:
    told: Counter[str] = Counter()
    if not count:
        return told
    schema = schemathesis.openapi.from_url(f"{url}/openapi.json", timeout=PATIENCE)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    each = -(-count // (len(operations) * len(GenerationMode)))
    with Person(url) as person:
        match = str(person.open("me", "me")["id"])
        for operation in operations:
            for mode in GenerationMode:
                ask_with(operation, mode, each, person, match, told)
    return told


def ask_with(
    operation: Any, mode: GenerationMode, count: int, person: Person, match: str, told: Counter[str]
) -> None:
    """So many cases of one route; where nothing can be wrong, none of those that should be."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=count, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    def send(case: Any) -> None:
        if "match" in (case.path_parameters or {}) and random.Random(str(case.body)).random() < 0.7:
            case.path_parameters["match"] = match
        answer = case.call(headers={"Cookie": person.cookie}, timeout=PATIENCE)
        told["requests"] += 1
        told[f"status {answer.status_code}"] += 1

    try:
        send()
    except Exception as error:  # schemathesis has nothing wrong to send
        if "Unsatisfiable" not in repr(type(error)) and "NegativeData" not in repr(error):
            raise


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--messages", type=int, default=1000)
    reader.add_argument("--requests", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--as-shipped", action="store_true", help="with the limits a host gets")
    told = hammered(reader.parse_args())
    failed = sum(count for kind, count in told.items() if kind.startswith("status 5"))
    for kind, count in sorted(told.items()):
        print(f"{kind}: {count:,}")
    raise SystemExit(failed + told["tracebacks"] > 0)


if __name__ == "__main__":
    main()
