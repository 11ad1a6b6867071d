import { expect, test } from "vitest";
import { actionOf, given, named, pictured } from "./pieces";

test("a field is called by the game's words, and so is what stands in it", () => {
  const resources = ["wood", "brick", "stone", "gold", "green_gem", "purple_gem", "rubles", "recognition"];
  expect(resources.map((resource) => named(resource))).toEqual(
    resources.map((resource) => `tile-${resource}`),
  );
  expect(named("amount")).toBe("field-amount");
  expect(named("red")).toBe("space-red");
  expect(named("white_1")).toBe("field-white_1");
  expect(named("gives", "die-red")).toBe("tile-die-red");
  expect(named("red", "door")).toBe("ornament-door");
  expect(named("colour", "red")).toBe("colour-red");
  expect([named("group", "clergy-2"), named("action", "sell"), named("mark", "infinity")]).toEqual([
    "influence_card-clergy-2",
    "action-sell",
    "mark-infinity",
  ]);
  expect(named("materials", "any")).toBe("tile-any");
  expect(named("elsewhere", "word")).toBeUndefined();
});

test("what an action gives and takes is called so", () => {
  const called = (action: string, field: string) => named(field, undefined, { action });
  expect([called("sell", "rubles"), called("buy", "rubles")]).toEqual([
    "field-rubles-had",
    "field-rubles-paid",
  ]);
  expect([called("sell", "materials"), called("deliver", "count"), called("exchange", "count")]).toEqual([
    "field-materials-sold",
    "field-count-delivered",
    "field-count-had",
  ]);
  expect([called("presence", "count"), called("prestige_for_rubles", "count")]).toEqual([
    "field-count-recognition",
    "field-count-prestige",
  ]);
  expect([
    called("sell", "mark"),
    called("activate", "rubles"),
    named("materials", "wood", { action: "sell" }),
  ]).toEqual(["field-mark", "tile-rubles", "tile-wood"]);
});

test("of an exchange one types in what is had, and sees what is given for it", () => {
  expect(given("count", { action: "exchange", count: 2 })).toEqual({ words: "given-exchange", number: 4 });
  expect(given("count", { action: "prestige_for_materials", count: 2 })).toEqual({
    words: "given-prestige_for_materials",
    number: 3,
  });
  expect(given("count", { action: "deliver", count: 2 })).toBeUndefined();
  expect(given("rubles", { action: "exchange", count: 2 })).toBeUndefined();
});

test("materials, dice, spaces and marks have pictures, numbers have none", () => {
  expect(pictured("green_gem")).toBe("m-green");
  expect(pictured("gives", "die-red")).toBe("die-red-0");
  expect(pictured("materials", "any")).toBe("m-any");
  expect(pictured("red")).toBe("s-red");
  expect(pictured("white_2")).toBe("s-white");
  expect(pictured("mark", "infinity")).toBe("i-inf");
  expect(pictured("amount")).toBeUndefined();
  expect(pictured("red", "door")).toBeUndefined();
});

test("an action has all that its formula asks for", () => {
  const typed = { action: "exchange", count: 2, mark: "infinity" };
  expect(actionOf("merchants", typed)).toMatchObject({ price: 0, count: 2, needed: 4, pictured: "any" });
  const sold = { action: "sell", materials: ["wood"], rubles: 3, mark: "lightning" };
  expect(actionOf("artisans", sold)).toMatchObject({ price: 3, pictured: [{ resource: "wood", amount: 1 }] });
});
