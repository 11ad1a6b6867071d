/** The game's pieces as the host types them in: their drawings, and the words and pictures of their fields. */
import type { PiecesWeb } from "$web/board/game";
import King from "./King.svelte";
import Tile from "./Tile.svelte";

const SIGNS: Record<string, string> = { vault: "v", order: "q" };

export function named(field: string, word?: string): string | undefined {
  return word === undefined ? `field-${field}` : `${field}-${word}`;
}

export function pictured(field: string, word?: string): string | undefined {
  if (word === undefined) return field === "crown" ? "crown" : undefined;
  return field in SIGNS ? `${SIGNS[field]}-${word}` : undefined;
}

export const list: PiecesWeb = { drawings: { tile: Tile, king: King }, named, pictured };
