import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { boldText, plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type Articles = Extract<PrintDocument, { readonly kind: "article-report" }>;

export function composeArticles(report: Articles, formatter: Formatter): Document {
  const { words, money, moment, quantity } = formatter;
  return [
    ...composeReportHead(words.articleReport, [
      [words.workDay, moment(report.startTime)],
      [words.station, report.station ?? words.allStations],
    ]),
    {
      kind: "rows",
      style: plainText,
      rows: report.rows.map(({ name, qty, amount }) => ({
        lead: quantity(qty),
        text: name,
        amounts: [money(amount)],
        isIndented: false,
      })),
    },
    { kind: "rule" },
    {
      kind: "rows",
      style: boldText,
      rows: [{ text: words.afterDiscounts, amounts: [money(report.amount)], isIndented: false }],
    },
  ];
}
