// Every file of the built client, packed once when it is built: who asks takes the smallest it can read.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Below this a packed file is hardly smaller. */
const LEAST = 500;
const PACKED = /\.(js|css|svg|ftl|txt)$/;

/** What a file is packed to, by the ending it gets. */
export function packed(text: Buffer): Record<string, Buffer> {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { br: brotliCompressSync(text, best), gz: gzipSync(text, { level: 9 }) };
}

/** Writes the packed files beside the others. */
export function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true }) as string[]) {
        if (!PACKED.test(name)) continue;
        const text = readFileSync(join(dir!, name));
        if (text.length < LEAST) continue;
        for (const [ending, made] of Object.entries(packed(text)))
          writeFileSync(join(dir!, `${name}.${ending}`), made);
      }
    },
  };
}
