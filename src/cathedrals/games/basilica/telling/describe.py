"""What a person asks about, a cell, a field, the king, the stack, a seat, as sentences to be said."""
# Stays plain: it makes text.

from __future__ import annotations

from typing import Any

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import CELLS, NO_RANK, RANK_NAMES
from cathedrals.games.basilica.telling.view import view
from cathedrals.kernel.game import Said
from cathedrals.kernel.table import Table

Seen = dict[str, Any]
CROWN = {True: "yes", False: "no", None: "unknown"}
RANKS = RANK_NAMES[NO_RANK + 1 :]
PLAN = frozenset(m.cell_name(cell) for cell in range(CELLS))


def describe(table: Table, text: str) -> list[Said]:
    """`c5`, `2` or `field 2`, `king`, `stack`, `areas`, `seat 1`, `score`, `architect`, `master mason`."""
    seen = view(table)
    asked = text.strip().lower().split()
    kind, name = (asked[0], asked[-1]) if asked else ("", "")
    rank = "_".join(asked)
    if rank in RANKS:
        return [Said(f"web-does-{rank}")]
    for vault in seen["plan"]:
        if vault["cell"] == name:
            return about_vault(seen, vault)
    if name in seen["scaffolds"]:
        return [Said("about-scaffold", {"cell": name})]
    if name in PLAN:
        return [Said("web-empty-cell", {"cell": name})]
    if kind == "seat" and name.isdigit() and int(name) < len(seen["seats"]):
        return [about_seat(seen, int(name))]
    for offer in seen["offers"]:
        if offer["field"] == name:
            return about_field(offer)
    return about_whole(seen, name)


def about_whole(seen: Seen, name: str) -> list[Said]:
    """What there is one of."""
    if name == "king":
        return [about_king(seen)]
    if name == "stack":
        return about_stack(seen)
    if name == "score":
        return [about_score(seen, number) for number in range(len(seen["seats"]))]
    return about_areas(seen) if name == "areas" else []


def about_vault(seen: Seen, vault: Seen) -> list[Said]:
    told = [Said("about-vault", vault)]
    if vault["builder"] is not None:
        words = "about-builder-ranked" if vault["rank"] else "about-builder"
        told.append(Said(words, {"seat": vault["builder"], "rank": vault["rank"]}))
    if vault["glass"]:
        told.append(Said("about-glass"))
    areas = [area for area in seen["areas"] if vault["cell"] in area["cells"]]
    return [*told, *(about_area(area) for area in areas)]


def about_area(area: Seen) -> Said:
    """Who would get what; a tie and an area without builders bring nothing."""
    args = {"colour": area["colour"], "size": len(area["cells"]), "value": area["value"]}
    if area["leader"] is None:
        return Said(f"about-area-{area['lead']}", args | {"cell": area["cells"][0]})
    other = 1 - area["leader"]
    more = {
        "cell": area["cells"][0],
        "seat": area["leader"],
        "points": area["points"][area["leader"]],
        "rest": area["points"][other],
    }
    return Said("about-area-shared" if area["points"][other] else "about-area", args | more)


def about_areas(seen: Seen) -> list[Said]:
    return [about_area(area) for area in seen["areas"]] or [Said("about-no-area")]


def about_field(offer: Seen) -> list[Said]:
    told = []
    if offer["order"]:
        order = offer["order"]
        told.append(Said("about-order", order | {"field": offer["field"], "crown": CROWN[order["crown"]]}))
    if offer["vault"]:
        vault = offer["vault"]
        told.append(
            Said("about-open-vault", vault | {"field": offer["field"], "crown": CROWN[vault["crown"]]})
        )
    return told


def about_king(seen: Seen) -> Said:
    king = seen["king"]
    if king["next_scoring"] is None:
        return Said("about-king-due", {"space": king["space"]})
    args = {"space": king["space"], "next": king["next_scoring"], "steps": king["crowns_to_scoring"]}
    return Said("about-king", args)


def about_stack(seen: Seen) -> list[Said]:
    stack = seen["stack"]
    told = [Said("about-stack", {"tiles": stack["tiles"], "discarded": stack["discarded"]})]
    if stack["top"]:
        told.append(Said("about-top", stack["top"] | {"crown": CROWN[stack["top"]["crown"]]}))
    return [*told, Said("about-shuffled" if stack["is_shuffled"] else "about-unshuffled")]


def about_seat(seen: Seen, number: int) -> Said:
    seat = seen["seats"][number]
    return Said("about-seat", {"seat": number, **seat, "total": seen["scores"][number]})


def about_turn(seen: Seen) -> Said:
    return Said("about-turn", {"seat": seen["turn"], "count": seen["actions_left"]})


def about_score(seen: Seen, number: int) -> Said:
    """The points of each scoring and, while the game runs, of one that came now."""
    apart = [points[number] for points in seen["scorings"]]
    if not seen["ending"]:
        apart.append(seen["scores"][number] - sum(apart))
    said = [{"points": points} for points in apart]
    return Said("about-score", {"seat": number, "apart": said, "points": seen["scores"][number]})
