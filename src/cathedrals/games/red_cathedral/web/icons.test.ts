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
const move = (text: string, args: Record<string, unknown> = {}, words = "") => ({ text, words, args });
const MOVES = [
  move("claim a1", { place: "a1", tile: "die-white" }),
  move("build"),
  move("die red", { die: "red", location: "5" }),
  move("trade"),
  move("reroll 3"),
  move("end"),
  move("stop"),
  move("banner beside"),
  move("space white-1", { space: "white-1" }),
  move("up", { tile: "gold" }),
  move("down"),
  move("lay wood a1", { resource: "wood", place: "a1" }),
  move("decorate a1", { ornament: "door", resource: "wood" }),
  move("gems green-purple", { gems: "green-purple" }),
  move("gems none", { gems: "none" }),
  move("more 2", { die: "red", location: "5" }),
  move("take 2", { resource: "rubles" }),
  move("take 0"),
  move("influence 1", { influence_card: "clergy-2" }),
  move("use red", { tile: "any" }),
  move("sell wood", { resource: "wood" }),
  move("buy gold", { resource: "gold" }),
  move("give stone", { resource: "stone" }),
  move("get brick", { resource: "brick" }),
  move("swap 3", { resource: "wood" }),
  move("do", { influence_card: "clergy-2" }),
];

test("every kind of move has drawings that are in the sprite", () => {
  for (const asked of MOVES) {
    const shown = icons(asked, view);
    expect(shown.length, asked.text).toBeGreaterThan(0);
    for (const id of shown)
      expect(sprite.includes(`id="${id}"`) || frame.includes(`id="${id}"`), `${asked.text}: ${id}`).toBe(
        true,
      );
  }
});

test("a die shows its value and what its goal gives", () => {
  expect(icons(move("die red", { die: "red", location: "5" }), view)).toEqual([
    "die-red-4",
    "i-arrow",
    "m-green",
  ]);
});

test("a claim shows the banner of who is asked, or Ivan's where one chooses for him", () => {
  expect(icons(move("claim a1", { tile: "wood" }, "move-claim"), view)).toEqual(["b-red", "m-wood"]);
  expect(icons(move("claim a1", { tile: "wood" }, "move-claim-for-ivan"), view)).toEqual([
    "b-blue",
    "m-wood",
  ]);
});
