/** Which of all bugs that could be planted are: as many as are wanted, by a seed. */

export interface Mutant {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Where it begins and ends, as Stryker is told it. */
  range: string;
  kind: string;
  /** The text that is replaced, and what it becomes. */
  was: string;
  becomes: string;
  /** The line it stands in. */
  code: string;
}

interface Place {
  line: number;
  column: number;
}

/** What Stryker tells of one: places counted from 0 before it was tried, from 1 after. */
export interface Planted {
  fileName: string;
  location: { start: Place; end: Place };
  mutatorName: string;
  replacement?: string;
}

export function mutantOf(planted: Planted, text: string, first: 0 | 1): Mutant {
  const { start, end } = planted.location;
  const [line, last] = [start.line + 1 - first, end.line + 1 - first];
  const lines = text.split("\n").slice(line - 1, last);
  const after = lines.at(-1)!.length - (end.column - first);
  return {
    file: planted.fileName,
    line,
    was: lines.join("\n").slice(start.column - first, after > 0 ? -after : undefined),
    range: `${line}:${start.column - first}-${last}:${end.column - first}`,
    kind: planted.mutatorName,
    becomes: planted.replacement ?? "",
    code: lines[0]!.trim(),
  };
}

/** By this a mutant that is drawn and one that was tried are known to be the same. */
export function keyOf({ file, range, kind, becomes }: Mutant): string {
  return [file, range, kind, becomes].join(" ");
}

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As many as wanted, each as likely as any other, in the order they stand in the files. */
export function draw<One>(all: readonly One[], seed: number, sample: number): One[] {
  const next = numbers(seed);
  const lots = all.map((one, place) => ({ one, place, lot: next() }));
  const drawn = lots.sort((one, two) => one.lot - two.lot).slice(0, sample);
  return drawn.sort((one, two) => one.place - two.place).map(({ one }) => one);
}
