import { formatDateTime } from "@comanda/contract/wire";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";

import { findStaffNames } from "./name-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";
import { findRefunds } from "./refund-store.ts";

/** What was given back of which bills, by whom and why. */
export async function refundRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const names = await findStaffNames(database, location);
  const refunds = await readInBatches(input, (days) => findRefunds(database, location, days));
  return refunds
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
    .map(({ id, number, at, old, amount, staff, reason }) => ({
      key: String(id),
      bill: `#${number}`,
      at: formatDateTime(at),
      refundOf: `#${old}`,
      amount: 0 - amount,
      staff: staff === null ? "" : (names.get(staff) ?? ""),
      reason,
    }));
}
