import { toBillRow } from "#records/bill-row.ts";
import type { Reference } from "#records/reference.ts";
import { useOpenBillRows } from "#records/use-open-bill-rows.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";
import { useRunningAmounts } from "#records/use-running-amounts.ts";
import { useKeptRows } from "#ui/use-kept-rows.ts";

type BillRow = ReturnType<typeof toBillRow>;

export type ListedBill = {
  readonly id: BillRow["id"];
  /** Null if the till has the bill no longer. */
  readonly row: BillRow | null;
  /** Not if it has ended since, or cannot be chosen for now. */
  readonly canBeChosen: boolean;
};

/** The open bills to choose from, newest first, in their places, which they keep as long as they are shown. */
export function useListedOpenBills(
  reference: Reference,
  canBeChosen: (row: BillRow) => boolean,
): readonly ListedBill[] {
  const bills = useRecords((records) => records.bill);
  const staffNames = useStaffNames();
  const running = useRunningAmounts(reference);
  const rows = useOpenBillRows(reference).filter(canBeChosen);
  return useKeptRows("open", rows, ({ id }) => id).map(({ row, isGone }) => {
    const { id } = row;
    if (!isGone) return { id, row, canBeChosen: true };
    const now = bills.get(id);
    const shown = now === undefined ? null : toBillRow(now, staffNames, running);
    return { id, row: shown, canBeChosen: false };
  });
}
