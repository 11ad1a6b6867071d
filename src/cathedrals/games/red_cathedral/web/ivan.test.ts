import { expect, test } from "vitest";
import { ivanRow } from "./ivan";
import type { View } from "./view";

function row(step: string, ...faces: boolean[]): string[] {
  const cards = faces.map((face_up, number) => ({ card: `card ${number}`, die: "red", face_up }));
  return ivanRow({ step, ivan: { cards } } as unknown as View).map((card) => card.state);
}

test("the first tile face up tells what Ivan does next", () => {
  expect(row("turn", false, false, true, true)).toEqual(["past", "past", "next", "later"]);
});

test("while one chooses for him, the last tile turned down is the card he follows", () => {
  expect(row("ivan_claims", false, false, true, true)).toEqual(["past", "now", "later", "later"]);
});

test("when all tiles are face down nothing is next", () => {
  expect(row("turn", false, false)).toEqual(["past", "past"]);
});

test("where nobody plays Ivan there is no row", () => {
  expect(ivanRow({ step: "turn", ivan: null } as unknown as View)).toEqual([]);
});
