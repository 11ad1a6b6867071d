import { expect, test } from "vitest";
import { TurnedAway } from "../wire/wire";
import { Errors } from "./errors";

const thrown = (message: string, stack = "") => Object.assign(new Error(message), { stack });

class Host {
  heard: Record<string, string>[] = [];
  tries = 0;
  constructor(private readonly away = false) {}
  send = (path: string, init: RequestInit): Promise<unknown> => {
    this.tries++;
    expect([path, init.method, init.keepalive]).toEqual(["/api/errors", "POST", true]);
    this.heard.push(JSON.parse(init.body as string) as Record<string, string>);
    return this.away ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve();
  };
}

function told(...thrown: unknown[]) {
  const host = new Host();
  const errors = new Errors(host.send, () => "/table/m7");
  for (const error of thrown) errors.tell(error);
  return host.heard;
}

test("an error is told with its place, the page and the client", () => {
  const stack = "Error: odd\n    at f (https://here/assets/Table-4f0a.js:1:20)\n    at https://here/x.js:2:3";
  expect(told(thrown("odd", stack))).toEqual([
    { message: "Error: odd", at: "Table-4f0a.js:1:20", client: "", page: "/table/m7" },
  ]);
});

test("the same is told once, and no more than a few in all", () => {
  expect(told(thrown("odd"), thrown("odd"), thrown("other"))).toHaveLength(2);
  expect(told(...Array.from({ length: 20 }, (_, number) => thrown(`odd ${number}`)))).toHaveLength(5);
});

test("what stands behind ? and # is not told", () => {
  const [heard] = told(thrown("no way to https://here/table/m7?seat=abc#seat=def\nat all"));
  expect(heard!.message).toBe("Error: no way to https://here/table/m7 at all");
  const host = new Host();
  new Errors(host.send, () => "/table/m7#seat=def").tell(thrown("odd"));
  expect(host.heard[0]!.page).toBe("/");
});

test("of what is no error only the kind is told", () => {
  expect(told("my password", { name: "Ana" }).map((one) => one.message)).toEqual([
    "thrown string",
    "thrown object",
  ]);
});

test("a long message is cut", () => {
  expect(told(thrown("x".repeat(1000)))[0]!.message).toHaveLength(300);
});

test("what the server refused, or that it is away, is no error of the page", () => {
  expect(told(new TurnedAway({ refused: "server-away" }))).toEqual([]);
});

test("a host that is away is tried once, and its silence is no error", async () => {
  const host = new Host(true);
  const errors = new Errors(host.send, () => "/");
  const listeners: Record<string, (event: unknown) => void> = {};
  errors.watch({
    addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener),
  } as unknown as Window);
  const unhandled: unknown[] = [];
  process.on("unhandledRejection", (reason) => unhandled.push(reason));
  listeners.error!({ error: thrown("odd") });
  listeners.unhandledrejection!({ reason: thrown("odd") });
  await new Promise((done) => setTimeout(done));
  expect([host.tries, unhandled]).toEqual([1, []]);
});

test("an error that has no object is none of ours", () => {
  const host = new Host();
  const listeners: Record<string, (event: unknown) => void> = {};
  new Errors(host.send, () => "/").watch({
    addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener),
  } as unknown as Window);
  listeners.error!({ error: null, message: "ResizeObserver loop" });
  expect(host.heard).toEqual([]);
  listeners.error!({ error: thrown("odd") });
  expect(host.heard).toHaveLength(1);
});
