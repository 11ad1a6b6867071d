/** What is heard of each event: dice of bone, goods by what they are made of, bells for what is finished or counts. */
import {
  bell,
  clay,
  glass,
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
  rolled: sound(
    0.7,
    wood(910, 0, 0.5),
    wood(1080, 0.045, 0.7),
    wood(850, 0.085, 0.6),
    wood(990, 0.14, 0.5),
    wood(880, 0.18, 0.4),
    wood(960, 0.235, 0.25),
  ),
  landed: sound(0.9, wood(620), wood(700, 0.055, 0.35)),
  wood: sound(0.8, wood(330), wood(370, 0.06, 0.7)),
  brick: sound(0.8, clay(430), clay(480, 0.065, 0.7)),
  stone: sound(0.8, stone(640), stone(720, 0.07, 0.6)),
  gold: sound(0.8, metal(1480), clay(390, 0, 0.4)),
  gem: sound(0.8, glass(1760), glass(2217, 0.06, 0.5)),
  banner: sound(0.8, paper(300, 0, 0.5), wood(294, 0.09)),
  tile: sound(0.8, clay(560), wood(280, 0, 0.6)),
  delivered: sound(0.9, stone(523), stone(440, 0.05, 0.6)),
  finished: sound(1, stone(440), bell(587, 0.05, 0.8), bell(740, 0.1, 0.7), bell(880, 0.14, 0.7)),
  decorated: sound(1, glass(1175), bell(880, 0.1, 0.6), glass(1760, 0.2, 0.5)),
  lost: sound(0.8, clay(349), clay(277, 0.12)),
  used: sound(0.7, wood(440), paper(500, 0, 0.3)),
} satisfies Record<string, Sound>;

const OF_RESOURCE: Record<string, Sound> = {
  wood: SOUNDS.wood,
  brick: SOUNDS.brick,
  stone: SOUNDS.stone,
  gold: SOUNDS.gold,
  green_gem: SOUNDS.gem,
  purple_gem: SOUNDS.gem,
  rubles: COIN,
  recognition: POINTS,
};

const OF_EVENT: Record<string, Heard> = {
  rolled: { begins: SOUNDS.rolled, ends: SOUNDS.landed },
  moved: { ends: SOUNDS.landed },
  claimed: { ends: SOUNDS.banner },
  tile_placed: { ends: SOUNDS.tile },
  tile_hidden: { ends: SOUNDS.tile },
  paid: { begins: COIN },
  delivered: { ends: SOUNDS.delivered },
  finished: { begins: SOUNDS.finished },
  decorated: { ends: SOUNDS.decorated },
  penalty: { begins: SOUNDS.lost },
  ornament_lost: { begins: SOUNDS.lost },
  prestige_gained: { begins: POINTS },
  prestige_traded: { begins: POINTS },
  influenced: { begins: SOUNDS.used },
  activated: { begins: SOUNDS.used },
  swapped: { ends: SOUNDS.tile },
  ivan_transported: { ends: SOUNDS.wood },
  ivan_delivered: { ends: SOUNDS.delivered },
  ivan_blocked: { begins: SOUNDS.lost },
};
const GOODS = new Set(["gained", "gave", "ivan_stocked"]);

export function sounds({ event, resource }: GameEvent): Heard {
  const goods = GOODS.has(event) ? OF_RESOURCE[String(resource)] : undefined;
  return goods ? { ends: goods } : (OF_EVENT[event] ?? {});
}
