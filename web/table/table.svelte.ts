/** One table as somebody sits at it or looks on: what is shown, what was just said, and what the keys do. */
import { tick } from "svelte";
import { loadGame, scenesOf, type GameWeb } from "../board/game";
import type { Carrying } from "../board/dragging";
import { Hands, type Begun } from "../board/hands.svelte";
import { find, perform } from "../board/motion";
import { beginOfTurn, standing, turnOf, turns, type Line } from "../wire/record";
import { hasAnswered, inShort, recapOf, sinceOwn, takenBack, tookBack, type Recap } from "./recap";
import { Chosen, Room } from "../wire/room.svelte";
import { errors } from "../house/errors";
import { hasRulebook } from "../house/house.svelte";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import { CHAT, OVER, TURN } from "../sound/own";
import { doings, namesAt, sayDone, type Done } from "../words/told";
import {
  AWAY,
  get,
  TurnedAway,
  type GameEvent,
  type Hint,
  type PastTold,
  type Refused,
  type Request,
  type Shown,
  type Told,
} from "../wire/wire";
import { load, type Words } from "../words/words";
import { Notes } from "./notes.svelte";
import { Planning } from "./planning.svelte";
import { dropPlan, planAt } from "./plans";
import { keepRead, readAt } from "./reading";
import { tellSeats } from "./seats";

export type Drawer = "log" | "chat" | "rules" | "settings" | "this-match" | "final" | "report" | "notes";

/** What somebody was about when the page was shown anew, in another language: nothing of it is lost. */
interface Left {
  match: string;
  language: string;
  drawer: Drawer | null;
  begun: Begun | null;
}
let left: Left | null = null;
const leftFor = (match: string, language: string) =>
  left?.match === match && left.language !== language ? left : null;

export interface Advice {
  /** 1: where to look, 2: why, 3: which move. */
  strength: number;
  hints: Hint[];
}

/** How long the pointer rests on a move before its outcome is asked for. */
const RESTING = 120;
/** How many seconds after what happened it is heard that it is one's turn, or over. */
const AFTER = 0.2;

export class AtTable {
  readonly room: Room;
  readonly hands: Hands;
  game = $state.raw<GameWeb | null>(null);
  shown = $state.raw<Told | null>(null);
  /** The record and what happened, as far as it is shown. */
  lines = $state.raw<Line[]>([]);
  events = $state.raw<GameEvent[]>([]);
  root = $state<HTMLElement>();
  drawer = $state<Drawer | null>(null);
  /** What is thought of instead of what is at the table. */
  plan = $state.raw<Planning | null>(null);
  readonly notes: Notes;
  /** Whether there is a rulebook; nothing while the server has not said so. */
  hasRules = $state<boolean | null>(null);
  /** The rule at which the rules open. */
  rule = $state<string | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Why the last move was not accepted. */
  mistake = $state.raw<Refused | null>(null);
  /** How much of the chat was seen here, now or before the page was left. */
  private read = $state(0);
  unread: number = $derived.by(() =>
    this.drawer === "chat" ? 0 : Math.max(0, this.room.chats.length - this.read),
  );
  /** What happened while nobody looked, until something is done. */
  recap = $state.raw<Recap | null>(null);
  /** The line that was shown when this page was last looked at. */
  private seen = 0;
  /** Said aloud to who cannot see the table. */
  aloud = $state("");
  /** Whether a part of the table did not come: its game, its words. */
  away = $state(false);
  /** Chooses the n-th of what the panel offers. */
  press: (number: number) => void = () => {};
  /** The wish of another that was turned down here. */
  declined = $state<number | null>(null);
  private catalogue = $state.raw<Words | null>(null);
  private readonly language = choices.language;
  private readonly chosen = new Chosen();
  private showing: Promise<void> = Promise.resolve();
  private behind = 0;
  private asked = 0;
  private foreseeing: ReturnType<typeof setTimeout> | undefined;

