/** What tables, pieces and fields of a list are called: by the words of the game, else as the list names them. */
import type { Cells, PiecesWeb } from "../board/game";
import type { Field } from "../wire/wire";
import type { Words } from "../words/words";
import type { Progress } from "./draft";

const SEVERAL = 2;

export function inWords(
  words: Words,
  list: PiecesWeb | undefined,
  field: string,
  word?: string,
  cells?: Cells,
): string {
  const id = list?.named(field, word, cells);
  return id !== undefined && words.has(id) ? words.say(id, { amount: SEVERAL }) : plain(word ?? field);
}

/** What a piece says that can be nothing else, such as for how many it is. */
export function givenInWords(words: Words, list: PiecesWeb | undefined, { key, value }: Field): string {
  const word = list?.named(key, String(value));
  if (word !== undefined && words.has(word)) return words.say(word);
  const field = list?.named(key);
  return field !== undefined && words.has(field) ? words.say(field, { amount: value }) : plain(String(value));
}

/** How far a kind has come. */
export function progressInWords(words: Words, { pieces: count, printed, ours }: Progress): string {
  const known = count - printed - ours;
  if (known === count) return words.say("web-pieces-known");
  if (ours === 0) return words.say("web-pieces-all", { count });
  const some = known > 0 ? "web-pieces-some-known" : "web-pieces-some";
  return words.say(some, { printed, count, known, ours });
}

export function kindInWords(words: Words, table: string): string {
  return words.has(`kind-${table}`) ? words.say(`kind-${table}`) : plain(table);
}

const plain = (name: string) => name.replaceAll("_", " ");
