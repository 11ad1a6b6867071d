/** What all pages share: who we are, which games there are, and their words and drawings. */
import { loadGame, type GameWeb } from "../board/game";
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
  web: GameWeb;
  words: Words;
}

export async function enterHouse(): Promise<void> {
  house.words = await load(choices.language);
  house.me = await get<Me>("/api/me");
}

/** Opens a table or sits down at one; who has no name yet is called a player, in their own language. */
export async function sitDown(path: string, wish: object = {}): Promise<TableShown> {
  if (house.me?.name === "") house.me = await post<Me>("/api/me", { name: house.words!.say("play-person") });
  return post<TableShown>(path, wish);
}

async function learnGames(): Promise<void> {
  if (house.games.length === 0) house.games = await get<GameShown[]>("/api/games");
}

/** Whether there is a rulebook to be asked for. */
export async function hasRulebook(game: string): Promise<boolean> {
  await learnGames();
  return house.games.some((shown) => shown.name === game && shown.rulebook);
}

/** The program that plays a game best. */
export async function bestProgram(game: string): Promise<string> {
  await learnGames();
  return house.games.find((shown) => shown.name === game)!.programs.at(-1)!;
}

export async function hostedGames(): Promise<Hosted[]> {
  await learnGames();
  return Promise.all(house.games.map(host));
}

async function host(shown: GameShown): Promise<Hosted> {
  const [web, words] = await Promise.all([loadGame(shown.name), load(choices.language, shown.name)]);
  return { shown, web, words };
}
