import type { Session } from "#api/session.ts";

/** Where a device stores the order at hand of a station. */
export function placeOfOrder({ user }: Session): string {
  return `comanda.order.${user.location}.${user.station}`;
}

/** Where it stores those that the till failed with: each under a name that ends with the moment. */
export function placeOfAside(session: Session): string {
  return `${placeOfOrder(session)}.aside.`;
}

/** Throws where the device is full: then the order stays where it was. */
export function putOrderAside(session: Session, text: string): void {
  localStorage.setItem(`${placeOfAside(session)}${Date.now()}`, text);
}
