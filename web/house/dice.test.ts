import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

interface Asked {
  path: string;
  body: { dice?: string; salt?: string } | null;
}
let asked: Asked[] = [];
let answers: Record<string, () => object> = {};
let seals = 0;
vi.stubGlobal("fetch", async (path: string, init: { body?: string }) => {
  asked.push({ path, body: init.body === undefined ? null : JSON.parse(init.body) });
  const told = answers[path]!();
  return { ok: !("refused" in told), json: async () => told };
});
const { asWord, chooseWord, diceAt, diceOfRematch, newDice, part, promised, saltOf, sitDownAt } =
  await import("./dice.svelte");

const open = () => sitDownAt("/api/tables", {}, newDice);
const waiting = (more: object) => ({ dice: "sha256:there", status: "open", seats: [], again: null, ...more });

beforeEach(() => {
  stored.clear();
  asked = [];
  seals = 0;
  chooseWord("");
  answers = {
    "/api/dice": () => ({ dice: `sha256:${++seals}`, token: `token-${seals}` }),
    "/api/tables": () => ({ id: "m" }),
    "/api/tables/m/join": () => ({ id: "m" }),
  };
});

test("nothing is sent of one's part before the seal was shown", async () => {
  const salt = saltOf(part);
  await open();
  expect(asked).toEqual([
    { path: "/api/dice", body: {} },
    { path: "/api/tables", body: { dice: "token-1", salt } },
  ]);
  expect(promised("m")).toEqual({ dice: "sha256:1", salt, before: [] });
  expect(promised("another")).toBeNull();
});

test("a salt is sent once", async () => {
  const salts = [];
  for (let time = 0; time < 3; time++) {
    await open();
    salts.push(asked.at(-1)!.body!.salt);
  }
  expect(new Set(salts).size).toBe(3);
});

test("dice that are gone are asked for again, with another salt, but once only", async () => {
  let times = 0;
  answers["/api/tables"] = () => (++times === 1 ? { refused: "dice-gone" } : { id: "m" });
  await open();
  const [first, second] = asked.filter(({ path }) => path === "/api/tables").map(({ body }) => body!);
  expect([first!.dice, second!.dice]).toEqual(["token-1", "token-2"]);
  expect(first!.salt).not.toBe(second!.salt);
  expect(promised("m")).toMatchObject({ dice: "sha256:2", salt: second!.salt });
  answers["/api/tables"] = () => ({ refused: "dice-gone" });
  await expect(open()).rejects.toThrow("dice-gone");
  expect(seals).toBe(4);
});

test("who sits down remembers the seal of the table and what others had added", async () => {
  const seats = [
    { seat: 0, salt: "tea", yours: false },
    { seat: 1, salt: "", yours: false },
  ];
  answers["/api/tables/m"] = () => waiting({ seats });
  const salt = saltOf(part);
  await sitDownAt("/api/tables/m/join", { link: "l" }, () => diceAt("m"));
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables/m", "/api/tables/m/join"]);
  expect(asked[1]!.body).toEqual({ link: "l", salt });
  expect(promised("m")).toEqual({ dice: "sha256:there", salt, before: ["0:tea"] });
});

test.each([{ status: "running" }, { seats: [{ seat: 0, salt: "tea", yours: true }] }])(
  "where there is nothing to add any more, nothing is sent and nothing is forgotten: %j",
  async (more) => {
    await open();
    const before = promised("m");
    answers["/api/tables/m"] = () => waiting(more);
    await sitDownAt("/api/tables/m/join", {}, () => diceAt("m"));
    expect(asked.at(-1)!.body).toEqual({});
    expect(promised("m")).toEqual(before);
  },
);

test("a rematch has new dice for the first who wants it, and those of its table for the others", async () => {
  answers["/api/tables/old"] = () => waiting({ again: null });
  expect(await diceOfRematch("old")).toMatchObject({ dice: "sha256:1", token: "token-1" });
  answers["/api/tables/old"] = () => waiting({ again: "new" });
  answers["/api/tables/new"] = () => waiting({});
  expect(await diceOfRematch("old")).toEqual({ dice: "sha256:there", before: [] });
});

test("a word of one's own is kept, and always followed by what is drawn", () => {
  chooseWord("Dobré štěstí!");
  expect(saltOf(part)).toMatch(/^Dobre-stesti-[0-9a-f]{16}$/);
  expect(stored.get("cathedrals-word")).toBe('"Dobre-stesti"');
  expect(asWord("Łódź: 3:4")).toBe("Lodz-34");
  expect(asWord("x".repeat(99))).toHaveLength(40);
});

test("only the newest promises are kept", async () => {
  for (let match = 0; match < 210; match++) {
    answers["/api/tables"] = () => ({ id: `m${match}` });
    await open();
  }
  expect(promised("m9")).toBeNull();
  expect(promised("m10")).not.toBeNull();
});
