import type { Session } from "#api/session.ts";

/** The storage key of a station's current order. */
export function orderStorageKey({ user }: Session): string {
  return `comanda.order.${user.location}.${user.station}`;
}

/**
 * The prefix of the storage keys of orders that were set aside because the till failed with them; each key ends with
 * the time.
 */
export function asideStoragePrefix(session: Session): string {
  return `${orderStorageKey(session)}.aside.`;
}

/** Throws if the device's storage is full; the order then stays where it was. */
export function storeOrderAside(session: Session, text: string): void {
  localStorage.setItem(`${asideStoragePrefix(session)}${Date.now()}`, text);
}
