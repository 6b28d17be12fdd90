import { navigate } from "wouter/use-browser-location";

/** The path of the login screen. */
export const loginAddress = "/login";

/** The history state at the login: where to continue afterwards. Only this page writes it, and it survives a reload. */
export type WantedAddress = { readonly wanted: string };

/** The path, query and hash of a location. */
export function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Where to go after signing in: the requested address within this till, or the first screen. */
export function addressAfterLogin(historyState: unknown): string {
  const wanted = hasWanted(historyState) ? historyState.wanted : null;
  return typeof wanted === "string" && own.test(wanted) ? wanted : "/";
}

/** The next user starts at the first screen, not where this one stopped. */
export function startAtLogin(): void {
  navigate(loginAddress, { replace: true });
}

/** Two leading slashes would name another server; every address of the till has a letter after the first slash. */
const own = /^\/\w/;

function hasWanted(state: unknown): state is { readonly wanted: unknown } {
  return typeof state === "object" && state !== null && "wanted" in state;
}
