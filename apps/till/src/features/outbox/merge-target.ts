import type { BillReply } from "@comanda/contract/bill-record";
import { billOf, type Intent } from "@comanda/sync/outbox/intent";
import type { Records } from "@comanda/sync/records/records";

/** The open bill that has the lines of the intent's bill, which was merged into it meanwhile. */
export function findMergeTarget(intent: Intent, { bill: bills }: Records): BillReply | null {
  const seen = new Set<number>();
  let bill = bills.get(billOf(intent));
  while (bill !== undefined && bill.mergedInto !== null && !seen.has(bill.id)) {
    seen.add(bill.id);
    bill = bills.get(bill.mergedInto);
  }
  return bill !== undefined && seen.size > 0 && bill.status === 0 ? bill : null;
}
