/** Moves somebody only thinks of: a copy of the table of their own, worked out by the server, told to nobody else. */
import { Hands } from "../board/hands.svelte";
import { scenesOf } from "../board/game";
import { perform } from "../board/motion";
import { choices } from "../house/settings.svelte";
import { ring } from "../house/sound";
import type { Line } from "../wire/record";
import { post, TurnedAway, type PlanTold, type Refused, type Shown } from "../wire/wire";
import { keepPlan, type Step } from "./plans";
import type { AtTable } from "./table.svelte";

/** What the parts of the panel need to know, of a table or of a plan. */
export type Asking = Pick<
  AtTable,
  | "words"
  | "shown"
  | "game"
  | "hands"
  | "offered"
  | "press"
  | "hasRules"
  | "open"
  | "mistake"
  | "crumbs"
  | "moveOf"
  | "undo"
>;

export class Planning implements Asking {
  shown = $state.raw<PlanTold | null>(null);
  mistake = $state.raw<Refused | null>(null);
  press: (number: number) => void = () => {};
  private isGoing = false;
  private steps = $state.raw<Step[]>([]);
  /** The line of the match from which it goes on. */
  readonly line: number;
  readonly hands: Hands;

  constructor(
    private readonly at: AtTable,
    line?: number,
  ) {
    this.line = line ?? at.room.told!.line;
    this.hands = new Hands({
      play: (_moves, ...both) => void this.go([...this.steps, ...this.stepsOf(both)]),
      why: async (piece) => (await this.ask(this.steps, piece))?.why ?? [],
    });
  }

  private stepsOf(moves: (Shown | undefined)[]): Step[] {
    const seat = (this.shown ?? this.at.room.told!).asked;
    return moves.flatMap((move) => (move ? [{ seat, move }] : []));
  }

  /** What could be answered after one more move. */
  async following(move: Shown): Promise<Shown[]> {
    return (await this.ask([...this.steps, ...this.stepsOf([move])]))?.moves ?? [];
  }

  get words() {
    return this.at.words;
  }
  get game() {
    return this.at.game;
  }
  get hasRules() {
    return this.at.hasRules;
  }
  open: AtTable["open"] = (drawer, rule) => this.at.open(drawer, rule);

  end: Shown | undefined = $derived(this.shown?.moves.find((move) => move.ends));
  offered: Shown[] = $derived.by(() => {
    const moves = this.hands.offered.filter((move) => move !== this.end);
    return this.game?.offers?.(moves) ?? moves;
  });
  crumbs: Line[] = $derived(
    this.steps.map(({ seat, move }, place) => ({
      number: this.line + place + 1,
      seat: seat < 0 ? null : seat,
      text: move.text,
      remark: false,
    })),
  );
  /** Whether something happened at the table since. */
  isOld: boolean = $derived.by(() => this.at.room.told!.line !== this.line);
  /** Whether one answers for oneself, and not for another or for chance. */
  isMine: boolean = $derived(this.shown !== null && this.shown.as_seats.includes(this.shown.asked));
  question: string = $derived.by(() => {
    const [words, told] = [this.words!, this.shown];
    if (told === null || told.over) return words.say("web-over");
    const short = `short-step-${told.step}`;
    const question = words.say(words.has(short) ? short : `step-${told.step}`);
    if (this.isMine) return question;
    return told.asked < 0
      ? words.say("web-plan-chance", { question })
      : words.say("web-plan-for", { seat: told.asked, question });
  });
  /** What was thought of, sentence by sentence, to be noted down. */
  sentences: string[] = $derived.by(() =>
    this.steps.map(({ seat, move }) => {
      const said = this.words!.say(move.words, move.args);
      return seat < 0 ? said : this.words!.say("web-asks", { seat, question: said });
    }),
  );

  moveOf(line: Line): Shown | null {
    return this.steps[line.number - this.line - 1]?.move ?? null;
  }

  /** Whether there is a table to plan on, after what was thought of already. */
  async begin(steps: Step[] = []): Promise<boolean> {
    await this.go(steps);
    return this.shown !== null;
  }

  async undo(to: number): Promise<void> {
    await this.go(this.steps.slice(0, Math.max(0, to - this.line)));
  }

  /** Takes the last move back; whether there was one. */
  back(): boolean {
    if (this.steps.length === 0) return false;
    void this.undo(this.line + this.steps.length - 1);
    return true;
  }

  /** What is clicked before the table stands to which it would belong means nothing. */
  private async go(steps: Step[]): Promise<void> {
    if (this.isGoing) return;
    this.isGoing = true;
    await this.follow(steps).finally(() => (this.isGoing = false));
  }

  private async follow(steps: Step[]): Promise<void> {
    this.mistake = null;
    this.hands.asksWhy = false;
    const [before, told] = [this.shown, await this.ask(steps)];
    if (told === null) return;
    const follows = before !== null && told.line > before.line;
    if (follows && this.at.root)
      await perform(this.at.root, scenesOf(this.game!, told.events, [], before, told), choices.speed, ring);
    this.steps = steps;
    this.shown = told;
    keepPlan(this.at.room.match, { line: this.line, seats: told.as_seats, steps });
    this.hands.sees(told);
    this.hands.hears(follows ? told.events.flatMap((event) => this.game!.concerned(event)) : [], true);
  }

  private async ask(steps: Step[], why?: string): Promise<PlanTold | null> {
    const moves = steps.map(({ move }) => move.text);
    try {
      return await post<PlanTold>(`/api/matches/${this.at.room.match}/plan`, { line: this.line, moves, why });
    } catch (error) {
      if (!(error instanceof TurnedAway)) throw error;
      this.mistake = error.refusal;
      return null;
    }
  }

  /** What a key does in a plan; whether it does anything. */
  key(event: KeyboardEvent): boolean {
    if (event.key === "?") this.hands.toggleWhy();
    else if (event.key.toLowerCase() === "u") this.back();
    else if (event.key === "Enter" && event.target === document.body && this.end) this.hands.choose(this.end);
    else if (/^[1-9]$/.test(event.key)) this.press(Number(event.key));
    else return ["h", "/"].includes(event.key.toLowerCase()); // which only the table has
    return true;
  }

  /** One step back in what was clicked; whether there was one. */
  escape(): boolean {
    if (!this.hands.asksWhy && this.mistake === null) return this.hands.back();
    this.mistake = null;
    this.hands.asksWhy = false;
    this.hands.unask();
    return true;
  }
}
