// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packed, packing } from "./packing";

test("what is packed is the same when it is unpacked, and smaller", () => {
  const text = Buffer.from("the same again ".repeat(200));
  const { br, gz } = packed(text);
  expect(brotliDecompressSync(br!)).toEqual(text);
  expect(gunzipSync(gz!)).toEqual(text);
  expect(br!.length).toBeLessThan(text.length / 10);
});

test("what is large enough and not packed already is packed beside itself", () => {
  const dir = mkdtempSync(join(tmpdir(), "packing-"));
  mkdirSync(join(dir, "assets"));
  for (const name of ["assets/main.js", "icon.png"]) writeFileSync(join(dir, name), "x".repeat(500));
  writeFileSync(join(dir, "small.css"), "x".repeat(499));
  (packing().writeBundle as (options: { dir: string }) => void)({ dir });
  const files = readdirSync(dir, { recursive: true, encoding: "utf-8" }).sort();
  rmSync(dir, { recursive: true });
  expect(files).toEqual([
    "assets",
    "assets/main.js",
    "assets/main.js.br",
    "assets/main.js.gz",
    "icon.png",
    "small.css",
  ]);
});
