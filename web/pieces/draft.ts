/**
 * A box being typed in: what the form of the game asks for, and what the host has told so far. Only what was touched
 * is kept; all else is as the built-in list of pieces says.
 */
import type { Cells } from "../board/game";
import type { Field, PiecesForm, PiecesRow, PiecesTable } from "../wire/wire";

/** A piece that was touched: what it says, and whether the host has said that it is printed so. */
export interface Typed {
  cells: Cells;
  printed: boolean;
}

export interface Draft {
  name: string;
  /** By the table, then by the place of the row. */
  pieces: Record<string, Record<number, Typed>>;
}

/** One piece of the form: its table, and the place of its row. */
export interface At {
  table: string;
  row: number;
}

/** How far a table has come; what is neither printed nor ours is known from the rules and reports. */
export interface Progress {
  pieces: number;
  printed: number;
  ours: number;
}

export type State = "printed" | "begun" | "ours" | "known";

export const EMPTY: Draft = { name: "", pieces: {} };
const OURS = "designed";

export const isEmpty = (draft: Draft): boolean =>
  Object.values(draft.pieces).every((rows) => Object.keys(rows).length === 0);

export function valuesOf(fields: readonly Field[]): Cells {
  const said = fields.filter((field) => field.value !== null);
  return Object.fromEntries(said.map((field) => [field.key, field.value]));
}

export function tableOf(form: PiecesForm, name: string): PiecesTable {
  return form.tables.find((table) => table.name === name)!;
}

export function rowAt(form: PiecesForm, at: At): PiecesRow {
  return tableOf(form, at.table).rows[at.row]!;
}

export function typedAt(draft: Draft, at: At): Typed | undefined {
  return draft.pieces[at.table]?.[at.row];
}

/** What a piece says now. */
export function cellsAt(form: PiecesForm, draft: Draft, at: At): Cells {
  return typedAt(draft, at)?.cells ?? valuesOf(rowAt(form, at).fields);
}

export function stateAt(form: PiecesForm, draft: Draft, at: At): State {
  const typed = typedAt(draft, at);
  if (typed) return typed.printed ? "printed" : "begun";
  return rowAt(form, at).source === OURS ? "ours" : "known";
}

function put(draft: Draft, { table, row }: At, typed: Typed): Draft {
  return { ...draft, pieces: { ...draft.pieces, [table]: { ...draft.pieces[table], [row]: typed } } };
}

/** All pieces that something wrong may be about. */
export function sharing({ table, row = 0, others }: { table: string; row?: number; others: number[] }): At[] {
  return [row, ...others].map((one) => ({ table, row: one }));
}

/** Something is typed in; the piece counts as printed only when the host says so. */
export function change(draft: Draft, at: At, cells: Cells): Draft {
  return put(draft, at, { cells, printed: false });
}

/** What is shown is what is printed. */
export function confirm(form: PiecesForm, draft: Draft, at: At): Draft {
  return put(draft, at, { cells: cellsAt(form, draft, at), printed: true });
}

/** The piece is ours again. */
export function forget(draft: Draft, { table, row }: At): Draft {
  const { [row]: _, ...others } = draft.pieces[table] ?? {};
  return { ...draft, pieces: { ...draft.pieces, [table]: others } };
}

export function progressOf(form: PiecesForm, draft: Draft, table: PiecesTable): Progress {
  const states = table.rows.map((_, row) => stateAt(form, draft, { table: table.name, row }));
  const count = (...wanted: State[]) => states.filter((state) => wanted.includes(state)).length;
  return { pieces: states.length, printed: count("printed"), ours: count("ours", "begun") };
}

export function allOf(form: PiecesForm): At[] {
  return form.tables.flatMap(({ name, rows }) => rows.map((_, row) => ({ table: name, row })));
}

const isOpen = (form: PiecesForm, draft: Draft, at: At) =>
  ["ours", "begun"].includes(stateAt(form, draft, at));

const isSame = (one: At, other: At) => one.table === other.table && one.row === other.row;

/** The piece so many further on, round the whole list. */
export function along(form: PiecesForm, at: At, steps: number): At {
  const all = allOf(form);
  const place = all.findIndex((other) => isSame(other, at));
  return all[(place + steps + all.length) % all.length]!;
}

/** The next piece that is still ours; the next of all where none is. */
export function nextOpen(form: PiecesForm, draft: Draft, at: At): At {
  const all = allOf(form);
  const place = all.findIndex((other) => isSame(other, at));
  const round = [...all.slice(place + 1), ...all.slice(0, place)];
  return round.find((other) => isOpen(form, draft, other)) ?? along(form, at, 1);
}

/** The first piece to be typed in: a card or a tile rather than what there is only one of. */
export function firstOpen(form: PiecesForm, draft: Draft): At {
  const all = allOf(form);
  const open = all.filter((at) => isOpen(form, draft, at));
  return open.find((at) => tableOf(form, at.table).has_rows) ?? open[0] ?? all[0]!;
}

/** Where one goes on with a kind: its first piece that is still ours, else its first. */
export function openOf(form: PiecesForm, draft: Draft, table: string): At {
  const all = allOf(form).filter((at) => at.table === table);
  return all.find((at) => isOpen(form, draft, at)) ?? all[0]!;
}

/** A draft that was kept for another list of pieces: what no longer has a row is left out. */
export function fitting(form: PiecesForm, draft: Draft): Draft {
  const pieces = form.tables.map(({ name, rows }) => [
    name,
    Object.fromEntries(Object.entries(draft.pieces[name] ?? {}).filter(([row]) => Number(row) < rows.length)),
  ]);
  return { name: draft.name, pieces: Object.fromEntries(pieces) };
}
