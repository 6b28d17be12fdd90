import type { Caller } from "#http/register-calls.ts";

/** The host of the page that sent a call, and the one that a proxy put in its place. */
export type ReplacedHost = { readonly sent: string; readonly received: string };

/**
 * Whether a proxy has replaced the Host header. Browsers name the host of the page twice; proxies leave Origin alone.
 * Other programs send no Origin, and a page that hides its address sends `null`.
 */
export function findReplacedHost({ origin = "", host = "" }: Caller["hosts"]): ReplacedHost | null {
  const [, sent = host] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  return sent === host ? null : { sent, received: host };
}
