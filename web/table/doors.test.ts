import { expect, test } from "vitest";
import { move } from "../wire/fixture";
import { words } from "../words/fixture";
import { doorsOf, sayDoor } from "./doors";

const WORDS = words("family-take = Take\nshort-nothing = take nothing\n");
const TAKES = [move("take wood"), move("take gold")];
const NOTHING = { ...move("leave"), words: "nothing" };

test("moves of a family stand behind one door, a single move behind one of its own", () => {
  const doors = doorsOf([...TAKES, NOTHING], WORDS);
  expect(doors.map((door) => [door.name, door.moves.length])).toEqual([
    ["take", 2],
    ["leave", 1],
  ]);
});

test("a single move is called by its own words, though its family has a name", () => {
  const [takes] = doorsOf([...TAKES, NOTHING], WORDS);
  expect(sayDoor(takes!, WORDS)).toBe("Take");
  expect(sayDoor({ name: "take", moves: [NOTHING] }, WORDS)).toBe("Take nothing");
});

test("there are no doors where there would be one, or one without a name", () => {
  expect(doorsOf(TAKES, WORDS)).toEqual([]);
  expect(doorsOf([...TAKES, move("give wood"), move("give gold")], WORDS)).toEqual([]);
});
