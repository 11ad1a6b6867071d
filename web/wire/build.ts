/** What this client was made of, as the build calls it; nothing where it was not built. */
export const BUILD: string = (import.meta.env.VITE_BUILD as string | undefined) ?? "";
