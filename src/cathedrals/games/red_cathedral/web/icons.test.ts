import { expect, test } from "vitest";
import { icons } from "./icons";
import sprite from "./pieces.svg?raw";
import frame from "$web/look/icons.svg?raw";
import type { View } from "./view";

const view = {
  asked: 0,
  market: {
    dice: [{ die: "red", location: "1", value: 4 }],
    tiles: [{ location: "5", resource: "green_gem", amount: 1 }],
  },
  cathedral: [{ place: "a1", card: "base-9" }],
  seats: [{ colour: "red" }, { colour: "blue" }],
} as unknown as View;
const move = (family: string, args: Record<string, unknown> = {}) => ({ family, args });
const MOVES = [
  move("claim", { seat: 0, tile: "die-white" }),
  move("build"),
  move("die", { die: "red", location: "5" }),
  move("trade"),
  move("reroll"),
  move("end"),
  move("stop"),
  move("banner"),
  move("space", { space: "white-1" }),
  move("up", { tile: "gold" }),
  move("down"),
  move("lay", { resource: "wood", place: "a1" }),
  move("decorate", { ornament: "door", resource: "wood" }),
  move("gems", { green: 1, purple: 1 }),
  move("gems", { green: 0, purple: 0 }),
  move("more", { die: "red", location: "5" }),
  move("take", { resource: "rubles" }),
  move("take"),
  move("influence", { influence_card: "clergy-2" }),
  move("use", { tile: "any" }),
  move("sell", { resource: "wood" }),
  move("buy", { resource: "gold" }),
  move("give", { resource: "stone" }),
  move("get", { resource: "brick" }),
  move("swap", { resource: "wood" }),
  move("do", { influence_card: "clergy-2" }),
];

test("every kind of move has drawings that are in the sprite", () => {
  for (const asked of MOVES) {
    const shown = icons(asked, view);
    expect(shown.length, asked.family).toBeGreaterThan(0);
    for (const id of shown)
      expect(sprite.includes(`id="${id}"`) || frame.includes(`id="${id}"`), `${asked.family}: ${id}`).toBe(
        true,
      );
  }
});

test("a die shows its value and what its goal gives", () => {
  expect(icons(move("die", { die: "red", location: "5" }), view)).toEqual([
    "die-red-4",
    "i-arrow",
    "m-green",
  ]);
});

test("a claim shows the banner of whom it is for", () => {
  expect(icons(move("claim", { tile: "wood", seat: 0 }), view)).toEqual(["b-red", "m-wood"]);
  expect(icons(move("claim", { tile: "wood", seat: 1 }), view)).toEqual(["b-blue", "m-wood"]);
});

test("gems and ornaments show what is paid for them", () => {
  expect(icons(move("gems", { green: 1, purple: 1 }), view)).toEqual(["m-green", "m-purple"]);
  expect(icons(move("decorate", { ornament: "arch", resource: "gold" }), view)).toEqual(["o-arch", "m-gold"]);
});
