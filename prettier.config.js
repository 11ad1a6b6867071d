/** How TypeScript, Svelte and styles are laid out; all the rest is Prettier's own choice. */
export default {
  printWidth: 110, // as Python's code
  plugins: ["prettier-plugin-svelte"],
};
