import type { Session } from "#api/session.ts";

/** The storage key of a station's current order. */
export function placeOfOrder({ user }: Session): string {
  return `comanda.order.${user.location}.${user.station}`;
}

/**
 * The prefix of the storage keys of orders that were set aside because the till failed with them; each key ends with
 * the time.
 */
export function placeOfAside(session: Session): string {
  return `${placeOfOrder(session)}.aside.`;
}

/** Throws if the device's storage is full; the order then stays where it was. */
export function putOrderAside(session: Session, text: string): void {
  localStorage.setItem(`${placeOfAside(session)}${Date.now()}`, text);
}
