import type { BillId, LocationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";

import { partPaidAt, tenderRows } from "./bill-rows.ts";
import type { PlannedBill } from "./day-bills.ts";
import type { HistoryWriter, NewTenderRow, ShiftRow, TenderRow } from "./history-store.ts";

/** A stored bill, and the shift that took its payments. */
type SoldBill = {
  readonly id: BillId;
  readonly planned: PlannedBill;
  readonly shift: Pick<ShiftRow, "id" | "staff" | "started_at">;
};

type StoredIn = { readonly location: LocationId; readonly writer: HistoryWriter };

/** Stores the tenders of bills, each bill's in the order taken. First parts go first: later rows may reverse them. */
export async function storeTenders(
  tx: WriteTransaction,
  { location, writer }: StoredIn,
  bills: readonly SoldBill[],
): Promise<ReadonlyMap<BillId, readonly TenderRow[]>> {
  const store = async (rows: readonly NewTenderRow[]) =>
    Map.groupBy(await writer.insertTenders(tx, rows), ({ bill }) => bill);
  const first = await store(
    bills.flatMap((sold) =>
      sold.planned.end.parts.length === 0 ? [] : (stepsOf(sold, location)[0] ?? []),
    ),
  );
  const later = await store(
    bills.flatMap((sold) => {
      const [part] = first.get(sold.id) ?? [];
      const steps = stepsOf(sold, location, part?.id ?? null);
      return steps.slice(part === undefined ? 0 : 1).flat();
    }),
  );
  return new Map(bills.map(({ id }) => [id, [...(first.get(id) ?? []), ...(later.get(id) ?? [])]]));
}

/** The rows of each part that was paid, and of the payment that closed the bill. */
function stepsOf(
  { id: bill, planned, shift }: SoldBill,
  location: LocationId,
  reversed: TenderRow["id"] | null = null,
): readonly (readonly NewTenderRow[])[] {
  const { parts, taken } = planned.end;
  const sold = { location, bill, shift, reversed };
  return [
    ...parts.map((part) =>
      tenderRows(part.taken, { ...sold, at: partPaidAt(planned, part, shift) }),
    ),
    tenderRows(taken, { ...sold, at: planned.endedAt }),
  ];
}
