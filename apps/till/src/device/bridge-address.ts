type AddressSpace = "loopback" | "local";

/** How near a host is, judged by its name alone: this machine, the venue's network, or unknown. */
function guessAddressSpace(origin: string): AddressSpace | "unknown" {
  const { hostname } = new URL(origin);
  if (/^(.+\.)?localhost$|^127\./.test(hostname)) return "loopback";
  const isPrivate = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname);
  const isVenueName = /^[^.]+$|\.(local|lan|home|internal)$/.test(hostname);
  return isPrivate || isVenueName ? "local" : "unknown";
}

/** Browsers ask for each address space separately. A bridge is on the venue's network, whatever its name. */
export function addressSpaceOf(bridge: string): AddressSpace {
  return guessAddressSpace(bridge) === "loopback" ? "loopback" : "local";
}

/** Browsers ask for permission only if the page comes from farther away than the address it calls. */
export function needsPermission(page: string, bridge: string): boolean {
  const distances = { loopback: 0, local: 1, unknown: 2 };
  return distances[guessAddressSpace(page)] > distances[addressSpaceOf(bridge)];
}

/**
 * An HTTPS page may call a bridge over HTTP if it declares the target's address space. Browsers detect IP addresses and
 * .local names themselves, and block the request if the declaration turns out wrong. So it is declared only where
 * needed.
 */
export function addressSpaceToDeclare(origin: string): AddressSpace | null {
  const { protocol, hostname } = new URL(origin);
  const isKnown = /^[\d.]+$/.test(hostname) || hostname.endsWith(".local");
  const isNeeded = protocol === "http:" && addressSpaceOf(origin) === "local" && !isKnown;
  return isNeeded ? "local" : null;
}
