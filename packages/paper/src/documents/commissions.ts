import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow } from "../rows.ts";
import { boldText, plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type Commissions = Extract<PrintDocument, { readonly kind: "commission-report" }>;

/** What staff earned and were paid in a work day. */
export function composeCommissions(report: Commissions, formatter: Formatter): Document {
  const { words, money, moment } = formatter;
  return [
    ...composeReportHead(words.commissionReport, [[words.workDay, moment(report.startTime)]]),
    {
      kind: "rows",
      style: plainText,
      rows: [
        plainRow(words.staff, words.earned, words.paid),
        ...report.rows.map(({ ref, name, earned, paid }) =>
          plainRow(`${ref} ${name}`, money(earned), money(paid)),
        ),
      ],
    },
    { kind: "rule" },
    {
      kind: "rows",
      style: boldText,
      rows: [
        plainRow(words.earned, money(report.earned)),
        plainRow(words.paid, money(report.paid)),
      ],
    },
  ];
}
