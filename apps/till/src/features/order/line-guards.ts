import { findLine } from "@comanda/domain/bill/bill";
import { changeTime } from "@comanda/domain/bill/change-time";
import type { Line } from "@comanda/domain/bill/line";
import { writeNote } from "@comanda/domain/bill/mark-line";
import { requireSelectedItem } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import { useOrder } from "./order-store.ts";
import { requireSession, zoneOf } from "./sale-context.ts";

/** The line that notes, levels and times apply to. */
export function selectedLine(): Line | null {
  const { bill, selected } = useOrder.getState();
  return bill === null || selected === null ? null : findLine(bill, selected);
}

/** A note applies only to a selected line that was ordered for itself. */
export function requireNotable(): Refusal | null {
  const { bill, selected } = useOrder.getState();
  const line = selectedLine();
  if (bill === null || line === null) return refuse("select-an-item");
  return requireSelectedItem(bill, selected) ?? refusalIn(writeNote(bill, line.key, line.note));
}

/** A level applies to cooked dishes, not to timers or mixers. */
export function requireLevelled(): Refusal | null {
  const isItem = selectedLine()?.type === "normal";
  return requireNotable() ?? (isItem ? null : refuse("select-an-item"));
}

export function requireTimer(): Refusal | null {
  const { bill, selected } = useOrder.getState();
  const line = selectedLine();
  const refusal = requireSelectedItem(bill, selected);
  if (bill === null || line === null || refusal !== null) return refusal;
  if (line.type !== "timer") return refuse("not-a-timer");
  return refusalIn(changeTime(bill, line.key, line, zoneOf(requireSession())));
}

function refusalIn(result: object): Refusal | null {
  return isRefusal(result) ? result : null;
}
