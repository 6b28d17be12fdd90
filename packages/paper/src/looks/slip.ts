import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Pen } from "../look.ts";
import { composeReportHead } from "./report-head.ts";

type Report = Extract<
  PrintDocument,
  { readonly kind: "shift-report" | "day-report" | "month-report" }
>;

/** The report of a shift, a day or a month on the paper of receipts. */
export function composeSlip({ number, summary }: Report, { words, money }: Pen): Document {
  const [, closed] = summary.bills;
  return [
    ...composeReportHead(`#${number}`, []),
    { kind: "total", text: words.sum, amount: money(closed.amount) },
  ];
}
