/** What Python and the browser say is the same, word by word; tests/web/test_words.py brings what is to be said. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Args } from "../wire/wire";
import { type Words, wordsOf } from "./words";

interface Said {
  game: string;
  language: string;
  id: string;
  args: Args;
  said: string;
}

const file = process.env.CATHEDRALS_SAID;
const NAMES = ["Ana", "Jan", "Eva", "Ota"];
const text = (path: string, language: string) =>
  readFileSync(`src/cathedrals/${path}/words/${language}.ftl`, "utf-8");

test.skipIf(!file)("the browser says what Python says", () => {
  const all = JSON.parse(readFileSync(file!, "utf-8")) as Said[];
  const words = new Map<string, Words>();
  const say = ({ game, language, id, args }: Said) => {
    const place = `${game} ${language}`;
    if (!words.has(place))
      words.set(
        place,
        wordsOf(language, [text("kernel", language), text(`games/${game}/telling`, language)]).at(NAMES),
      );
    return words.get(place)!.say(id, args);
  };
  expect(all.map(say)).toEqual(all.map((one) => one.said));
});
