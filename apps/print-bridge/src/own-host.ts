import type { IncomingMessage } from "node:http";

/** By these a machine reaches itself, whatever else it is called. */
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request was meant for this bridge. A page of a stranger may point its own name at this machine once it is
 * loaded (DNS rebinding), and is then of the same origin; but its browser goes on saying that name as Host.
 */
export function isOwnHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostOf(request);
  return host !== null && [...loopback, ...names, addressOf(request)].includes(host);
}

/** The name without its port, as addresses are written; null where there is not exactly one that can be read. */
function hostOf({ headersDistinct }: IncomingMessage): string | null {
  const [host = "", ...more] = headersDistinct["host"] ?? [];
  const isPlain = more.length === 0 && /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host);
  return isPlain ? (URL.parse(`http://${host}`)?.hostname ?? null) : null;
}

/** To which of the machine's addresses the caller has connected: an address cannot be pointed elsewhere. */
function addressOf({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? "").replace(/^::ffff:/, "");
  return address.includes(":") ? (URL.parse(`http://[${address}]`)?.hostname ?? "") : address;
}
