/** What all pages share: who we are, which games there are, and their words and drawings. */
import { loadCover, type GameCover } from "../board/game";
import { newDice, sitDownAt, type Look } from "./dice.svelte";
import { choices } from "./settings.svelte";
import { get, post, type GameShown, type Me, type TableShown } from "../wire/wire";
import { load, type Words } from "../words/words";

interface House {
  me: Me | null;
  games: GameShown[];
  /** The words of the frame; a page is shown only when they are there. */
  words: Words | null;
}

export const house: House = $state({ me: null, games: [], words: null });

export interface Hosted {
  shown: GameShown;
  web: GameCover;
  words: Words;
}

export async function enterHouse(): Promise<void> {
  const [words, me] = await Promise.allSettled([load(choices.language), get<Me>("/api/me")]);
  if (words.status === "rejected") throw words.reason;
  house.words = words.value;
  if (me.status === "rejected") throw me.reason;
  house.me = me.value;
}

/** Whether somebody has said how they want to be called. */
export const isNamed = (): boolean =>
  !["", house.words!.say("play-person")].includes(house.me!.name) || house.me!.account;

/** How somebody wants to be called from now on; an account keeps its name. */
export async function callMe(name: string): Promise<void> {
  if (!house.me!.account && name !== house.me!.name) house.me = await post<Me>("/api/me", { name });
}

/** Opens a table or, where its dice are looked at, sits down at one; who has no name yet is called a player. */
export async function sitDown(path: string, wish: object = {}, look: Look = newDice): Promise<TableShown> {
  if (house.me?.name === "") house.me = await post<Me>("/api/me", { name: house.words!.say("play-person") });
  return sitDownAt(path, wish, look);
}

async function learnGames(): Promise<void> {
  if (house.games.length === 0) house.games = await get<GameShown[]>("/api/games");
}

/** Whether there is a rulebook to be asked for. */
export async function hasRulebook(game: string): Promise<boolean> {
  await learnGames();
  return house.games.some((shown) => shown.name === game && shown.rulebook);
}

/** The programs that play a game, the strongest last. */
export async function programsOf(game: string): Promise<string[]> {
  await learnGames();
  return house.games.find((shown) => shown.name === game)!.programs;
}

/** Opens the page anew, once the server answers: a script that did not come is not asked for twice by every browser. */
export async function openAnew(): Promise<void> {
  if (await get<Me>("/api/me").catch(() => null)) location.reload();
}

export async function hostedGames(): Promise<Hosted[]> {
  await learnGames();
  return Promise.all(house.games.map(host));
}

async function host(shown: GameShown): Promise<Hosted> {
  const [web, words] = await Promise.all([loadCover(shown.name), load(choices.language, shown.name)]);
  return { shown, web, words };
}
