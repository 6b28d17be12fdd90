import type { IncomingMessage } from "node:http";

/** The names by which a machine always reaches itself. */
const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request is addressed to this bridge. A malicious page may point its own name at this machine after it has
 * loaded (DNS rebinding) and then count as the same origin; but its browser still sends that name as Host.
 */
export function isOwnHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostOf(request);
  return host !== null && [...loopbackHosts, ...names, addressOf(request)].includes(host);
}

/** The host name without its port, normalized; null unless there is exactly one valid Host header. */
function hostOf({ headersDistinct }: IncomingMessage): string | null {
  const [host = "", ...more] = headersDistinct["host"] ?? [];
  const isPlain = more.length === 0 && /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host);
  return isPlain ? (URL.parse(`http://${host}`)?.hostname ?? null) : null;
}

/** The address of this machine that the caller connected to: DNS cannot change it. */
function addressOf({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? "").replace(/^::ffff:/, "");
  return address.includes(":") ? (URL.parse(`http://[${address}]`)?.hostname ?? "") : address;
}
