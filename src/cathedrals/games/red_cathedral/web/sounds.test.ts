import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COIN, POINTS } from "$web/sound/own";
import { SOUNDS, sounds } from "./sounds";

const heard = (event: string, resource?: string) => sounds({ event, line: 1, seat: 0, resource });

test("a die is heard as it is rolled, and where it lands as its movement ends", () => {
  expect(heard("rolled")).toEqual({ begins: SOUNDS.rolled, ends: SOUNDS.landed });
  expect(heard("moved")).toEqual({ ends: SOUNDS.landed });
});

test.each([
  ["wood", SOUNDS.wood],
  ["brick", SOUNDS.brick],
  ["stone", SOUNDS.stone],
  ["gold", SOUNDS.gold],
  ["green_gem", SOUNDS.gem],
  ["purple_gem", SOUNDS.gem],
  ["rubles", COIN],
  ["recognition", POINTS],
])("goods sound like what they are, when they have come: %s", (resource, sound) => {
  expect(heard("gained", resource)).toEqual({ ends: sound });
  expect(heard("gave", resource)).toEqual({ ends: sound });
  expect(heard("ivan_stocked", resource)).toEqual({ ends: sound });
});

test.each([
  ["claimed", { ends: SOUNDS.banner }],
  ["tile_placed", { ends: SOUNDS.tile }],
  ["tile_hidden", { ends: SOUNDS.tile }],
  ["swapped", { ends: SOUNDS.tile }],
  ["paid", { begins: COIN }],
  ["delivered", { ends: SOUNDS.delivered }],
  ["finished", { begins: SOUNDS.finished }],
  ["decorated", { ends: SOUNDS.decorated }],
  ["penalty", { begins: SOUNDS.lost }],
  ["ornament_lost", { begins: SOUNDS.lost }],
  ["prestige_gained", { begins: POINTS }],
  ["prestige_traded", { begins: POINTS }],
  ["influenced", { begins: SOUNDS.used }],
  ["activated", { begins: SOUNDS.used }],
  ["ivan_transported", { ends: SOUNDS.wood }],
  ["ivan_delivered", { ends: SOUNDS.delivered }],
  ["ivan_blocked", { begins: SOUNDS.lost }],
])("%s has its sound, and the rules tell it", (event, sound) => {
  expect(heard(event)).toEqual(sound);
  expect(readFileSync("src/cathedrals/games/red_cathedral/telling/events.py", "utf-8")).toContain(
    `("${event}", (`,
  );
});

test.each(["turn_begins", "card_laid", "something_new"])("nothing is heard of %s", (event) => {
  expect(heard(event)).toEqual({});
});

test("nothing is heard of goods that nobody knows", () => {
  expect(heard("gained", "amber")).toEqual({});
});
