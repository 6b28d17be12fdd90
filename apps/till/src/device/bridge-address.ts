type AddressSpace = "loopback" | "local";

/** How near something is, as far as its name tells: this machine, the network of the venue, or perhaps neither. */
function nearness(origin: string): AddressSpace | "unknown" {
  const { hostname } = new URL(origin);
  if (/^(.+\.)?localhost$|^127\./.test(hostname)) return "loopback";
  const isPrivate = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname);
  const isVenueName = /^[^.]+$|\.(local|lan|home|internal)$/.test(hostname);
  return isPrivate || isVenueName ? "local" : "unknown";
}

/** Browsers ask their users for each of the two apart. A bridge is on the venue's network, whatever its name. */
export function addressSpaceOf(bridge: string): AddressSpace {
  return nearness(bridge) === "loopback" ? "loopback" : "local";
}

/** Browsers ask only a page that comes from farther away than what it asks. */
export function mayBeAsked(page: string, bridge: string): boolean {
  const distances = { loopback: 0, local: 1, unknown: 2 };
  return distances[nearness(page)] > distances[addressSpaceOf(bridge)];
}

/**
 * A page that came by HTTPS may ask a bridge by HTTP where it says beforehand that it is near. Browsers see that
 * of numbers and of names in .local themselves, and refuse to go on where it turns out otherwise: so it is said
 * only where it has to be.
 */
export function declaredSpace(origin: string): AddressSpace | null {
  const { protocol, hostname } = new URL(origin);
  const isKnown = /^[\d.]+$/.test(hostname) || hostname.endsWith(".local");
  const isNeeded = protocol === "http:" && addressSpaceOf(origin) === "local" && !isKnown;
  return isNeeded ? "local" : null;
}
