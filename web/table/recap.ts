/** What happened while nobody looked: read off the record, so that it is the same after a reload and elsewhere. */
import { doings, sayDone } from "../words/told";
import { readLines, standing, turns, type Line } from "../wire/record";
import type { GameEvent, Told } from "../wire/wire";
import type { Words } from "../words/words";

export interface Recap {
  title: string;
  said: string[];
  /** Whether more happened than is said. */
  more: boolean;
  /** Whether it has had its time as soon as the match goes on. */
  passes?: boolean;
}

/** How much of it is said; the log has all. */
const MOST = 6;

/** How much of what was done in a row the news tell: how it began, and the last of it. */
const NEWS = 3;

export function inShort(said: string[]): string[] {
  return said.length > NEWS ? [said[0]!, "…", ...said.slice(1 - NEWS)] : said;
}

/** What others have done since one of these seats answered last, and what chance answered to it. */
export function sinceOwn(
  lines: readonly Line[],
  events: readonly GameEvent[],
  seats: readonly number[],
): GameEvent[] {
  const answers = standing(lines);
  const own = answers.findLastIndex((line) => line.seat !== null && seats.includes(line.seat));
  const first = answers.slice(own + 1).find((line) => line.seat !== null);
  return seats.length === 0 || !first ? [] : events.filter((event) => event.line >= first.number);
}

/** Whether one of these seats has had a say yet: whoever has not was not away. */
export function hasAnswered(lines: readonly Line[], seats: readonly number[]): boolean {
  return standing(lines).some((line) => line.seat !== null && seats.includes(line.seat));
}

/** Who took something back by what was just told; nobody in most tellings. */
export function tookBack(told: Told): number | null {
  const undo = readLines(told.lines, told.since).findLast((line) => line.remark && /^undo\b/.test(line.text));
  return undo && told.stands < told.since ? undo.seat : null;
}

/** Whether another has answered after a line, and not chance alone. */
export function othersAnswered(lines: readonly Line[], after: number, seat: number): boolean {
  return standing(lines).some((line) => line.number > after && line.seat !== null && line.seat !== seat);
}

/** What was done, in sentences, the last of them where there are many; nothing if there is nothing to say. */
export function recapOf(title: string, events: readonly GameEvent[], words: Words): Recap | null {
  const said = doings(events, words).map((done) => sayDone(done, words));
  return said.length === 0 ? null : { title, said: said.slice(-MOST), more: said.length > MOST };
}

/** What a seat takes back or would take back: what was done, and that its turn was over. */
export function takenBack(title: string, seat: number, events: readonly GameEvent[], words: Words): Recap {
  const { said, more } = recapOf(title, events, words) ?? { said: [], more: false };
  const ended = turns(events).some((turn) => turn.seat !== null);
  const all = ended ? [...said, words.say("web-end-of-turn", { seat })] : said;
  return { title, said: all, more, passes: true };
}
