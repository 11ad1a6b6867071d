import { expect, test } from "vitest";
import { serve } from "../wire/fixture";
import { FRAME, HOUSE } from "./fixture";
import { hasLesson, load, loadLesson, nameOf, wordsOf } from "./words";

const GAME = HOUSE[0]!;
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

test("a server that is away is said by the frame's words", () => {
  expect(words.refusal({ refused: "server-away" })).toBe("Can’t reach the server");
  expect(words.refusal({ refused: "unheard-of" })).toBe("unheard-of");
});

test("a seat without a name is the solo opponent's where a game has one, else its number", () => {
  expect(words.name(2)).toBe("seat 2");
  expect(wordsOf("en", [FRAME, "solo-opponent = Ivan"]).name(2)).toBe("Ivan");
});

const listing = wordsOf("en", [
  FRAME,
  `resource-wood = wood
    .acc = (acc) wood
resource-gold = gold
missing-each = { $amount } { $resource_acc }
    .acc = acc { $resource }
needs = needs { $missing }
wants = wants { $missing_acc }
chosen = { $resource_id ->
    [wood] wooden
   *[other] other
}
typed = { $name } plays { $move }
goes = { $other_seat }
`,
]);
const each = (...resources: string[]) => resources.map((resource) => ({ resource, amount: 1 }));

test("a list is said by its length", () => {
  expect(listing.say("needs", { missing: [] })).toBe("needs nothing");
  expect(listing.say("needs", { missing: each("wood") })).toBe("needs 1 (acc) wood");
  expect(listing.say("needs", { missing: each("wood", "gold") })).toBe("needs 1 (acc) wood and 1 gold");
  expect(listing.say("needs", { missing: each("wood", "gold", "wood") })).toBe(
    "needs 1 (acc) wood, 1 gold and 1 (acc) wood",
  );
});

test("a list whose items have no words is a mistake of ours", () => {
  expect(() => listing.say("needs", { missing: each("wood"), odd: each("wood") })).toThrow(
    'no words for "odd-each"',
  );
});

test("a list has the form that is asked for, where its items have it", () => {
  expect(listing.say("wants", { missing: each("gold") })).toBe("wants acc gold");
  expect(listing.say("wants", { missing: [] })).toBe("wants nothing");
});

test("a sentence chooses by what an argument is, not by how it is said", () => {
  expect(["wood", "gold"].map((resource) => listing.say("chosen", { resource }))).toEqual([
    "wooden",
    "other",
  ]);
});

test("what people typed is said as it is, whatever words there are", () => {
  const sly = wordsOf("en", [FRAME, "move-wood = x\nname-wood = y\ntyped = { $name } plays { $move }"]);
  expect(sly.say("typed", { name: "wood", move: "wood" })).toBe("wood plays wood");
});

test("another seat is called by its name, too", () => {
  expect(listing.at(["Ana", "Jan"]).say("goes", { other_seat: 1 })).toBe("Jan");
});

test("a language has the spaces it wants", () => {
  const french = wordsOf("fr", ["ask = Pourquoi ?"]);
  expect(french.say("ask")).toMatch(/^Pourquoi[\u00a0\u202f]\?$/);
});

test("a language is called as it calls itself", () => {
  expect([nameOf("pl"), nameOf("en")]).toEqual(["polski", "English"]);
});

test("the words of a game of the house are built in, and a file is read once", async () => {
  const asked = serve({});
  expect((await load("en")).say("web-away")).toBe("Can’t reach the server");
  expect((await load("pl", GAME)).has("game-title")).toBe(true);
  await load("pl", GAME);
  expect(asked.map(({ path }) => path.split("/").slice(-3).join("/"))).toEqual([
    "kernel/words/en.ftl",
    "kernel/words/pl.ftl",
    "telling/words/pl.ftl",
  ]);
});

test("the words of another package are the server's, in English where it has no others", async () => {
  serve({
    "/api/games/quarry/words/cs": "game-title = Lom",
    "/api/games/quarry/words/en": "game-title = Quarry\ntook = took",
  });
  const czech = await load("cs", "quarry");
  expect([czech.say("game-title"), czech.say("took")]).toEqual(["Lom", "took"]);
  expect((await load("en", "quarry")).say("game-title")).toBe("Quarry");
});

test("words that did not come are asked for again", async () => {
  serve({});
  await expect(load("en", "late")).rejects.toThrow("server-away");
  serve({ "/api/games/late/words/en": "game-title = Late" });
  expect((await load("en", "late")).say("game-title")).toBe("Late");
});

test("only games of the house have lessons, and those have their words", async () => {
  serve({});
  expect([hasLesson(GAME), hasLesson("quarry")]).toEqual([true, false]);
  const own = await loadLesson("en", GAME);
  expect([own.has("game-title"), own.has("web-away"), own.language]).toEqual([true, true, "en"]);
});
