/**
 * Every sentence a person reads, by id, from the same `words/*.ftl` as the terminal's.
 * It says what `cathedrals.kernel.words` says: an argument that has words of its own is said by them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Refused } from "./wire";

type Files = Record<string, () => Promise<string>>;
const FRAME = import.meta.glob("../src/cathedrals/kernel/words/*.ftl", { query: "?url", import: "default" }) as Files;
const GAMES = import.meta.glob("../src/cathedrals/games/*/words/*.ftl", { query: "?url", import: "default" }) as Files;
const LANGUAGE = /([a-z]{2})\.ftl$/;
const NUMBERED = /^(.+)-(\d+)$/;
/** What people typed or are called is said as it is, whatever words there are. */
const TYPED = new Set(["move", "name", "seat"]);

export const LANGUAGES = Object.keys(FRAME).map((path) => LANGUAGE.exec(path)![1]!);

export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] = [],
  ) {}

  /** The same words at a table where the seats have names. */
  at(names: readonly string[]): Words {
    return new Words(this.language, this.bundle, names);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  name(seat: number): string {
    return this.names[seat] ?? (this.has("solo-opponent") ? this.say("solo-opponent") : this.say("seat", { number: seat }));
  }

  /** The sentence of that id. A missing id or argument is a mistake of ours and is thrown. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`no words for "${id}"`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.inWords(args), errors);
    if (errors.length > 0) throw new Error(`the words for "${id}" lack something: ${errors[0]}`);
    return said;
  }

  refusal(refusal: Refused): string {
    return this.has(`refusal-${refusal.refused}`) ? this.say(`refusal-${refusal.refused}`, refusal.args ?? {}) : (refusal.words ?? refusal.refused);
  }

  private inWords(args: Args): Record<string, FluentVariable> {
    const amount = typeof args.amount === "number" ? args.amount : 1;
    const entries = Object.entries(args).map(([name, value]) => [name, this.worded(name, value, amount)] as const);
    return Object.fromEntries(entries);
  }

  private worded(name: string, value: unknown, amount: number): FluentVariable {
    if (name === "seat" && typeof value === "number") return this.name(value);
    if (Array.isArray(value)) return this.listed(value.map((item) => this.say(`${name}-each`, item as Args)));
    if (typeof value !== "string" || TYPED.has(name)) return value as FluentVariable;
    if (this.has(`${name}-${value}`)) return this.say(`${name}-${value}`, { amount });
    const numbered = NUMBERED.exec(value);
    if (numbered && this.has(`${name}-${numbered[1]}`)) return this.say(`${name}-${numbered[1]}`, { number: Number(numbered[2]) });
    return value;
  }

  private listed(items: string[]): string {
    if (items.length === 0) return this.say("list-empty");
    const middle = items.slice(1, -1).reduce((said, item) => this.say("list-next", { items: said, item }), items[0]!);
    return items.length > 1 ? this.say("list-last", { items: middle, item: items.at(-1) }) : middle;
  }
}

/** Words from the texts of catalogues, the frame's first. */
export function wordsOf(language: string, texts: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Words(language, bundle);
}

const read = new Map<string, Promise<string>>();

function text(files: Files, path: string): Promise<string> {
  if (!read.has(path)) read.set(path, files[path]!().then((url) => fetch(url)).then((response) => response.text()));
  return read.get(path)!;
}

/** The words of the frame and of one game, or of all games where several are shown. */
export async function load(language: string, game = ""): Promise<Words> {
  const frame = text(FRAME, `../src/cathedrals/kernel/words/${language}.ftl`);
  const path = `../src/cathedrals/games/${game}/words/${language}.ftl`;
  return wordsOf(language, await Promise.all(game ? [frame, text(GAMES, path)] : [frame]));
}

/** The language wished for, if we have it, else English. */
export function chosenLanguage(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish)) ?? "en";
}
