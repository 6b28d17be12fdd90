import { navigate } from "wouter/use-browser-location";

/** Where visitors sign in. */
export const loginAddress = "/login";

/** What the history keeps at the login: where to go on afterwards. Only this page writes it, and a reload keeps it. */
export type WantedAddress = { readonly wanted: string };

/** The whole address of a place in the till. */
export function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Where signing in leads: to the address of this till that was asked for, or to its first screen. */
export function addressAfterLogin(historyState: unknown): string {
  const wanted = hasWanted(historyState) ? historyState.wanted : null;
  return typeof wanted === "string" && own.test(wanted) ? wanted : "/";
}

/** The next person begins at the first screen, not where this one has stopped. */
export function startAtLogin(): void {
  navigate(loginAddress, { replace: true });
}

/** Two slashes in front would name another server, and every address of the till goes on with a letter. */
const own = /^\/\w/;

function hasWanted(state: unknown): state is { readonly wanted: unknown } {
  return typeof state === "object" && state !== null && "wanted" in state;
}
