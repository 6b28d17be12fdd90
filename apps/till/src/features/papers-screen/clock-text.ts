import { wireDateTimeText } from "@comanda/domain/time/date-text";

import { requireSession, zoneOf } from "../order/index.ts";

/** A wire timestamp by the venue's clock. */
export function clockText(wire: string): string {
  return wireDateTimeText(wire, zoneOf(requireSession()));
}
