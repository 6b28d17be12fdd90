import { lineKey, type NormalLine } from "@comanda/domain/bill/line";
import { aLine } from "@comanda/domain/testing/builders";
import { byId, type Records } from "@comanda/sync/records/records";

import { working } from "../../outbox/testing/open-outbox.ts";
import { bill12, openTill, shiftHere, venue, type Answer } from "../../outbox/testing/open-till.ts";

/** What a till knows during a shift. */
export const duringShift: Records = { ...venue, shift: byId([shiftHere]) };

export function unsentLine(key: string, line: Partial<NormalLine> = {}): NormalLine {
  return aLine({ key: lineKey(key), isSaved: false, ...line });
}

/** A till during a shift. Its screen shows the bill of table 12 with these lines, which are not sent. */
export async function openOrder(
  lines: readonly NormalLine[],
  known: Records = duringShift,
  answer: Answer = working,
) {
  const till = await openTill(answer);
  till.know(known);
  till.recordStore.setState({ rest: { kind: "here" } });
  const { findServerBill } = await import("../server-bill.ts");
  const { useOrder } = await import("../order-store.ts");
  const { useNotices } = await import("../../notice/notice-store.ts");
  const show = (...unsent: readonly NormalLine[]) => {
    const bill = findServerBill(bill12.id);
    if (bill === null) throw new Error("The till does not know the bill");
    useOrder.setState({ bill: { ...bill, lines: [...bill.lines, ...unsent] } });
  };
  show(...lines);
  return {
    ...till,
    show,
    useOrder,
    order: () => useOrder.getState(),
    bill: () => useOrder.getState().bill,
    keys: () => useOrder.getState().bill?.lines.map(({ key }) => String(key)) ?? null,
    notice: () => useNotices.getState().notice?.content,
  };
}
