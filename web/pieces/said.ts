/** What tables, pieces and fields of a list are called: by the words of the game, else as the list names them. */
import type { PiecesWeb } from "../board/game";
import type { Words } from "../words/words";

const SEVERAL = 2;

export function inWords(words: Words, list: PiecesWeb | undefined, field: string, word?: string): string {
  const id = list?.named(field, word);
  return id !== undefined && words.has(id) ? words.say(id, { amount: SEVERAL }) : plain(word ?? field);
}

export function kindInWords(words: Words, table: string): string {
  return words.has(`kind-${table}`) ? words.say(`kind-${table}`) : plain(table);
}

const plain = (name: string) => name.replaceAll("_", " ");