  words: Words | null = $derived(
    this.shown && this.catalogue ? this.catalogue.at(namesAt(this.shown, this.catalogue)) : null,
  );
  isMine: boolean = $derived(this.shown !== null && this.shown.as_seats.includes(this.shown.asked));
  /** Whether one is asked in the turn of somebody else. */
  answersAnother: boolean = $derived.by(() => {
    const turn = turnOf(this.events);
    return this.isMine && turn !== null && !this.shown!.as_seats.includes(turn);
  });
  watches: boolean = $derived(this.shown !== null && this.shown.as_seats.length === 0);
  /** What sits on the large button at the right. */
  end: Shown | undefined = $derived(this.shown?.moves.find((move) => move.ends));
  /** What would be left behind if one ended now, and takes it: then that is what the large button does. */
  instead: Shown | undefined = $derived.by(() => (this.end ? this.hands.insteadOf(this.end) : undefined));
  /** What the red button does, and with it Enter. */
  main: Shown | undefined = $derived(this.instead ?? this.end);
  /** Where *Undo* goes back to, by oneself or by asking the others; nowhere if there is nothing to undo. */
  undoTo: number | null = $derived(this.shown?.undo ?? this.shown?.can_ask_undo ?? null);
  /** What can be chosen besides it. */
  offered: Shown[] = $derived.by(() => {
    const moves = this.hands.offered.filter((move) => move !== this.end);
    return this.game?.offers?.(moves) ?? moves;
  });
  /** The own answers of this turn that can be taken back. */
  crumbs: Line[] = $derived.by(() => {
    const from = this.shown?.undo_turn ?? null;
    if (from === null || !this.isMine) return [];
    const first = Math.max(from, beginOfTurn(this.events));
    return standing(this.lines).filter((line) => line.number > first && line.seat === this.shown!.asked);
  });
  /** What just happened: the last thing done in this turn, or in the one before if it has only begun. */
  news: Done | null = $derived.by(() => {
    if (!this.words) return null;
    for (const turn of turns(this.events).reverse()) {
      if (turn.seat === null) break; // the table was only laid out
      const done = doings(
        turn.steps.flatMap((step) => step.events),
        this.words,
      ).at(-1);
      if (done) return { ...done, said: inShort(done.said) };
    }
    return null;
  });

  constructor(match: string) {
    this.room = new Room(match);
    this.notes = new Notes(match);
    this.read = readAt(match);
    this.hands = new Hands({
      play: (moves, shown) => void this.play(moves, shown),
      why: (piece) => this.room.why(piece),
      asks: () => this.forget(),
    });
    this.room.onTold = (told) => this.queue(told, this.room.lines, this.room.events);
    this.room.onChat = () => {
      if (this.drawer === "chat") this.readAll();
      ring(CHAT);
    };
  }

  /** The move that stands on a crumb; until its words are there, its text has to do. */
  moveOf(line: Line): Shown | null {
    return this.chosen.at(line.number, line.text);
  }

  /** What was not chosen in this browser, or before a reload, is looked up where it was asked. */
  private async recall(): Promise<void> {
    for (const line of this.crumbs.filter((one) => this.moveOf(one) === null)) {
      const past = await get<PastTold>(`/api/matches/${this.room.match}/at/${line.number - 1}`).catch(
        () => null,
      );
      if (past?.answer) this.chosen.note(line.number, past.answer);
    }
  }

  async play(moves: string[], shown?: Shown): Promise<void> {
    if (shown) this.chosen.note(this.room.told!.line + 1, shown);
    this.advice = this.recap = null;
    this.hands.asksWhy = false;
    await this.request(() => this.room.play(moves));
  }

  async undo(to: number): Promise<void> {
    this.advice = null;
    await this.request(() => this.room.send({ after: this.room.told!.line, undo: to }));
  }

  async say(what: Request): Promise<void> {
    await this.request(() => this.room.send({ after: this.room.told!.line, ...what }));
  }

  private async request(send: () => Promise<{ ok: boolean } & Partial<Refused>>): Promise<void> {
    this.mistake = null;
    const answer = await send();
    if (answer.ok || !answer.refused) return;
    this.forget();
    this.hands.stopAsking();
    this.mistake = answer as Refused;
  }

