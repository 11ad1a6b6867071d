// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { game } from "../board/fixture";
import { choices } from "../house/settings.svelte";
import { house } from "../house/house.svelte";
import { fakeSockets, move, newest, serve, told } from "../wire/fixture";
import type { GameShown, Told } from "../wire/wire";
import { PEBBLES } from "../words/fixture";
import { newTable } from "./fixture";
import type { AtTable } from "./table.svelte";

const { loadGame } = vi.hoisted(() => ({ loadGame: vi.fn() }));
vi.mock("../board/game", async (real) => ({ ...(await real<object>()), loadGame }));

const TAKE = move("take 2", "stone-2");
const END = { ...move("end"), instead: "take 2" };

beforeEach(() => {
  fakeSockets();
  loadGame.mockResolvedValue(game());
  house.games = [] as GameShown[];
  choices.hints = true;
  serve({ "/api/games/pebbles/words/en": PEBBLES, "/api/games": [{ name: "pebbles" }] });
});

async function sit(differs: Partial<Told> = {}): Promise<AtTable> {
  const at = newTable();
  at.room.open();
  newest().accept();
  newest().say(told({ lines: ["0 take 1"], moves: [TAKE, END], ...differs }));
  await vi.waitFor(() => expect(at.shown).not.toBeNull());
  return at;
}

const answer = (id: number, what: object) => newest().say({ ok: true, line: 1, id: String(id), ...what });
const refused = { why: [{ move: "take 9", refused: "no-such-stone" }] };
const hints = { hints: [{ text: "take 2", words: "move", args: {}, reasons: [], share: 60 }] };

async function askWhy(at: AtTable, id: number): Promise<void> {
  const asking = at.hands.click("stone-9");
  answer(id, refused);
  await asking;
}

async function askHint(at: AtTable, id: number): Promise<void> {
  const asking = at.hint();
  answer(id, hints);
  await asking;
}

const answers = (at: AtTable) => [at.advice !== null, at.hands.isAnswering, at.mistake !== null];

test("of a hint and a reason the newest stands alone, whichever comes first", async () => {
  const at = await sit();
  await askWhy(at, 1);
  expect(answers(at)).toEqual([false, true, false]);
  await askHint(at, 2);
  expect(answers(at)).toEqual([true, false, false]);
  await askWhy(at, 3);
  expect(answers(at)).toEqual([false, true, false]);
  at.hands.stopAsking();
  await askHint(at, 4);
  at.hands.toggleWhy();
  expect(answers(at)).toEqual([false, true, false]);
});

test("a hint that comes after one has asked why is not shown, nor a reason after a hint was asked for", async () => {
  const at = await sit();
  const late = at.hint();
  await askWhy(at, 2);
  answer(1, hints);
  await late;
  expect(answers(at)).toEqual([false, true, false]);
  const reasons = at.hands.click("stone-9");
  await askHint(at, 4);
  answer(3, refused);
  await reasons;
  expect(answers(at)).toEqual([true, false, false]);
});

test("a move that is not accepted takes the place of every other answer", async () => {
  const at = await sit();
  await askHint(at, 1);
  const saying = at.say({ agree: 1 });
  answer(2, { ok: false, refused: "too-late" });
  await saying;
  expect(answers(at)).toEqual([false, false, true]);
});

test("Esc closes what lies on top, and then takes the last answer of the turn back", async () => {
  const at = await sit({ undo: 0, undo_turn: 0 });
  at.hands.pinned = "stone-2";
  await askWhy(at, 1);
  at.drawer = "log";
  at.back();
  expect([at.drawer, at.hands.isAnswering]).toEqual([null, true]);
  at.back();
  expect([at.hands.isAnswering, at.hands.pinned]).toEqual([false, "stone-2"]);
  at.back();
  expect([at.hands.pinned, newest().sent.length]).toEqual([null, 1]);
  at.back();
  expect(newest().sent[1]).toMatchObject({ after: 1, undo: 0 });
});

test("Esc closes a hint, and takes nothing back that was not answered in this turn", async () => {
  const at = await sit({ undo: 0 });
  await askHint(at, 1);
  at.back();
  at.back();
  expect([at.advice, newest().sent.length]).toEqual([null, 1]);
});

test("while something would be left behind, what takes it is known, and ending is asked once", async () => {
  const at = await sit();
  expect(at.instead?.text).toBe("take 2");
  await askHint(at, 1);
  at.hands.choose(at.end!);
  expect([answers(at), newest().sent.length]).toEqual([[false, true, false], 1]);
  at.hands.choose(at.end!);
  expect(newest().sent[1]).toMatchObject({ moves: ["end"] });
});
