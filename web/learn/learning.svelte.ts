/** The guided first game: where the learner is, kept in this browser, and what is told and can be done there. */
import { tick } from "svelte";
import { loadGame, scenesOf, type GameWeb } from "../board/game";
import { Hands } from "../board/hands.svelte";
import { house } from "../house/house.svelte";
import { find, perform } from "../board/motion";
import { choices, keep, kept } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { doings, namesOf, sayDone } from "../words/told";
import { post, TurnedAway, type LessonTold, type Refused, type Shown, type Why } from "../wire/wire";
import { loadLesson, type Words } from "../words/words";

/** The learner's answers, and how much was read since the last. */
export interface Place {
  moves: string[];
  read: number;
}

const BEGINNING: Place = { moves: [], read: 0 };
/** More than any lesson has to be read at once. */
const ALL = 100;

const keyOf = (game: string) => `cathedrals-lesson-${game}`;

export function placeOf(game: string): Place {
  return kept<Place>(keyOf(game), BEGINNING);
}

export function isBegun(game: string): boolean {
  const { moves, read } = placeOf(game);
  return moves.length + read > 0;
}

export function forget(game: string): void {
  keep(keyOf(game), BEGINNING);
}

/** One step back: what was read last, else the last answer; what leads to it stays read. */
export function before({ moves, read }: Place): Place {
  if (read > 0) return { moves, read: read - 1 };
  return moves.length > 0 ? { moves: moves.slice(0, -1), read: ALL } : BEGINNING;
}

export class Learning {
  game = $state.raw<GameWeb | null>(null);
  shown = $state.raw<LessonTold | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** Whether the game or its words did not come. */
  away = $state(false);
  busy = $state(false);
  /** The pieces of what the last answer brought about and is worth a moment's joy. */
  feast = $state.raw<string[]>([]);
  root = $state<HTMLElement>();
  readonly hands = new Hands({
    play: (moves) => void this.answer(moves[0]!),
    why: (piece) => this.why(piece),
  });
  private catalogue = $state.raw<Words | null>(null);
  private place: Place;

  words: Words | null = $derived(
    this.shown && this.catalogue ? this.catalogue.at(this.names(this.shown, this.catalogue)) : null,
  );
  wanted: Shown | null = $derived(this.shown?.moves[0] ?? null);
  isLast: boolean = $derived(this.shown !== null && this.shown.lesson.step >= this.shown.lesson.steps - 1);
  isFirst: boolean = $derived(this.shown?.lesson.step === 0);
  text: string = $derived(
    this.words && this.shown?.lesson.words ? this.words.say(this.shown.lesson.words) : "",
  );
  /** What is to be done now, in a sentence. */
  task: string = $derived(
    this.words && this.wanted ? this.words.say(this.wanted.words, this.wanted.args) : "",
  );
  number: string = $derived(
    this.words && this.shown
      ? this.words.say("web-lesson-of", {
          number: this.shown.lesson.step + 1,
          count: this.shown.lesson.steps,
        })
      : "",
  );
  /** What the last answer brought about. */
  news: string = $derived.by(() => {
    const done =
      this.words && this.shown && this.shown.since > 0
        ? doings(this.shown.events, this.words).at(-1)
        : undefined;
    return done ? sayDone(done, this.words!) : "";
  });
  /** What glows: what has to be clicked, and all that is spoken of. */
  glowing: string[] = $derived([
    ...new Set([...(this.wanted?.on ?? []), ...(this.shown?.lesson.point ?? [])]),
  ]);

  constructor(readonly name: string) {
    this.place = placeOf(name);
  }

  /** All answers so far. */
  get moves(): string[] {
    return this.place.moves;
  }

  private names(told: LessonTold, words: Words): string[] {
    const own = house.me?.name || words.say("play-person");
    return namesOf(
      told.seats.map((seat) => (seat.program ? seat : { ...seat, name: own })),
      words,
    );
  }

  async open(): Promise<void> {
    await this.bring().catch((error: unknown) => {
      if (!(error instanceof TurnedAway)) throw error;
      this.away = true;
    });
    if (this.away) return;
    await this.go(this.place);
    if (this.refusal && this.refusal.refused !== "server-away") await this.go(BEGINNING);
  }

  private async bring(): Promise<void> {
    [this.game, this.catalogue] = await Promise.all([
      loadGame(this.name),
      loadLesson(choices.language, this.name),
    ]);
  }

  answer(text: string): Promise<void> {
    return this.go({ moves: [...this.place.moves, text], read: 0 }, true);
  }

  read(): Promise<void> {
    return this.go({ ...this.place, read: this.place.read + 1 });
  }

  back(): Promise<void> {
    return this.go(before(this.place));
  }

  anew(): Promise<void> {
    return this.go(BEGINNING);
  }

  /** The lesson does what it tells, up to the next step. */
  async skip(): Promise<void> {
    const step = this.shown!.lesson.step;
    if (this.busy) return;
    do {
      await (this.wanted ? this.answer(this.wanted.text) : this.read());
    } while (!this.refusal && this.shown!.lesson.step === step);
  }

  private async go(place: Place, moving = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await this.show(await this.ask(place), place, moving);
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
  }

  private ask(place: Place, why?: string): Promise<LessonTold> {
    return post<LessonTold>(`/api/lessons/${this.name}`, { ...place, ...(why === undefined ? {} : { why }) });
  }

  private async show(told: LessonTold, place: Place, moving: boolean): Promise<void> {
    const seen = this.shown;
    if (moving && seen && this.root)
      await perform(
        this.root,
        scenesOf(this.game!, told.events, seen.events, seen, told),
        choices.speed,
        ring,
      );
    this.place = { moves: place.moves, read: told.read };
    keep(keyOf(this.name), this.place);
    this.shown = told;
    this.feast = moving ? this.feastOf(told) : [];
    this.hands.refusals = [];
    this.hands.sees(told);
    this.hands.news = moving
      ? new Set(told.events.flatMap((event) => this.game!.concerned(event)))
      : new Set();
    await tick();
  }

  private feastOf(told: LessonTold): string[] {
    const own = told.events.filter((event) => event.seat === told.as);
    return own.flatMap((event) => this.game!.feast?.(event) ?? []);
  }

  private async why(piece: string): Promise<Why[]> {
    const told = await this.ask(this.place, piece).catch(() => null);
    return told?.why ?? [];
  }

  /** The pieces that glow and are in sight; the first is pointed at. */
  lit(): Element[] {
    return this.root
      ? this.glowing.map((piece) => find(this.root!, piece)).filter((piece) => piece !== null)
      : [];
  }

  /** Makes them glow, and mutes every part of the table that has none of them. */
  light(): void {
    if (!this.root) return;
    for (const old of this.root.querySelectorAll("[data-hint]")) old.removeAttribute("data-hint");
    const lit = this.lit();
    for (const piece of lit) piece.setAttribute("data-hint", "");
    for (const region of this.root.querySelectorAll("main [data-region]"))
      region.toggleAttribute("data-muted", lit.length > 0 && !lit.some((piece) => region.contains(piece)));
  }
}
