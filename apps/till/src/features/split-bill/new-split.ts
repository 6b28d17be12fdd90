import { startSplit, type Split } from "@comanda/domain/bill/split-bill";
import type { Refusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";

import type { SavedBill } from "../ending/index.ts";

/** The guests of the second bill sit where they sat, until somebody says otherwise. */
export function newSplit(bill: SavedBill, at: Instant): Split | Refusal {
  const { place, staff } = bill;
  return startSplit(bill, { place, staff, cover: null, customer: null }, at);
}
