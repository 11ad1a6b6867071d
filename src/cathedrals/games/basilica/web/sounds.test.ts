import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COIN, POINTS } from "$web/sound/own";
import { SOUNDS, sounds } from "./sounds";

const heard = (event: string) => sounds({ event, line: 1, seat: 0 });

test.each([
  ["extended", { ends: SOUNDS.placed }],
  ["king_moves", { ends: SOUNDS.crown }],
  ["vault_turned", { begins: SOUNDS.turned }],
  ["vaults_discarded", { begins: SOUNDS.turned }],
  ["order_laid", { ends: SOUNDS.tile }],
  ["order_taken", { begins: SOUNDS.tile }],
  ["builder_placed", { ends: SOUNDS.figure }],
  ["recruited", { ends: SOUNDS.figure }],
  ["taken_back", { ends: SOUNDS.figure }],
  ["moved", { ends: SOUNDS.figure }],
  ["confused", { ends: SOUNDS.figure }],
  ["cleared", { ends: SOUNDS.figure }],
  ["promoted", { ends: SOUNDS.promoted }],
  ["glass_set", { ends: SOUNDS.glass }],
  ["scaffold_set", { ends: SOUNDS.scaffold }],
  ["collapsed", { begins: SOUNDS.rubble }],
  ["paid", { ends: COIN }],
  ["scoring", { begins: SOUNDS.scoring }],
  ["scored", { begins: POINTS }],
])("%s has its sound, and the rules tell it", (event, sound) => {
  expect(heard(event)).toEqual(sound);
  expect(readFileSync("src/cathedrals/games/basilica/telling/events.py", "utf-8")).toContain(
    `("${event}", (`,
  );
});

test.each(["turn_begins", "declined", "something_new"])("nothing is heard of %s", (event) => {
  expect(heard(event)).toEqual({});
});
