/**
 * What a person's hands may do at the table: the moves a click could mean, the one chosen, and why others are
 * not possible.
 */
import type { Refused, Shown, Told, Why } from "../wire/wire";

export interface Sender {
  /** `then` is what was said with it. */
  play(moves: string[], shown: Shown, then?: Shown): void;
  why(piece: string): Promise<Why[]>;
  /** Something else is answered from now on: whatever was answered before has had its time. */
  asks?(): void;
}

/** A choice that is half made: what was clicked so far, and after which line. */
export interface Begun {
  line: number;
  clicked: string[];
  family: string | null;
}

export class Hands {
  told = $state.raw<Told | null>(null);
  /** What was clicked to tell apart several moves. */
  clicked = $state<string[]>([]);
  /** Whether reasons are asked for instead of moves: then nothing is played. */
  asksWhy = $state(false);
  /** Why the last click could do nothing. */
  refusals = $state<Refused[]>([]);
  /** What may be played of that whose reasons were asked for. */
  allowed = $state.raw<Shown[]>([]);
  /** The move that was chosen and would throw something away: chosen once more it is played. */
  warned = $state.raw<Shown | null>(null);
  private asking = 0;
  /** The pieces of what just happened, outlined in teal until the next click. */
  news = $state<Set<string>>(new Set());
  /** Whether the news are of one's own doing; those of the others are gathered until one acts oneself. */
  private isOwnNews = true;
  /** The piece that is shown enlarged. */
  enlarged = $state<string | null>(null);
  /** The piece that answered a question: what it says must not cover what is asked next. */
  answered = $state<string | null>(null);
  /** The piece that stays enlarged while something is settled about it. */
  pinned = $state<string | null>(null);
  /** The move under the pointer or in focus, and what the table would look like after it, as far as that is known. */
  looking = $state.raw<Shown | null>(null);
  after = $state.raw<unknown>(null);
  /** The family of the moves looked at, when there are too many to be shown at once. */
  family = $state<string | null>(null);

  constructor(private readonly sender: Sender) {}

  /** The moves that what was clicked could still mean. */
  offered: Shown[] = $derived.by(() => (this.told?.moves ?? []).filter((move) => this.fits(move)));
  /** The pieces that can be clicked. */
  targets: Set<string> = $derived(new Set(this.offered.flatMap((move) => move.on)));

  /** Whether a question of one's own is being answered, and not yet settled. */
  isAnswering: boolean = $derived.by(
    () => this.asksWhy || this.refusals.length > 0 || this.allowed.length > 0 || this.warned !== null,
  );

  private fits(move: Shown): boolean {
    return (
      this.clicked.every((piece) => move.on.includes(piece)) &&
      (this.family === null || move.family === this.family)
    );
  }

  sees(told: Told): void {
    if (told.line !== this.told?.line) {
      this.clicked = [];
      this.family = null;
      this.unask();
      this.looking = this.pinned = null;
    }
    this.told = told;
  }

  /** What is half chosen; nothing if nothing is. */
  get begun(): Begun | null {
    const { told, clicked, family } = this;
    return told && (clicked.length > 0 || family !== null)
      ? { line: told.line, clicked: [...clicked], family }
      : null;
  }

  /** Goes on with what was half chosen, if the question is still the same. */
  resume({ line, clicked, family }: Begun): void {
    if (line !== this.told?.line) return;
    [this.clicked, this.family] = [clicked, family];
    if (this.offered.length === 0) [this.clicked, this.family] = [[], null];
  }

  /** What a telling concerns, and whether it was our answer that brought it about. */
  hears(pieces: string[], own: boolean): void {
    const earlier = own || this.isOwnNews ? [] : this.news;
    this.news = new Set([...earlier, ...pieces]);
    this.isOwnNews = own;
  }

  can(piece: string): boolean {
    return this.targets.has(piece);
  }

  isChosen(piece: string): boolean {
    return this.clicked.includes(piece);
  }

