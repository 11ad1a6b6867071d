import { describe, expect, test } from "vitest";
import { field, FORM } from "./fixture";
import {
  fieldsFor,
  fitted,
  isSettled,
  isLongList,
  least,
  numberIn,
  numbersOf,
  numbersIn,
  toggled,
  within,
  withNumber,
} from "./fields";

const TILES = FORM.tables[1]!.rows.map((row) => row.fields);
const STONE = TILES[0]!;
const keys = (cells: Record<string, unknown>) => fieldsFor(TILES, STONE, cells).map(({ key }) => key);

describe("fields that hang on a word", () => {
  test("are those of a piece that says the word", () => {
    expect(keys({ gives: "stone", amount: 2 })).toEqual(["gives", "amount"]);
    expect(keys({ gives: "die", amount: 2 })).toEqual(["gives", "marked"]);
    expect(fieldsFor(TILES, STONE, { gives: "die" })[0]).toBe(STONE[0]);
    expect(keys({ gives: "elsewhere" })).toEqual(["gives", "amount"]);
  });

  test("are taken over where the other has them too, and said as usual where it has not", () => {
    expect(fitted(TILES, STONE, { gives: "die", amount: 2 })).toEqual({ gives: "die", marked: true });
    expect(fitted(TILES, STONE, { gives: "stone", amount: 5 })).toEqual({ gives: "stone", amount: 5 });
  });
});

test("what lies within a field hangs on what lies within the same field of other pieces", () => {
  const actions = (action: string) => [
    field("actions", "rows", [], { parts: [[field("action", "word", action)]] }),
  ];
  const inner = within([actions("sell"), [field("else", "flag", true)], actions("buy")], "actions");
  expect(inner.map(([first]) => first!.value)).toEqual(["sell", "buy"]);
});

test("a number that may be left out is left out when it is none", () => {
  const wood = field("wood", "number", null, { low: 1, high: 4, optional: true });
  expect(least(wood)).toBe(0);
  expect(withNumber({ wood: 2, gold: 1 }, wood, 0)).toEqual({ gold: 1 });
  expect(withNumber({ gold: 1 }, wood, 3)).toEqual({ gold: 1, wood: 3 });
  expect(withNumber({}, field("rubles", "number", 1), 0)).toEqual({ rubles: 0 });
});

test("nobody is asked for what can be nothing else", () => {
  expect(isSettled(field("group", "word", "a", { names: ["a"] }))).toBe(true);
  expect(isSettled(field("players", "number", 2, { low: 2, high: 2 }))).toBe(true);
  expect(isSettled(field("amount", "number", 2, { low: 1, high: 2 }))).toBe(false);
});

test("a number is what is typed or nothing, and never another one", () => {
  expect(numberIn("64", 10, 1000)).toBe(64);
  expect(["6", "", "1001", "-20", "2x"].map((text) => numberIn(text, 10, 1000))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("a list is typed as the form asks for it, whatever is typed so far", () => {
  const track = field("spaces", "numbers", [5, 9], { count: 40 });
  const towers = field("towers", "numbers", [3, 3, 3], { low: 2 });
  expect([isLongList(track), isLongList(towers)]).toEqual([true, false]);
  expect([numbersOf(towers, [4]), numbersOf(towers, [4, 5, 6, 7])]).toEqual([
    [4, 2, 2],
    [4, 5, 6],
  ]);
  expect(numbersOf(towers, [4, 4, 4], 1, 6)).toEqual([4, 6, 4]);
});

test("numbers are read however they are set apart", () => {
  expect(numbersIn("5, 9;13\n 17.")).toEqual([5, 9, 13, 17]);
  expect(numbersIn("")).toEqual([]);
});

test("a list of words keeps the order of the form, and a word for all gives way to single ones", () => {
  const materials = field("materials", "words", "any", { names: ["wood", "brick", "gold"], instead: "any" });
  expect(toggled(materials, "any", "gold")).toEqual(["gold"]);
  expect(toggled(materials, ["gold"], "wood")).toEqual(["wood", "gold"]);
  expect(toggled(materials, ["wood", "gold"], "gold")).toEqual(["wood"]);
});
