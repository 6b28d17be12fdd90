import { dateTimeText, parseWireDateTime } from "@comanda/domain/time/date-text";

import { requireSession, zoneOf } from "../order/index.ts";

/** A moment of the wire on the venue's clock. */
export function clockText(wire: string): string {
  const at = parseWireDateTime(wire);
  return at === null ? "" : dateTimeText(at, zoneOf(requireSession()));
}