  isNews(piece: string): boolean {
    return this.news.has(piece);
  }

  /**
   * A click on a piece: the move if there is one, a narrower choice if several, else the reason why not. What the
   * piece is not marked for is never meant by a mere click.
   */
  async click(piece: string, isMarkedFor: (move: Shown) => boolean = () => true): Promise<void> {
    this.answered = null;
    if (this.asksWhy) return this.askWhy(piece);
    this.news = new Set();
    this.unask();
    if (this.isChosen(piece)) {
      this.clicked = this.clicked.filter((other) => other !== piece);
      return;
    }
    const fitting = this.offered.filter((move) => move.on.includes(piece) && isMarkedFor(move));
    if (fitting.length > 0) this.answered = piece;
    if (fitting.length === 1) this.choose(fitting[0]!);
    else if (fitting.length > 1) this.clicked = [...this.clicked, piece];
    else if (this.clicked.length > 0 || this.family !== null) {
      this.clicked = [];
      this.family = null;
      await this.click(piece, isMarkedFor);
    } else await this.askWhy(piece);
  }

  /** Why nothing may be done with a piece, or why a move may not be played. */
  async askWhy(pieceOrMove: string): Promise<void> {
    const isRefused = (why: Why): why is Why & Refused => why.refused !== null;
    const isMeant = (move: Shown) => move.text === pieceOrMove || move.on.includes(pieceOrMove);
    this.unask();
    this.sender.asks?.();
    this.allowed = (this.told?.moves ?? []).filter(isMeant);
    const { asking } = this;
    const refusals = (await this.sender.why(pieceOrMove)).filter(isRefused);
    if (asking === this.asking) this.refusals = refusals;
  }

  /** Asks for reasons from now on, or for moves again. */
  toggleWhy(): void {
    this.asksWhy = !this.asksWhy;
    this.unask();
    if (this.asksWhy) this.sender.asks?.();
  }

  /** The reasons are no longer of interest, those still to come neither. */
  unask(): void {
    this.asking++;
    this.refusals = [];
    this.allowed = [];
    this.warned = null;
  }

  /** Moves are played again, and no answer stands any more. */
  stopAsking(): void {
    this.asksWhy = false;
    this.unask();
  }

  /** The move that takes what another would leave behind for good; nothing where it wastes nothing. */
  insteadOf(move: Shown): Shown | undefined {
    return this.told?.moves.find((other) => other.text === move.instead);
  }

  /** A piece is pointed at; only where a click on it would settle a move, there is something to foresee. */
  look(piece: string | null): void {
    const fitting = piece === null ? [] : this.offered.filter((move) => move.on.includes(piece));
    this.looking = fitting.length === 1 ? fitting[0]! : null;
  }

  /** Plays a move; what would waste something is asked once more, unless whoever chose it was told. */
  choose(move: Shown, isSure = this.warned?.text === move.text): void {
    if (this.asksWhy) return void this.askWhy(move.text);
    if (!isSure && this.insteadOf(move)) return this.warn(move);
    this.carry(move);
  }

  /** A move, and perhaps the answer to what is asked next, as when a piece is carried to its place. */
  carry(move: Shown, then?: Shown): void {
    this.clicked = [];
    this.family = null;
    this.news = new Set();
    this.unask();
    const moves = then ? [move, then] : [move];
    this.sender.play(
      moves.map(({ text }) => text),
      move,
      then,
    );
  }

  private warn(move: Shown): void {
    this.unask();
    this.sender.asks?.();
    this.warned = move;
  }

  /** One step back: what is answered, what was clicked, what is enlarged; whether there was one. */
  back(): boolean {
    if (this.isAnswering) this.stopAsking();
    else if (this.clicked.length > 0) this.clicked = this.clicked.slice(0, -1);
    else if (this.family !== null) this.family = null;
    else if (this.enlarged !== null || this.pinned !== null) this.enlarged = this.pinned = null;
    else return false;
    return true;
  }
}
