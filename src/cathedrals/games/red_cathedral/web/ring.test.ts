import { expect, test } from "vitest";
import { diceSpot, middle, path, point, stepMarks, walked } from "./ring";

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
