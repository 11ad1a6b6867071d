/** What the house itself lets one hear, whatever is played, and what is heard in more than one game. */
import { bell, greatBell, metal, sound, wood } from "./instruments";

export const TURN = sound(1, bell(587), bell(880, 0.13, 0.9));
export const CHAT = sound(0.7, bell(740, 0, 0.8), wood(370, 0, 0.3));
export const OVER = sound(
  1,
  greatBell(294, 0, 0.8),
  bell(587, 0.3, 0.6),
  bell(740, 0.48, 0.6),
  bell(880, 0.66, 0.6),
  bell(1175, 0.84, 0.5),
);
/** Something was done in a game that has no sounds of its own. */
export const KNOCK = sound(0.8, wood(330), wood(262, 0.06, 0.5));

export const COIN = sound(0.8, metal(2350), metal(2630, 0.075, 0.7));
export const POINTS = sound(0.8, bell(880, 0, 0.7), bell(1175, 0.09, 0.7));
