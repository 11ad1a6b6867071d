/** A match looked at again: any of its lines, what each brought about, and how one goes on from there. */
import { loadGame, scenesOf, type GameWeb } from "../board/game";
import { Hands } from "../board/hands.svelte";
import { perform } from "../board/motion";
import { readLines, stops, turnAt, type Line } from "../wire/record";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { doings, namesOf, ownLines, sayDone, wordsAt } from "../words/told";
import {
  get,
  tellsJudgement,
  TurnedAway,
  type Course,
  type GameEvent,
  type Refused,
  type Told,
} from "../wire/wire";
import { load, type Words } from "../words/words";

const RUNNING = 1400;

export class Replaying {
  whole = $state.raw<Told | null>(null);
  shown = $state.raw<Told | null>(null);
  game = $state.raw<GameWeb | null>(null);
  words = $state.raw<Words | null>(null);
  refusal = $state.raw<Refused | null>(null);
  course = $state.raw<Course | null>(null);
  line = $state(0);
  runs = $state(false);
  root = $state<HTMLElement>();
  readonly hands = new Hands({ play: () => undefined, why: () => Promise.resolve([]) });
  private readonly known = new Map<number, Told>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether programs may go on from here: not while people play without hints. */
  canGoOn: boolean = $derived.by(() => this.whole !== null && tellsJudgement(this.whole));
  lines: Line[] = $derived(this.whole ? readLines(this.whole.lines) : []);
  stops: number[] = $derived(stops(this.lines));
  last: number = $derived(this.whole?.line ?? 0);
  /** The halt we are at or past. */
  place: number = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.line));
  /** The halt before. */
  private from: number = $derived(this.stops.findLast((stop) => stop < this.line) ?? 0);
  /** Where we are, as players say it. */
  where: string = $derived.by(() => {
    const at = turnAt(this.whole?.events ?? [], this.stops, this.line);
    return this.words?.say(at ? "web-turn-at" : "web-setup", at ?? {}) ?? "";
  });
  /** What happened between the last halt and here. */
  events: GameEvent[] = $derived.by(() => {
    const from = this.stops.some((stop) => stop < this.line) ? this.from : -1;
    return (this.whole?.events ?? []).filter((event) => event.line > from && event.line <= this.line);
  });
  /** All that happened up to here. */
  past: GameEvent[] = $derived((this.whole?.events ?? []).filter((event) => event.line <= this.line));
  /** The words with the names of those who sat there then. */
  wordsThen: Words | null = $derived(
    this.words && this.whole ? wordsAt(this.words, this.whole.seats, this.line) : null,
  );
  said: string[] = $derived.by(() => {
    const words = this.wordsThen;
    if (!words) return [];
    const own = ownLines(this.lines.slice(this.from, this.line), this.whole?.lost, words);
    return [...doings(this.events, words).map((done) => sayDone(done, words)), ...own];
  });

  constructor(readonly match: string) {}

  async open(line: number | null): Promise<void> {
    try {
      const whole = await get<Told>(`/api/matches/${this.match}`);
      const [game, words] = await Promise.all([loadGame(whole.game), load(choices.language, whole.game)]);
      [this.game, this.words, this.whole] = [game, words.at(namesOf(whole.seats, words)), whole];
      await this.go(line ?? this.stops[0] ?? 0);
      // Where lines are not replayed, the curve would end before the match does.
      const isWhole = whole.over && whole.lost === undefined;
      if (isWhole) this.course = await get<Course>(`/api/matches/${this.match}/course`);
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      this.refusal = error.refusal;
    }
  }

  private async at(line: number): Promise<Told> {
    if (!this.known.has(line)) this.known.set(line, await get<Told>(`/api/matches/${this.match}/at/${line}`));
    return this.known.get(line)!;
  }

  async go(line: number, moving = false): Promise<void> {
    const wanted = (this.line = Math.max(0, Math.min(line, this.last)));
    const told = await this.at(wanted);
    if (this.line !== wanted) return;
    const before = this.shown;
    const happened = this.events;
    if (moving && before && this.root) {
      const earlier = this.whole!.events.filter((event) => event.line <= before.line);
      await perform(this.root, scenesOf(this.game!, happened, earlier, before, told), choices.speed, ring);
      if (this.line !== wanted) return; // somebody went elsewhere while it moved
    }
    this.shown = told;
    this.hands.sees({ ...told, moves: [] });
    this.hands.news = new Set(happened.flatMap((event) => this.game!.concerned(event)));
    history.replaceState(null, "", `/replay/${this.match}?line=${wanted}`);
  }

  async step(way: 1 | -1): Promise<void> {
    const next =
      way > 0 ? this.stops.find((stop) => stop > this.line) : this.stops.findLast((stop) => stop < this.line);
    if (next !== undefined) await this.go(next, way > 0);
    if (way > 0 && next === undefined) this.pause();
  }

  run(): void {
    this.runs = true;
    this.timer = setTimeout(() => void this.step(1).then(() => this.runs && this.run()), RUNNING);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.runs = false;
  }
}

/** Against whom one plays on unless another is chosen: the program of the match, or else the strongest. */
export function playedBy(seats: readonly { program: string | null }[], programs: readonly string[]): string {
  return (
    seats.map((seat) => seat.program).find((name) => name !== null && programs.includes(name)) ??
    programs.at(-1)!
  );
}
