import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/**
 * Whether a page of another origin asks. Browsers hide the reply from such a page, but they do send its
 * bytes, and the printer would print them. What is no page, such as curl, names no origin.
 */
export function isForeign({ origin }: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  return origin !== undefined && !allowed.includes(origin);
}

/** Lets the till's pages read the reply. */
export function crossOriginHeaders(
  { origin }: IncomingHttpHeaders,
  allowed: readonly string[],
): OutgoingHttpHeaders {
  const isTill = origin !== undefined && allowed.includes(origin);
  return { vary: "origin", ...(isTill ? { "access-control-allow-origin": origin } : {}) };
}

/** What a browser asks before it sends a job, from a public page to a private address in particular. */
export function preflightHeaders(asked: IncomingHttpHeaders): OutgoingHttpHeaders {
  const asksForPrivateNetwork = asked["access-control-request-private-network"] === "true";
  return {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
    ...(asksForPrivateNetwork ? { "access-control-allow-private-network": "true" } : {}),
  };
}
