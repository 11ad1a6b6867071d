/** What can be read off the lines of a record. */
import type { GameEvent } from "./wire";

export interface Line {
  number: number;
  /** Who answered; `null` is chance. */
  seat: number | null;
  text: string;
  /** Whether it speaks of the match instead of answering a question. */
  remark: boolean;
}

const LINE = /^(?:(\.)|(!) (\d+)|(\d+)) (.*)$/;

export function readLines(lines: readonly string[], first = 0): Line[] {
  return lines.map((line, place) => {
    const [, chance, remark, speaker, seat, text] = LINE.exec(line)!;
    return {
      number: first + place + 1,
      seat: chance ? null : Number(speaker ?? seat),
      text: text!,
      remark: remark !== undefined,
    };
  });
}

/** The line after which nothing counts any more: an undo says so, and newer rules that a match goes on by. */
function undoneTo(line: Line): number | null {
  const found = line.remark ? /^(?:undo|rules \d+(?: pieces \S+)? after) (\d+)$/.exec(line.text) : null;
  return found ? Number(found[1]) : null;
}

/** Whether the table still is, or came from, what it was after a line. */
export function stands(lines: readonly Line[], number: number): boolean {
  const isGone = (line: Line) => line.number > number && (undoneTo(line) ?? number) < number;
  return number <= lines.length && !lines.some(isGone);
}

/** The answers that still count: without what was taken back, and without remarks. */
export function standing(lines: readonly Line[]): Line[] {
  let kept: Line[] = [];
  for (const line of lines) {
    const to = undoneTo(line);
    if (to !== null) kept = kept.filter((earlier) => earlier.number <= to);
    else if (!line.remark) kept.push(line);
  }
  return kept;
}

/** The lines at which a replay halts: each answer of a seat together with what chance answered to it. */
export function stops(lines: readonly Line[]): number[] {
  const answers = standing(lines);
  const found = answers.length > 0 && answers[0]!.seat !== null ? [0] : [];
  answers.forEach((line, place) => {
    const next = answers[place + 1];
    if (next === undefined || next.seat !== null) found.push(line.number);
  });
  const last = lines.length;
  return found.at(-1) === last || last === 0 ? found : [...found, last];
}

export interface Turn {
  /** Whose turn it is; `null` while the table is laid out. */
  seat: number | null;
  number: number;
  steps: { line: number; events: GameEvent[] }[];
}

const BEGINS = "turn_begins";

/** Events in the order they happened, by turn and within it by line. */
export function turns(events: readonly GameEvent[]): Turn[] {
  const found: Turn[] = [{ seat: null, number: 0, steps: [] }];
  for (const event of events) {
    if (event.event === BEGINS) found.push({ seat: event.seat as number, number: found.length, steps: [] });
    const { steps } = found.at(-1)!;
    if (steps.at(-1)?.line !== event.line) steps.push({ line: event.line, events: [] });
    steps.at(-1)!.events.push(event);
  }
  return found.filter((turn) => turn.steps.length > 0);
}

/** The line of the first answer in a turn, which begins with the last answer of the turn before. */
export function firstAnswer({ steps }: Turn): number {
  return (steps[1] ?? steps[0]!).line;
}

/** Where one is as players say it: in which turn of how many, after how many of its moves; nothing before the first. */
export function turnAt(
  events: readonly GameEvent[],
  stops: readonly number[],
  line: number,
): { turn: number; last: number; move: number } | null {
  const begins = events.filter((event) => event.event === BEGINS).map((event) => event.line);
  const turn = begins.findLastIndex((begin) => begin <= line) + 1;
  if (turn === 0) return null;
  const move = stops.filter((stop) => stop > begins[turn - 1]! && stop <= line).length;
  return { turn, last: begins.length, move };
}

/** Whose turn it is; nobody's while the table is laid out. */
export function turnOf(events: readonly GameEvent[]): number | null {
  return (events.findLast((event) => event.event === BEGINS)?.seat as number | undefined) ?? null;
}

/** The line that brought this turn about. */
export function beginOfTurn(events: readonly GameEvent[]): number {
  return events.findLast((event) => event.event === BEGINS)?.line ?? 0;
}
