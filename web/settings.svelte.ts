/** What a person chose in this browser: kept there, and nowhere else. */
import type { Speed } from "./motion";
import { chosenLanguage } from "./words";

export interface Choices {
  theme: "dark" | "light";
  language: string;
  speed: Speed;
  sound: boolean;
  hints: boolean;
}

const KEY = "cathedrals";

function first(): Choices {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const usual: Choices = { theme: light ? "light" : "dark", language: chosenLanguage(navigator.languages), speed: still ? "none" : "normal", sound: false, hints: true };
  return { ...usual, ...kept<Partial<Choices>>(KEY, {}) };
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
  keep(KEY, choices);
}
