import type { ServerOptions } from "node:http";

/** By default Node checks for timed-out connections only every 30 s, which would turn a limit of 30 s into 60. */
const maxCheckIntervalMs = 1000;

/** Closes a connection that has not delivered a whole request by then, whether headers or body are missing. */
export function stalledRequestLimits(
  afterMs: number,
): Pick<ServerOptions, "requestTimeout" | "headersTimeout" | "connectionsCheckingInterval"> {
  return {
    requestTimeout: afterMs,
    headersTimeout: afterMs,
    connectionsCheckingInterval: Math.min(maxCheckIntervalMs, afterMs / 4),
  };
}
