import { requireOpen } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import type { StoredBill } from "./bill-store.ts";

/** Who splits or merges a bill has seen all of it: what changed since could have gone the other way. */
export function requireUnchanged({ bill, row }: StoredBill, version: number): Refusal | null {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  return row.version === version ? null : refuse("optimistic-lock", { bill: row.number });
}
