import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type TestPage = Extract<PrintDocument, { readonly kind: "test-page" }>;

/** Shows which printer this is, what it is for, and whether it prints whole letters and its full width. */
export function composeTestPage(page: TestPage, { words, moment }: Formatter): Document {
  return [
    ...composeReportHead(words.testPage, [
      [words.date, moment(page.date)],
      [words.station, page.station],
      [words.papers, page.productGroup ?? words.receiptsAndReports],
      [words.printer, page.printer === "" ? words.printerAtTill : page.printer],
      [words.address, page.address],
    ]),
    { kind: "text", text: words.testText, style: plainText },
    { kind: "banner", text: page.location, style: plainText },
    { kind: "rule" },
  ];
}
