import { expect, test } from "vitest";
import { told } from "../wire/fixture";
import type { GameEvent, SeatTold } from "../wire/wire";
import { words } from "./fixture";
import {
  brief,
  capital,
  doings,
  namesAt,
  namesOf,
  otherRules,
  ownLines,
  sayDone,
  sayInTurn,
  sayReasons,
  seatsAt,
  sentence,
  short,
  wordsAt,
} from "./told";

const WORDS = words().at(["Ana", "Jan"]);
const seat = (name: string, more: Partial<SeatTold> = {}): SeatTold => ({
  seat: 0,
  name,
  program: null,
  left: false,
  ...more,
});
const took = (seat: number, amount = 1): GameEvent => ({ event: "took", line: 1, seat, amount });
const rained: GameEvent = { event: "rained", line: 1 };

test("who is called alike is numbered in the order of the seats, and nobody else", () => {
  const seats = [seat("Ana"), seat("Jan"), seat("Ana")];
  expect(namesOf(seats, WORDS)).toEqual(["Ana 1", "Jan", "Ana 2"]);
});

test("a program is called by the words for it, or by its name where there are none", () => {
  const seats = [
    seat("x", { program: "greedy" }),
    seat("mine", { program: "from-elsewhere" }),
    seat("greedy"),
  ];
  expect(namesOf(seats, WORDS)).toEqual(["Greedy", "mine", "greedy"]);
});

test("who has left keeps the name, and that they left is said", () => {
  expect(namesOf([seat("Ana", { left: true, program: "greedy" })], WORDS)).toEqual(["Ana (left)"]);
});

test("once a match is over, that somebody left is not said any more", () => {
  const seats = [seat("Ana", { left: true })];
  expect(namesAt({ seats, over: false }, WORDS)).toEqual(["Ana (left)"]);
  expect(namesAt({ seats, over: true }, WORDS)).toEqual(["Ana"]);
});

const TAKEN_OVER = [
  seat("greedy", {
    program: "greedy",
    before: [
      { until: 5, name: "Eva", program: null },
      { until: 9, name: "Jan", program: null },
    ],
  }),
  seat("Ana", { seat: 1, left: true }),
];

test.each([
  [4, "Eva"],
  [5, "Jan"],
  [8, "Jan"],
  [9, "Greedy"],
])("at line %i a seat that was taken over twice was that of %s", (line, name) => {
  expect(wordsAt(WORDS, TAKEN_OVER, line).name(0)).toBe(name);
  expect(seatsAt(TAKEN_OVER, line)[0]!.program).toBe(line < 9 ? null : "greedy");
});

test("who sat there then has not left then, and all others are as they are now", () => {
  const left = [{ ...TAKEN_OVER[0]!, left: true, program: null }, TAKEN_OVER[1]!];
  expect(namesOf(seatsAt(left, 1), WORDS)).toEqual(["Eva", "Ana (left)"]);
  expect(wordsAt(WORDS, [seat("Jan")], 1)).toBe(WORDS);
});

test("of a match by today's rules nothing is to be said", () => {
  expect(otherRules(told(), WORDS)).toEqual([]);
});

test("of a match by other rules is said since when, or from where it is shown by its own lines", () => {
  const renewed = otherRules(told({ renewed: { line: 9, after: 7 }, held: true }), WORDS);
  expect(renewed).toEqual([
    "It began under other rules or with other pieces; " +
      "since line 9 it has been played under today’s, continuing after line 7.",
    "Under today’s rules it would end differently; the result shown is the original one.",
  ]);
  const lost = otherRules(told({ lost: 5, held: true }), WORDS);
  expect(lost).toHaveLength(1);
  expect(lost[0]).toContain("from line 5 on");
});

test("lines that are not replayed are shown as the record has them, with the name of who answered", () => {
  const lines = [
    { number: 4, seat: 0, text: "claim b1", remark: false },
    { number: 5, seat: 1, text: "claim b2", remark: false },
    { number: 6, seat: null, text: "green 6", remark: false },
  ];
  expect(ownLines(lines, undefined, WORDS)).toEqual([]);
  expect(ownLines(lines, 5, WORDS)).toEqual([
    "Line 5, not replayed: Jan: claim b2",
    "Line 6, not replayed: green 6",
  ]);
});

test("an event has a whole sentence, and a few words unless it goes without saying", () => {
  expect(sentence(took(1, 2), WORDS)).toBe("Jan takes 2 stones.");
  expect(brief(took(1, 2), WORDS)).toBe("takes 2");
  expect(brief({ event: "turn_begins", line: 1, seat: 0 }, WORDS)).toBeNull();
});

test("what one did in a row is said together, what nobody did belongs to who acted before", () => {
  expect(doings([took(0), rained, took(0, 2), took(1)], WORDS)).toEqual([
    { seat: 0, said: ["takes 1", "it rains", "takes 2"] },
    { seat: 1, said: ["takes 1"] },
  ]);
});

test("before anybody acted, what happened is nobody's", () => {
  expect(doings([rained, took(0)], WORDS).map((done) => done.seat)).toEqual([null, 0]);
});

test("what goes without saying parts nobody's deeds", () => {
  const silent = { event: "turn_begins", line: 1, seat: 1 };
  expect(doings([took(0), silent, took(0)], WORDS)).toEqual([{ seat: 0, said: ["takes 1", "takes 1"] }]);
});

test("what was done is said after the name, or as a sentence of its own", () => {
  expect(sayDone({ seat: 1, said: ["takes 1", "it rains"] }, WORDS)).toBe("Jan: takes 1, it rains");
  expect(sayDone({ seat: null, said: ["it rains"] }, WORDS)).toBe("It rains");
});

test("reasons are joined in their order, and no reason is nothing", () => {
  const reasons = ["gold", "wood", "time"].map((what) => ({ words: "reason-more", args: { what } }));
  expect(sayReasons(reasons, WORDS)).toBe("more gold, more wood, more time");
  expect(sayReasons(reasons.slice(0, 1), WORDS)).toBe("more gold");
  expect(sayReasons([], WORDS)).toBe("");
});

test("a move is said in few words where it has them, else in its whole sentence", () => {
  expect(short({ words: "move", args: {} }, WORDS)).toBe("Stone");
  expect(short({ words: "brief-event-rained", args: {} }, WORDS)).toBe("It rains");
});

test("a sentence begins with a capital unless with the name of a place", () => {
  expect(["žula", "a3 is free", "ab", "3 stones", ""].map(capital)).toEqual([
    "Žula",
    "a3 is free",
    "Ab",
    "3 stones",
    "",
  ]);
});

test("within a turn only others are named, so that their loss is not taken for one's own", () => {
  const events = [took(0, 1), { event: "rained", line: 1 }, took(1, 2), took(0, 3)];
  expect(sayInTurn(events as GameEvent[], 0, WORDS.at(["Ana", "Jan"]))).toBe(
    "Takes 1, it rains; Jan: takes 2; takes 3",
  );
});
