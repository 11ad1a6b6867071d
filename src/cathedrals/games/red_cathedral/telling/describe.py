"""What a person asks about, a card, a location, a die, a seat, as sentences to be said."""
# Stays plain: it makes text.

from __future__ import annotations

from typing import Any

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.telling.view import scoring_view, view
from cathedrals.kernel.game import Said
from cathedrals.kernel.table import Table

Seen = dict[str, Any]


def describe(table: Table, text: str) -> list[Said]:
    """`b3`, `5` or `location 5`, `green` or `die green`, `artisans`, `seat 1`, `reserve`, `score`."""
    seen = view(table)
    asked = text.strip().lower().split()
    kind, name = (asked[0], asked[-1]) if asked else ("", "")
    for card in seen["cathedral"]:
        if card["place"] == name:
            return about_card(seen, card)
    if kind == "seat":
        there = name.isdigit() and int(name) < len(seen["seats"])
        return about_seat(seen, int(name)) if there else []
    if name.isdigit() and 1 <= int(name) <= p.LOCATIONS:
        return about_location(seen, int(name))
    if name in p.COLOUR_NAMES:
        return about_die(seen, name)
    if name in p.GROUP_NAMES:
        return about_group(seen, name)
    if name == "score":
        return about_scores(scoring_view(table))
    if name == "reserve":
        return about_reserve(seen)
    return []


def counted(materials: dict[str, int]) -> list[dict[str, Any]]:
    return [{"resource": name, "amount": amount} for name, amount in materials.items() if amount > 0]


# The cathedral ----------------------------------------------------------------------------------


def about_card(seen: Seen, card: dict[str, Any]) -> list[Said]:
    args = {"place": card["place"], "level": card["level"], "seat": card["banner"]}
    said = Said(f"about-card-{card['state']}", args)
    if card["finished"]:
        return [said, about_ornament(seen, card)]
    pay = {"recognition": card["recognition"], "price": card["rubles"]}
    return [
        said,
        about_needs(card),
        Said("about-card-pays", pay),
        *(
            [Said("about-card-tile", {"tile": card["tile"]}), *about_gives(card["gives"])]
            if card["tile"]
            else []
        ),
    ]


def about_needs(card: dict[str, Any]) -> Said:
    """Ivan lays materials of any kind: then only their number counts."""
    if card["any_kind"]:
        return Said("about-card-lacks", {"amount": sum(card["missing"].values())})
    return Said("about-card-needs", {"missing": counted(card["missing"]), "state": card["state"]})


def about_gives(gives: dict[str, Any]) -> list[Said]:
    """What a workshop tile brings; nothing while its die does not lie on the market yet."""
    if not gives["goods"]:
        return []
    return [Said("about-tile-gives-die" if gives["die"] else "about-tile-gives", gives)]


def about_ornament(seen: Seen, card: dict[str, Any]) -> Said:
    ornament = seen["numbers"]["ornament_of"][card["level"]]
    if card["ornament"] is None:
        return Said("about-card-undecorated", {"ornament": ornament})
    return Said("about-card-decorated", {"ornament": ornament, "seat": card["ornament"]})


# The market -------------------------------------------------------------------------------------


def about_location(seen: Seen, number: int) -> list[Said]:
    tile = seen["market"]["tiles"][number - 1]
    if tile["resource"] is None:
        return []
    actions = seen["market"]["actions"][(number - 1) // 2]
    dice = [die for die in seen["market"]["dice"] if die["location"] == tile["location"]]
    standing = [{"die": die["die"], "value": die["value"]} for die in dice]
    said = Said("about-dice", {"standing": standing}) if dice else Said("about-no-dice")
    return [Said("about-location", tile), said, *about_actions(actions)]


def about_die(seen: Seen, name: str) -> list[Said]:
    die = next(die for die in seen["market"]["dice"] if die["die"] == name)
    if die["location"] is None:
        return []
    if name == p.COLOUR_NAMES[-1]:
        further = [Said("about-die-white")]
    else:
        further = [Said("about-die-own", {"seat": seat}) for seat in die["payers"]]
    args = {key: die[key] for key in ("die", "location", "value", "goal")}
    brings = [Said("about-die-yields", die["yields"])] if die["yields"] else []
    return [Said("about-die", args), *brings, *further]


def about_group(seen: Seen, group: str) -> list[Said]:
    for number, card in enumerate(seen["market"]["influence"]):
        if card is not None and card.startswith(group):
            where = {"influence_card": card, "first": str(number * 2 + 1), "second": str(number * 2 + 2)}
            return [Said("about-group", where), *about_actions(seen["market"]["actions"][number])]
    return []


def about_actions(actions: list[dict[str, Any]]) -> list[Said]:
    """The actions of an influence card."""
    return [Said(f"move-influence-{args['action']}", args) for args in actions]


def about_reserve(seen: Seen) -> list[Said]:
    return [Said("about-reserve", {"held": counted(seen["reserve"])})]


# The seats --------------------------------------------------------------------------------------


def about_seat(seen: Seen, number: int) -> list[Said]:
    seat = seen["seats"][number]
    args = {
        "seat": number,
        "colour": seat["colour"],
        "position": seat["position"],
        "prestige": seat["prestige"],
        "cards": seat["finished_cards"],
        "most": seen["numbers"]["cards_to_end"],
        "banners": sum(seat["banners"].values()),
    }
    if not seat["workshop"]:
        return [Said("about-seat", args), *about_ivan(seen)]
    held = {"held": counted(seat["inventory"]), "free": seat["free_slots"], "price": seat["rubles"]}
    return [
        Said("about-seat", args),
        Said("about-inventory", held),
        Said("about-ornaments", seat["ornaments"]),
        *(about_space(space, seat["banners"]) for space in seat["workshop"]),
    ]


def about_space(space: dict[str, Any], banners: dict[str, int]) -> Said:
    if banners.get(space["space"], 0) > 0:
        return Said("about-space-banner", {"space": space["space"]})
    if space["tile"] is None:
        locked = space["ornament_state"] == "locked"
        return Said("about-space-locked" if locked else "about-space", space)
    return Said("about-space-tile" if space["face_up"] else "about-space-hidden", space)


def about_ivan(seen: Seen) -> list[Said]:
    if seen["ivan"] is None:
        return []
    told = [
        about_ivan_card(card)
        for card in seen["ivan"]["cards"]
        if card["card"] is not None and card["die"] is not None
    ]
    kept = {name: sum(seen["ivan"][name].values()) for name in ("stock", "site")}
    return [*told, Said("about-ivan", kept)]


def about_ivan_card(card: dict[str, Any]) -> Said:
    args = {"ivan_card": card["card"], "die": card["die"]}
    return Said("about-ivan-card" if card["face_up"] else "about-ivan-card-used", args)


def about_scores(scoring: dict[str, Any]) -> list[Said]:
    """The points of every seat taken apart, as if the game ended now. [RC-E2, RC-E3, RC-E4]"""
    return [
        Said(
            "about-score",
            {
                "seat": seat,
                "marker": scoring["marker"][seat],
                "leftover": scoring["leftover"][seat],
                "towers": sum(tower["points"][seat] for tower in scoring["towers"]),
                "total": total,
            },
        )
        for seat, total in enumerate(scoring["total"])
    ]
