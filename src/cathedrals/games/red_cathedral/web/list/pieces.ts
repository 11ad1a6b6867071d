/** The game's pieces as the host types them in: their drawings, and the words and pictures of their fields. */
import type { Cells, PiecesWeb } from "$web/board/game";
import { resourceDrawing, tileDrawing } from "../drawings";
import type { ActionView, Material } from "../view";
import Blueprint from "./Blueprint.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Influence from "./Influence.svelte";
import Inventory from "./Inventory.svelte";
import Reserve from "./Reserve.svelte";
import ResourceTile from "./ResourceTile.svelte";
import Track from "./Track.svelte";
import WorkshopTile from "./WorkshopTile.svelte";

const RESOURCES = ["wood", "brick", "stone", "gold", "green_gem", "purple_gem", "rubles", "recognition"];
const ORNAMENTS = ["door", "arch", "cross"];
const COLOURS = ["red", "blue", "green", "yellow"];
/** Under which name the words that stand in a field are said elsewhere. */
const SAID_AS: Record<string, string> = {
  gives: "tile",
  group: "influence_card",
  colour: "colour",
  action: "action",
  mark: "mark",
  materials: "tile",
};
const PICTURED: Record<string, (word: string) => string> = {
  gives: tileDrawing,
  materials: tileDrawing,
  mark: (mark) => (mark === "infinity" ? "i-inf" : "i-bolt"),
};
const SAME_MATERIALS = 2;
const DIFFERENT_MATERIALS = 3;

/** What the numbers and materials of an action are to whoever uses it; the field is called so. */
const MEANT: Record<string, Record<string, string>> = {
  sell: { materials: "sold", rubles: "had" },
  buy: { materials: "bought", rubles: "paid" },
  deliver: { rubles: "paid", count: "delivered" },
  gain_ruble: { rubles: "had" },
  swap: { rubles: "paid" },
  exchange: { count: "had" },
  barter: { rubles: "paid" },
  gain_recognition: { count: "recognition" },
  prestige_for_rubles: { rubles: "paid", count: "prestige" },
  prestige_for_materials: { count: "prestige" },
  presence: { count: "recognition" },
};

export function named(field: string, word?: string, cells: Cells = {}): string | undefined {
  if (word !== undefined && ORNAMENTS.includes(word)) return `ornament-${word}`;
  if (word !== undefined) return field in SAID_AS ? `${SAID_AS[field]}-${word}` : undefined;
  const meant = MEANT[cells.action]?.[field];
  if (meant !== undefined) return `field-${field}-${meant}`;
  if (RESOURCES.includes(field)) return `tile-${field}`;
  return COLOURS.includes(field) ? `space-${field}` : `field-${field}`;
}

export function pictured(field: string, word = field): string | undefined {
  if (RESOURCES.includes(word)) return resourceDrawing(word);
  if (COLOURS.includes(field) && word === field) return `s-${field}`;
  if (word === field) return field.startsWith("white_") ? "s-white" : undefined;
  return PICTURED[field]?.(word);
}

/** An action of a card, with all that its formula and its sentence ask for. */
export function actionOf(card: string, cells: Cells): ActionView {
  const count = cells.count ?? 1;
  return {
    influence_card: card,
    action: cells.action,
    mark: cells.mark,
    price: cells.rubles ?? 0,
    count,
    needed: cells.action === "exchange" ? SAME_MATERIALS * count : DIFFERENT_MATERIALS,
    pictured: picturedOn(cells.materials),
  };
}

const GIVING = ["exchange", "prestige_for_materials"];

/** How many materials an action takes; the rules tell it by what it gives. */
export function given(field: string, cells: Cells): { words: string; number: number } | undefined {
  if (field !== "count" || !GIVING.includes(cells.action)) return undefined;
  return { words: `given-${cells.action}`, number: actionOf("", cells).needed };
}

function picturedOn(materials: Material[] | "any" | undefined): ActionView["pictured"] {
  if (materials === undefined || materials === "any") return "any";
  return materials.map((resource) => ({ resource, amount: 1 }));
}

export const list: PiecesWeb = {
  drawings: {
    base: Card,
    middle: Card,
    dome: Card,
    influence_card: Influence,
    resource_tile: ResourceTile,
    workshop_tile: WorkshopTile,
    blueprint: Blueprint,
    board: Board,
    track: Track,
    reserve: Reserve,
    inventory: Inventory,
  },
  named,
  pictured,
  given,
};
