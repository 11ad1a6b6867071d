/** What every part of the board knows: the telling, the words, the hands, and whose board lies below. */
import { createContext } from "svelte";
import type { Hands } from "$web/board/hands.svelte";
import type { Told } from "$web/wire/wire";
import type { Words } from "$web/words/words";
import type { About } from "./about";
import type { Said } from "./areas";
import type { Review } from "./review";
import type { View } from "./view";

export interface AtTable {
  readonly told: Told<View>;
  readonly view: View;
  readonly words: Words;
  readonly hands: Hands;
  /** The seat whose board lies below; of those who only watch, the second. */
  readonly me: number;
  /** Whether the seat asked is mine. */
  readonly isMine: boolean;
  /** The cells of the area that is pointed at. */
  lit: string[];
  /** A scoring that is being looked at, and which of its areas. */
  readonly review: Review | null;
  reviewing: number;
}

export const [atTable, sitDown] = createContext<AtTable>();

export const say = (words: Words, said: readonly Said[]): string =>
  said.map(([id, args]) => words.say(id, args)).join(" ");

/** A piece in words, for who does not see it. */
export const named = (words: Words, about: About): string =>
  words.say("web-named", { title: say(words, [about.title]), text: say(words, about.lines) });
