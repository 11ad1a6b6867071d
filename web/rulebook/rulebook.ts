/** The rulebook of a game in the reader's language, and how something is sought in it. */
import { get, TurnedAway, type Rulebook } from "../wire/wire";

export type Section = Rulebook["sections"][number];

const read = new Map<string, Promise<Rulebook>>();

export function rulebookOf(game: string, language: string): Promise<Rulebook> {
  const path = `/api/rulebook/${game}?lang=${language}`;
  if (!read.has(path)) {
    const book = get<Rulebook>(path);
    book.catch(() => read.delete(path));
    read.set(path, book);
  }
  return read.get(path)!;
}

/** The same; nothing where there is none or the server is away. */
export async function rulebookIfAny(game: string, language: string): Promise<Rulebook | null> {
  return rulebookOf(game, language).catch((error: unknown) => {
    if (error instanceof TurnedAway) return null;
    throw error;
  });
}

export const addressOf = (game: string, rule: string): string => `/rules/${game}#${rule}`;

/** The rule of a piece on the table, by its kind: that of `card-b2` is the one for cards. */
export function ruleOfPiece(book: Rulebook, piece: string): string | undefined {
  return book.pieces[piece.split("-", 1)[0]!];
}

export interface Part {
  text: string;
  strong: boolean;
  hit: boolean;
}

/** One letter for each letter, without case, accent, or kind of space, so that places stay the same. */
function folded(text: string): string {
  return Array.from(text, (letter) =>
    letter === "ł" || letter === "Ł" ? "l" : letter.normalize("NFKD").charAt(0).toLowerCase(),
  ).join("");
}

function soughtWords(sought: string): string[] {
  return folded(sought)
    .split(" ")
    .filter((word) => word !== "");
}

/** The text in parts: what is strong, and what was sought. */
export function inParts(text: string, sought = ""): Part[] {
  const letters = text
    .split("**")
    .flatMap((piece, place) =>
      Array.from(piece, (letter) => ({ text: letter, strong: place % 2 === 1, hit: false })),
    );
  const whole = folded(letters.map((letter) => letter.text).join(""));
  for (const word of soughtWords(sought)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const letter of letters.slice(at, at + word.length)) letter.hit = true;
    }
  }
  return joined(letters);
}

function joined(letters: Part[]): Part[] {
  const parts: Part[] = [];
  for (const letter of letters) {
    const last = parts.at(-1);
    if (last && last.strong === letter.strong && last.hit === letter.hit) last.text += letter.text;
    else parts.push({ ...letter });
  }
  return parts;
}

/** The sections with only the paragraphs that hold every word sought, in their id, text, caption or remarks. */
export function narrowed(book: Rulebook, sought: string): Section[] {
  const words = soughtWords(sought);
  if (words.length === 0) return book.sections;
  const holds = (rule: Section["rules"][number]) => {
    const remarks = rule.marks.map((mark) => book.marks[mark]);
    const text = folded([rule.id, rule.text.replaceAll("**", ""), rule.caption ?? "", ...remarks].join(" "));
    return words.every((word) => text.includes(word));
  };
  return book.sections
    .map((section) => ({ ...section, rules: section.rules.filter(holds) }))
    .filter((section) => section.rules.length > 0);
}

/** What the ids of a section have in common: RC-C. */
export function stem(section: Section): string {
  return section.rules[0]!.id.replace(/\d+$/, "");
}

/** Where a rule begins to be read: with its section and the heading, if it is the first rule there. */
export function begin(book: Element, rule: string): Element | null {
  const found = book.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
  const section = found?.closest("[data-section]");
  return section?.querySelector("[data-rule]") === found ? (section ?? null) : found;
}
