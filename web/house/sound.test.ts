// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { instrument, nameOf, type Noted } from "../sound/fixture";
import * as own from "../sound/own";

const { TURN, CHAT, COIN, KNOCK, OVER, POINTS } = own;
let isHidden = false;

beforeEach(() => {
  vi.resetModules(); // so that no instrument of another test is played
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  isHidden = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The house, with sounds that are known to it by the same names as here. */
async function house(differs: object = {}) {
  vi.doMock("../sound/own", () => own);
  const [{ choose }, sounds] = await Promise.all([import("./settings.svelte"), import("./sound")]);
  choose({ sound: true, volume: 100, calls: false, ...differs });
  return { choose, ...sounds };
}

const names = (noted: Noted[]) => noted.map((one) => nameOf(one, own));

test("what rings is heard, at once or after a while", async () => {
  const { noted } = instrument();
  const { ring } = await house();
  ring(TURN);
  ring(COIN, 0.5);
  expect(names(noted)).toEqual(["TURN", "COIN"]);
  expect(noted.map(({ begins }) => begins)).toEqual([10, 10.5]);
});

test("nothing is heard, nor an instrument made, while it is off", async () => {
  const { noted, clock } = instrument();
  const { ring } = await house({ sound: false });
  ring(TURN);
  expect([noted, clock.made]).toEqual([[], 0]);
});

test("nothing is heard, nor an instrument made, before somebody has touched the page", async () => {
  const { noted, clock } = instrument(false);
  const { ring } = await house();
  ring(TURN);
  expect([noted, clock.made]).toEqual([[], 0]);
});

test("one instrument is enough", async () => {
  const { clock } = instrument();
  const { ring } = await house();
  ring(TURN);
  ring(COIN);
  expect(clock.made).toBe(1);
});

test.each([
  [100, 1],
  [50, 0.25],
  [10, 0.01],
])("at %i percent the gain is %d", async (volume, gain) => {
  const { noted } = instrument();
  const { ring, gainOf } = await house({ volume });
  ring(TURN);
  expect(noted[0]!.gain).toBeCloseTo(gain);
  expect(gainOf(volume)).toBeCloseTo(gain);
});

test("a volume that is chosen counts from the next sound on", async () => {
  const { noted } = instrument();
  const { ring, choose } = await house();
  ring(TURN);
  choose({ volume: 20 });
  ring(COIN);
  expect(noted.map(({ gain }) => gain)).toEqual([1, expect.closeTo(0.04)]);
});

test("out of sight nothing is heard but the call to one's turn, for who wants it", async () => {
  const { noted } = instrument();
  const { ring, choose } = await house();
  isHidden = true;
  ring(COIN);
  ring(TURN);
  expect(noted).toEqual([]);
  choose({ calls: true });
  ring(COIN);
  ring(TURN);
  expect(names(noted)).toEqual(["TURN"]);
});

test("the same again at once would be noise, a little later it is not", async () => {
  const { noted, clock } = instrument();
  const { ring } = await house();
  ring(COIN);
  ring(COIN);
  ring(COIN, 0.05);
  expect(noted).toHaveLength(1);
  clock.now += 0.1;
  ring(COIN);
  expect(noted).toHaveLength(2);
});

test("three are heard at once; a fourth takes the place of the oldest", async () => {
  const { noted } = instrument();
  const { ring } = await house();
  for (const sound of [TURN, CHAT, POINTS]) ring(sound);
  expect(noted.map(({ ends }) => ends)).toEqual([null, null, null]);
  ring(OVER, 0.2);
  expect(noted.map(({ ends }) => ends)).toEqual([expect.closeTo(10.23), null, null, null]);
  ring(COIN, 0.3);
  expect(noted[1]!.ends).toBeCloseTo(10.33);
});

test("what has ended takes nobody's place, nor does what is yet to come", async () => {
  const { noted, clock } = instrument();
  const { ring } = await house();
  ring(KNOCK);
  ring(TURN);
  ring(POINTS, 0.6);
  ring(CHAT, 0.55);
  clock.now += 3;
  ring(COIN);
  expect(noted.map(({ ends }) => ends)).toEqual([null, null, null, null, null]);
});

test("who turns it off is not kept waiting for the last bell to die away", async () => {
  const { noted } = instrument();
  const { ring, hush } = await house();
  hush();
  ring(OVER);
  hush();
  expect(noted[0]!.ends).toBeCloseTo(10.03);
});
