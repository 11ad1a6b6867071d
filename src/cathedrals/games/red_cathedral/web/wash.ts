/** A card that has just been finished: paint washes up from the bottom over the ink of the plan. */
import { choices } from "$web/house/settings.svelte";
import type { Speed } from "$web/board/motion";
import type { TransitionConfig } from "svelte/transition";

const DURATION: Record<Speed, number> = { none: 0, fast: 450, normal: 900, slow: 1800 };

export function wash(_: Element): TransitionConfig {
  return {
    duration: DURATION[choices.speed],
    css: (painted) => `clip-path: inset(${(1 - painted) * 100}% 0 0 0)`,
  };
}

/** The ink stays until the paint has covered it. */
export function ink(_: Element): TransitionConfig {
  return { duration: DURATION[choices.speed] };
}
