/** For tests: a game that is nowhere, and movement that ends when the test says so. */
import { vi } from "vitest";
import { KNOCK } from "../sound/own";
import type { GameWeb } from "./game";
import type { Scene } from "./motion";

/** Each event lights up the piece it is called by, with a knock. */
export const game = (differs: Partial<GameWeb> = {}): GameWeb =>
  ({
    pieces: "/pebbles.svg",
    motions: (event) => [{ kind: "pulse", piece: event.event }],
    sounds: () => ({ ends: KNOCK }),
    concerned: (event) => [`piece-${event.event}`],
    icons: () => [],
    ...differs,
  }) as GameWeb;

/** How such a game shows events of these names. */
export const scenes = (...events: string[]): Scene[] =>
  events.map((event) => ({ motions: [{ kind: "pulse", piece: event }], ends: KNOCK }));

export interface Played {
  element: Element;
  frames: Record<string, string[]>;
  timing: { duration: number; delay?: number };
  finish: () => void;
}

/** Every animation from now on, in the order they begin. */
export function animations(): Played[] {
  const played: Played[] = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation(function (this: Element, frames, timing) {
    let finish = () => {};
    const finished = new Promise<void>((end) => (finish = end));
    played.push({ element: this, frames, timing, finish } as unknown as Played);
    return { finished, finish } as unknown as Animation;
  });
  return played;
}