  /** There is one answer at a time, the newest: what was answered before makes room. */
  private forget(): void {
    this.asked++;
    this.advice = this.mistake = null;
  }

  /** One step back, as Esc goes: what lies on top is closed, then the last answer of this turn is taken back. */
  back(): void {
    if (this.drawer) this.drawer = null;
    else if (this.plan !== null) {
      if (!this.plan.escape()) this.endPlan();
    } else if (this.advice || this.mistake) this.forget();
    else if (!this.hands.back() && this.crumbs.length > 0 && this.shown!.undo !== null)
      void this.undo(this.shown!.undo);
  }

  /** Whether one may be asked for: the host allows it, and we want it. */
  hasHints: boolean = $derived.by(() => choices.hints && this.room.told?.hints !== false);

  /** Each time it is asked the hint says more; after all is said, the answers come back, for fingers have no Esc. */
  async hint(): Promise<void> {
    if (!this.isMine || !this.hasHints) return;
    if (this.advice?.strength === 3) this.forget();
    else if (this.advice) this.advice = { ...this.advice, strength: this.advice.strength + 1 };
    else {
      this.forget();
      this.hands.stopAsking();
      const { asked } = this;
      const hints = await this.room.hints();
      if (asked === this.asked && hints.length > 0) this.advice = { strength: 1, hints };
    }
  }

  /** The pieces of the move that is hinted at. */
  hinted: string[] = $derived.by(() => {
    const best = this.advice?.hints[0]?.text;
    return this.shown?.moves.find((move) => move.text === best)?.on ?? [];
  });

  /** Asks what the table would look like after the move that is pointed at, once the pointer rests. */
  foresee(move: Shown | null): void {
    clearTimeout(this.foreseeing);
    this.hands.after = null;
    if (move === null || !this.game?.foresees) return;
    this.foreseeing = setTimeout(async () => {
      const view = await this.room.whatIf(move.text);
      if (this.hands.looking === move) this.hands.after = view;
    }, RESTING);
  }

  light(): void {
    for (const old of this.root?.querySelectorAll("[data-hint]") ?? []) old.removeAttribute("data-hint");
    for (const piece of this.hinted) if (this.root) find(this.root, piece)?.setAttribute("data-hint", "");
  }

  open(drawer: Drawer, rule: string | null = null): void {
    this.drawer = this.drawer === drawer && rule === null ? null : drawer;
    this.rule = rule;
    if (drawer === "chat") this.readAll();
  }

  private readAll(): void {
    this.read = this.room.chats.length;
    keepRead(this.room.match, this.read);
  }

  /** Goes on from here on a copy of one's own, or back to the table. */
  async togglePlan(): Promise<void> {
    if (this.plan !== null) return this.endPlan();
    const plan = new Planning(this);
    if (await plan.begin()) this.plan = plan;
    else this.mistake = plan.mistake;
  }

  /** What is in one's hands, at the table or in a plan, and what can be carried. */
  get carrying(): Carrying | null {
    const [told, carried] = [this.plan?.shown ?? this.shown, this.game?.carried];
    if (!told || !carried) return null;
    return {
      hands: this.plan?.hands ?? this.hands,
      carried: (move) => carried(move, told.view, told.as),
      following: (move) => (this.plan ?? new Planning(this)).following(move),
    };
  }

  endPlan(): void {
    this.plan = null;
    dropPlan(this.room.match);
  }

  leave(): void {
    const { match } = this.room;
    left = { match, language: this.language, drawer: this.drawer, begun: this.hands.begun };
    this.room.close();
  }

  /** Goes on where the page was left: with the plan that was open, and in another language with what was half done. */
  private async resume(told: Told): Promise<void> {
    const before = leftFor(told.match, this.language);
    this.drawer ??= before?.drawer ?? null;
    if (before?.begun) this.hands.resume(before.begun);
    left = null;
    const kept = planAt(told, this.lines);
    if (kept === null) return;
    const plan = new Planning(this, kept.line);
    if (await plan.begin(kept.steps)) this.plan ??= plan;
    else if (plan.mistake?.refused !== AWAY) dropPlan(told.match);
  }

