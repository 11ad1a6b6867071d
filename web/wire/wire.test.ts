import { expect, test, vi } from "vitest";
import { serve } from "./fixture";
import { bring, get, getText, post } from "./wire";

test("a request without a body is asked for, one with a body is posted", async () => {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => ({
    ok: true,
    json: async () => ({ id: 1 }),
  }));
  vi.stubGlobal("fetch", asked);
  expect(await get("/a")).toEqual({ id: 1 });
  await post("/b", { c: 1 });
  await post("/d");
  expect(asked.mock.calls[0]).toEqual(["/a", {}]);
  expect(asked.mock.calls).toMatchObject([
    ["/a", {}],
    ["/b", { method: "POST", body: '{"c":1}', headers: { "Content-Type": "application/json" } }],
    ["/d", { method: "POST", body: "{}" }],
  ]);
});

test("what the server turns away says why", async () => {
  serve({ "/a": { refused: "too-many", words: "Wait." } });
  await expect(get("/a")).rejects.toMatchObject({ refusal: { refused: "too-many", words: "Wait." } });
  await expect(getText("/a")).rejects.toMatchObject({ refusal: { refused: "too-many" } });
});

test("no answer, or one that is none, means that the server is away", async () => {
  serve({});
  await expect(get("/a")).rejects.toMatchObject({ refusal: { refused: "server-away" } });
  vi.stubGlobal("fetch", async () => ({ ok: false, json: () => Promise.reject(new Error("<html>")) }));
  await expect(get("/a")).rejects.toMatchObject({ refusal: { refused: "server-away" } });
});

test("a text is had as it is", async () => {
  serve({ "/a": "as it is" });
  expect(await getText("/a")).toBe("as it is");
});

test("a part of the client that does not come means the same", async () => {
  expect(await bring(async () => 7)).toBe(7);
  await expect(bring(() => Promise.reject(new TypeError("script")))).rejects.toMatchObject({
    refusal: { refused: "server-away" },
  });
});
