/**
 * Every sentence a person reads, by id, from the same `words/*.ftl` as the terminal's.
 * It says what `cathedrals.kernel.words` says: an argument that has words of its own is said by them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import typography from "../../src/cathedrals/kernel/words/typography.json";
import { AWAY, type Args, type Refused } from "../wire/wire";

type Files = Record<string, () => Promise<string>>;
const FRAME = import.meta.glob("../../src/cathedrals/kernel/words/*.ftl", {
  query: "?url",
  import: "default",
}) as Files;
const GAMES = import.meta.glob("../../src/cathedrals/games/*/telling/words/*.ftl", {
  query: "?url",
  import: "default",
}) as Files;
const LESSONS = import.meta.glob("../../src/cathedrals/games/*/teaching/lesson/*.ftl", {
  query: "?url",
  import: "default",
}) as Files;
const LANGUAGE = /([a-z]{2})\.ftl$/;
const NUMBERED = /^(.+)-(\d+)$/;
/** What people typed or are called is said as it is, whatever words there are. */
const TYPED = new Set(["move", "name", "seat"]);

export const LANGUAGES = Object.keys(FRAME).map((path) => LANGUAGE.exec(path)![1]!);

/** What a language calls itself. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

type Habit = [pattern: string, space: string];

/** The spaces a language wants where its catalogues have plain ones. */
function typeset(text: string, language: string): string {
  const habits = (typography as unknown as Record<string, Habit[]>)[language] ?? [];
  return habits.reduce((said, [pattern, space]) => said.replace(new RegExp(pattern, "g"), space), text);
}

export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly forms: readonly string[],
    private readonly names: readonly string[] = [],
  ) {}

  /** The same words at a table where the seats have names. */
  at(names: readonly string[]): Words {
    return new Words(this.language, this.bundle, this.forms, names);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  name(seat: number): string {
    return (
      this.names[seat] ??
      (this.has("solo-opponent") ? this.say("solo-opponent") : this.say("seat", { number: seat }))
    );
  }

  /** The sentence of that id, or a form of it. A missing id or argument is a mistake of ours and is thrown. */
  say(id: string, args: Args = {}, form = ""): string {
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern == null) throw new Error(`no words for "${id}"`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.inWords(args), errors);
    if (errors.length > 0) throw new Error(`the words for "${id}" lack something: ${errors[0]}`);
    return typeset(said, this.language);
  }

  refusal(refusal: Refused): string {
    if (refusal.refused === AWAY) return this.say("web-away");
    return this.has(`refusal-${refusal.refused}`)
      ? this.say(`refusal-${refusal.refused}`, refusal.args ?? {})
      : (refusal.words ?? refusal.refused);
  }

  private inWords(args: Args): Record<string, FluentVariable> {
    const amount = typeof args.amount === "number" ? args.amount : 1;
    return Object.assign(
      {},
      ...Object.entries(args).map(([name, value]) => this.worded(name, value, amount)),
    );
  }

  /** An argument as it is said, its forms, and the value to choose by. */
  private worded(name: string, value: unknown, amount: number): Record<string, FluentVariable> {
    if (name === "seat" && typeof value === "number") return { seat: this.name(value) };
    if (Array.isArray(value)) return this.inForms(name, (form) => this.listed(name, value, form));
    if (TYPED.has(name) || typeof value !== "string") return { [name]: value as FluentVariable };
    const [id, key, number] = this.wordsOf(name, value);
    const count: Args = number === null ? { amount } : { number };
    const say = (form: string) => (id ? this.say(id, count, this.formOf(id, form)) : value);
    return { ...this.inForms(name, say), [`${name}_id`]: key };
  }

  private inForms(name: string, say: (form: string) => string): Record<string, string> {
    return Object.fromEntries(
      ["", ...this.forms].map((form) => [form ? `${name}_${form}` : name, say(form)]),
    );
  }

  /** The form, where these words have it. */
  private formOf(id: string, form: string): string {
    return this.bundle.getMessage(id)?.attributes[form] === undefined ? "" : form;
  }

  private wordsOf(name: string, value: string): [id: string, key: string, number: number | null] {
    if (this.has(`${name}-${value}`)) return [`${name}-${value}`, value, null];
    const numbered = NUMBERED.exec(value);
    if (numbered && this.has(`${name}-${numbered[1]}`))
      return [`${name}-${numbered[1]}`, numbered[1]!, Number(numbered[2])];
    return ["", value, null];
  }

  private listed(name: string, items: unknown[], wished: string): string {
    if (items.length === 0) return this.say("list-empty", {}, this.formOf("list-empty", wished));
    const id = `${name}-each`;
    const each = items.map((item) => this.say(id, item as Args, this.formOf(id, wished)));
    const middle = each
      .slice(1, -1)
      .reduce((said, item) => this.say("list-next", { items: said, item }), each[0]!);
    return each.length > 1 ? this.say("list-last", { items: middle, item: each.at(-1) }) : middle;
  }
}

/** Words from the texts of catalogues, the frame's first. */
export function wordsOf(language: string, texts: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const forms = new Set<string>();
  for (const text of texts) {
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    const messages = resource.body.filter((entry) => !entry.id.startsWith("-"));
    for (const form of messages.flatMap((message) => Object.keys(message.attributes))) forms.add(form);
  }
  return new Words(language, bundle, [...forms]);
}

const read = new Map<string, Promise<string>>();

function text(files: Files, path: string): Promise<string> {
  if (!read.has(path))
    read.set(
      path,
      files[path]!()
        .then((url) => fetch(url))
        .then((response) => response.text()),
    );
  return read.get(path)!;
}

/** The words of the frame and of one game, or of all games where several are shown. */
export async function load(language: string, game = ""): Promise<Words> {
  const frame = text(FRAME, `../../src/cathedrals/kernel/words/${language}.ftl`);
  const path = `../../src/cathedrals/games/${game}/telling/words/${language}.ftl`;
  return wordsOf(language, await Promise.all(game ? [frame, text(GAMES, path)] : [frame]));
}

/** The same and the words of the game's lesson. */
export async function loadLesson(language: string, game: string): Promise<Words> {
  const frame = text(FRAME, `../../src/cathedrals/kernel/words/${language}.ftl`);
  const words = text(GAMES, `../../src/cathedrals/games/${game}/telling/words/${language}.ftl`);
  return wordsOf(language, await Promise.all([frame, words, text(LESSONS, lessonOf(game, language))]));
}

export function hasLesson(game: string): boolean {
  return lessonOf(game, "en") in LESSONS;
}

function lessonOf(game: string, language: string): string {
  return `../../src/cathedrals/games/${game}/teaching/lesson/${language}.ftl`;
}
