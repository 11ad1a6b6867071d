import { expect, test } from "vitest";
import * as drafts from "./draft";
import { FORM } from "./fixture";

const [TRACK, KNOWN, OURS, LAST] = drafts.allOf(FORM) as [drafts.At, drafts.At, drafts.At, drafts.At];
const progress = (draft: drafts.Draft) => drafts.progressOf(FORM, draft, FORM.tables[1]!);

test("a piece that nobody touched says what the list says", () => {
  expect(drafts.cellsAt(FORM, drafts.EMPTY, OURS)).toEqual({ gives: "die", marked: true });
  expect(drafts.stateAt(FORM, drafts.EMPTY, OURS)).toBe("ours");
  expect(drafts.stateAt(FORM, drafts.EMPTY, KNOWN)).toBe("known");
});

test("what is typed is begun until it is said to be printed so", () => {
  const begun = drafts.change(drafts.EMPTY, LAST, { gives: "stone", amount: 7 });
  expect(drafts.stateAt(FORM, begun, LAST)).toBe("begun");
  const done = drafts.confirm(FORM, begun, LAST);
  expect(drafts.stateAt(FORM, done, LAST)).toBe("printed");
  expect(drafts.cellsAt(FORM, done, LAST)).toEqual({ gives: "stone", amount: 7 });
});

test("a printed piece that is changed has to be confirmed anew", () => {
  const done = drafts.confirm(FORM, drafts.EMPTY, LAST);
  expect(drafts.stateAt(FORM, drafts.change(done, LAST, { gives: "die" }), LAST)).toBe("begun");
});

test("a piece can be ours again", () => {
  const done = drafts.confirm(FORM, drafts.change(drafts.EMPTY, LAST, { gives: "die" }), LAST);
  const again = drafts.forget(done, LAST);
  expect(drafts.stateAt(FORM, again, LAST)).toBe("ours");
  expect(drafts.cellsAt(FORM, again, LAST)).toEqual({ gives: "stone", amount: 1 });
});

test("what is begun is still ours, what the rules tell is not", () => {
  expect(progress(drafts.EMPTY)).toEqual({ pieces: 3, printed: 0, ours: 2 });
  const begun = drafts.change(drafts.EMPTY, OURS, { gives: "die" });
  expect(progress(begun)).toEqual({ pieces: 3, printed: 0, ours: 2 });
  expect(progress(drafts.confirm(FORM, begun, OURS))).toEqual({ pieces: 3, printed: 1, ours: 1 });
});

test("one begins with a card or a tile, and goes on to the next that is ours", () => {
  expect(drafts.firstOpen(FORM, drafts.EMPTY)).toEqual(OURS);
  expect(drafts.nextOpen(FORM, drafts.EMPTY, OURS)).toEqual(LAST);
  expect(drafts.nextOpen(FORM, drafts.EMPTY, LAST)).toEqual(TRACK);
  const done = drafts.confirm(FORM, drafts.EMPTY, LAST);
  expect(drafts.nextOpen(FORM, done, OURS)).toEqual(TRACK);
});

test("a kind is gone on with at its first piece that is still ours", () => {
  expect(drafts.openOf(FORM, drafts.EMPTY, "tile")).toEqual(OURS);
  const some = drafts.confirm(FORM, drafts.EMPTY, OURS);
  expect(drafts.openOf(FORM, some, "tile")).toEqual(LAST);
  expect(drafts.openOf(FORM, drafts.confirm(FORM, some, LAST), "tile")).toEqual(KNOWN);
});

test("pieces are passed one by one, round the whole list", () => {
  expect(drafts.along(FORM, TRACK, 1)).toEqual(KNOWN);
  expect(drafts.along(FORM, TRACK, -1)).toEqual(LAST);
  expect(drafts.along(FORM, LAST, 1)).toEqual(TRACK);
});

test("of a draft kept for a longer list, what has no row any more is left out", () => {
  const typed = { cells: { gives: "die" }, printed: true };
  const kept = { name: "Mine", pieces: { tile: { 2: typed, 3: typed }, gone: { 0: typed } } };
  expect(drafts.fitting(FORM, kept)).toEqual({ name: "Mine", pieces: { track: {}, tile: { 2: typed } } });
});
