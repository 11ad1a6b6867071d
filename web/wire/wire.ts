/** What goes over the wire, as the server's OpenAPI documents it, and the calls of the lobby. */

export type Args = Record<string, unknown>;

/** A legal move: its text, the pieces it concerns, and its words. */
export interface Shown {
  text: string;
  on: string[];
  words: string;
  args: Args;
  /** The name it has in common with moves that say the same of different things. */
  family: string;
  /** Whether it ends what one is at: the turn, or an action one could go on with. */
  ends: boolean;
}

/** What the view of every game tells. */
export interface AnyView {
  /** The move that ends a turn, legal or not. */
  end: string;
}

export interface GameEvent extends Args {
  event: string;
  line: number;
}

export interface SeatTold {
  seat: number;
  name: string;
  program: string | null;
  left: boolean;
}

/** One state of a match as a connection is told it. `View` is the game's own. */
export interface Told<View = unknown> {
  match: string;
  game: string;
  line: number;
  since: number;
  last?: number;
  lines: string[];
  events: GameEvent[];
  /** What was told up to this line still stands; `events` follow it. */
  stands: number;
  asked: number;
  step: string;
  over: boolean;
  seats: SeatTold[];
  as: number;
  as_seats: number[];
  view: View;
  moves: Shown[];
  undo: number | null;
  undo_turn: number | null;
  can_ask_undo: number | null;
  wish: { seat: number; undo: number } | null;
  ending?: string;
  scores?: number[];
  winners?: number[];
  scoring?: unknown;
  secret?: string;
  /** Of an earlier position: how it was answered. */
  answer?: Shown | null;
}

/** What a match that is over was worth to every seat, in points, after some of its lines. */
export interface Course {
  lines: number[];
  worths: number[][];
}

/** A turn, the line that ended it, and what it changed by the judgement of the programs. */
export interface TurnTold {
  seat: number;
  end: number;
  reasons: Said[];
}

/** A position of the guided first game: only the told move can be played. */
export interface LessonTold extends Told {
  /** How many steps after the last answer were read. */
  read: number;
  lesson: { step: number; steps: number; words: string | null; point: string[]; done: boolean };
  why?: Why[];
}

export interface Refused {
  refused: string;
  words?: string;
  rule?: string | null;
  args?: Args;
}

export interface Why extends Refused {
  move: string;
}

export interface Said {
  words: string;
  args: Args;
}

export interface Hint extends Said {
  text: string;
  reasons: Said[];
}

export interface Answer extends Partial<Refused> {
  id?: string;
  ok: boolean;
  line: number;
  why?: Why[];
  view?: unknown;
  hints?: Hint[];
  state?: Told;
}

export interface Chat {
  seat: number;
  name: string;
  text?: string;
  phrase?: string;
}

export interface SeatShown extends SeatTold {
  free: boolean;
  yours: boolean;
}

export interface TableShown {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "open" | "running" | "over";
  listed: boolean;
  seats: SeatShown[];
  dice: string;
  origin: string;
  again: string | null;
  result: { scores: number[]; winners: number[]; ending: string } | null;
  link: string | null;
  asked: number;
  scores: number[] | null;
  line: number;
  since: number;
}

export interface OptionShown {
  name: string;
  values: string[];
  default: string;
}

export interface GameShown {
  name: string;
  seats: number[];
  options: OptionShown[];
  programs: string[];
  /** Whether it has a rulebook to read. */
  rulebook: boolean;
}

/** A position as text, for a game without drawings, and what it is worth to each seat. */
export interface Drawing {
  drawing: string;
  scores: number[];
}

export interface Me {
  name: string;
  account: boolean;
  language: string;
}

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, string>;
  listed: boolean;
  name?: string;
}

/** What is refused when no answer comes at all. */
export const AWAY = "server-away";

/** A request the server turned away; its sentence is in the words under its id. */
export class TurnedAway extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.refused);
  }
}

async function read<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => ({ refused: AWAY }));
  if (!response.ok) throw new TurnedAway(body as Refused);
  return body as T;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  try {
    return await fetch(path, init);
  } catch {
    throw new TurnedAway({ refused: AWAY });
  }
}

export const get = async <T>(path: string): Promise<T> => read<T>(await ask(path));
export const post = async <T>(path: string, body: unknown = {}): Promise<T> => read<T>(await ask(path, body));

export async function getText(path: string): Promise<string> {
  const response = await ask(path);
  return response.ok ? response.text() : read<string>(response);
}
