import { billStatuses, type BillReply } from "@comanda/contract/bill-record";
import type { BillRow } from "@comanda/domain/bill/list-bills";
import type { Money } from "@comanda/domain/money/money";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";

import type { RunningAmounts } from "./running-amounts.ts";

type BillListRow = BillRow & Pick<BillReply, "id" | "servingWay">;

/** A changed bill is a new object, so unchanged bills reuse their row. */
const rowCache = new WeakMap<BillReply, BillListRow>();

/** A bill as lists show it, with the current amount if a timer runs. */
export function toBillRow(
  bill: BillReply,
  staffNames: ReadonlyMap<number, string>,
  running: RunningAmounts,
): BillListRow {
  const staff = bill.staff === null ? "" : (staffNames.get(bill.staff) ?? "");
  const amount = running.get(bill.id) ?? bill.amount;
  const before = rowCache.get(bill);
  if (before?.staff === staff && before.amount === amount) return before;
  const row = createRow(bill, staff, amount);
  rowCache.set(bill, row);
  return row;
}

function createRow(bill: BillReply, staff: string, amount: Money): BillListRow {
  return {
    id: bill.id,
    number: bill.number,
    numberInWorkDay: bill.billNumberWorkday,
    updatedAt: parseWireDateTime(bill.updatedDate) ?? instant(0),
    table: bill.table,
    room: bill.room,
    staff,
    servingWay: bill.servingWay,
    status: billStatuses[bill.status],
    amount,
  };
}
