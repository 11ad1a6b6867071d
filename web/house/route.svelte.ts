/** Where we are: the address of the page is all that says it. */

export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

/** The address says something else from now on, and the page stays. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  read();
}

export function go(address: string): void {
  history.pushState(null, "", address);
  read();
  scrollTo(0, 0);
}

/**
 * A secret that came with the address. It stands behind the #, which is sent to nobody; links of earlier versions
 * had it in the query and are mended in the history.
 */
export function secretIn(name: string): string | null {
  const asked = new URLSearchParams(location.search).get(name);
  rename(asked === null ? location.href : `${location.pathname}#${name}=${asked}`);
  return secretBehind(name);
}

/** The same, followed: another link of the same page may be opened while it stands. */
export function secretBehind(name: string): string | null {
  return new URLSearchParams(route.hash.slice(1)).get(name);
}

/** A link that does not load the page anew. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(anchor.getAttribute("href")!);
}

addEventListener("popstate", read);
