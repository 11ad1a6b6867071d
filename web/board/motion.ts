/** What just happened, shown by movement. A game says what moves and is heard; here it is done, one after another. */
import type { Heard, Sound } from "../sound/instruments";

export type Motion =
  /** A piece walks over others, one by one: a die over the locations of the ring. */
  | { kind: "walk"; piece: string; over: string[] }
  /** Drawings fly in an arc from one piece to another. */
  | { kind: "fly"; drawing: string; from: string; to: string; count?: number; size?: number }
  /** A piece turns over in place. */
  | { kind: "turn"; piece: string }
  /** A piece lights up, and others with it. */
  | { kind: "pulse"; piece: string; also?: string[] };

/** How one event is shown: what moves, and what is heard as that begins and ends. */
export interface Scene extends Heard {
  motions: Motion[];
}

/** Lets a sound be heard, after so many seconds. */
export type Ring = (sound: Sound, after?: number) => void;

export type Speed = "none" | "fast" | "normal" | "slow";
const FACTOR: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };
const STEP = 220;
const FLY = 420;
const STAGGER = 60;
const TURN = 520;
const PULSE = 420;
/** However much happened, people wait no longer than this for their turn. */
const LONGEST = 1200;
/** Where nothing moves, sounds follow one another after so many seconds. */
const APART = 0.14;

const TURNING = {
  transform: [
    "perspective(600px) rotateY(0)",
    "perspective(600px) rotateY(90deg)",
    "perspective(600px) rotateY(0)",
  ],
};
const LIT = { filter: ["brightness(1)", "brightness(1.5)", "brightness(1)"] };
/** What flies is as large as where it comes from or goes to, within bounds. */
const SMALLEST = 20;
const LARGEST = 90;

let skipped: AbortController | null = null;

/** Any click goes on at once. */
export function skip(): void {
  skipped?.abort();
}

/** Whether something is shown by movement, on a table that is not the newest any more. */
export function isMoving(): boolean {
  return skipped !== null;
}

export async function perform(root: HTMLElement, scenes: Scene[], speed: Speed, ring: Ring): Promise<void> {
  if (document.hidden) return; // nobody sees it, and a page that is not seen does not move on
  if (FACTOR[speed] === 0) return ringOnce(scenes, ring);
  const running = (skipped = new AbortController());
  const motions = scenes.flatMap((scene) => scene.motions);
  const whole = motions.reduce((sum, motion) => sum + duration(motion), 0) * FACTOR[speed];
  const haste = FACTOR[speed] * Math.min(1, (LONGEST * Math.max(1, FACTOR[speed])) / whole);
  try {
    for (const scene of scenes) {
      if (running.signal.aborted) return;
      if (scene.begins) ring(scene.begins);
      for (const motion of scene.motions)
        if (!running.signal.aborted) await show(root, motion, haste, running.signal);
      if (scene.ends) ring(scene.ends);
    }
  } finally {
    if (skipped === running) skipped = null;
  }
}

/** Without movement each sound is heard once, however often it would be. */
function ringOnce(scenes: Scene[], ring: Ring): void {
  const heard = scenes.flatMap(({ begins, ends }) => [begins, ends]).filter((sound) => sound !== undefined);
  [...new Set(heard)].forEach((sound, place) => ring(sound, place * APART));
}

function duration(motion: Motion): number {
  if (motion.kind === "walk") return STEP * motion.over.length;
  if (motion.kind === "fly") return FLY + STAGGER * (motion.count ?? 1);
  return motion.kind === "turn" ? TURN : PULSE;
}

