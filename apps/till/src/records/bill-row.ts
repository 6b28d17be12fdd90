import type { BillReply } from "@comanda/contract/bill";
import type { BillRow } from "@comanda/domain/bill/list-bills";
import type { BillId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import { instant } from "@comanda/domain/time/instant";

import { statusFrom } from "./to-bill.ts";
import type { RunningAmounts } from "./running-amounts.ts";

type Row = BillRow & { readonly id: BillId };

/** A changed bill is a new object, so unchanged bills reuse their row. */
const made = new WeakMap<BillReply, Row>();

/** A bill as lists show it, with the current amount if a timer runs. */
export function billRow(
  bill: BillReply,
  staffNames: ReadonlyMap<number, string>,
  running: RunningAmounts,
): Row {
  const staff = bill.staff === null ? "" : (staffNames.get(bill.staff) ?? "");
  const amount = running.get(bill.id) ?? bill.amount;
  const before = made.get(bill);
  if (before?.staff === staff && before.amount === amount) return before;
  const row = rowFrom(bill, staff, amount);
  made.set(bill, row);
  return row;
}

function rowFrom(bill: BillReply, staff: string, amount: Money): Row {
  return {
    id: bill.id,
    number: bill.number,
    updatedAt: parseWireDateTime(bill.updatedDate) ?? instant(0),
    table: bill.table,
    room: bill.room,
    staff,
    status: statusFrom(bill.status),
    amount,
  };
}
