import { wireMomentText } from "@comanda/domain/time/date-text";

import { requireSession, zoneOf } from "../order/index.ts";

/** A moment of the wire on the venue's clock. */
export function clockText(wire: string): string {
  return wireMomentText(wire, zoneOf(requireSession()));
}
