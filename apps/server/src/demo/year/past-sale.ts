import { noMoney } from "@comanda/domain/money/money";
import { instant, type Instant } from "@comanda/domain/time/instant";

import type { PlannedBill } from "./day-bills.ts";
import type { BillRow, ShiftRow } from "./history-store.ts";
import type { PastRows, StoredDay } from "./past-event.ts";
import type { TemplateRound } from "./template-rounds.ts";

export type PastSale = {
  readonly planned: PlannedBill;
  /** Its place among the bills of the day. */
  readonly index: number;
  /** The shift that takes the payments. */
  readonly shift: Pick<ShiftRow, "staff" | "started_at">;
};

export function rowsOf({ sales }: StoredDay, { index }: PastSale): PastRows {
  const rows = sales[index];
  if (rows === undefined) throw new Error("A bill was not stored");
  return rows;
}

export function timeOf({ openedAt }: PlannedBill, { after }: TemplateRound): Instant {
  return instant(openedAt + after);
}

/** The bill as a round left it: open, without a paper. */
export function openRow(bill: BillRow, planned: PlannedBill, round: TemplateRound): BillRow {
  const { version, amount } = round;
  const updated_at = timeOf(planned, round);
  const ended = { status_note: "", work_day: null, shift: null, totals: null, paid: noMoney };
  const unprinted = { papers: 0, printed_version: 0 };
  return { ...bill, status: "open", version, amount, updated_at, ...ended, ...unprinted };
}
