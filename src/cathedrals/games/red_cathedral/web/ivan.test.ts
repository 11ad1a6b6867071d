import { expect, test } from "vitest";
import type { Words } from "$web/words/words";
import { aboutDie } from "./about";
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

test("only of a person's own die it is said that steps may be bought, for Ivan never buys any", () => {
  const view = { ivan: {}, seats: [{ colour: "red" }, { colour: "blue" }] } as unknown as View;
  const words = { say: (id: string) => id } as unknown as Words;
  const said = (die: string) =>
    aboutDie(words, view, { die, location: "1", value: 2 } as View["market"]["dice"][0]);
  expect(said("red")).toEqual(["about-die", "about-die-own"]);
  expect(said("blue")).toEqual(["about-die"]);
});
