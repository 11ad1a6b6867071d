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

test("an order of drawings says what becomes of what", () => {
  const shown = (family: string, args = {}) => icons(move(family, args), view);
  expect([shown("trade"), shown("reroll")]).toEqual([
    ["prestige", "i-arrow", "ruble"],
    ["prestige", "i-arrow", "x-dice"],
  ]);
  expect(shown("sell", { resource: "wood" })).toEqual(["m-wood", "i-arrow", "ruble"]);
  expect(shown("buy", { resource: "wood" })).toEqual(["ruble", "i-arrow", "m-wood"]);
  expect(shown("give", { resource: "wood" })).toEqual(["m-wood", "i-arrow"]);
  expect(shown("lay", { resource: "wood" })).toEqual(["m-wood", "i-arrow", "b-red"]);
  expect(shown("more", { die: "red", location: "5" })).toEqual(["die-red-4", "i-arrow", "m-green"]);
});

test("what is not known of a move is left out, or shown as any", () => {
  const shown = (family: string, args = {}) => icons(move(family, args), view);
  expect([shown("claim", { seat: 9 }), shown("space", { space: "white-1", ornament: "arch" })]).toEqual([
    ["b-red"],
    ["s-white", "o-arch"],
  ]);
  expect([shown("space", { space: "red" }), shown("up"), shown("down")]).toEqual([
    ["s-red"],
    ["t-face"],
    ["t-down"],
  ]);
  expect([shown("decorate"), shown("decorate", { ornament: "arch" })]).toEqual([[], ["o-arch"]]);
  expect([shown("take"), shown("take", { resource: "gold" }), shown("swap")]).toEqual([
    ["x-x"],
    ["m-gold"],
    ["i-swap"],
  ]);
  expect(shown("die", { die: "blue", location: "9" })).toEqual(["die-blue-0", "i-arrow"]);
  expect(shown("unheard-of")).toEqual([]);
});
