/**
 * Every sentence a person reads, by id, from the same `words/*.ftl` as the terminal's.
 * It says what `cathedrals.kernel.words` says: an argument that has words of its own is said by them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import typography from "../../src/cathedrals/kernel/words/typography.json";
import { AWAY, getText, type Args, type Refused } from "../wire/wire";

/** Their addresses are known from the start, so that none is asked for by a script that must come first. */
type Files = Record<string, string>;
const FRAME = import.meta.glob("../../src/cathedrals/kernel/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
}) as Files;
const GAMES = import.meta.glob("../../src/cathedrals/games/*/telling/words/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
}) as Files;
const LESSONS = import.meta.glob("../../src/cathedrals/games/*/teaching/lesson/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
}) as Files;
const LANGUAGE = /([a-z]{2})\.ftl$/;
const ENGLISH = "en";
const NUMBERED = /^(.+)-(\d+)$/;
/** What people typed or are called is said as it is, whatever words there are. */
const TYPED = new Set(["move", "name"]);
/** Seats are called by the names of who sits there. */
const isSeat = (argument: string) => argument === "seat" || argument.endsWith("_seat");

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

/** Messages that are said by the rules of one language, and the names of the forms they have. */
interface Catalogue {
  language: string;
  bundle: FluentBundle;
  forms: string[];
}

export class Words {
  private readonly forms: readonly string[];

  /** `catalogues`: of the language, then of English for what is not translated. */
  constructor(
    readonly language: string,
    private readonly catalogues: readonly Catalogue[],
    private readonly names: readonly string[] = [],
  ) {
    this.forms = [...new Set(catalogues.flatMap((one) => one.forms))];
  }

  /** The same words at a table where the seats have names. */
  at(names: readonly string[]): Words {
    return new Words(this.language, this.catalogues, names);
  }

  private holding(id: string): Catalogue | undefined {
    return this.catalogues.find((one) => one.bundle.hasMessage(id));
  }

  has(id: string): boolean {
    return this.holding(id) !== undefined;
  }

  name(seat: number): string {
    return (
      this.names[seat] ??
      (this.has("solo-opponent") ? this.say("solo-opponent") : this.say("seat", { number: seat }))
    );
  }

  /** The sentence of that id, or a form of it. A missing id or argument is a mistake of ours and is thrown. */
  say(id: string, args: Args = {}, form = ""): string {
    const found = this.holding(id);
    const message = found?.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!found || pattern == null) throw new Error(`no words for "${id}"`);
    const errors: Error[] = [];
    const said = found.bundle.formatPattern(pattern, this.inWords(args), errors);
    if (errors.length > 0) throw new Error(`the words for "${id}" lack something: ${errors[0]}`);
    return typeset(said, found.language);
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
    if (isSeat(name) && typeof value === "number") return { [name]: this.name(value) };
    if (Array.isArray(value)) return this.inForms(name, (form) => this.listed(name, value, form));
    if (TYPED.has(name) || isSeat(name) || typeof value !== "string")
      return { [name]: value as FluentVariable };
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
    return this.holding(id)?.bundle.getMessage(id)?.attributes[form] === undefined ? "" : form;
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

function catalogueOf(language: string, texts: string[]): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const forms = new Set<string>();
  for (const text of texts) {
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    const messages = resource.body.filter((entry) => !entry.id.startsWith("-"));
    for (const form of messages.flatMap((message) => Object.keys(message.attributes))) forms.add(form);
  }
  return { language, bundle, forms: [...forms] };
}

/** Words from the texts of catalogues, the frame's first; what they lack is said by the English ones, if given. */
export function wordsOf(language: string, texts: string[], english: string[] = []): Words {
  const own = catalogueOf(language, texts);
  return new Words(language, english.length > 0 ? [own, catalogueOf(ENGLISH, english)] : [own]);
}

const read = new Map<string, Promise<string>>();

function once(path: string, fetchText: () => Promise<string>): Promise<string> {
  if (!read.has(path)) {
    const text = fetchText();
    text.catch(() => read.delete(path));
    read.set(path, text);
  }
  return read.get(path)!;
}

/** A catalogue that was built into the client; nothing where there is none. */
function built(files: Files, path: string): Promise<string> {
  const file = files[path];
  return file === undefined ? Promise.resolve("") : once(path, () => getText(file));
}

const frameOf = (language: string) => built(FRAME, `../../src/cathedrals/kernel/words/${language}.ftl`);
const pathOf = (game: string, language: string) =>
  `../../src/cathedrals/games/${game}/telling/words/${language}.ftl`;

/** The words of a game of the house are built in; those of another package are the server's to tell. */
function gameOf(game: string, language: string): Promise<string> {
  if (pathOf(game, ENGLISH) in GAMES) return built(GAMES, pathOf(game, language));
  const address = `/api/games/${game}/words/${language}`;
  return once(address, () => getText(address));
}

/** The words of the frame and of one game, or of all games where several are shown. */
export async function load(language: string, game = ""): Promise<Words> {
  if (!game) return wordsOf(language, [await frameOf(language)]);
  const wholly = language === ENGLISH || pathOf(game, language) in GAMES;
  const [own, english] = await Promise.all(
    [language, ...(wholly ? [] : [ENGLISH])].map((one) => Promise.all([frameOf(one), gameOf(game, one)])),
  );
  return wordsOf(language, own!, english);
}

/** The same and the words of the game's lesson. */
export async function loadLesson(language: string, game: string): Promise<Words> {
  const lesson = built(LESSONS, lessonOf(game, language));
  return wordsOf(language, await Promise.all([frameOf(language), gameOf(game, language), lesson]));
}

/** Lessons are led on drawn boards, so only games of the house have them here. */
export function hasLesson(game: string): boolean {
  return lessonOf(game, ENGLISH) in LESSONS;
}

function lessonOf(game: string, language: string): string {
  return `../../src/cathedrals/games/${game}/teaching/lesson/${language}.ftl`;
}
