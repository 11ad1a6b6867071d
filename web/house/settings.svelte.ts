/** What a person chose: the language is kept by the server, all else in this browser and nowhere else. */
import type { Speed } from "../board/motion";
import { post, TurnedAway, type Me } from "../wire/wire";
import { LANGUAGES } from "../words/words";

export interface Choices {
  theme: "dark" | "light";
  language: string;
  speed: Speed;
  sound: boolean;
  /** In percent of as loud as it gets. */
  volume: number;
  /** Whether one's turn is heard while the page is out of sight, too. */
  calls: boolean;
  hints: boolean;
}

const KEY = "cathedrals";

function first(): Choices {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const usual = {
    theme: light ? "light" : "dark",
    speed: still ? "none" : "normal",
    sound: false,
    volume: 70,
    calls: false,
    hints: true,
  };
  return { ...usual, ...kept<Partial<Choices>>(KEY, {}), language: languageOfPage() } as Choices;
}

/** The page came in the language that this person wants. */
function languageOfPage(): string {
  const said = document.documentElement.lang;
  return LANGUAGES.includes(said) ? said : "en";
}

/** What was kept under a name; a browser that keeps nothing has the usual. */
export function kept<T>(name: string, usual: T): T {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? usual;
  } catch {
    return usual;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets the choice with the page; nothing else is lost.
  }
}

export const choices: Choices = $state(first());

export function choose(change: Partial<Choices>): void {
  Object.assign(choices, change);
  const { language: _, ...here } = choices;
  keep(KEY, here);
}

/** Goes on in another language, here and wherever this account is entered. */
export async function speak(language: string): Promise<void> {
  choices.language = language;
  await post<Me>("/api/me/language", { language }).catch((error: unknown) => {
    if (!(error instanceof TurnedAway)) throw error; // a server that is away forgets the choice with the page
  });
}
