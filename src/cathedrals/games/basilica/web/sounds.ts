/** What is heard of each event: slabs of stone, figures of wood, glass, a coin, the crown and the bell of the king. */
import {
  bell,
  glass,
  greatBell,
  metal,
  paper,
  sound,
  stone,
  wood,
  type Heard,
  type Sound,
} from "$web/sound/instruments";
import { COIN, POINTS } from "$web/sound/own";
import type { GameEvent } from "$web/wire/wire";

export const SOUNDS = {
  placed: sound(0.9, stone(494), stone(587, 0.06, 0.7), wood(247, 0.06, 0.4)),
  turned: sound(0.6, paper(400), wood(520, 0.1, 0.4)),
  tile: sound(0.7, stone(760), wood(380, 0.05, 0.5)),
  crown: sound(0.9, metal(1320, 0, 0.8), bell(880, 0.05, 0.5), bell(1319, 0.14, 0.4)),
  figure: sound(0.8, wood(480), wood(360, 0.05, 0.4)),
  promoted: sound(0.9, wood(480), bell(1175, 0.08, 0.6)),
  glass: sound(0.9, glass(1397), glass(1760, 0.08, 0.7), glass(2093, 0.16, 0.5)),
  scaffold: sound(0.8, wood(300), wood(340, 0.09, 0.9), wood(280, 0.18, 0.7)),
  rubble: sound(
    1,
    stone(466, 0, 0.8),
    stone(392, 0.07, 0.8),
    stone(554, 0.13, 0.7),
    stone(349, 0.2, 0.7),
    stone(440, 0.29, 0.4),
    stone(494, 0.37, 0.25),
  ),
  scoring: sound(1, greatBell(294), metal(1320, 0, 0.15)),
} satisfies Record<string, Sound>;

const OF_EVENT: Record<string, Heard> = {
  extended: { ends: SOUNDS.placed },
  king_moves: { ends: SOUNDS.crown },
  vault_turned: { begins: SOUNDS.turned },
  order_laid: { ends: SOUNDS.tile },
  vaults_discarded: { begins: SOUNDS.turned },
  order_taken: { begins: SOUNDS.tile },
  builder_placed: { ends: SOUNDS.figure },
  recruited: { ends: SOUNDS.figure },
  taken_back: { ends: SOUNDS.figure },
  moved: { ends: SOUNDS.figure },
  confused: { ends: SOUNDS.figure },
  cleared: { ends: SOUNDS.figure },
  promoted: { ends: SOUNDS.promoted },
  glass_set: { ends: SOUNDS.glass },
  scaffold_set: { ends: SOUNDS.scaffold },
  collapsed: { begins: SOUNDS.rubble },
  paid: { ends: COIN },
  scoring: { begins: SOUNDS.scoring },
  scored: { begins: POINTS },
};

export function sounds({ event }: GameEvent): Heard {
  return OF_EVENT[event] ?? {};
}
