import { expect, test, vi } from "vitest";
import { serve } from "../wire/fixture";
import { addressOf, inParts, narrowed, rulebookIfAny, rulebookOf, ruleOfPiece, stem } from "./rulebook";
import type { Rulebook } from "../wire/wire";

const book: Rulebook = {
  game: "pebbles",
  title: "Pebbles",
  introduction: "Take pebbles.",
  marks: { designed: "(Designed by us.)" },
  steps: { turn: "PB-T1" },
  events: { taken: "PB-T1" },
  pieces: { pebble: "PB-S1" },
  sections: [
    {
      id: "setup",
      title: "Setup",
      lead: "",
      rules: [{ id: "PB-S1", text: "Lay out **twelve** pebbles.", marks: [] }],
    },
    {
      id: "turn",
      title: "The turn",
      lead: "",
      rules: [
        { id: "PB-T1", text: "Take one or two pebbles.", marks: [] },
        {
          id: "PB-T2",
          text: "Łukasz płaci 3\u00a0złote.",
          marks: ["designed"],
          figure: "purse",
          caption: "A purse",
        },
      ],
    },
  ],
};
const found = (sought: string) =>
  narrowed(book, sought).flatMap((section) => section.rules.map((rule) => rule.id));

test("who seeks nothing finds everything", () => {
  expect(found("  ")).toEqual(["PB-S1", "PB-T1", "PB-T2"]);
});

test("a paragraph is found by its words, whatever their order, and over bold print", () => {
  expect(found("pebbles")).toEqual(["PB-S1", "PB-T1"]);
  expect(found("pebbles out twelve pebb")).toEqual(["PB-S1"]);
  expect(found("pebbles marbles")).toEqual([]);
});

test("a paragraph is found by its id or the beginning of it", () => {
  expect(found("pb-t2")).toEqual(["PB-T2"]);
  expect(found("PB-T")).toEqual(["PB-T1", "PB-T2"]);
});

test("accents, case and kinds of spaces make no difference", () => {
  expect(found("lukasz PLACI 3 zlote")).toEqual(["PB-T2"]);
});

test("captions and remarks are sought as well", () => {
  expect(found("purse")).toEqual(["PB-T2"]);
  expect(found("designed")).toEqual(["PB-T2"]);
});

test("a section without a hit is left out", () => {
  expect(narrowed(book, "twelve").map((section) => section.id)).toEqual(["setup"]);
});

test("what was sought is marked, in bold print and out of it", () => {
  expect(inParts("Lay **two** pebbles", "two p")).toEqual([
    { text: "Lay ", strong: false, hit: false },
    { text: "two", strong: true, hit: true },
    { text: " ", strong: false, hit: false },
    { text: "p", strong: false, hit: true },
    { text: "ebbles", strong: false, hit: false },
  ]);
});

test("a piece leads to the rule of its kind", () => {
  expect(ruleOfPiece(book, "pebble-b-2")).toBe("PB-S1");
  expect(ruleOfPiece(book, "stone-1")).toBeUndefined();
});

test("a section is called by what its ids have in common", () => {
  expect(stem(book.sections[1]!)).toBe("PB-T");
});

test("a rulebook is asked for once in each language, and again where it did not come", async () => {
  serve({});
  expect(await rulebookIfAny("pebbles", "en")).toBeNull();
  const asked = serve({ "/api/rulebook/pebbles?lang=en": book, "/api/rulebook/pebbles?lang=pl": book });
  expect(await rulebookIfAny("pebbles", "en")).toEqual(book);
  await rulebookOf("pebbles", "en");
  await rulebookOf("pebbles", "pl");
  expect(asked).toHaveLength(2);
  expect(addressOf("pebbles", "PB-T1")).toBe("/rules/pebbles#PB-T1");
});

test("a mistake of ours is not taken for a rulebook that is not there", async () => {
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    json: () => ({ catch: () => Promise.reject(new Error("ours")) }),
  }));
  await expect(rulebookIfAny("broken", "en")).rejects.toThrow("ours");
});
