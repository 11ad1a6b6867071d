import { expect, test } from "vitest";
import parts from "../parts.toml?raw";
import { formula, laid } from "./formula";
import sprite from "./pieces.svg?raw";
import type { ActionView } from "./view";

const action = (change: Partial<ActionView>): ActionView => ({
  influence_card: "artisans-1",
  action: "sell",
  mark: "lightning",
  price: 1,
  count: 1,
  needed: 1,
  pictured: "any",
  ...change,
});
/** Those of the influence cards. */
const ACTIONS = new Set([...parts.matchAll(/\baction = "(\w+)"/g)].map(([, name]) => name!));

test("every action is told by signs that are drawn", () => {
  expect(ACTIONS).toContain("presence");
  for (const name of ACTIONS)
    for (const sign of formula(action({ action: name })))
      if (typeof sign === "string") expect(sprite).toContain(`id="${sign}"`);
});

test("what is sold stands before the arrow, what is bought behind it", () => {
  const pictured = [{ resource: "wood" as const, amount: 2 }];
  expect(formula(action({ action: "sell", pictured }))).toEqual(["m-wood", "i-arrow", 1, "ruble"]);
  expect(formula(action({ action: "buy", pictured, price: 2 }))).toEqual([2, "ruble", "i-arrow", "m-wood"]);
});

test("a formula keeps to its room", () => {
  const wide = action({
    action: "buy",
    pictured: [
      { resource: "stone", amount: 2 },
      { resource: "gold", amount: 2 },
    ],
  });
  const signs = laid(wide, 100, 60);
  const [first, last] = [signs[0]!, signs.at(-1)!];
  expect(first.x - first.width / 2).toBeCloseTo(70);
  expect(last.x + last.width / 2).toBeCloseTo(130);
});
