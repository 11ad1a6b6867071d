/** For tests: the frame's words, and those of a game that is nowhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { wordsOf, type Words } from "./words";

export const FRAME = readFileSync("src/cathedrals/kernel/words/en.ftl", "utf-8");
export const PEBBLES = `move = take a stone
short-move = stone
step-stone = which stone?
step-pebble = which of all these pebbles?
short-step-pebble = which pebble?
event-took = { $seat } takes { $amount } stones.
brief-event-took = takes { $amount }
brief-event-rained = it rains
event-turn_begins = It is the turn of { $seat }.
lesson-one = Stones are grey.
reason-more = more { $what }
`;

export const words = (more = ""): Words => wordsOf("en", [FRAME, PEBBLES, more]);

const GAMES = "src/cathedrals/games";
/** The games of the house, none of which is known by name here. */
export const HOUSE = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/web/cover.ts`));
