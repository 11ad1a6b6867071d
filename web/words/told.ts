/** Sentences about what happened, and the names of those who sit at a table. */
import type { Line } from "../wire/record";
import type { Args, GameEvent, Said, SeatTold, Told } from "../wire/wire";
import type { Words } from "./words";

/** Who is called alike is numbered; a program is called by the words for it. */
export function namesOf(seats: readonly SeatTold[], words: Words): string[] {
  const called = seats.map((seat) => nameOf(seat, words));
  return called.map((name, place) => {
    const same = called.filter((other) => other === name).length;
    const number = called.slice(0, place + 1).filter((other) => other === name).length;
    return same > 1 ? words.say("numbered-name", { name, number }) : name;
  });
}

/** Once a match is over, nobody can take a seat that was left: its name is enough. */
export function namesAt({ seats, over }: Pick<Told, "seats" | "over">, words: Words): string[] {
  return namesOf(over ? seats.map((seat) => ({ ...seat, left: false })) : seats, words);
}

function nameOf(seat: SeatTold, words: Words): string {
  if (seat.left) return words.say("left-seat", { name: seat.name });
  const id = `program-${seat.program}`;
  return seat.program && words.has(id) ? words.say(id) : seat.name;
}

/** Who sat on each seat when a line was answered. */
export function seatsAt(seats: readonly SeatTold[], line: number): SeatTold[] {
  return seats.map((seat) => {
    const then = seat.before?.find(({ until }) => line < until);
    return then ? { seat: seat.seat, name: then.name, program: then.program, left: false } : seat;
  });
}

/** The words of a table, with the seats called by who sat there when a line was answered. */
export function wordsAt(words: Words, seats: readonly SeatTold[], line: number): Words {
  return seats.some((seat) => seat.before) ? words.at(namesOf(seatsAt(seats, line), words)) : words;
}

/** What is to be said of a match that was played by other rules or pieces; nothing of any other. */
export function otherRules(told: Told, words: Words): string[] {
  const said = told.renewed ? [words.say("replay-renewed", { ...told.renewed })] : [];
  if (told.lost !== undefined) said.push(words.say("replay-lost", { line: told.lost }));
  else if (told.held) said.push(words.say("replay-held"));
  return said;
}

/** The lines that are not replayed, as the record has them. */
export function ownLines(lines: readonly Line[], lost: number | undefined, words: Words): string[] {
  if (lost === undefined) return [];
  return lines
    .filter((line) => line.number >= lost)
    .map((line) => words.say("web-own-line", { line: line.number, text: textOf(line, words) }));
}

function textOf(line: Line, words: Words): string {
  return line.seat === null ? line.text : `${words.name(line.seat)}: ${line.text}`;
}

function about(event: GameEvent): Args {
  const { event: _event, line: _line, ...args } = event;
  return args;
}

export function sentence(event: GameEvent, words: Words): string {
  return words.say(`event-${event.event}`, about(event));
}

/** In a few words after the name of who did it; nothing for what goes without saying. */
export function brief(event: GameEvent, words: Words): string | null {
  const id = `brief-event-${event.event}`;
  return words.has(id) ? words.say(id, about(event)) : null;
}

/** What was done in a row, in a few words, by one. */
export interface Done {
  seat: number | null;
  said: string[];
}

export function doings(events: readonly GameEvent[], words: Words): Done[] {
  const found: Done[] = [];
  for (const event of events) {
    const said = brief(event, words);
    const seat = typeof event.seat === "number" ? event.seat : (found.at(-1)?.seat ?? null);
    if (said === null) continue;
    if (found.length === 0 || found.at(-1)!.seat !== seat) found.push({ seat, said: [] });
    found.at(-1)!.said.push(said);
  }
  return found;
}

/** What was done within a turn of somebody, who needs no name; what another gains or loses there has theirs. */
export function sayInTurn(events: readonly GameEvent[], turn: number, words: Words): string {
  const said = doings(events, words).map((done) =>
    done.seat === null || done.seat === turn ? done.said.join(", ") : sayDone(done, words),
  );
  return capital(said.join("; "));
}

export function sayDone(done: Done, words: Words): string {
  const events = done.said.join(", ");
  return done.seat === null
    ? capital(words.say("play-nobody-did", { events }))
    : words.say("play-did", { seat: done.seat, events });
}

/** What a move or a turn changes, the greatest first; nothing if it changes little. */
export function sayReasons(reasons: readonly Said[], words: Words): string {
  const said = reasons.map((reason) => words.say(reason.words, reason.args));
  return said.reduce((first, second) => (first ? words.say("play-reasons", { first, second }) : second), "");
}

/**
 * A move in a few words, or in its whole sentence where it has no few; it begins with a capital unless with a
 * place.
 */
export function short(move: { words: string; args: Args }, words: Words): string {
  const id = `short-${move.words}`;
  return capital(words.say(words.has(id) ? id : move.words, move.args));
}

/** Begun with a capital, unless with the name of a place. */
export function capital(said: string): string {
  return said.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
}
