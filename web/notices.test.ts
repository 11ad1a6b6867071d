// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticeOf, notices, packagesOf } from "./notices";

let packages = "";

beforeEach(() => {
  packages = join(mkdtempSync(join(tmpdir(), "notices-")), "node_modules");
});

afterEach(() => rmSync(join(packages, ".."), { recursive: true }));

function add(name: string, license: string, files: Record<string, string> = {}): string {
  const folder = join(packages, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test("a module belongs to the innermost package around it, and ours to none", () => {
  const modules = [
    "/house/web/main.ts",
    "/house/node_modules/svelte/src/index.js?v=1",
    "/house/node_modules/svelte/src/other.js",
    "/house/node_modules/@fluent/bundle/esm/index.js",
    "\0/house/node_modules/outer/node_modules/inner/index.js",
    "C:\\house\\node_modules\\svelte\\src\\index.js",
    "\0vite/preload-helper.js",
  ];
  expect(packagesOf(modules, "/house/node_modules")).toEqual([
    "/house/node_modules/@fluent/bundle",
    "/house/node_modules/outer/node_modules/inner",
    "/house/node_modules/svelte",
    "/house/node_modules/vite",
    "C:/house/node_modules/svelte",
  ]);
});

test("a notice has name, version and the text of the licence, without what is said of others", () => {
  const folder = add("arch", "MIT", { "LICENSE.md": "Mine.\n# Licenses of bundled dependencies\nTheirs." });
  expect(noticeOf(folder, packages)).toBe("arch 1.2.3 (MIT)\n\nMine.\n");
});

test("a package without a text of its licence has it from one with the same", () => {
  add("typescript", "Apache-2.0", { "LICENSE.txt": "Apache License" });
  expect(noticeOf(add("@vault/key", "Apache-2.0"), packages)).toContain("Apache License");
});

test("a package whose licence is nowhere to be had breaks the build", () => {
  expect(() => noticeOf(add("arch", "MIT"), packages)).toThrow("arch 1.2.3 is bundled");
  expect(() => noticeOf(add("free", ""), packages)).toThrow("its licence (none) is not there");
});

test("the notices are of the code and the fonts that are really bundled, each between lines", () => {
  const folder = add("arch", "MIT", { LICENSE: "Mine." });
  add("@letters/stone", "OFL-1.1", { LICENSE: "Cut." });
  const font = "../node_modules/@letters/stone/files/latin.woff2";
  const files: { fileName: string; source: string }[] = [];
  const plugin = notices(packages);
  (plugin.configResolved as (config: object) => void)({ root: join(packages, "..", "web") });
  const made = plugin.generateBundle as (this: object, _: object, bundle: object) => void;
  made.call(
    { emitFile: (file: (typeof files)[number]) => files.push(file) },
    {},
    {
      a: { type: "chunk", modules: { [join(folder, "index.js")]: {} } },
      b: { type: "asset", originalFileNames: ["look/icons.svg"] },
      c: { type: "asset", originalFileNames: [font] },
    },
  );
  expect(files.map(({ fileName }) => fileName)).toEqual(["third-party.txt"]);
  expect(files[0]!.source.split("-".repeat(80)).slice(1)).toEqual([
    "\n\n@letters/stone 1.2.3 (OFL-1.1)\n\nCut.\n\n",
    "\n\narch 1.2.3 (MIT)\n\nMine.\n",
  ]);
});
