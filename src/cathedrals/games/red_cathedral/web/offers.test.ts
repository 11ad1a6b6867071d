import { expect, test } from "vitest";
import type { Shown } from "$web/wire/wire";
import { offers } from "./offers";

const move = (text: string): Shown => ({
  text,
  on: [],
  words: "move",
  args: {},
  family: text.split(" ")[0]!,
  ends: false,
});

test("the most is offered first, nothing last, and all else stays where it was", () => {
  const moves = ["trade", "take 0", "take 1", "take 2", "influence 1", "use red"].map(move);
  expect(offers(moves).map(({ text }) => text)).toEqual([
    "trade",
    "take 2",
    "take 1",
    "take 0",
    "influence 1",
    "use red",
  ]);
});