function show(root: HTMLElement, motion: Motion, haste: number, signal: AbortSignal): Promise<unknown> {
  if (motion.kind === "walk") return walk(root, motion.piece, motion.over, haste, signal);
  if (motion.kind === "fly") return fly(root, motion, haste, signal);
  const names = motion.kind === "pulse" ? [motion.piece, ...(motion.also ?? [])] : [motion.piece];
  const pieces = names.map((name) => find(root, name)).filter((piece) => piece !== null);
  const timing = { duration: duration(motion) * haste, easing: "ease-in-out" };
  return Promise.all(
    pieces.map((piece) => play(piece, motion.kind === "turn" ? TURNING : LIT, timing, signal)),
  );
}

type Piece = HTMLElement | SVGElement;

function seen(root: HTMLElement, selector: string): Piece | null {
  return (
    [...root.querySelectorAll<Piece>(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ) ?? null
  );
}

/** The element of a piece that can be seen; for one in a pane that is not open stands the tab that opens it. */
export function find(root: HTMLElement, piece: string): Piece | null {
  return (
    seen(root, `[data-piece="${CSS.escape(piece)}"]`) ??
    seen(root, `[data-stands-for~="${piece.split("-", 1)[0]}"]`)
  );
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A copy of the piece hops from place to place; the piece itself is out of sight meanwhile. What stands for
 * it lights up.
 */
async function walk(
  root: HTMLElement,
  name: string,
  over: string[],
  haste: number,
  signal: AbortSignal,
): Promise<void> {
  const piece = find(root, name);
  if (piece?.dataset.standsFor)
    return play(piece, LIT, { duration: PULSE * haste, easing: "ease-in-out" }, signal);
  const drawing = piece?.querySelector("use")?.getAttribute("href") ?? piece?.getAttribute("href");
  if (!piece || !drawing) return;
  const size = piece.getBoundingClientRect().width;
  const places = [piece, ...over.map((place) => find(root, place))]
    .filter((place) => place !== null)
    .map(centre);
  const ghost = floating(drawing, size);
  piece.style.visibility = "hidden";
  for (let step = 1; step < places.length && !signal.aborted; step++) {
    await play(
      ghost,
      hop(places[step - 1]!, places[step]!, size),
      { duration: STEP * haste, easing: "ease-in-out", fill: "forwards" },
      signal,
    );
  }
  ghost.remove();
  piece.style.visibility = "";
}

async function fly(
  root: HTMLElement,
  motion: Extract<Motion, { kind: "fly" }>,
  haste: number,
  signal: AbortSignal,
): Promise<void> {
  const [from, to] = [find(root, motion.from), find(root, motion.to)];
  if (!from || !to) return;
  const size =
    motion.size ??
    Math.max(
      SMALLEST,
      Math.min(LARGEST, from.getBoundingClientRect().width, to.getBoundingClientRect().width),
    );
  const flights = Array.from({ length: Math.min(motion.count ?? 1, 6) }, async (_, number) => {
    const ghost = floating(`#${motion.drawing}`, size);
    const timing = {
      duration: FLY * haste,
      delay: STAGGER * number * haste,
      easing: "cubic-bezier(.6,0,.3,1)",
      fill: "both" as const,
    };
    await play(ghost, hop(centre(from), centre(to), size, 60), timing, signal);
    ghost.remove();
  });
  await Promise.all(flights);
}

function hop(
  from: { x: number; y: number },
  to: { x: number; y: number },
  size: number,
  height = 14,
): PropertyIndexedKeyframes {
  const at = (x: number, y: number) => `translate(${x - size / 2}px, ${y - size / 2}px)`;
  return {
    transform: [at(from.x, from.y), at((from.x + to.x) / 2, (from.y + to.y) / 2 - height), at(to.x, to.y)],
  };
}

function floating(drawing: string, size: number): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "floating";
  ghost.style.width = ghost.style.height = `${size}px`;
  ghost.innerHTML = `<svg aria-hidden="true"><use href="${drawing}"/></svg>`;
  document.body.append(ghost);
  return ghost;
}

async function play(
  element: Element,
  frames: PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  const animation = element.animate(frames, timing);
  const stop = () => animation.finish();
  signal.addEventListener("abort", stop, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", stop);
}
