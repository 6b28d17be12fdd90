import { sortBills } from "@comanda/domain/bill/list-bills";

import { toBillRow } from "./bill-row.ts";
import type { Reference } from "./reference.ts";
import { useRecords, useStaffNames } from "./use-records.ts";
import { useRunningAmounts } from "./use-running-amounts.ts";

type BillRow = ReturnType<typeof toBillRow>;

/** The open bills, newest first, with their current amounts. */
export function useOpenBillRows(reference: Reference): readonly BillRow[] {
  const bills = useRecords((records) => records.bill);
  const staffNames = useStaffNames();
  const running = useRunningAmounts(reference);
  const rows = [...bills.values()]
    .filter(({ status }) => status === 0)
    .map((bill) => toBillRow(bill, staffNames, running));
  return sortBills(rows, { column: "number", direction: "down" });
}
