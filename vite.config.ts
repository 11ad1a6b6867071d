/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { notices } from "./web/notices";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("web"),
  cacheDir: here("node_modules/.vite"),
  plugins: [svelte(), notices(here("node_modules"))],
  resolve: { alias: { $web: here("web") }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: {
    outDir: process.env.CATHEDRALS_STATIC ?? here("src/cathedrals/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  test: { dir: here("."), include: ["web/**/*.test.ts", "src/cathedrals/games/*/web/**/*.test.ts"] },
});
