import type { Change } from "#journal/changes.ts";

import type { BillRow, NewBillRow } from "./history-store.ts";
import type { PastEvent } from "./past-event.ts";
import { rowsOf, type PastSale } from "./past-sale.ts";

/** A refund has the place and the guest of its bill, is closed at once, and is not printed. */
export function refundRow(
  row: NewBillRow,
  refunded: BillRow,
  refundedBy: BillRow["staff"],
): NewBillRow {
  const { id, table_name, room_name, place_key, customer } = refunded;
  const place = { table_name, room_name, place_key, customer };
  return { ...row, ...place, staff: refundedBy, refund_of: id, papers: 0, printed_version: 0 };
}

/** A refund is one write. */
export function refundEvents(sale: PastSale): readonly PastEvent[] {
  const { planned, shift } = sale;
  return [
    {
      at: planned.endedAt,
      action: "refund-bill",
      staff: shift.staff,
      station: planned.station,
      changesOf: (day): readonly Change[] => {
        const { bill, lines, tenders } = rowsOf(day, sale);
        return [
          { kind: "insert", table: "bill", id: bill.id, row: bill },
          ...lines.map((row) => ({ kind: "insert", table: "bill_line", id: row.id, row }) as const),
          ...tenders.map((row) => ({ kind: "insert", table: "tender", id: row.id, row }) as const),
        ];
      },
    },
  ];
}
