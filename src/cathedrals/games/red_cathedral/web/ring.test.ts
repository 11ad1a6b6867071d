import { expect, test } from "vitest";
import { diceSpot, middle, outline, path, point, sector, stepMarks, walked } from "./ring";

const die = { ahead: ["3", "1", "2"] };

test("a walk touches the locations ahead as they are told, the last one included, and comes round", () => {
  expect(walked(die, 2)).toEqual(["3", "1"]);
  expect(walked(die, 4)).toEqual(["3", "1", "2", "3"]);
});

test("the first location lies right of the top, the fifth left of the bottom", () => {
  expect(point(100, 0)).toEqual({ x: 250, y: 150 });
  expect(point(100, middle(0)).x).toBeGreaterThan(250);
  expect(point(100, middle(4)).x).toBeLessThan(250);
  expect(point(100, middle(4)).y).toBeGreaterThan(250);
});

test("dice on one location stand apart, however many there are", () => {
  for (let location = 0; location < 8; location++)
    for (let count = 2; count <= 4; count++)
      for (let place = 1; place < count; place++) {
        const [one, other] = [diceSpot(location, place - 1, count), diceSpot(location, place, count)];
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size * 0.95);
      }
});

test("dice that share a location go from left to right in both halves of the ring", () => {
  for (const location of [0, 4]) expect(diceSpot(location, 0, 2).x).toBeLessThan(diceSpot(location, 1, 2).x);
});

test("the steps between start and goal are counted, the goal is not", () => {
  expect(stepMarks(die, 3, []).map((mark) => mark.step)).toEqual([1, 2]);
});

test("a path goes beyond half the round without turning back", () => {
  expect(path("1", 6).match(/A136 136 0 0 1/g)).toHaveLength(2);
});

const numbersOf = (drawn: string) => drawn.match(/-?\d+(\.\d+)?/g)!.map(Number);

test("a sector goes out along the far arc and back along the near one", () => {
  const [x, y] = numbersOf(sector(50, 100, 0, 90));
  expect({ x, y }).toEqual(point(100, 0));
  expect(sector(50, 100, 0, 90)).toBe("M250 150A100 100 0 0 1 350 250L300 250A50 50 0 0 0 250 200Z");
});

test("the gap is wider where two influence cards meet", () => {
  const begin = (location: number) => numbersOf(outline(location)).slice(0, 2);
  const radius = numbersOf(outline(0))[2]!;
  const at = (angle: number) => Object.values(point(radius, angle));
  expect(begin(0)).toEqual(at(1.9));
  expect(begin(1)).toEqual(at(45 + 0.55));
});

test("a counted step is moved aside where dice stand", () => {
  const [free] = stepMarks(die, 2, []);
  const [beside] = stepMarks(die, 2, [{ location: "3" } as never]);
  const [elsewhere] = stepMarks(die, 2, [{ location: "2" } as never]);
  expect(elsewhere).toEqual(free);
  expect(beside).toMatchObject(point(136, middle(2) - 17));
});

test("a path begins at its die, and beyond a whole round it is the round", () => {
  const [x, y] = numbersOf(path("3", 2));
  expect({ x, y }).toEqual(point(136, 2 * 45 + 7));
  expect(path("3", 8)).toBe(path("3", 20));
  expect(path("3", 2)).not.toBe(path("3", 3));
});
