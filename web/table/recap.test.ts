import { expect, test } from "vitest";
import { readLines } from "../wire/record";
import { told } from "../wire/fixture";
import { words } from "../words/fixture";
import { hasAnswered, othersAnswered, recapOf, sinceOwn, takenBack, tookBack } from "./recap";

const LINES = readLines([". grey 1", "0 take 1", ". grey 2", "1 take 2", ". grey 3", "2 take 3", "1 end"]);
const EVENTS = LINES.map(({ number }) => ({ event: "took", line: number, seat: 1, amount: 1 }));
const since = (seats: number[], lines = LINES) => sinceOwn(lines, EVENTS, seats).map(({ line }) => line);

test("what others did since the last own answer is read off the record, without one's own roll", () => {
  expect(since([0])).toEqual([4, 5, 6, 7]);
  expect(since([2])).toEqual([7]);
  expect(since([0, 2])).toEqual([7]);
});

test("who answered last, and who only looks on, has missed nothing", () => {
  expect(since([1])).toEqual([]);
  expect(since([])).toEqual([]);
});

test("who has not answered yet is told all that others did", () => {
  expect(since([3])).toEqual([2, 3, 4, 5, 6, 7]);
});

test("who has not answered yet was not away", () => {
  expect([0, 1, 2, 3].map((seat) => hasAnswered(LINES, [seat]))).toEqual([true, true, true, false]);
  expect(hasAnswered(LINES, [])).toBe(false);
  expect(hasAnswered([...LINES, ...readLines(["! 2 undo 5"], 7)], [2])).toBe(false);
});

test("an answer that was taken back is no answer", () => {
  expect(since([1], [...LINES, ...readLines(["! 1 undo 5"], 7)])).toEqual([]);
  expect(since([2], [...LINES, ...readLines(["! 2 undo 5"], 7)])).toEqual([2, 3, 4, 5, 6, 7]);
});

test("who took something back is told by the line that says so", () => {
  expect(tookBack(told({ since: 7, stands: 5, lines: ["! 0 agree 5", "! 2 undo 5"] }))).toBe(2);
  expect(tookBack(told({ since: 7, lines: ["1 take 2"] }))).toBeNull();
  expect(tookBack(told({ since: 0, stands: 0, lines: ["0 take 1", "! 0 undo 0"] }))).toBeNull();
});

test("dice alone are nobody's move", () => {
  const rolled = readLines(["0 take 1", ". grey 2", ". grey 3"]);
  expect(othersAnswered(rolled, 0, 0)).toBe(false);
  expect(othersAnswered([...rolled, ...readLines(["1 take 2"], 3)], 0, 0)).toBe(true);
  expect(othersAnswered([...rolled, ...readLines(["1 take 2"], 3)], 4, 0)).toBe(false);
});

test("of much that happened the last is said, and that there is more", () => {
  const frame = words().at(["Ana", "Jan"]);
  const turns = Array.from({ length: 8 }, (_, line) => ({ event: "took", line, seat: line % 2, amount: 1 }));
  expect(recapOf("Since", turns.slice(0, 6), frame)).toMatchObject({ title: "Since", more: false });
  const recap = recapOf("Since", turns, frame)!;
  expect([recap.said.length, recap.more]).toEqual([6, true]);
  expect(recap.said[0]).toMatch(/^Ana/);
  expect(recapOf("Since", [], frame)).toBeNull();
});

test("of what is taken back it is said what was done, and that the turn had ended", () => {
  const frame = words().at(["Ana", "Jan"]);
  const took = { event: "took", line: 3, seat: 0, amount: 1 };
  const ended = { event: "turn_begins", line: 4, seat: 1 };
  expect(takenBack("Back", 0, [took], frame).said).toEqual(["Ana: takes 1"]);
  expect(takenBack("Back", 0, [ended], frame).said).toEqual(["Ana: end of turn"]);
  expect(takenBack("Back", 0, [took, ended], frame).said).toHaveLength(2);
});
