/** What of the browser decides whether, and how, a page may ask a bridge. */
export type AddressSpace = "loopback" | "local";

/** Browsers ask their users for each of the two apart. */
export function addressSpaceOf(origin: string): AddressSpace {
  const { hostname } = new URL(origin);
  const isThisMachine =
    hostname === "localhost" || hostname.endsWith(".localhost") || hostname.startsWith("127.");
  return isThisMachine ? "loopback" : "local";
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
