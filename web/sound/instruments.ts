/** What our sounds are made of: strokes on wood, stone, clay, metal, glass and bells, worked out as numbers. */

/** One of the tones of a thing that is struck: as a multiple of its pitch, how strong, and for how many seconds. */
type Tone = readonly [ratio: number, strength: number, lasts: number];

/** What is struck: its tones, and the rustle of the stroke itself. */
interface Body {
  tones: readonly Tone[];
  /** How strong it is beside the tones, for how many seconds, and how bright: 0 is dull, 1 is white. */
  rustle: readonly [strength: number, lasts: number, brightness: number];
}

export interface Stroke {
  body: Body;
  pitch: number;
  /** Seconds after the sound began. */
  at: number;
  force: number;
}

export interface Sound {
  strokes: readonly Stroke[];
  /** How loud it is beside the others. */
  level: number;
}

const WOOD: Body = {
  tones: [
    [1, 1, 0.2],
    [2.57, 0.45, 0.1],
    [4.6, 0.15, 0.04],
  ],
  rustle: [0.35, 0.02, 0.35],
};
const STONE: Body = {
  tones: [
    [1, 1, 0.16],
    [1.58, 0.7, 0.13],
    [2.24, 0.5, 0.1],
    [2.92, 0.3, 0.07],
  ],
  rustle: [0.6, 0.035, 0.6],
};
const CLAY: Body = {
  tones: [
    [1, 1, 0.18],
    [1.91, 0.55, 0.13],
    [2.73, 0.35, 0.08],
  ],
  rustle: [0.45, 0.03, 0.25],
};
const METAL: Body = {
  tones: [
    [1, 0.8, 0.34],
    [1.52, 1, 0.28],
    [2.36, 0.5, 0.2],
    [3.12, 0.2, 0.1],
  ],
  rustle: [0.2, 0.01, 0.9],
};
const GLASS: Body = {
  tones: [
    [1, 1, 0.6],
    [2.32, 0.45, 0.34],
    [4.25, 0.18, 0.16],
  ],
  rustle: [0.12, 0.008, 0.9],
};
/** A hand bell: its twelfth is heard beside the tone. */
const BELL: Body = {
  tones: [
    [1, 1, 0.85],
    [2, 0.3, 0.5],
    [3, 0.42, 0.4],
    [4.2, 0.14, 0.2],
    [5.4, 0.07, 0.12],
  ],
  rustle: [0.1, 0.012, 0.5],
};
/** A bell of a tower, with the hum below and the minor third that such bells have. */
const GREAT_BELL: Body = {
  tones: [
    [0.5, 0.5, 1.9],
    [1, 1, 1.6],
    [1.19, 0.5, 1.2],
    [1.5, 0.25, 0.8],
    [2, 0.75, 1.0],
    [2.67, 0.25, 0.5],
    [3.01, 0.22, 0.4],
    [4.17, 0.14, 0.25],
  ],
  rustle: [0.2, 0.02, 0.4],
};
/** Something thin that is turned over: hardly a tone. */
const PAPER: Body = { tones: [[1, 0.12, 0.05]], rustle: [1, 0.14, 0.3] };

type Instrument = (pitch: number, at?: number, force?: number) => Stroke;
const instrument =
  (body: Body): Instrument =>
  (pitch, at = 0, force = 1) => ({ body, pitch, at, force });

export const wood = instrument(WOOD);
export const stone = instrument(STONE);
export const clay = instrument(CLAY);
export const metal = instrument(METAL);
export const glass = instrument(GLASS);
export const bell = instrument(BELL);
export const greatBell = instrument(GREAT_BELL);
export const paper = instrument(PAPER);

export function sound(level: number, ...strokes: Stroke[]): Sound {
  return { level, strokes };
}

/** What is heard of something that happens: as its movement begins, and as it ends. */
export interface Heard {
  begins?: Sound;
  ends?: Sound;
}
