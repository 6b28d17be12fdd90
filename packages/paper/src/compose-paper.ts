import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "./document.ts";
import { penOf, type Look } from "./formatter.ts";
import { composeArticles } from "./documents/articles.ts";
import { composeBill } from "./documents/bill.ts";
import { composeCashCount } from "./documents/cash-count.ts";
import { composeCommissions } from "./documents/commissions.ts";
import { composePaymentSlip } from "./documents/payment-slip.ts";
import { composeSlip } from "./documents/slip.ts";
import { composeTestPage } from "./documents/test-page.ts";
import { composeTicket } from "./documents/ticket.ts";
import { boldText } from "./text-style.ts";

/** Turns a document into the blocks of its paper. A drawer pulse has none. */
export function composePaper(document: PrintDocument, look: Look): Document {
  const pen = penOf(look);
  switch (document.kind) {
    case "bill":
      return composeBill({ ...document, isCopy: document.isCopy || look.isRepeat }, pen);
    case "ticket":
      return composeTicket(document, look.isRepeat, pen);
    case "article-report":
      return marked(composeArticles(document, pen), look, pen.words.copy);
    case "commission-report":
      return marked(composeCommissions(document, pen), look, pen.words.copy);
    case "cash-count":
      return marked(composeCashCount(document, pen), look, pen.words.copy);
    case "payment-slip":
      return marked(composePaymentSlip(document, pen), look, pen.words.copy);
    case "test-page":
      return composeTestPage(document, pen);
    case "shift-report":
    case "day-report":
    case "month-report":
      return marked(
        composeSlip(document, look),
        { isRepeat: document.isCopy === true || look.isRepeat },
        pen.words.copy,
      );
    case "drawer-pulse":
      return [];
  }
}

function marked(document: Document, { isRepeat }: Pick<Look, "isRepeat">, copy: string): Document {
  return isRepeat ? [{ kind: "banner", text: copy, style: boldText }, ...document] : document;
}
