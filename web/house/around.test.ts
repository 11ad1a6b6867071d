// @vitest-environment happy-dom
/** What surrounds a page: its address, its title, the host's key, and what somebody chose. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../wire/fixture";
import { hostKey } from "./host";
import { go, link, rename, route, secretBehind, secretIn } from "./route.svelte";
import { choices, choose, keep, kept, speak } from "./settings.svelte";
import { showTitle } from "./title";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (address: string) => history.replaceState(null, "", address);

test("the address says where we are, here and after going back", () => {
  go("/table/m7?line=3");
  expect([route.path, route.search]).toEqual(["/table/m7", "?line=3"]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  at("/rules/pebbles");
  dispatchEvent(new PopStateEvent("popstate"));
  expect([route.path, route.search]).toEqual(["/rules/pebbles", ""]);
});

function clicked(init: MouseEventInit): { event: MouseEvent; went: boolean } {
  at("/");
  document.body.innerHTML = `<a href="/rules/pebbles">rules</a>`;
  const anchor = document.querySelector("a")!;
  let event: MouseEvent;
  anchor.addEventListener("click", (heard) => link((event = heard)));
  anchor.dispatchEvent(new MouseEvent("click", { cancelable: true, ...init }));
  return { event: event!, went: vi.mocked(scrollTo).mock.calls.length > 0 };
}

test("a link does not load the page anew", () => {
  const { event, went } = clicked({});
  expect([event.defaultPrevented, went]).toEqual([true, true]);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  "with %j a link is the browser's",
  (init) => {
    const { event, went } = clicked(init);
    expect([event.defaultPrevented, went]).toEqual([false, false]);
  },
);

test("a secret stands behind the #, and one of an old link is moved there", () => {
  at("/table/m7#seat=abc");
  expect([secretIn("seat"), secretIn("other")]).toEqual(["abc", null]);
  at("/table/m7?seat=old");
  expect(secretIn("seat")).toBe("old");
  expect([location.search, location.hash]).toEqual(["", "#seat=old"]);
});

test("another link of the same page is noticed while it stands", () => {
  at("/table/m7");
  expect(secretBehind("link")).toBeNull();
  at("/table/m7#link=abc");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(secretBehind("link")).toBe("abc");
  rename("/table/m7");
  expect([secretBehind("link"), location.hash]).toEqual([null, ""]);
});

test("the host's key is kept and taken out of the address, on the page of pieces only", () => {
  at("/rules#section");
  expect(hostKey()).toBe("");
  at("/pieces/pebbles#key");
  expect([hostKey(), location.hash]).toEqual(["key", ""]);
  at("/");
  expect(hostKey()).toBe("key");
});

test("the tab says when it is one's turn", () => {
  document.head.innerHTML = `<link id="icon" href="">`;
  const icon = () => document.querySelector<HTMLLinkElement>("#icon")!.href;
  showTitle("Your turn", "Pebbles", "", "Cathedrals");
  expect(document.title).toBe("Your turn · Pebbles · Cathedrals");
  const turn = icon();
  showTitle("", "Cathedrals");
  expect(document.title).toBe("Cathedrals");
  expect([turn.endsWith("icon-turn.svg"), icon().endsWith("icon.svg")]).toEqual([true, true]);
});

test("what is chosen is kept in this browser, but not the language", () => {
  choose({ theme: "light", sound: true });
  expect(choices.theme).toBe("light");
  const here = kept<Record<string, unknown>>("cathedrals", {});
  expect(here).toMatchObject({ theme: "light", sound: true });
  expect("language" in here).toBe(false);
});

test("a browser that keeps nothing has the usual, and says nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => keep("a", 1)).not.toThrow();
  expect(kept("a", "usual")).toBe("usual");
});

test("what was kept is had back, and what cannot be read is the usual", () => {
  keep("a", { b: 1 });
  expect(kept("a", {})).toEqual({ b: 1 });
  localStorage.setItem("a", "{");
  expect(kept("a", "usual")).toBe("usual");
});

test("another language is told to the server, and holds here even while it is away", async () => {
  const asked = serve({ "/api/me/language": {} });
  await speak("pl");
  expect(asked).toEqual([{ path: "/api/me/language", body: { language: "pl" } }]);
  serve({});
  await speak("cs");
  expect(choices.language).toBe("cs");
});

test("a mistake of ours in choosing a language is not taken for a server that is away", async () => {
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    json: () => ({ catch: () => Promise.reject(new Error("ours")) }),
  }));
  await expect(speak("en")).rejects.toThrow("ours");
});

/** What people choose when they come: by what their browser wants. */
async function firstChoices(wants: string[], lang = "en") {
  vi.resetModules();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: wants.some((want) => query.includes(want)) }));
  document.documentElement.lang = lang;
  return (await import("./settings.svelte")).choices;
}

test("the first choices are those of the browser, and quiet", async () => {
  expect(await firstChoices([])).toMatchObject({ theme: "dark", speed: "normal", sound: false, hints: true });
  expect(await firstChoices([])).toMatchObject({ volume: 70, calls: false });
  expect(await firstChoices(["scheme: light"])).toMatchObject({ theme: "light", speed: "normal" });
  expect(await firstChoices(["motion: reduce"])).toMatchObject({ theme: "dark", speed: "none" });
});

test("the language is the page's, where we have it", async () => {
  expect((await firstChoices([], "pl")).language).toBe("pl");
  expect((await firstChoices([], "xx")).language).toBe("en");
});
