import { expect, test } from "vitest";
import type { Words } from "$web/words/words";
import { aboutDie } from "./about";
import { ivanTurn, sayIvanCard } from "./ivan";
import type { DieView } from "./view";

const words = {
  say: (id: string) => id,
  has: (id: string) => id !== "brief-event-quiet",
} as unknown as Words;
const event = (name: string, seat = 1) => ({ event: name, line: 1, seat });

test("of what happened in Ivan's last turn is told what has words in brief", () => {
  const events = [
    event("turn_begins", 0),
    event("claimed", 0),
    event("turn_begins"),
    event("moved"),
    event("quiet"),
    event("turn_begins", 0),
    event("paid", 0),
  ];
  expect(ivanTurn(events, 1, words)).toEqual(["brief-event-moved"]);
  expect(ivanTurn(events.slice(0, 2), 1, words)).toEqual([]);
});

test("of a die it is said where it goes and whose steps may be bought", () => {
  const said = (die: string, payers: number[]) =>
    aboutDie(words, { die, location: "1", value: 2, goal: "3", payers } as DieView);
  expect(said("red", [0])).toEqual(["about-die", "about-die-own"]);
  expect(said("blue", [])).toEqual(["about-die"]);
  expect(said("white", [0, 1])).toEqual(["about-die", "about-die-white"]);
  expect(aboutDie(words, { die: "red", location: null } as DieView)).toEqual(["web-die"]);
});

test("a card of Ivan's says what it does, and whether it is still to come", () => {
  const card = { card: "claim", die: "red" as const, face_up: true };
  expect(sayIvanCard(card, words)).toBe("web-ivan-does about-ivan-card");
  expect(sayIvanCard({ ...card, face_up: false }, words)).toBe("web-ivan-does about-ivan-card-used");
});
