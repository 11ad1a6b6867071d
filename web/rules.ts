/** A game's rules as they stand in its `RULES.md`: paragraphs, each with the id by which it is cited. */

export interface Rule {
  id: string;
  heading: string;
  parts: { text: string; strong: boolean }[];
}

const FILES = import.meta.glob("../src/cathedrals/games/*/RULES.md", { query: "?url", import: "default" }) as Record<string, () => Promise<string>>;
const ID = /^\*\*([A-Z]+-[A-Z0-9]+)\*\* */;

export async function rulesOf(game: string): Promise<Rule[]> {
  const url = await FILES[`../src/cathedrals/games/${game}/RULES.md`]!();
  return readRules(await (await fetch(url)).text());
}

export function readRules(text: string): Rule[] {
  return text.split(/\n(?=- |#|\n)/).flatMap(readRule);
}

function readRule(block: string): Rule[] {
  const text = block.trim().replace(/^- /, "").replaceAll(/\s*\n\s*/g, " ");
  if (text === "") return [];
  if (text.startsWith("#")) return [{ id: "", heading: text.replace(/^#+ */, ""), parts: [] }];
  const id = ID.exec(text);
  return [{ id: id?.[1] ?? "", heading: "", parts: inParts(id ? text.slice(id[0].length) : text) }];
}

/** What stands between double stars is strong; other signs of the file are left out. */
function inParts(text: string): Rule["parts"] {
  const pieces = text.replaceAll("`", "").split("**");
  return pieces.map((piece, place) => ({ text: piece, strong: place % 2 === 1 })).filter((part) => part.text !== "");
}
