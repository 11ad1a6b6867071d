import { expect, test } from "vitest";
import type { Words } from "../words/words";
import { field } from "./fixture";
import { givenInWords, inWords, kindInWords, progressInWords } from "./said";

/** Words that say their id and what they were told. */
const KNOWN = ["colour-red", "field-players", "kind-tile"];
const words = {
  has: (id: string) => KNOWN.includes(id),
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
} as unknown as Words;
const list = {
  drawings: {},
  named: (key: string, word?: string) => (word === undefined ? `field-${key}` : `${key}-${word}`),
  pictured: () => undefined,
};

test("what a piece must be is said by its word, else by its field, else as the list has it", () => {
  expect(givenInWords(words, list, field("colour", "word", "red"))).toBe("colour-red");
  expect(givenInWords(words, list, field("players", "number", 2))).toBe("field-players 2");
  expect(givenInWords(words, list, field("group", "word", "old_guild"))).toBe("old guild");
});

test("how far a kind has come counts what is known where something is", () => {
  const said = (printed: number, ours: number) => progressInWords(words, { pieces: 8, printed, ours });
  expect(said(0, 0)).toBe("web-pieces-known");
  expect(said(8, 0)).toBe("web-pieces-all 8");
  expect(said(1, 7)).toBe("web-pieces-some 1 8 0 7");
  expect(said(1, 3)).toBe("web-pieces-some-known 1 8 4 3");
});

test("a field and its words are called by the game, else as the list has them", () => {
  expect(inWords(words, list, "players")).toBe("field-players 2");
  expect(inWords(words, list, "colour", "red")).toBe("colour-red 2");
  expect([inWords(words, list, "old_guild"), inWords(words, undefined, "colour", "dark_red")]).toEqual([
    "old guild",
    "dark red",
  ]);
  expect([kindInWords(words, "tile"), kindInWords(words, "influence_card")]).toEqual([
    "kind-tile",
    "influence card",
  ]);
});