  /** What happened is shown by movement on the old table, then the new one; who lags behind sees only the newest. */
  private queue(told: Told, lines: Line[], events: GameEvent[]): void {
    this.behind++;
    this.showing = this.showing
      .then(() => this.show(told, lines, events))
      .catch((error: unknown) => {
        if (error instanceof TurnedAway) this.away = true;
        else errors.tell(error); // thrown on, it would end all that follows
      })
      .finally(() => this.behind--);
  }

  private async show(told: Told, lines: Line[], events: GameEvent[]): Promise<void> {
    this.game ??= await loadGame(told.game);
    this.catalogue ??= await load(choices.language, told.game);
    this.hasRules ??= await hasRulebook(told.game).catch(() => null);
    this.away = false;
    const before = this.shown;
    const follows = before !== null && told.since > 0 && told.stands === told.since;
    if (follows && this.behind <= 2 && this.plan === null)
      await this.move(before, told).catch((error: unknown) => errors.tell(error)); // the table is shown all the same
    const gone = this.events.filter((event) => event.line > told.stands);
    [this.shown, this.lines, this.events] = [told, lines, events];
    this.hands.sees(told);
    this.forget();
    if (follows) this.note(before, told);
    else this.noteAnew(before, told, gone);
    this.tellAloud(told);
    void this.recall();
    if (before === null) void this.resume(told);
    await tick();
  }

  private async move(before: Told, told: Told): Promise<void> {
    if (this.root)
      await perform(
        this.root,
        scenesOf(this.game!, told.events, this.events, before, told),
        choices.speed,
        ring,
      );
  }

  /** Whoever comes back to this page is told what others did since, if they did anything. */
  lookAgain(isLooking: boolean): void {
    const line = this.shown?.line ?? 0;
    if (!isLooking) this.seen = line;
    else if (line > this.seen) this.sayWhatOthersDid();
  }

  sayWhatOthersDid(): void {
    const events = sinceOwn(this.lines, this.events, this.shown!.as_seats);
    this.recap = recapOf(this.words!.say("web-since-yours"), events, this.words!);
  }

  /** After what was taken back, or when the page is opened, marks are read off the record. */
  private noteAnew(before: Told | null, told: Told, gone: GameEvent[]): void {
    const since = sinceOwn(this.lines, this.events, told.as_seats);
    this.hands.news = new Set();
    this.hands.hears(
      since.flatMap((event) => this.game!.concerned(event)),
      false,
    );
    const seat = tookBack(told);
    const wasAway = before === null && leftFor(told.match, this.language) === null;
    if (wasAway && hasAnswered(this.lines, told.as_seats)) this.sayWhatOthersDid();
    else if (before !== null && seat !== null && !told.as_seats.includes(seat))
      this.recap = takenBack(this.words!.say("web-took-back", { seat }), seat, gone, this.words!);
  }

  private note(before: Told, told: Told): void {
    if (this.recap?.passes) this.recap = null;
    this.hands.hears(
      told.events.flatMap((event) => this.game!.concerned(event)),
      this.watches || before.as_seats.includes(before.asked),
    );
    this.tellSeats(before, told);
    if (told.over) ring(OVER, AFTER);
    else if (this.isMine && !before.as_seats.includes(before.asked)) ring(TURN, AFTER);
  }

  /** Whoever plays with others learns who left, and who or which program sits there now. */
  private tellSeats(before: Told, told: Told): void {
    const said = tellSeats(before, told, this.catalogue!);
    if (said.length > 0 && !told.over) this.recap = { title: said.join(" "), said: [], more: false };
  }

  private tellAloud(told: Told): void {
    const words = this.words!;
    const done = doings(told.since > 0 ? told.events : [], words).map((one) => sayDone(one, words));
    const asks =
      told.over || told.asked < 0
        ? []
        : [words.say("web-asks", { seat: told.asked, question: words.say(`step-${told.step}`) })];
    const count = this.isMine ? [words.say("web-choices", { count: told.moves.length })] : [];
    this.aloud = [...done, ...asks, ...count].join(" ");
  }
}
