/** A small list of pieces for tests: two cards whose fields hang on a word, and a table that is one piece. */
import type { Field, PiecesForm } from "../wire/wire";

export function field(key: string, kind: Field["kind"], value: unknown, more: Partial<Field> = {}): Field {
  const plain = { low: 0, high: 9, names: [], instead: "", count: 0, optional: false, parts: [] };
  return { ...plain, key, kind, value, ...more };
}

const word = (value: string) => field("gives", "word", value, { names: ["stone", "die"] });

export const FORM: PiecesForm = {
  game: "pebbles",
  tables: [
    {
      name: "track",
      has_rows: false,
      rows: [{ source: "designed", fields: [field("spaces", "numbers", [1, 2])] }],
    },
    {
      name: "tile",
      has_rows: true,
      rows: [
        { source: "rulebook", fields: [word("stone"), field("amount", "number", 2)] },
        { source: "designed", fields: [word("die"), field("marked", "flag", true)] },
        { source: "designed", fields: [word("stone"), field("amount", "number", 1)] },
      ],
    },
  ],
};
