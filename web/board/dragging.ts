/**
 * Pieces carried to their place, by mouse or finger, beside clicks. A game says which piece one takes in the hand for a
 * move; where it may be put, the moves themselves say, or those that follow.
 */
import type { Shown } from "../wire/wire";
import type { Hands } from "./hands.svelte";

export interface Carrying {
  hands: Hands;
  /** The piece one would take in the hand for a move; nothing if it is only clicked. */
  carried(move: Shown): string | null;
  /** What could be answered after a move, for one whose place is asked for next. */
  following(move: Shown): Promise<Shown[]>;
}

interface Way {
  move: Shown;
  then?: Shown;
}

interface Drag {
  pointer: number;
  /** What was pressed, perhaps within the piece that is carried. */
  piece: HTMLElement | SVGElement;
  name: string;
  from: { x: number; y: number };
  carrying: Carrying;
  ghost: HTMLElement | null;
  /** By the piece it would be put on, what that means. */
  ways: Map<string, Way[]>;
  ready: Promise<void>;
}

/** How far the pointer goes, in pixels, before it drags instead of clicking. */
const THRESHOLD = 6;
const PIECE = "[data-piece]";
const nameOf = (piece: Element) => (piece as HTMLElement | SVGElement).dataset.piece!;

export class Dragging {
  private drag: Drag | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly carrying: () => Carrying | null,
  ) {}

  /** Listens until the function it gives is called. */
  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    this.root.addEventListener("pointerdown", (event) => this.press(event), { signal });
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => void this.release(event), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    window.addEventListener("keydown", (event) => this.key(event), { signal, capture: true });
    return () => {
      this.cancel();
      ending.abort();
    };
  }

  /** Marks what can be carried now, so that a finger on it does not scroll. */
  mark(): void {
    const names = new Set(this.ways().map(([name]) => name));
    for (const piece of this.root.querySelectorAll(PIECE))
      piece.toggleAttribute("data-drag", names.has(nameOf(piece)));
  }

  /** Every move that can be carried out by carrying a piece, with that piece. */
  private ways(): [name: string, move: Shown][] {
    const carrying = this.carrying();
    if (carrying === null || carrying.hands.asksWhy) return [];
    return (carrying.hands.told?.moves ?? []).flatMap((move) => {
      const name = carrying.carried(move);
      return name === null ? [] : [[name, move] as [string, Shown]];
    });
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const names = new Set(this.ways().map(([name]) => name));
    const piece = (event.target as Element).closest<HTMLElement>(PIECE);
    let whole = piece;
    while (whole && !names.has(nameOf(whole))) whole = whole.parentElement!.closest<HTMLElement>(PIECE);
    if (!piece || !whole) return;
    this.cancel();
    const from = { x: event.clientX, y: event.clientY };
    const rest = { carrying: this.carrying()!, ghost: null, ways: new Map(), ready: Promise.resolve() };
    this.drag = { pointer: event.pointerId, piece, name: nameOf(whole), from, ...rest };
  }

  private move(event: PointerEvent): void {
    const drag = this.drag;
    if (drag?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.from.x, event.clientY - drag.from.y];
    if (drag.ghost === null) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      this.begin(drag);
    }
    event.preventDefault();
    drag.ghost!.style.translate = `${x}px ${y}px`;
    const over = this.under(event, drag);
    for (const piece of this.root.querySelectorAll<HTMLElement>("[data-drop]"))
      piece.dataset.drop = nameOf(piece) === over ? "over" : "";
  }

  private begin(drag: Drag): void {
    drag.ghost = ghostOf(drag.piece, drag.from, this.root);
    drag.piece.setAttribute("data-carried", "");
    const moves = this.ways().flatMap(([name, move]) => (name === drag.name ? [move] : []));
    const asked = moves.map(async (move) => {
      const places = move.on.filter((piece) => piece !== drag.name);
      if (places.length > 0) return this.add(drag, places, { move });
      for (const then of await drag.carrying.following(move)) this.add(drag, then.on, { move, then });
    });
    drag.ready = Promise.all(asked).then(() => undefined);
  }

  private add(drag: Drag, places: readonly string[], way: Way): void {
    for (const place of places) {
      drag.ways.set(place, [...(drag.ways.get(place) ?? []), way]);
      if (this.drag !== drag) continue;
      for (const piece of this.root.querySelectorAll(`[data-piece="${CSS.escape(place)}"]`))
        piece.setAttribute("data-drop", "");
    }
  }

  /** The place below the pointer, of those where what is carried may be put. */
  private under(event: PointerEvent, drag: Drag): string | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const piece = element.closest(PIECE);
      if (piece && drag.ways.has(nameOf(piece))) return nameOf(piece);
    }
    return null;
  }

  private async release(event: PointerEvent): Promise<void> {
    const drag = this.drag;
    if (drag?.pointer !== event.pointerId) return;
    if (drag.ghost === null) {
      this.drag = null;
      return;
    }
    swallowClick();
    await drag.ready.catch(() => undefined);
    if (this.drag !== drag) return; // it was cancelled meanwhile
    const place = this.under(event, drag);
    this.cancel();
    if (place !== null) put(drag.carrying.hands, drag.ways.get(place)!, place);
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.drag?.ghost) return;
    event.stopPropagation();
    event.preventDefault();
    this.cancel();
  }

  /** Puts back what is carried; nothing is played. */
  private cancel(): void {
    this.drag?.ghost?.remove();
    this.drag?.piece.removeAttribute("data-carried");
    this.drag = null;
    for (const piece of this.root.querySelectorAll("[data-drop]")) piece.removeAttribute("data-drop");
  }
}

/** One meaning is played; of several, the place has been clicked. */
function put(hands: Hands, ways: Way[], place: string): void {
  if (ways.length === 1) hands.carry(ways[0]!.move, ways[0]!.then);
  else void hands.click(place);
}

/** The click that follows upon letting go would be one more. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/** A copy that follows the pointer, above everything: of a piece, or of the one of several that was taken. */
function ghostOf(
  piece: HTMLElement | SVGElement,
  from: { x: number; y: number },
  root: HTMLElement,
): HTMLElement {
  const taken =
    piece instanceof HTMLElement && piece.tagName !== "BUTTON" ? (nearest(piece, from) ?? piece) : piece;
  const box = taken.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.popover = "manual";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(
    taken instanceof SVGGraphicsElement && taken.ownerSVGElement ? framed(taken) : taken.cloneNode(true),
  );
  for (const named of ghost.querySelectorAll(PIECE)) named.removeAttribute("data-piece");
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (piece instanceof SVGElement ? root : (taken.parentElement ?? root)).append(ghost);
  ghost.showPopover?.();
  return ghost;
}

function nearest(piece: HTMLElement, { x, y }: { x: number; y: number }): Element | undefined {
  const away = (one: Element) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  };
  return [...piece.children].sort((one, two) => away(one) - away(two))[0];
}

/** A part of a drawing stands in a drawing of its own. */
function framed(part: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.append(part.cloneNode(true));
  return drawing;
}
