import { describe, expect, test } from "vitest";
import {
  apse,
  builtCells,
  buttresses,
  cellsShown,
  pathOf,
  placeOf,
  rowsShown,
  rowsShownTurned,
  walls,
} from "./plan";

const built = (...cells: string[]) => new Set(cells);

describe("the plan", () => {
  test("c5 is the third column, fifth row", () => {
    expect(placeOf("c5")).toEqual({ cell: "c5", column: 3, row: 5 });
    expect(placeOf("e12")).toEqual({ cell: "e12", column: 5, row: 12 });
  });

  test("a short plan shows six rows, a long one a row more than it has", () => {
    expect([0, 5, 6, 11].map(rowsShown)).toEqual([6, 6, 7, 12]);
    expect([0, 3, 4, 11].map(rowsShownTurned)).toEqual([4, 4, 5, 12]);
    expect(cellsShown(0)).toHaveLength(30);
    expect(cellsShown(8).at(-1)!.cell).toBe("e9");
  });
});

describe("the walls", () => {
  test("a vault at the board has walls on three sides", () => {
    expect(pathOf(walls(built("b1")))).toBe("M0 1L1 1M0 2L1 2M1 1L1 2");
  });

  test("vaults side by side have no wall between them", () => {
    expect(walls(built("b1", "c1"))).toHaveLength(4);
    expect(walls(built("b1", "b2"))).toHaveLength(5);
  });

  test("a vault cut off from the board is walled all round", () => {
    expect(walls(built("c3"))).toHaveLength(4);
  });

  test("a buttress of an aisle is built with the first vault that leans on it", () => {
    const standing = buttresses(6, built("a1", "c1", "e2")).filter((buttress) => buttress.isBuilt);
    expect(standing.map(({ x, side }) => [side, x])).toEqual([
      [-1, 0],
      [-1, 1],
      [1, 1],
      [1, 2],
    ]);
  });
});

describe("an apse", () => {
  test("lies before its own column, shell and ribs alike", () => {
    const [first, third] = [apse(1), apse(3)];
    expect(first.shell).toMatch(/^M0 0\.04H-0\.22C.*H0Z$/);
    expect(third.shell).toMatch(/^M0 2\.04H-0\.22C.*H0Z$/);
    expect(third.ribs).toContain("M-.53 2.50H0M-.4 2.25L0 2.50L-.4 2.75");
    expect(first.ribs).toContain("H0M-.53 0.50");
  });
});

test("what is built is where vaults lie", () => {
  expect(builtCells([{ cell: "a1" }, { cell: "c2" }])).toEqual(built("a1", "c2"));
});
