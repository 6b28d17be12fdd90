import type { PrintDocument } from "@comanda/contract/print";

import { sumMoney } from "@comanda/domain/money/money";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow, type Row } from "../rows.ts";
import { plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type CashCount = Extract<PrintDocument, { readonly kind: "cash-count" }>;

/** The counted content of a drawer. */
export function composeCashCount(count: CashCount, formatter: Formatter): Document {
  const { words, money, moment, foreignSum } = formatter;
  const part = (title: string, rows: CashCount["coins"]): readonly Row[] =>
    rows.length === 0
      ? []
      : [
          plainRow(title, "", money(sumMoney(rows.map(({ total }) => total)))),
          ...rows.map(({ value, qty, total }) => ({
            text: money(value),
            amounts: [`× ${qty}`, money(total)],
            isIndented: true,
          })),
        ];
  return [
    ...composeReportHead(words.cashCount, [
      [words.date, moment(count.date)],
      [words.station, count.station],
      [words.staff, count.staff],
    ]),
    {
      kind: "rows",
      style: plainText,
      rows: [...part(words.notes, count.notes), ...part(words.coins, count.coins)],
    },
    { kind: "rule" },
    { kind: "total", text: words.sum, amount: money(count.total) },
    // They are no part of the sum.
    {
      kind: "rows",
      style: plainText,
      rows: (count.foreign ?? []).map((sum) => plainRow("", foreignSum(sum))),
    },
  ];
}
