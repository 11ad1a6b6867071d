import { expect, test } from "vitest";
import { partsOf, wishOf } from "./report";

const FILE = `report   1
line     4
seat     0
browser  Some browser 5.0
said     The die is odd.
said
said     It should not be.

game     pebbles
rules    1
dice     told

. green 6
0 claim b1
`;
const BROWSER = {
  innerWidth: 390,
  innerHeight: 844,
  navigator: { userAgent: "x".repeat(400) },
  location: { href: "https://here/table/m7#seat=secret" },
} as unknown as Window;

test("what goes along is read off the file, but for the words that are in sight anyway", () => {
  expect(partsOf(FILE)).toEqual({
    rows: [
      ["line", "4"],
      ["seat", "0"],
      ["browser", "Some browser 5.0"],
    ],
    lines: 2,
  });
});

test("a match of which nothing was played has no lines", () => {
  expect(partsOf("report   1\nline     0\nsaid     odd\n\ngame     pebbles\n\n").lines).toBe(0);
});

test("what is sent is where one is and what one looks at it with, and no address", () => {
  const wish = wishOf({ match: "m7", line: 4, seat: null }, "odd", "pl", BROWSER);
  expect(wish).toEqual({
    match: "m7",
    line: 4,
    seat: null,
    said: "odd",
    language: "pl",
    client: "",
    window: "390x844",
    browser: "x".repeat(300),
  });
});
