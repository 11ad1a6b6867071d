/** The folders of the frame are layers: what all pages share leans on no page, and no two lean on each other. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const SHARED = ["look", "wire", "words", "parts", "sound", "board", "house"];

/** Of which folders each may import; a page's folder takes from another page's only what is named here. */
const MAY_IMPORT: Record<string, string[]> = {
  look: [],
  wire: [],
  words: ["wire"],
  parts: [],
  sound: [],
  board: ["wire", "words", "parts", "sound"],
  house: ["look", "wire", "words", "parts", "sound", "board"],
  rulebook: SHARED,
  lobby: SHARED,
  table: [...SHARED, "rulebook"],
  replay: [...SHARED, "table"],
  learn: [...SHARED, "rulebook"],
  pieces: SHARED,
  mutants: [],
};

/** Read as files: a module imported as text would stand in for itself in the measure of what the tests reach. */
const read = (folder: string): [path: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf-8")]);
const FRAME = read("web").filter(([path]) => path.includes("/"));
const GAMES = read("src/cathedrals/games").filter(([path]) => path.split("/")[1] === "web");

const folderOf = (path: string): string => path.split("/")[0]!;

/** The folders of the frame a text imports of: `../wire/room.svelte` in the frame, `$web/wire/…` in a game. */
const importedBy = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"(?:\.\.|\$web)\/([a-z]+)\//g)].map(([, folder]) => folder!);

test("every folder has its place among the layers", () => {
  expect(new Set(FRAME.map(([path]) => folderOf(path)))).toEqual(new Set(Object.keys(MAY_IMPORT)));
});

describe.each(Object.entries(MAY_IMPORT))("%s", (folder, allowed) => {
  test("imports of the folders it may, and of no other", () => {
    const texts = FRAME.filter(([path]) => folderOf(path) === folder);
    const others = texts.flatMap(([path, text]) => importedBy(text).map((of) => [path, of]));
    expect(others.filter(([, of]) => of !== "src" && !allowed.includes(of!))).toEqual([]);
  });

  test("is imported by none of those it imports of", () => {
    expect(allowed.filter((other) => MAY_IMPORT[other]!.includes(folder))).toEqual([]);
  });
});

test("a game's board leans on what all pages share, and on no page", () => {
  const used = GAMES.flatMap(([path, text]) => importedBy(text).map((of) => [path, of]));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter(([, of]) => !SHARED.includes(of!))).toEqual([]);
});
