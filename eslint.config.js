/** What is looked for in TypeScript and Svelte beside types; how it is laid out is Prettier's alone. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";

// Rules that need types are left out: they take three times as long, and `svelte-check` looks at the types.
export default defineConfig(
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the types know which names there are
      // A name that begins with _ says itself that it is not used.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Ours are filled within one function and then put in the place of the old one.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // What is handed to a page is one expression.
    files: ["tests/browser/*.js"],
    rules: { "@typescript-eslint/no-unused-expressions": "off" },
  },
);
