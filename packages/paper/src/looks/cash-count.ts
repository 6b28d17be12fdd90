import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Pen } from "../look.ts";
import { boldText, plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type CashCount = Extract<PrintDocument, { readonly kind: "cash-count" }>;

/** What lay in a drawer. */
export function composeCashCount(count: CashCount, pen: Pen): Document {
  const { words, money, moment } = pen;
  const part = (title: string, rows: CashCount["coins"]): Document =>
    rows.length === 0
      ? []
      : [
          { kind: "text", text: title, style: boldText },
          {
            kind: "rows",
            style: plainText,
            rows: rows.map(({ value, qty, total }) => ({
              text: money(value),
              amounts: [`× ${qty}`, money(total)],
              isIndented: false,
            })),
          },
          { kind: "rule" },
        ];
  return [
    ...composeReportHead(words.cashCount, [
      [words.date, moment(count.date)],
      [words.station, count.station],
      [words.staff, count.staff],
    ]),
    ...part(words.notes, count.notes),
    ...part(words.coins, count.coins),
    { kind: "total", text: words.total, amount: money(count.total) },
  ];
}
