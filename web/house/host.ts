/** Whether somebody hosts: the key comes behind the # of the terminal's link, which no server is ever sent. */
import { keep, kept } from "./settings.svelte";

const HOST = "cathedrals-host";

/** The host's key, kept in this browser and taken out of the address; nothing for everybody else. */
export function hostKey(): string {
  const told = location.pathname.startsWith("/pieces") ? location.hash.slice(1) : "";
  if (told) {
    keep(HOST, told);
    history.replaceState(null, "", location.pathname);
  }
  return kept(HOST, "");
}
