import type { BillReply } from "@comanda/contract/bill";
import type { BillRow } from "@comanda/domain/bill/list-bills";
import type { BillId } from "@comanda/domain/id";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import { instant } from "@comanda/domain/time/instant";

import { statusFrom } from "./bill-from.ts";

/** A bill as lists show it. */
export function billRow(
  bill: BillReply,
  staffNames: ReadonlyMap<number, string>,
): BillRow & { readonly id: BillId } {
  return {
    id: bill.id,
    number: bill.number,
    updatedAt: parseWireDateTime(bill.updatedDate) ?? instant(0),
    table: bill.table,
    room: bill.room,
    staff: bill.staff === null ? "" : (staffNames.get(bill.staff) ?? ""),
    status: statusFrom(bill.status),
    amount: bill.amount,
  };
}
