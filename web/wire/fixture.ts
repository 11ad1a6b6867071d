/** For tests: the other end of the line and of every request, and what is told over them. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import type { Shown, Told } from "./wire";

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_message: { data: string }) => {};
  onclose = () => {};

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
    this.breakOff();
  }

  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breakOff() {
    this.readyState = 3;
    this.onclose();
  }
}

export const newest = () => FakeSocket.made.at(-1)!;

/** From now on every socket is a fake one. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

export const move = (text: string, ...on: string[]): Shown => ({
  text,
  on,
  words: "move",
  args: {},
  family: text.split(" ")[0]!,
  ends: text === "end",
});

/** A match of two in which seat 0 is ours and asked; each test says what is different. */
export const told = (differs: Partial<Told> = {}): Told => {
  const since = differs.since ?? 0;
  const seat = { program: null, left: false };
  const seats = [
    { seat: 0, name: "Ana", ...seat },
    { seat: 1, name: "Jan", ...seat },
  ];
  const place = { match: "m7", game: "pebbles", line: since + (differs.lines?.length ?? 0), since };
  const asked = { asked: 0, as_seats: [0], step: "stone", over: false, moves: [] };
  const undo = { undo: null, undo_turn: null, can_ask_undo: null, wish: null };
  const happened = { stands: since, lines: [], events: [], view: {}, hints: true };
  return { seats, ...place, ...asked, ...undo, ...happened, ...differs } as unknown as Told;
};

export interface Asked {
  path: string;
  body: Record<string, unknown> | null;
}
type Answer = object | string | undefined;

/** A server that answers by the path; what it is not told is refused, what is a file of the client it reads. */
export function serve(answers: Record<string, Answer | ((body: Asked["body"]) => Answer)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { body?: string } = {}) => {
    const body = init.body === undefined ? null : JSON.parse(init.body);
    asked.push({ path, body });
    if (/\.(ftl|svg)$/.test(path)) return { ok: true, text: async () => readFileSync(`.${path}`, "utf-8") };
    const found = answers[path];
    const answer = typeof found === "function" ? found(body) : found;
    if (answer === undefined) throw new TypeError("no line");
    const ok = typeof answer === "string" || !("refused" in answer);
    return { ok, json: async () => answer, text: async () => answer };
  });
  return asked;
}
