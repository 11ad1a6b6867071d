/**
 * What a person's hands may do at the table: the moves a click could mean, the one chosen, and why others are
 * not possible.
 */
import type { Refused, Shown, Told, Why } from "../wire/wire";

export interface Sender {
  play(moves: string[], shown: Shown): void;
  why(piece: string): Promise<Why[]>;
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
  /** The pieces of what just happened, outlined in teal until the next click. */
  news = $state<Set<string>>(new Set());
  /** Whether the news are of one's own doing; those of the others are gathered until one acts oneself. */
  private isOwnNews = true;
  /** The piece that is shown enlarged. */
  enlarged = $state<string | null>(null);
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
      this.looking = null;
    }
    this.told = told;
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

  /** A click on a piece: the move if there is one, a narrower choice if several, else the reason why not. */
  async click(piece: string): Promise<void> {
    if (this.asksWhy) return this.askWhy(piece);
    this.news = new Set();
    this.unask();
    if (this.isChosen(piece)) {
      this.clicked = this.clicked.filter((other) => other !== piece);
      return;
    }
    const fitting = this.offered.filter((move) => move.on.includes(piece));
    if (fitting.length === 1) this.choose(fitting[0]!);
    else if (fitting.length > 1) this.clicked = [...this.clicked, piece];
    else if (this.clicked.length > 0 || this.family !== null) {
      this.clicked = [];
      this.family = null;
      await this.click(piece);
    } else await this.askWhy(piece);
  }

  /** Why nothing may be done with a piece, or why a move may not be played. */
  async askWhy(pieceOrMove: string): Promise<void> {
    const isRefused = (why: Why): why is Why & Refused => why.refused !== null;
    const isMeant = (move: Shown) => move.text === pieceOrMove || move.on.includes(pieceOrMove);
    this.allowed = (this.told?.moves ?? []).filter(isMeant);
    this.refusals = (await this.sender.why(pieceOrMove)).filter(isRefused);
  }

  /** Asks for reasons from now on, or for moves again. */
  toggleWhy(): void {
    this.asksWhy = !this.asksWhy;
    this.unask();
  }

  /** The reasons are no longer of interest. */
  unask(): void {
    this.refusals = [];
    this.allowed = [];
  }

  /** A piece is pointed at; only where a click on it would settle a move, there is something to foresee. */
  look(piece: string | null): void {
    const fitting = piece === null ? [] : this.offered.filter((move) => move.on.includes(piece));
    this.looking = fitting.length === 1 ? fitting[0]! : null;
  }

  choose(move: Shown): void {
    if (this.asksWhy) return void this.askWhy(move.text);
    this.clicked = [];
    this.family = null;
    this.news = new Set();
    this.unask();
    this.sender.play([move.text], move);
  }

  /** One step back in what was clicked; whether there was one. */
  back(): boolean {
    const had = this.clicked.length > 0 || this.family !== null || this.refusals.length > 0;
    if (this.clicked.length === 0) this.family = null;
    this.clicked = this.clicked.slice(0, -1);
    this.unask();
    return had;
  }
}
