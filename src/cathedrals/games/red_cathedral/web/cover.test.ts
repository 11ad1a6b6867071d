import { expect, test } from "vitest";
import cover from "./cover";
import type { View } from "./view";

test("a seat has the colour it chose, else the one of its place", () => {
  const view = { seats: [{ colour: "yellow" }] } as unknown as View;
  expect([cover.sign(0, null), cover.sign(0, view), cover.colour(5, view)]).toEqual([
    "s-red",
    "s-yellow",
    "var(--p-blue)",
  ]);
});

test("the list of pieces is fetched by who types in a box", async () => {
  expect(Object.keys((await cover.list!()).drawings).length).toBeGreaterThan(3);
});
