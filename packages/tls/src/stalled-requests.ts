import type { ServerOptions } from "node:http";

/** Node looks for connections whose time is up every 30 s, so that 30 s would become 60. */
const mostBetweenLooksMs = 1000;

/** A connection on which no whole request has come by then is closed: headers, body or both may be what is missing. */
export function stalledRequestsEnd(
  afterMs: number,
): Pick<ServerOptions, "requestTimeout" | "headersTimeout" | "connectionsCheckingInterval"> {
  return {
    requestTimeout: afterMs,
    headersTimeout: afterMs,
    connectionsCheckingInterval: Math.min(mostBetweenLooksMs, afterMs / 4),
  };
}
