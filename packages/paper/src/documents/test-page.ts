import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { numberText, plainText, smallText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type TestPage = Extract<PrintDocument, { readonly kind: "test-page" }>;

/** Shows which printer this is, what it is for, and whether it prints whole letters and its full width. */
export function composeTestPage(page: TestPage, { words, moment }: Formatter): Document {
  if (page.number !== undefined) return composeNumberPage(page.number, page, words);
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

/** To be read across the room. */
function composeNumberPage(
  number: number,
  { location, printer, address }: TestPage,
  words: Formatter["words"],
): Document {
  return [
    { kind: "text", text: location, style: plainText, align: "centre" },
    { kind: "text", text: String(number), style: numberText, align: "centre" },
    { kind: "rule" },
    { kind: "text", text: words.numberText, style: plainText, align: "centre" },
    { kind: "space", heightDots: 12 },
    ...[printer, address]
      .filter((text) => text !== "")
      .map((text) => ({ kind: "text", text, style: smallText, align: "centre" }) as const),
  ];
}
