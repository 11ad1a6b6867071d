/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { LOGIC, NOT_LOGIC } from "./web/logic";
import { notices } from "./web/notices";
import { packing } from "./web/packing";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here(process.env.VITEST ? "." : "web"), // a measure of tests sees only what is below
  cacheDir: here("node_modules/.vite"),
  plugins: [svelte(), notices(here("node_modules")), packing()],
  resolve: { alias: { $web: here("web") }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: {
    outDir: process.env.CATHEDRALS_STATIC ?? here("src/cathedrals/server/static"),
    emptyOutDir: true,
    manifest: "parts.json", // so that the server can say in the page what will be needed
    target: "es2022",
    assetsInlineLimit: 0,
  },
  test: {
    testTimeout: 120_000, // ends what hangs; on a busy machine a slow answer is an answer
    hookTimeout: 120_000,
    setupFiles: [here("web/patience.ts")],
    include: LOGIC.map((files) => files.replace(".ts", ".test.ts")),
    coverage: {
      provider: "v8",
      experimentalAstAwareRemapping: true,
      include: LOGIC,
      exclude: NOT_LOGIC,
      reportsDirectory: here("build/client-coverage"),
      reporter: ["text", "json-summary"],
      thresholds: { lines: 90, branches: 90 },
    },
  },
});
