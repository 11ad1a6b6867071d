import type { GameWeb } from "$web/board/game";
import Board from "./Board.svelte";
import { carried } from "./carried";
import cover from "./cover";
import Figure from "./Figure.svelte";
import { icons } from "./icons";
import { concerned, motions } from "./motions";
import { offers } from "./offers";
import Scoring from "./Scoring.svelte";
import { sounds } from "./sounds";
import type { View } from "./view";

const game: GameWeb<View> = {
  ...cover,
  Board,
  Figure,
  Scoring,
  icons,
  signs: { "★": "prestige" },
  motions,
  sounds,
  concerned,
  carried,
  feast: (event) => (event.event === "finished" ? [`card-${String(event.place)}`] : []),
  offers,
};
export default game;
