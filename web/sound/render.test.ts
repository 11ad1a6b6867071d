import { describe, expect, test } from "vitest";
import * as instruments from "./instruments";
import type { Sound } from "./instruments";
import * as own from "./own";
import { loudness, LOUDNESS, peak, PEAK, render } from "./render";

const RATE = 48000;
/** What tells of the end, or of a scoring, may take its time. */
const SHORT = 1;
const LONG = 2;

/** Those of the house and of every game, found by their folders. */
const OF_GAMES = import.meta.glob<Record<string, Sound>>("../../src/cathedrals/games/*/web/sounds.ts", {
  eager: true,
  import: "SOUNDS",
});
const ALL: [name: string, sound: Sound][] = [
  ...Object.entries(own),
  ...Object.entries(OF_GAMES).flatMap(([path, sounds]) =>
    Object.entries(sounds).map(([name, one]): [string, Sound] => [`${path.split("/")[5]} ${name}`, one]),
  ),
];
const LASTING = /^OVER$| scoring$/;
const decibels = (one: number, two: number) => 20 * Math.log10(one / two);

test("there are sounds of the house and of both games", () => {
  expect(ALL.length).toBeGreaterThan(25);
});

describe.each(ALL)("%s", (name, sound) => {
  const samples = render(sound, RATE);

  test("is short, and cannot be too loud even where several are heard", () => {
    expect(samples.length / RATE).toBeLessThan(LASTING.test(name) ? LONG : SHORT);
    expect(peak(samples)).toBeLessThanOrEqual(PEAK + 1e-6);
    expect(4 * PEAK).toBeLessThanOrEqual(1);
  });

  test("is as loud to the ear as it is meant to be beside the others", () => {
    expect(Math.abs(decibels(loudness(samples, RATE), sound.level * LOUDNESS))).toBeLessThan(3);
    expect(sound.level).toBeGreaterThanOrEqual(0.5);
    expect(sound.level).toBeLessThanOrEqual(1);
  });

  test("begins and ends without a click", () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    const steps = samples.map((sample, place) => Math.abs(sample - (samples[place - 1] ?? 0)));
    expect(steps.slice(-100).reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.001);
  });
});

test("no two sounds are alike", () => {
  const written = ALL.map(([, sound]) => JSON.stringify(sound.strokes));
  expect(new Set(written).size).toBe(written.length);
});

test("a sound is the same every time and as long as its last stroke", () => {
  const twice = instruments.sound(1, instruments.wood(400), instruments.wood(400, 0.5));
  expect(render(twice, 8000)).toEqual(render(twice, 8000));
  expect(render(twice, 8000).length / 8000).toBeCloseTo(0.5 + 0.2, 2);
});

test.each([
  [500, 8000],
  [1900, 8000], // its second tone is higher than so few samples can tell
])("a stroke sounds at its pitch: %i, told by %i samples a second", (pitch, rate) => {
  const samples = render(instruments.sound(1, instruments.glass(pitch)), rate).slice(
    0.35 * rate,
    0.55 * rate,
  );
  const rising = samples.filter((sample, place) => sample >= 0 && (samples[place - 1] ?? 0) < 0);
  expect(rising.length / 0.2 / pitch).toBeCloseTo(1, 1);
});

test("the ear counts what is deep less, and the loudest tenth of a second", () => {
  const tone = (pitch: number, seconds: number) =>
    Float32Array.from({ length: seconds * RATE }, (_, place) =>
      Math.sin((2 * Math.PI * pitch * place) / RATE),
    );
  expect(loudness(tone(2000, 0.5), RATE)).toBeCloseTo(Math.SQRT1_2 * 0.97, 1);
  expect(decibels(loudness(tone(2000, 0.5), RATE), loudness(tone(150, 0.5), RATE))).toBeGreaterThan(8);
  expect(decibels(loudness(tone(2000, 0.5), RATE), loudness(tone(2000, 0.05), RATE))).toBeCloseTo(3, 1);
});
