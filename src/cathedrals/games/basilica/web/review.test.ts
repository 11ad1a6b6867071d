import { expect, test } from "vitest";
import type { Told } from "$web/wire/wire";
import { area, view } from "./fixture";
import { broughtBy, reviewed } from "./review";
import type { View } from "./view";

const held = area(["a1", "a2"], { strengths: [1, 0], leader: 0, lead: "strength", points: [2, 0] });
const lost = area(["c1"], { colour: "blue", strengths: [0, 1], leader: 1, lead: "strength", points: [0, 1] });
const told = (line: number, since: number, more: Partial<Told<View>> = {}): Told<View> =>
  ({
    line,
    since,
    events: [],
    as_seats: [0],
    asked: 1,
    view: view({ areas: [held, lost], king: { ...view().king, is_due: true } }),
    ...more,
  }) as unknown as Told<View>;
const scoring = [{ event: "scoring", line: 5, number: 2 }];

test("a scoring is looked at on the table before it", () => {
  const review = reviewed(told(4, 3), told(6, 4, { events: scoring, view: view() }), null);
  expect(review?.number).toBe(2);
  expect(review?.areas).toEqual([held, lost]);
});

test("a last scoring that nothing announced is looked at on the table at the end", () => {
  const before = told(4, 3, { view: view({ areas: [lost] }) });
  const now = told(6, 4, {
    events: scoring,
    view: view({ ending: "second_exhaustion", areas: [held] }),
  });
  expect(reviewed(before, now, null)?.areas).toEqual([held]);
});

test("a scoring on a table that was never shown is not looked at", () => {
  const before = told(4, 3, { view: view({ areas: [held] }) });
  expect(reviewed(before, told(6, 4, { events: scoring, view: view() }), null)).toBeNull();
});

test("it stays while the other goes on, and ends when one acts oneself or the past is shown", () => {
  const review = reviewed(told(4, 3), told(6, 4, { events: scoring }), null);
  expect(reviewed(told(6, 4), told(7, 6), review)).toBe(review);
  expect(reviewed(told(7, 6, { asked: 0 }), told(8, 7), review)).toBeNull();
  expect(reviewed(told(7, 6), told(3, 2), review)).toBeNull();
  expect(reviewed(told(4, 3), told(6, 4, { events: scoring, as_seats: [] }), null)).toBeNull();
  expect(reviewed(null, told(6, 5, { events: scoring }), null)).toBeNull();
});

test("points add up area by area", () => {
  expect(broughtBy([held, lost], 1)).toEqual([2, 0]);
  expect(broughtBy([held, lost], 2)).toEqual([2, 1]);
});
