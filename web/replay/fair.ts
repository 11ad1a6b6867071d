/** Fair dice, derived again in the browser: draw k is HMAC-SHA256(secret, "k salt salt …"), as DESIGN.md says. */
import type { Draws } from "../wire/wire";

export interface Verdict {
  hashFits: boolean;
  checked: number;
  /** Draws of other rules or pieces that cannot be derived by today's. */
  unproven: number;
  /** The first draw that is not what the dice gave. */
  wrong: { number: number; line: number } | null;
}

const DICE = /^sha256:([0-9a-f]{64}) salts ?(.*)$/;
const BITS = 64n;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function verify(told: Draws): Promise<Verdict> {
  const [, hash, salts] = DICE.exec(told.dice)!;
  const secret = fromHex(told.secret!);
  const hashFits = toHex(await crypto.subtle.digest("SHA-256", secret)) === hash;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  let checked = 0;
  let unproven = 0;
  for (const [place, draw] of told.draws.entries()) {
    if (draw.line <= told.inherited) continue;
    const number = place + 1;
    const fits = (await derive(key, `${number} ${salts}`.trim(), draw.weights)) === draw.outcome;
    if (fits) checked++;
    else if (draw.line <= told.other_rules) unproven++;
    else return { hashFits, checked, unproven, wrong: { number, line: draw.line } };
  }
  return { hashFits, checked, unproven, wrong: null };
}

/** The first 8 bytes, big endian, times the sum of the weights, shifted right by 64, is the place in the weights. */
async function derive(key: CryptoKey, message: string, weights: number[]): Promise<number> {
  const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message));
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let place = Number((new DataView(digest).getBigUint64(0) * total) >> BITS);
  return weights.findIndex((weight) => (place -= weight) < 0);
}
