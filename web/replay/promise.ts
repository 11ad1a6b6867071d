/** Who could have chosen the dice of a match, by what its record says and by what this browser was promised. */
import type { Promised } from "../house/dice.svelte";

/** The words that say it, and what they mean to whoever reads them. */
const MEANS = {
  "verify-no-salts": "unproven",
  "verify-old-salts": "unproven",
  "verify-salts": "as told",
  "web-verify-nobody": "proven",
  "web-verify-after": "proven",
  "web-verify-seal-changed": "broken",
  "web-verify-salt-changed": "broken",
} as const;

type Id = keyof typeof MEANS;

export interface Choosers {
  id: Id;
  means: (typeof MEANS)[Id];
  /** The seats it speaks of. */
  seats: number[];
}

const SEATED = /^\d+:/;

export function choosers(dice: string, promised: Promised | null): Choosers {
  const [seal, , ...salts] = dice.split(" ");
  const say = (id: Id, some: string[] = []): Choosers => ({
    id,
    means: MEANS[id],
    seats: some.map((salt) => parseInt(salt)),
  });
  const own = salts.findIndex((salt) => salt.replace(SEATED, "") === promised?.salt);
  if (promised && promised.dice !== seal) return say("web-verify-seal-changed");
  if (promised && own < 0) return say("web-verify-salt-changed");
  if (salts.length === 0) return say("verify-no-salts");
  if (!salts.every((salt) => SEATED.test(salt))) return say("verify-old-salts");
  if (!promised) return say("verify-salts", salts);
  const after = salts.filter((salt, place) => place !== own && !promised.before.includes(salt));
  return say(after.length > 0 ? "web-verify-after" : "web-verify-nobody", after);
}
