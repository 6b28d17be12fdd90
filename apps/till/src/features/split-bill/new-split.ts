import { startSplit, type Split } from "@comanda/domain/bill/split-bill";
import type { Refusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";

import type { SavedBill } from "../ending/index.ts";

/** The second bill has the same table or room, until the user changes it. */
export function newSplit(bill: SavedBill, at: Instant): Split | Refusal {
  const { place, staff } = bill;
  return startSplit(bill, { place, staff, cover: null, customer: null }, at);
}
