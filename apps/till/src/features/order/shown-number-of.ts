import type { BillReply } from "@comanda/contract/bill-record";

import { shownNumber } from "./sale-context.ts";

/** The number by which this location calls a bill that came from the server. */
export function shownNumberOf(record: Pick<BillReply, "number" | "billNumberWorkday">): number {
  const { number, billNumberWorkday: numberInWorkDay } = record;
  return shownNumber({ number, numberInWorkDay });
}
