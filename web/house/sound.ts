/** Small sounds, made here: a wooden knock for a move, a bell for one's turn. Off until somebody wants them. */
import { choices } from "./settings.svelte";

export type Sound = "move" | "turn" | "chat" | "over";

interface Note {
  pitch: number;
  after: number;
  lasts: number;
  form: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  move: [{ pitch: 190, after: 0, lasts: 0.09, form: "triangle" }],
  turn: [
    { pitch: 587, after: 0, lasts: 0.5, form: "sine" },
    { pitch: 880, after: 0.12, lasts: 0.7, form: "sine" },
  ],
  chat: [{ pitch: 740, after: 0, lasts: 0.16, form: "sine" }],
  over: [
    { pitch: 392, after: 0, lasts: 0.9, form: "sine" },
    { pitch: 494, after: 0.16, lasts: 0.9, form: "sine" },
    { pitch: 587, after: 0.32, lasts: 1.4, form: "sine" },
  ],
};
const LOUD = 0.12;
let context: AudioContext | null = null;

export function ring(sound: Sound): void {
  if (!choices.sound) return;
  context ??= new AudioContext();
  for (const note of NOTES[sound]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = note.form;
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(LOUD, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + note.lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + note.lasts);
}
