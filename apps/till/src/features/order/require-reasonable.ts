import { isCredit } from "@comanda/domain/bill/line";
import { writeNote } from "@comanda/domain/bill/mark-line";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { selectedLine } from "./line-guards.ts";
import { useOrder } from "./order-store.ts";

/** A reason applies to a selected credit that is not sent. */
export function requireReasonable(): Refusal | null {
  const { bill } = useOrder.getState();
  const line = selectedLine();
  if (bill === null || line === null || !isCredit(line)) return refuse("select-an-item");
  const written = writeNote(bill, line.key, line.note);
  return isRefusal(written) ? written : null;
}
