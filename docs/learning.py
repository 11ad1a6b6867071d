"""Learning The Red Cathedral from nothing but play: two seats, one network, minutes on one core.

    pip install cathedrals[envs,learn]
    python docs/learning.py

The network plays both seats of many tables at once and is told only how the margin of points changes. Every so often it
plays 400 games against the random player, from both seats. `learning.md` tells more.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cathedrals.envs.batch import Batch

GAME = "red_cathedral"
TABLES, HORIZON = 128, 128
DISCOUNT, TRACE = 0.999, 0.98
EPOCHS, MINIBATCH, CLIP, ENTROPY, RATE = 2, 1024, 0.2, 0.01, 1e-3
POINT = 0.1  # how much a point of margin counts
GAMES = 400
PICTURE = Path(__file__).parent / "pictures" / "learning.svg"


class Network(nn.Module):
    """From what a seat senses: how good each move looks, and the margin still to come."""

    def __init__(self, senses: int, moves: int) -> None:
        super().__init__()
        self.most = nn.Parameter(torch.ones(senses), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(senses, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, moves)
        self.value = nn.Linear(128, 1)

    def forward(self, senses: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(senses / self.most)
        logits = self.policy(inside).masked_fill(~legal, -1e9)
        return torch.log_softmax(logits, 1), self.value(inside).squeeze(1)

    def note(self, senses: torch.Tensor) -> None:
        """Keep the largest number met by each sense, which it is divided by."""
        self.most.data = torch.maximum(self.most, senses.abs().amax(0))


def draw(scores: torch.Tensor) -> torch.Tensor:
    """A move from each row, by its probability."""
    noise = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
    return (scores + noise).argmax(1)


def look(batch: Batch) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Copies of what the batch shows, which the next step would overwrite."""
    senses = torch.from_numpy(batch.senses.astype(np.float32))
    return senses, torch.from_numpy(batch.legal.copy()), torch.from_numpy(batch.asked.copy())


def play(batch: Batch, network: Network) -> dict[str, torch.Tensor]:
    """Some steps at every table, and what there is to learn from them."""
    rows: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("senses", "legal", "asked", "move", "chance", "value", "reward", "done")
    }
    for _ in range(HORIZON):
        senses, legal, asked = look(batch)
        with torch.no_grad():
            scores, value = network(senses, legal)
        move = draw(scores)
        batch.step(move.numpy())
        reward = torch.from_numpy(batch.rewards.astype(np.float32) * POINT).gather(1, asked[:, None])
        found = (senses, legal, asked, move, scores.gather(1, move[:, None]).squeeze(1), value)
        done = torch.from_numpy(batch.done.astype(np.float32))
        for name, row in zip(rows, (*found, reward.squeeze(1), done), strict=True):
            rows[name].append(row)
    senses, legal, asked = look(batch)
    with torch.no_grad():
        rows["value"].append(network(senses, legal)[1])
    rows["asked"].append(asked)
    return {name: torch.stack(row) for name, row in rows.items()}


def advantages(seen: dict[str, torch.Tensor]) -> torch.Tensor:
    """How much better each move went than expected; what is good for one seat is bad for the other."""
    found = torch.zeros(HORIZON, TABLES)
    later = torch.zeros(TABLES)
    for step in reversed(range(HORIZON)):
        side = torch.where(seen["asked"][step] == seen["asked"][step + 1], 1.0, -1.0)
        going_on = side * (1 - seen["done"][step]) * DISCOUNT
        surprise = seen["reward"][step] + going_on * seen["value"][step + 1] - seen["value"][step]
        later = surprise + going_on * TRACE * later
        found[step] = later
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, seen: dict[str, torch.Tensor]) -> None:
    """Make moves that went better than expected likelier, but not by much at once (PPO)."""
    gained = advantages(seen)
    wanted = (gained + seen["value"][:-1]).flatten()
    gained = ((gained - gained.mean()) / (gained.std() + 1e-6)).flatten()
    flat = {name: seen[name].flatten(0, 1) for name in ("senses", "legal", "move", "chance")}
    network.note(flat["senses"])
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained)).split(MINIBATCH):
            scores, value = network(flat["senses"][part], flat["legal"][part])
            ratio = (scores.gather(1, flat["move"][part, None]).squeeze(1) - flat["chance"][part]).exp()
            better = torch.minimum(ratio * gained[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[part])
            disorder = -(scores.exp() * scores).sum(1)
            loss = -better.mean() + 0.5 * (value - wanted[part]).pow(2).mean() - ENTROPY * disorder.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()


def win_share(network: Network, seed: int) -> float:
    """The share of games won against random play, half of them from each seat; shared wins count in part."""
    batch = Batch(GAME, GAMES, 2, seed=seed)
    seats = np.arange(GAMES) % 2
    won = np.full(GAMES, np.nan)
    while np.isnan(won).any():
        senses, legal, asked = look(batch)
        with torch.no_grad():
            scores, _ = network(senses, legal)
        ours = torch.from_numpy(seats) == asked
        moves = torch.where(ours, draw(scores), draw(torch.where(legal, 0.0, -1e9)))
        batch.step(moves.numpy())
        ended = batch.done & np.isnan(won)
        won[ended] = batch.rewards[ended, seats[ended]] + 0.5
    return float(won.mean())


def plot(points: list[tuple[float, float]]) -> str:
    """Minutes to the right, the share of wins upwards."""
    width, height, edge = 640, 320, 48
    last = max(minutes for minutes, _ in points) or 1.0
    places = [
        (edge + x / last * (width - 2 * edge), height - edge - y * (height - 2 * edge)) for x, y in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f"<title>Share of {GAMES} games won against random play</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 0.9, 1):
        y = height - edge - share * (height - 2 * edge)
        rows.append(f'<path d="M{edge} {y:.1f}H{width - edge}" stroke="#ccc"/>')
        rows.append(
            f'<text x="{edge - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{share:.0%}</text>'
        )
    rows.append(f'<polyline points="{line}" fill="none" stroke="#a3231f" stroke-width="2"/>')
    rows += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#a3231f"/>' for x, y in places]
    rows.append(
        f'<text x="{width / 2}" y="{height - 12}" font-size="12" text-anchor="middle">'
        f"minutes of learning, up to {last:.1f}; games won against random play</text>"
    )
    return "\n".join([*rows, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    asked: Any = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    batch = Batch(GAME, TABLES, 2, seed=asked.seed, reward="gain")
    network = Network(batch.game.sense_count, batch.game.move_count)
    optimizer = torch.optim.Adam([each for each in network.parameters() if each.requires_grad], lr=RATE)
    points = [(0.0, win_share(network, 10**6))]
    learned, rounds, games = 0.0, 0, 0
    while learned < asked.minutes:
        started = time.perf_counter()
        seen = play(batch, network)
        learn(network, optimizer, seen)
        learned += (time.perf_counter() - started) / 60
        games += int(seen["done"].sum())
        rounds += 1
        if learned >= asked.minutes * len(points) / 8:
            points.append((learned, win_share(network, 10**6 * (len(points) + 1))))
            steps = rounds * HORIZON * TABLES
            print(f"{learned:.1f} min, {steps} moves, {games} games: wins {points[-1][1]:.1%}", flush=True)
    asked.picture.write_text(plot(points), encoding="utf-8")


if __name__ == "__main__":
    main()
