/** How one person sees the table: whose board lies below, what may be clicked, what explains itself. */
import type { BoardProps } from "$web/board/game";
import type { Hands } from "$web/board/hands.svelte";
import type { Shown, Told } from "$web/wire/wire";
import type { Words } from "$web/words/words";
import type { About, SeatView, View } from "./view";

const HOVER = 400;
const LONG_PRESS = 500;

export class Seeing {
  /** The piece under the pointer or in focus: a die shows its way at once. */
  pointed = $state<string | null>(null);
  /** A location is to be chosen for a reroll. */
  rerolling = $state(false);
  /** The name of the piece that is shown enlarged: all that can be said of one that has no card of its own. */
  saying = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedLong = false;
  private tapped = false;

  constructor(private readonly props: () => BoardProps<View>) {}

  get told(): Told<View> {
    return this.props().told;
  }

  get view(): View {
    return this.told.view;
  }

  get words(): Words {
    return this.props().words;
  }

  get hands(): Hands {
    return this.props().hands;
  }

  get watching(): boolean {
    return this.told.as < 0;
  }

  /** Whose board lies below: one's own, or for who watches that of the player at turn. */
  get me(): number {
    if (!this.watching) return this.told.as;
    const { turn, ivan } = this.view;
    return turn === ivan?.seat ? this.view.seats.findIndex((_, seat) => seat !== turn) : turn;
  }

  get mine(): SeatView {
    return this.view.seats[this.me]!;
  }

  /** The seats on the left, clockwise from the board below; who watches sees all. */
  get others(): number[] {
    const count = this.view.seats.length;
    const round = Array.from({ length: count }, (_, step) => (this.me + step) % count);
    return this.watching ? [...round].sort((one, other) => one - other) : round.slice(1);
  }

  /** What was begun and is being settled, where it is one's own to settle. */
  get about(): About {
    return this.view.asked === this.told.as ? this.view.about : {};
  }

  moves(piece: string): Shown[] {
    return this.told.moves.filter((move) => move.on.includes(piece));
  }

  can(piece: string): boolean {
    if (this.watching || !this.hands.can(piece)) return false;
    return !piece.startsWith("location-") || this.locationMoves(piece).length > 0;
  }

  private locationMoves(piece: string): Shown[] {
    return this.hands.offered.filter((move) => move.on.includes(piece) && this.isMarkedFor(move));
  }

  /**
   * A location glows for a reroll only when one wants to reroll, else nearly all would glow at any time; and what
   * costs prestige is not meant by a click on what does not glow.
   */
  private isMarkedFor(move: Shown): boolean {
    const wantsReroll = this.rerolling || this.hands.family === "reroll";
    return (move.family === "reroll") === wantsReroll;
  }

  /** Chooses where to reroll from now on, or no longer; where nothing may be, why is said. */
  wantReroll(): void {
    if (this.told.moves.some((move) => move.family === "reroll")) this.rerolling = !this.rerolling;
    else void this.hands.askWhy(`reroll ${this.view.market.tiles[0]!.location}`);
  }

  chosen(piece: string): boolean {
    const { place, space, die, location, influence_card } = this.about;
    const begun = [
      place && `card-${place}`,
      space && `space-${space}`,
      die && `die-${die}`,
      location && `location-${location}`,
      influence_card && `influence-${influence_card}`,
    ];
    return this.hands.isChosen(piece) || begun.includes(piece);
  }

  /** A finger cannot hover: whatever it taps explains itself besides, until the next tap. */
  click(piece: string, label = ""): void {
    if (this.pressedLong) {
      this.pressedLong = false;
      return;
    }
    const byFinger = this.tapped;
    const on = this.below(piece);
    const isLocation = on.startsWith("location-");
    const meant = isLocation ? this.locationMoves(on) : [];
    this.rerolling = false;
    this.hands.enlarged = null;
    if (meant.length === 1) this.hands.choose(meant[0]!);
    else void this.hands.click(on, isLocation ? (move) => this.isMarkedFor(move) : undefined);
    if (byFinger) this.enlarge(piece, label);
  }

  /** Where a location is to be chosen, a die that stands there means the location. */
  private below(piece: string): string {
    if (!piece.startsWith("die-") || this.can(piece) || this.hands.asksWhy) return piece;
    const die = this.view.market.dice.find((one) => piece === `die-${one.die}`);
    const location = `location-${die?.location}`;
    return this.can(location) ? location : piece;
  }

  enlarge(piece: string, label: string): void {
    this.tapped = false;
    this.saying = label;
    this.hands.enlarged = piece;
  }

  /** Whether a move on a material takes it from the reserve, rather than from the inventory. */
  canFrom(where: "reserve" | "inventory", piece: string): boolean {
    return (
      !this.watching &&
      this.hands.offered.some((move) => move.on.includes(piece) && move.args.source === where)
    );
  }

  /** All that makes an element a piece of the table. */
  piece(id: string, label: string, can = this.can(id)): Record<string, unknown> {
    return {
      "data-piece": id,
      "data-can": can || undefined,
      "data-chosen": this.chosen(id) || undefined,
      "data-news": this.hands.isNews(id) || undefined,
      "aria-label": can ? `${label} ${this.words.say("web-can")}` : label,
      onclick: () => this.click(id, label),
      ...this.explaining(id, label),
    };
  }

  /** A piece explains itself on hover, focus and a long press. */
  explaining(id: string, label = ""): Record<string, unknown> {
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.point(id, label, HOVER),
      onpointerleave: () => this.leave(id),
      onpointerdown: (event: PointerEvent) => this.press(id, label, event),
      onpointerup: () => clearTimeout(this.timer),
      onpointercancel: () => this.leave(id),
      oncontextmenu: (event: Event) => this.pressedLong && event.preventDefault(),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(":focus-visible") && this.point(id, label, 0),
      onblur: () => this.leave(id),
    };
  }

  private point(id: string, label: string, after: number): void {
    clearTimeout(this.timer);
    this.pointed = id;
    this.timer = setTimeout(() => this.enlarge(id, label), after);
  }

  private press(id: string, label: string, event: PointerEvent): void {
    clearTimeout(this.timer);
    this.pressedLong = false;
    this.tapped = event.pointerType !== "mouse";
    if (!this.tapped) return;
    this.timer = setTimeout(() => {
      this.enlarge(id, label);
      this.pressedLong = true;
    }, LONG_PRESS);
  }

  private leave(id: string): void {
    clearTimeout(this.timer);
    if (this.pointed === id) this.pointed = null;
    if (this.hands.enlarged === id && !this.pressedLong) this.hands.enlarged = null;
  }
}
