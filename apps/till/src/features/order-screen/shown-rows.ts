import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";

import { lineTexts, type LineTextContext } from "./line-texts.ts";
import type { OrderLineTexts } from "./order-line.tsx";
import { orderRow, readsOtherLines, type OrderRow } from "./order-rows.ts";

export type ShownRow = OrderRow & { readonly texts: OrderLineTexts };

/** A press changes one line; the rows of all others are kept with their lines, unless they read other lines. */
export function createRows(parts: LineTextContext): (line: Line, bill: Bill) => ShownRow {
  const rows = new WeakMap<Line, ShownRow>();
  return (line, bill) => {
    const known = readsOtherLines(line) ? undefined : rows.get(line);
    if (known !== undefined) return known;
    const row = orderRow(bill, line, parts.reference.currency);
    const shown = { ...row, texts: lineTexts(row, parts) };
    rows.set(line, shown);
    return shown;
  };
}
