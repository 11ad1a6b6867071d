/** Sounds as samples: each is as loud as the others to the ear, and none can be too loud. */
import type { Sound, Stroke } from "./instruments";

/** How loud the loudest tenth of a second of a sound is. */
export const LOUDNESS = 0.038;
/** No sample is beyond this: three sounds at once and one that fades are no more than a loudspeaker can do. */
export const PEAK = 0.25;
/** A tone or a rustle has ended when a thousandth of it is left. */
const ENDED = Math.log(1000);
/** Seconds in which a stroke begins, lest it clicks. */
const ATTACK = 0.002;
/** The ear adds up about this much. */
const WINDOW = 0.1;
/** Below this pitch it hears ever less. */
const DEEP = 500;

export function render(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lastOf(sound) * rate));
  for (const stroke of sound.strokes) strike(samples, stroke, rate);
  return scaled(samples, sound.level * LOUDNESS, rate);
}

function lastOf({ strokes }: Sound): number {
  return Math.max(
    ...strokes.map(
      ({ at, body }) => at + Math.max(body.rustle[1], ...body.tones.map(([, , lasts]) => lasts)),
    ),
  );
}

function strike(samples: Float32Array, stroke: Stroke, rate: number): void {
  for (const [ratio, strength, lasts] of stroke.body.tones)
    resound(samples, stroke, { pitch: stroke.pitch * ratio, strength, lasts }, rate);
  rustle(samples, stroke, rate);
}

/** How a stroke swells at its very beginning and dies away. */
function envelope(place: number, lasts: number, rate: number): number {
  return Math.min(1, place / (ATTACK * rate)) * Math.exp((-ENDED * place) / (lasts * rate));
}

function resound(
  samples: Float32Array,
  { at, force }: Stroke,
  { pitch, strength, lasts }: { pitch: number; strength: number; lasts: number },
  rate: number,
): void {
  const first = Math.round(at * rate);
  const turn = (2 * Math.PI * pitch) / rate;
  if (turn >= Math.PI) return; // higher than can be told by so few samples
  for (let place = 0; place < lasts * rate; place++)
    samples[first + place]! += force * strength * Math.sin(turn * place) * envelope(place, lasts, rate);
}

/** Noise that is the same every time. */
function* noise(): Generator<number, never> {
  for (let number = 1; ; number = (number * 48271) % 2147483647) yield number / 1073741823.5 - 1;
}

function rustle(samples: Float32Array, { at, force, body }: Stroke, rate: number): void {
  const [strength, lasts, brightness] = body.rustle;
  const first = Math.round(at * rate);
  const source = noise();
  let dull = 0;
  for (let place = 0; place < lasts * rate; place++) {
    dull += brightness * (source.next().value - dull);
    samples[first + place]! += force * strength * dull * envelope(place, lasts, rate);
  }
}

function scaled(samples: Float32Array<ArrayBuffer>, wanted: number, rate: number): Float32Array<ArrayBuffer> {
  const factor = Math.min(wanted / loudness(samples, rate), PEAK / peak(samples));
  return samples.map((sample) => sample * factor);
}

export function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** Of the loudest tenth of a second, with what is deep counting less, as it does to the ear. */
export function loudness(samples: Float32Array, rate: number): number {
  const keeps = Math.exp((-2 * Math.PI * DEEP) / rate);
  const window = Math.round(WINDOW * rate);
  const powers: number[] = [];
  let [high, before, sum, most] = [0, 0, 0, 0];
  for (const [place, sample] of samples.entries()) {
    high = keeps * (high + sample - before);
    before = sample;
    powers.push(high * high);
    sum += high * high - (powers[place - window] ?? 0);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / window);
}
