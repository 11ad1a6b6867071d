import { expect, test } from "vitest";
import { told } from "../wire/fixture";
import type { SeatTold, TableShown, Told } from "../wire/wire";
import { words } from "../words/fixture";
import { seatsToTake, tellSeats } from "./seats";

const WORDS = words();
const seat = (number: number, name: string, differs: Partial<SeatTold> = {}): SeatTold => ({
  seat: number,
  name,
  program: null,
  left: false,
  account: false,
  ...differs,
});
const PLAYED = [
  seat(0, "Ana"),
  seat(1, "greedy", { program: "greedy" }),
  seat(2, "Jan", { left: true }),
  seat(3, "random", { program: "random" }),
];
const table = (listed: boolean, mine: number[] = []): TableShown =>
  ({
    listed,
    seats: PLAYED.map((one) => ({ ...one, was_yours: mine.includes(one.seat) })),
  }) as unknown as TableShown;

test.each([
  ["without a link, only what is empty at a listed table", true, false, [], ["2 sit-down"]],
  ["nothing at a private table without its link", false, false, [], []],
  [
    "by the link what is empty, then what programs hold",
    false,
    true,
    [],
    ["2 sit-down", "1 take-over-from", "3 take-over-from"],
  ],
  ["the own seat before all others, with or without a link", false, false, [3], ["3 take-seat-back"]],
  [
    "the own seat that was left",
    false,
    true,
    [2],
    ["2 take-seat-back", "1 take-over-from", "3 take-over-from"],
  ],
] as const)("somebody who looks on may take %s", (_what, listed, hasLink, mine, expected) => {
  const found = seatsToTake(PLAYED, table(listed, [...mine]), hasLink);
  expect(found.map((one) => `${one.seat} ${one.how}`)).toEqual(expected);
});

const changed = (line: string, jan: Partial<SeatTold> = {}, differs: Partial<Told> = {}): string[] =>
  tellSeats(
    told({ seats: [seat(0, "Ana"), seat(1, "Jan", jan)] }),
    told({ since: 2, lines: [line], ...differs }),
    WORDS,
  );

test.each([
  ["! 1 leave", {}, ["Jan leaves the table."]],
  ["! 1 program greedy", {}, [`${WORDS.say("program-greedy")}, a program, takes over Jan’s seat.`]],
  [
    "! 1 program greedy",
    { left: true },
    [`${WORDS.say("program-greedy")}, a program, takes over Jan’s seat.`],
  ],
  ["! 1 person Jan", { left: true }, ["Jan sits down again."]],
  ["! 1 person Eva Maria", { left: true }, ["Eva Maria takes over Jan’s seat."]],
  ["! 1 person Jan", { program: "greedy" }, [`Jan takes over ${WORDS.say("program-greedy")}’s seat.`]],
  ["! 1 program from-elsewhere", {}, ["from-elsewhere, a program, takes over Jan’s seat."]],
  ["! 1 undo 2", {}, []],
  ["1 leave", {}, []],
] as const)("what %s does to a seat is told", (line, jan, expected) => {
  expect(changed(line, jan)).toEqual(expected);
});

test("nobody is told what they did themselves", () => {
  expect(changed("! 1 leave", {}, { as_seats: [1] })).toEqual([]);
});
