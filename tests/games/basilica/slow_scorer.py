"""A second scorer, written from the rules file alone and without a thought for speed.

It reads only the JSON a watcher sees, so it shares nothing with the scoring it checks.
"""


def place(cell):
    return "abcde".index(cell[0]), int(cell[1:])


def areas(view):
    """BA-C1: for each colour, sets of cells joined by sides; a joker alone is none."""
    vaults = {place(vault["cell"]): vault for vault in view["plan"]}
    found = []
    for colour in ("yellow", "blue", "red", "green"):
        left = {where for where, vault in vaults.items() if colour in vault["vault"].split("-")}
        while left:
            area = {left.pop()}
            while True:
                touching = {
                    (column, row)
                    for column, row in left
                    if {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)} & area
                }
                if not touching:
                    break
                area |= touching
                left -= touching
            members = [vaults[where] for where in area]
            if len(members) > 1 or "-" not in members[0]["vault"]:
                found.append((colour, members))
    return found


def points_of_area(members):
    """BA-C2, BA-C3 and BA-C4."""
    strength, strongmen = [0, 0], [0, 0]
    for vault in members:
        if vault["builder"] is not None:
            strength[vault["builder"]] += 2 if vault["rank"] == "master_mason" else 1
            strongmen[vault["builder"]] += vault["rank"] == "strongman"
    value = len(members)
    if any(vault["rank"] == "architect" for vault in members):
        value = 2 * value
    value += 2 * sum(vault["glass"] for vault in members)
    if strength[0] == strength[1]:
        if strongmen[0] == strongmen[1]:
            return [0, 0]
        winner = 0 if strongmen[0] > strongmen[1] else 1
    else:
        winner = 0 if strength[0] > strength[1] else 1
    points = list(strength)
    points[winner] = value
    return points


def scoring(view):
    """What a scoring would bring both seats now."""
    totals = [0, 0]
    for _, members in areas(view):
        for seat, points in enumerate(points_of_area(members)):
            totals[seat] += points
    return totals


def scores(view):
    """BA-E1: what was scored, and a last scoring where the game runs; at its end that is the last one told."""
    held = view["scorings"]
    if view["ending"]:
        assert held[-1] == scoring(view)
        held = held[:-1]
    now = scoring(view)
    return [sum(one[seat] for one in held) + now[seat] for seat in (0, 1)]


def winners(view):
    totals = scores(view)
    return [seat for seat in (0, 1) if totals[seat] == max(totals)]
