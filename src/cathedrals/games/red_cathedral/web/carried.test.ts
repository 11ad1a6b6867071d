import { expect, test } from "vitest";
import { move } from "$web/wire/fixture";
import type { Args } from "$web/wire/wire";
import { carried } from "./carried";
import type { View } from "./view";

const taken = (text: string, args: Args, about: object = {}) =>
  carried({ ...move(text), args }, { about } as View, 1);

test("dice, materials, banners, tiles and ornaments are taken from where they lie", () => {
  expect(taken("die red", { die: "red" })).toBe("die-red");
  expect(taken("more 1", { die: "white" })).toBe("die-white");
  expect(taken("lay wood a1", { resource: "wood" })).toBe("material-wood");
  expect(taken("claim a1", {})).toBe("seat-1-banner");
  expect([taken("space red", {}, { place: "d1" }), taken("space red", {})]).toEqual(["card-d1", null]);
  expect(taken("decorate d2", { ornament: "cross" })).toBe("ornament-cross");
  expect(taken("trade", {})).toBeNull();
});
