// Whose work the built client holds: `third-party.txt`, with the licence of each package whose code or fonts are in it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

export const FILE = "third-party.txt";
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;
// A package that ships no text of its licence has it from one that ships the same.
const SAME_TEXT: Record<string, string> = { "Apache-2.0": "typescript" };
// What a package's licence file says of the packages it holds itself; none of those is bundled here.
const OF_OTHERS = "\n# Licenses of bundled dependencies";
const OPENING =
  "Cathedrals is under the licence in LICENSE. Its browser client holds parts of these packages, each under its own.\n";

interface Described {
  name: string;
  version: string;
  license?: string;
}

/** The folders of the packages that these modules come from; our own modules come from none. */
export function packagesOf(modules: string[], packages: string): string[] {
  const found = modules.map((id) => folderOf(id, packages)).filter((folder) => folder !== null);
  return [...new Set(found)].sort();
}

function folderOf(id: string, packages: string): string | null {
  if (id.startsWith("\0vite/")) return join(packages, "vite");
  return PACKAGE.exec(id.replace(/^\0/, "").replaceAll("\\", "/"))?.[1] ?? null;
}

/** Name, version and licence of a package as one reads them; throws if its licence is nowhere to be had. */
export function noticeOf(folder: string, packages: string): string {
  const {
    name,
    version,
    license = "",
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Described;
  const text = textIn(folder) ?? textIn(join(packages, SAME_TEXT[license] ?? name));
  if (text === null)
    throw new Error(`${name} ${version} is bundled, but its licence (${license || "none"}) is not there`);
  return `${name} ${version} (${license})\n\n${text.split(OF_OTHERS)[0]!.trim()}\n`;
}

function textIn(folder: string): string | null {
  const file = existsSync(folder) ? readdirSync(folder).find((one) => LICENCE.test(one)) : undefined;
  return file ? readFileSync(join(folder, file), "utf8") : null;
}

/** Where a part of the client comes from: a script's modules, or the file of a font or a picture. */
function sourcesOf(part: Rollup.OutputChunk | Rollup.OutputAsset, root: string): string[] {
  if (part.type === "chunk") return Object.keys(part.modules);
  return part.originalFileNames.map((name) => resolve(root, name));
}

/** Writes the notices beside the client, from what is really in it. */
export function notices(packages: string): Plugin {
  let root = "";
  return {
    name: "notices",
    apply: "build",
    configResolved(config) {
      root = config.root; // what is no module is named from there
    },
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((part) => sourcesOf(part, root));
      const all = packagesOf(sources, packages).map((folder) => noticeOf(folder, packages));
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: [OPENING, ...all].join(`\n${"-".repeat(80)}\n\n`),
      });
    },
  };
}
