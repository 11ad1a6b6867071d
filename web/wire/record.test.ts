import { expect, test } from "vitest";
import {
  beginOfTurn,
  firstAnswer,
  readLines,
  standing,
  stands,
  stops,
  turnAt,
  turnOf,
  turns,
} from "./record";

const LINES = [
  ". tile wood",
  "0 claim b1",
  "0 banner slot",
  ". green 6",
  "! 0 undo 1",
  "0 die red",
  ". red 3",
  "1 end",
];

test("lines are counted from one and name who answered", () => {
  const lines = readLines(LINES);
  expect(lines[0]).toEqual({ number: 1, seat: null, text: "tile wood", remark: false });
  expect(lines[4]).toEqual({ number: 5, seat: 0, text: "undo 1", remark: true });
  expect(readLines(["1 end"], 7)[0]!.number).toBe(8);
});

test("what was taken back does not stand, nor do remarks", () => {
  expect(standing(readLines(LINES)).map((line) => line.number)).toEqual([1, 6, 7, 8]);
});

test("where newer rules go on after an earlier line, what followed it does not stand", () => {
  for (const rules of ["rules 3 after 1", "rules 3 pieces e1d7a51021e3 after 1"])
    expect(standing(readLines([...LINES, `! 0 ${rules}`, "0 end"])).map((line) => line.number)).toEqual([
      1, 10,
    ]);
});

test("a replay halts after each answer and what chance replied to it", () => {
  expect(stops(readLines(LINES))).toEqual([1, 7, 8]);
  expect(stops(readLines(["0 die red", ". red 3", "! 1 resign"]))).toEqual([0, 2, 3]);
});

test("events are grouped by turn and by line", () => {
  const events = [
    { event: "laid", line: 1 },
    { event: "turn_begins", seat: 1, line: 4 },
    { event: "moved", line: 5 },
    { event: "gained", line: 5 },
  ];
  expect(turns(events).map((turn) => [turn.seat, turn.steps.map((step) => step.events.length)])).toEqual([
    [null, [1]],
    [1, [1, 2]],
  ]);
  expect(beginOfTurn(events)).toBe(4);
  expect([turnOf(events), turnOf([])]).toEqual([1, null]);
});

test("where a replay is, is told by turns and moves", () => {
  const events = [2, 5].map((line) => ({ event: "turn_begins", line, seat: 0 }));
  const at = (line: number) => turnAt(events, [1, 2, 3, 4, 5, 7], line);
  expect(at(1)).toBeNull();
  expect(at(2)).toEqual({ turn: 1, last: 2, move: 0 });
  expect(at(4)).toEqual({ turn: 1, last: 2, move: 2 });
  expect(at(5)).toEqual({ turn: 2, last: 2, move: 0 });
  expect(at(7)).toEqual({ turn: 2, last: 2, move: 1 });
});

test("a turn begins with the last answer of the turn before; its own first answer follows", () => {
  const at = (event: string, line: number) => ({ event, line, seat: 0 });
  const [whole, begun] = turns([at("turn_begins", 3), at("took", 5), at("took", 6), at("turn_begins", 6)]);
  expect([firstAnswer(whole!), firstAnswer(begun!)]).toEqual([5, 6]);
});

test("a line stands until it is taken back, by an undo or by newer rules that go on before it", () => {
  const lines = readLines(LINES);
  expect([1, 4, 5, 8, 9].map((line) => stands(lines, line))).toEqual([true, false, true, true, false]);
  expect(stands(readLines([...LINES, "! 0 rules 3 after 6"]), 8)).toBe(false);
  expect(stands(readLines([...LINES, "! 0 rules 3 after 8"]), 8)).toBe(true);
});
