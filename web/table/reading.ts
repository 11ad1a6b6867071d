/** How much of the chat of each table was read in this browser: what was not stays marked, whatever page is between. */
import { keep, kept } from "../house/settings.svelte";

type Read = [match: string, count: number][];
const READ = "cathedrals-chats-read";
const MOST = 20;

const all = (): Read => kept<Read>(READ, []);

export const readAt = (match: string): number => all().find(([other]) => other === match)?.[1] ?? 0;

export function keepRead(match: string, count: number): void {
  if (count === readAt(match)) return;
  keep(READ, [...all().filter(([other]) => other !== match), [match, count]].slice(-MOST));
}
