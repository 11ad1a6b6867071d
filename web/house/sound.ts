/** Lets sounds be heard: few at a time, as loud as is wanted, none before somebody has touched the page. */
import type { Sound } from "../sound/instruments";
import { TURN } from "../sound/own";
import { render } from "../sound/render";
import { choices } from "./settings.svelte";

/** So many are heard at once; a further one takes the place of the oldest. */
const VOICES = 3;
/** Seconds in which the oldest fades. */
const FADES = 0.03;
/** The same sound again within so many seconds would only be noise. */
const AGAIN = 0.07;

interface Voice {
  sound: Sound;
  begins: number;
  ends: number;
  volume: GainNode;
  source: AudioBufferSourceNode;
}

interface Player {
  context: AudioContext;
  whole: GainNode;
  voices: Voice[];
  rendered: Map<Sound, AudioBuffer>;
}

let player: Player | null = null;

/** Who is not looking at the page hears nothing of it, unless they want to be called when it is their turn. */
const isUnwanted = (sound: Sound) =>
  !choices.sound || (document.hidden && !(sound === TURN && choices.calls));

/** A browser lets nothing be heard before that, and complains of who tries. */
const isTouched = () => navigator.userActivation?.hasBeenActive === true;

export function ring(sound: Sound, after = 0): void {
  if (isUnwanted(sound) || !isTouched()) return;
  player ??= makePlayer();
  const { context } = player;
  context.resume().catch(() => undefined); // a browser may have stopped it meanwhile
  const begins = context.currentTime + after;
  player.voices = player.voices.filter((voice) => voice.ends > context.currentTime);
  if (player.voices.some((voice) => voice.sound === sound && Math.abs(begins - voice.begins) < AGAIN)) return;
  makeRoom(player.voices, begins);
  player.whole.gain.value = gainOf(choices.volume);
  player.voices.push(begin(player, sound, begins));
}

/** Whatever is heard now ends. */
export function hush(): void {
  for (const voice of player?.voices ?? []) fade(voice, player!.context.currentTime);
}

/** The ear hears proportions: half of the way should sound like half. */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}

function makePlayer(): Player {
  const context = new AudioContext();
  const whole = context.createGain();
  whole.connect(context.destination);
  return { context, whole, voices: [], rendered: new Map() };
}

function makeRoom(voices: Voice[], at: number): void {
  const sounding = voices.filter((voice) => voice.begins <= at && voice.ends > at);
  for (const oldest of sounding.slice(0, Math.max(0, sounding.length - VOICES + 1))) fade(oldest, at);
}

function fade(voice: Voice, at: number): void {
  voice.volume.gain.setTargetAtTime(0, at, FADES / 3);
  voice.source.stop(at + FADES);
  voice.ends = at;
}

function begin({ context, whole, rendered }: Player, sound: Sound, begins: number): Voice {
  if (!rendered.has(sound)) rendered.set(sound, bufferOf(context, sound));
  const buffer = rendered.get(sound)!;
  const source = context.createBufferSource();
  const volume = context.createGain();
  source.buffer = buffer;
  source.connect(volume).connect(whole);
  source.start(begins);
  return { sound, begins, ends: begins + buffer.duration, volume, source };
}

function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  const samples = render(sound, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
