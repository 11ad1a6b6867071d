/** What this browser adds to the dice, and what it remembers: the seal it was shown before it sent its part. */
import { keep, kept } from "./settings.svelte";
import { get, post, TurnedAway, type SealedDice, type TableShown } from "../wire/wire";

/** Dice as they were shown before anything was added here; each of `before` is a seat and its salt, `0:tea`. */
export interface Seen {
  dice: string;
  before: string[];
  /** Opens a table with these dice. */
  token?: string;
}

/** What the record of a match has to say, or the host broke its promise. */
export interface Promised {
  dice: string;
  salt: string;
  before: string[];
}

/** Where the dice are shown; nothing where there is nothing to add any more. */
export type Look = () => Promise<Seen | null>;

const WORD = "cathedrals-word";
const PROMISES = "cathedrals-dice";
const MOST_PROMISES = 200;
const MOST_LETTERS = 40;
const BYTES = 8;
const GONE = "dice-gone";

/** The word is the person's; what is drawn follows it, for a host that knew the word could seal dice that suit it. */
export const part = $state({ word: kept(WORD, ""), drawn: draw() });

export const saltOf = ({ word, drawn }: typeof part): string => (word ? `${word}-${drawn}` : drawn);

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function chooseWord(typed: string): void {
  part.word = asWord(typed);
  keep(WORD, part.word);
}

/** What can stand in a record: letters without their marks, digits, - and _. */
export function asWord(typed: string): string {
  const plain = typed.normalize("NFD").replaceAll("ł", "l").replaceAll("Ł", "L").replace(/\s+/g, "-");
  return plain.replace(/[^A-Za-z0-9_-]/g, "").slice(0, MOST_LETTERS);
}

/** A salt is sent once: whoever has seen it could seal other dice that suit it. */
function spend(): string {
  const salt = saltOf(part);
  part.drawn = draw();
  return salt;
}

export const newDice = async (): Promise<Seen> => ({ ...(await post<SealedDice>("/api/dice")), before: [] });

export async function diceAt(table: string): Promise<Seen | null> {
  const { dice, seats, status } = await get<TableShown>(`/api/tables/${table}`);
  if (status !== "open" || seats.some((seat) => seat.yours)) return null;
  return { dice, before: seats.filter((seat) => seat.salt).map((seat) => `${seat.seat}:${seat.salt}`) };
}

/** The first who wants a rematch opens its table; for the others it is there. */
export async function diceOfRematch(match: string): Promise<Seen | null> {
  const { again } = await get<TableShown>(`/api/tables/${match}`);
  return again === null ? newDice() : diceAt(again);
}

/**
 * Looks at the dice, and only then sends what is added to them. If they are gone (a token waited, or another was
 * faster) it looks again by itself, once: each time the host sees which dice there would be.
 */
export async function sitDownAt(path: string, wish: object, look: Look): Promise<TableShown> {
  try {
    return await send(path, wish, await look());
  } catch (error) {
    if (!(error instanceof TurnedAway) || error.refusal.refused !== GONE) throw error;
    return send(path, wish, await look());
  }
}

async function send(path: string, wish: object, seen: Seen | null): Promise<TableShown> {
  if (seen === null) return post<TableShown>(path, wish);
  const { dice, before, token } = seen;
  const salt = spend();
  const table = await post<TableShown>(path, { ...wish, ...(token ? { dice: token } : {}), salt });
  remember(table.id, { dice, salt, before });
  return table;
}

type Kept = [match: string, promised: Promised][];

function remember(match: string, promised: Promised): void {
  const others = kept<Kept>(PROMISES, []).filter(([other]) => other !== match);
  keep(PROMISES, [...others, [match, promised]].slice(-MOST_PROMISES));
}

/** What this browser was promised when somebody sat down with it; nothing if nobody did. */
export function promised(match: string): Promised | null {
  return kept<Kept>(PROMISES, []).find(([other]) => other === match)?.[1] ?? null;
}
