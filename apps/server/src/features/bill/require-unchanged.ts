import { requireOpen } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import type { StoredBill } from "./bill-store.ts";

/** A split or merge needs the version the caller saw: a later change could alter what should move. */
export function requireUnchanged({ bill, row }: StoredBill, version: number): Refusal | null {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  return row.version === version ? null : refuse("optimistic-lock", { bill: row.number });
}
