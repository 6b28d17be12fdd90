import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/**
 * Whether the request comes from a page of another origin. Browsers hide the reply from such a page but still send its
 * bytes, which the printer would print. Callers that are no page, such as curl, send no origin.
 */
export function isFromOtherOrigin(
  { origin }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean {
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

/**
 * Answers a browser's preflight request, which it sends before a job, in particular from a public page to a private
 * address.
 */
export function preflightHeaders(asked: IncomingHttpHeaders): OutgoingHttpHeaders {
  const asksForPrivateNetwork = asked["access-control-request-private-network"] === "true";
  return {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
    ...(asksForPrivateNetwork ? { "access-control-allow-private-network": "true" } : {}),
  };
}
