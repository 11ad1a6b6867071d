import { expect, test } from "vitest";
import cover from "../cover";
import { named, pictured } from "./pieces";

test("a field and a word in it are called by their own words", () => {
  expect([named("crown"), named("order", "move")]).toEqual(["field-crown", "order-move"]);
});

test("a crown, a vault and an order have pictures, nothing else has", () => {
  expect([pictured("crown"), pictured("vault"), pictured("vault", "red"), pictured("order", "move")]).toEqual(
    ["crown", undefined, "v-red", "q-move"],
  );
  expect(pictured("rank", "architect")).toBeUndefined();
});

test("the cover fetches the list with a drawing for each kind of piece", async () => {
  expect(Object.keys((await cover.list!()).drawings)).toEqual(["tile", "king"]);
});
