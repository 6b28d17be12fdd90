import type { showBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import type { Language } from "@comanda/domain/venue/settings";
import { printedBillNumber } from "@comanda/paper/printed-bill-number";
import type { Document } from "@comanda/paper/document";

import { operationFailed, type Failure } from "#api/failure.ts";
import { allMessages } from "#language/all-messages.ts";

import { requireSession, zoneOf } from "../order/index.ts";
import { paintPdf, pdfFileName, saveFile } from "../paint-pdf/index.ts";

/** The guests' bill as it is shown, and as its printer prints it. */
export type Receipt = {
  readonly bill: ReplyOf<typeof showBill>;
  readonly blocks: Document;
  readonly language: Language;
};

/** Gives the browser the paper as a PDF, to be saved or sent to guests. */
export async function saveReceipt({ bill, blocks, language }: Receipt): Promise<Failure | null> {
  const name = `${allMessages().billView.receipt(printedBillNumber(bill))} - ${bill.location.name}`;
  const pdf = await paintPdf({
    kind: "paper",
    blocks,
    widthDots: bill.paperWidthDots,
    title: name,
    language,
  });
  if (pdf === null) return operationFailed;
  const at = parseWireDateTime(bill.updatedDate);
  const moment = at === null ? "" : sortableDateTimeText(at, zoneOf(requireSession()));
  saveFile(new Blob([pdf], { type: "application/pdf" }), pdfFileName([moment, name]));
  return null;
}
