/** What Python and the browser say is the same, word by word; tests/web/test_words.py brings what is to be said. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Args } from "./wire";
import { wordsOf } from "./words";

interface Said {
  game: string;
  id: string;
  args: Args;
  said: string;
}

const file = process.env.CATHEDRALS_SAID;
const NAMES = ["Ana", "Jan", "Eva", "Ota"];
const text = (path: string) => readFileSync(`src/cathedrals/${path}/words/en.ftl`, "utf-8");

test.skipIf(!file)("the browser says what Python says", () => {
  const all = JSON.parse(readFileSync(file!, "utf-8")) as Said[];
  const games = [...new Set(all.map((one) => one.game))];
  const words = new Map(games.map((game) => [game, wordsOf("en", [text("kernel"), text(`games/${game}`)]).at(NAMES)]));
  expect(all.map((one) => words.get(one.game)!.say(one.id, one.args))).toEqual(all.map((one) => one.said));
});
