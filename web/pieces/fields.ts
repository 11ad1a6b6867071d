/** The fields of a piece while it is typed in: which there are, and what they say at first. */
import type { Cells } from "../board/game";
import type { Field } from "../wire/wire";
import { valuesOf } from "./draft";

/** What stands in a field of all pieces of a kind, list by list. */
export function within(others: readonly Field[][], key: string): Field[][] {
  return others.flatMap((fields) => fields.find((field) => field.key === key)?.parts ?? []);
}

/**
 * Which fields there are may depend on a word, as what an action costs does on the action. Where a word was changed,
 * they are those of another piece of the kind that says it.
 */
export function fieldsFor(others: readonly Field[][], fields: Field[], cells: Cells): Field[] {
  const leading = fields.find((field) => field.kind === "word");
  if (!leading || cells[leading.key] === leading.value) return fields;
  const saying = others.find((other) => valuesOf(other)[leading.key] === cells[leading.key]);
  return saying ? saying.map((field) => (field.key === leading.key ? leading : field)) : fields;
}

/** The cells after a field was changed: what the new word has no field for goes, what it asks for comes. */
export function fitted(others: readonly Field[][], fields: Field[], cells: Cells): Cells {
  const wanted = fieldsFor(others, fields, cells);
  const usual = valuesOf(wanted);
  const kept = wanted.map(({ key }) => [key, cells[key] ?? usual[key]]);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** A number that may be left out is left out where it is none. */
export function withNumber(cells: Cells, field: Field, value: number): Cells {
  const { [field.key]: _, ...others } = cells;
  return field.optional && value === 0 ? others : { ...cells, [field.key]: value };
}

/** Whether nothing else may stand in a field, so that nobody is asked for it. */
export const isSettled = (field: Field): boolean =>
  (field.kind === "word" && field.names.length === 1) ||
  (field.kind === "number" && field.low === field.high && !field.optional);

export const least = (field: Field): number => (field.optional ? 0 : field.low);

/** The number that was typed; nothing where none is typed or it cannot be. */
export function numberIn(text: string, low: number, high: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const number = Number(text);
  return low <= number && number <= high ? number : null;
}

/** Up to so many numbers have a field each; a longer list is one text. */
const MOST_FIELDS = 8;

/** How many numbers a list has: the form tells it, never what is being typed. */
const countOf = (field: Field): number => field.count || (field.value as number[]).length;

export const isLongList = (field: Field): boolean => countOf(field) > MOST_FIELDS;

/** The numbers of a list, as many as it has to have, and one of them anew. */
export function numbersOf(field: Field, value: readonly number[], place = -1, anew = 0): number[] {
  const one = (other: number) => (other === place ? anew : (value[other] ?? field.low));
  return Array.from({ length: countOf(field) }, (_, other) => one(other));
}

/** The numbers of a text, however they are set apart. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** A list of words after one of them was put in or taken out, in the order of the form; all may have a word instead. */
export function toggled(field: Field, value: string[] | string, word: string): string[] | string {
  const held = typeof value === "string" ? [] : value;
  const wished = held.includes(word) ? held.filter((other) => other !== word) : [...held, word];
  return field.names.filter((name) => wished.includes(name));
}
