import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOf } from "./words";

const FRAME = readFileSync("src/cathedrals/kernel/words/en.ftl", "utf-8");
const words = wordsOf("en", [
  FRAME,
  `stone-grey =
    { $amount ->
        [one] grey stone
       *[other] grey stones
    }
gains = { $seat } gains { $amount } { $stone }
card-base = base { $number }
lays = lays { $card }
`,
]);

test("an argument with words of its own is said by them, in its number", () => {
  expect(words.say("gains", { seat: "Ana", amount: 1, stone: "grey" })).toBe("Ana gains 1 grey stone");
  expect(words.say("gains", { seat: "Ana", amount: 2, stone: "grey" })).toBe("Ana gains 2 grey stones");
  expect(words.say("lays", { card: "base-3" })).toBe("lays base 3");
});

test("a seat is called by its name at the table", () => {
  expect(words.at(["Ana", "Jan"]).say("gains", { seat: 1, amount: 1, stone: "grey" })).toBe(
    "Jan gains 1 grey stone",
  );
});

test("a missing word or argument is a mistake of ours", () => {
  expect(() => words.say("nonsense")).toThrow("nonsense");
  expect(() => words.say("gains", { seat: "Ana" })).toThrow("gains");
});

test("a refusal is said by its id, or else as the server said it", () => {
  expect(words.refusal({ refused: "over" })).toBe("The match is over.");
  expect(words.refusal({ refused: "unheard-of", words: "No." })).toBe("No.");
});

test("what is not translated is said in English, as English counts and prints", () => {
  const stones = `game-title = Quarry!
took = { $amount ->
    [one] a stone
   *[other] { $amount } stones
}`;
  const polish = wordsOf("pl", ["language = polski", "game-title = Kamieniołom"], [FRAME, stones]);
  expect(polish.say("language")).toBe("polski");
  expect(polish.say("game-title")).toBe("Kamieniołom");
  expect([1, 2, 5].map((amount) => polish.say("took", { amount }))).toEqual([
    "a stone",
    "2 stones",
    "5 stones",
  ]);
  expect(wordsOf("fr", ["language = français"], [FRAME, stones]).say("game-title")).toBe("Quarry!");
  expect(() => polish.say("nonsense")).toThrow("nonsense");
});
