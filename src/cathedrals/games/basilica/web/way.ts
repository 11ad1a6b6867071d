/** The king's way, on which scores are marked round and round. */

export const WAY = 30;

/** The space on which a score is marked; nobody has left the start with nothing. */
export const spaceOf = (score: number): number => (score <= 0 ? 0 : ((score - 1) % WAY) + 1);

/** What the rounds before this one count: 0, 30, 60. */
export const lap = (score: number): number => Math.max(0, score - spaceOf(score));
