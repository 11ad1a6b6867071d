// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve, type Asked } from "../wire/fixture";
import { MOST, Notes } from "./notes.svelte";

const PATH = "/api/matches/m7/note";
let asked: Asked[] = [];

function server(kept: string) {
  asked = serve({ [PATH]: (body) => ({ text: (body?.["text"] as string) ?? kept }) });
}
const written = () => asked.flatMap(({ body }) => (body ? [body["text"]] : []));

async function opened(kept = "the white die"): Promise<Notes> {
  server(kept);
  const notes = new Notes("m7");
  await notes.open();
  return notes;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was written is read once, and kept when one pauses", async () => {
  const notes = await opened();
  await notes.open();
  expect([notes.text, notes.state, asked.length]).toEqual(["the white die", "saved", 1]);
  notes.write("the w");
  notes.write("the white dome");
  await vi.advanceTimersByTimeAsync(799);
  expect([notes.state, written()]).toEqual(["changed", []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([notes.state, written()]).toEqual(["saved", ["the white dome"]]);
  await notes.save();
  expect(written()).toHaveLength(1);
});

test("what was written on while the rest was kept is not taken for kept", async () => {
  const notes = await opened();
  notes.write("one");
  const saving = notes.save();
  notes.write("one, two");
  await saving;
  expect(notes.state).toBe("changed");
  await vi.advanceTimersByTimeAsync(800);
  expect([notes.state, written()]).toEqual(["saved", ["one", "one, two"]]);
});

test("what could not be kept is said and tried again", async () => {
  const notes = await opened();
  asked = serve({});
  notes.write("one");
  await notes.save();
  expect([notes.state, notes.text]).toEqual(["unsaved", "one"]);
  server("");
  await vi.advanceTimersByTimeAsync(5000);
  expect([notes.state, written()]).toEqual(["saved", ["one"]]);
});

test("nothing is written over what could not be read", async () => {
  asked = serve({});
  const notes = new Notes("m7");
  await notes.open();
  await notes.add(["a plan"]);
  expect([notes.state, notes.text, written()]).toEqual(["unread", "", []]);
  server("kept");
  await notes.add(["a plan"]);
  expect([notes.text, written()]).toEqual(["kept\na plan", ["kept\na plan"]]);
});

test("lines are added to no text, and to none that would be too long", async () => {
  const notes = await opened("");
  await notes.add(["Plan:", "– one"]);
  expect(notes.text).toBe("Plan:\n– one");
  await notes.add(["x".repeat(MOST)]);
  expect([notes.text, notes.state]).toEqual(["Plan:\n– one", "full"]);
  notes.write("");
  await notes.save();
  expect([notes.state, written().at(-1)]).toEqual(["saved", ""]);
});
