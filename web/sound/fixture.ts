/** For tests: an instrument that notes what is played and how loud, in a browser that was touched or not. */
import { vi } from "vitest";
import type { Sound } from "./instruments";
import { render } from "./render";

const RATE = 8000;

export interface Noted {
  /** As many samples as the sound has by which it is known. */
  samples: Float32Array;
  begins: number;
  /** When it was bidden to end before its own end. */
  ends: number | null;
  gain: number;
}

interface Node {
  gain: { value: number; setTargetAtTime: () => void };
  leads: Node | null;
  connect: (to: Node) => Node;
}

function node(): Node {
  const made: Node = {
    gain: { value: 1, setTargetAtTime() {} },
    leads: null,
    connect: (to) => (made.leads = to),
  };
  return made;
}

const loudnessOf = (from: Node | null): number => (from ? from.gain.value * loudnessOf(from.leads) : 1);

/** What is played from now on, and the clock by which it is. */
export function instrument(isTouched = true) {
  const noted: Noted[] = [];
  const clock = { now: 10, made: 0 };
  class Context {
    sampleRate = RATE;
    destination = node();
    constructor() {
      clock.made++;
    }
    get currentTime() {
      return clock.now;
    }
    resume = () => Promise.reject(new Error("not now"));
    createGain = node;
    createBuffer(_channels: number, length: number, rate: number) {
      const buffer = {
        duration: length / rate,
        samples: new Float32Array(),
        copyToChannel: (from: Float32Array<ArrayBuffer>) => void (buffer.samples = from),
      };
      return buffer;
    }
    createBufferSource() {
      const source = {
        ...node(),
        buffer: null as unknown as { samples: Float32Array },
        noted: null as Noted | null,
        connect: (to: Node) => (source.leads = to),
        start: (begins: number) => {
          source.noted = {
            samples: source.buffer.samples,
            begins,
            ends: null,
            gain: loudnessOf(source.leads),
          };
          noted.push(source.noted);
        },
        stop: (ends: number) => (source.noted!.ends = ends),
      };
      return source;
    }
  }
  vi.stubGlobal("AudioContext", Context);
  Object.defineProperty(navigator, "userActivation", {
    value: { hasBeenActive: isTouched },
    configurable: true,
  });
  return { noted, clock };
}

/** The name of the sound that was noted, among these. */
export function nameOf({ samples }: Noted, among: Record<string, Sound>): string | undefined {
  const isIt = (sound: Sound) => render(sound, RATE).every((sample, place) => sample === samples[place]);
  return Object.keys(among).find((name) => isIt(among[name]!));
}
