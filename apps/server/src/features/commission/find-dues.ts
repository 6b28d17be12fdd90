import { commissionsDue, type CommissionDue } from "@comanda/domain/commission/commission-due";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findUnpaidLines, type UnpaidLine } from "./paid-commission-store.ts";

export type Due = Omit<CommissionDue, "lines"> & { readonly lines: readonly UnpaidLine[] };

/**
 * The unpaid commission per staff member; staff whose commission was fully credited back are left out. The amount is
 * negative if a bill was refunded after its commission was paid; later commissions offset it.
 */
export async function findDues(database: Database, location: LocationId): Promise<readonly Due[]> {
  const unpaid = await findUnpaidLines(database, location);
  const byKey = new Map(unpaid.map((line) => [line.key, line]));
  return commissionsDue(unpaid)
    .filter(({ amount }) => amount !== 0)
    .map((due) => ({ ...due, lines: due.lines.flatMap(({ key }) => byKey.get(key) ?? []) }));
}
