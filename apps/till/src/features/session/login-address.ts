import { navigate } from "wouter/use-browser-location";

/** The path of the login screen. */
export const loginPath = "/login";

/** The history state at the login: where to continue afterwards. Only this page writes it, and it survives a reload. */
export type RequestedAddress = { readonly wanted: string };

/** The path, query and hash of a location. */
export function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Where to go after signing in: the requested address within this till, or the first screen. */
export function addressAfterLogin(historyState: unknown): string {
  const wanted = hasRequestedAddress(historyState) ? historyState.wanted : null;
  return typeof wanted === "string" && ownAddress.test(wanted) ? wanted : "/";
}

/** The next user starts at the first screen, not where this one stopped. */
export function resetToLogin(): void {
  navigate(loginPath, { replace: true });
}

/** Two leading slashes would name another server; every address of the till has a letter after the first slash. */
const ownAddress = /^\/\w/;

function hasRequestedAddress(state: unknown): state is { readonly wanted: unknown } {
  return typeof state === "object" && state !== null && "wanted" in state;
}
