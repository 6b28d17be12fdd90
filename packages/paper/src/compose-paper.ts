import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "./document.ts";
import { createFormatter, type RenderOptions } from "./formatter.ts";
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
export function composePaper(document: PrintDocument, look: RenderOptions): Document {
  const pen = createFormatter(look);
  switch (document.kind) {
    case "bill":
      return composeBill({ ...document, isCopy: document.isCopy || look.isRepeat }, pen);
    case "ticket":
      return composeTicket(document, look.isRepeat, pen);
    case "article-report":
      return withCopyBanner(composeArticles(document, pen), look, pen.words.copy);
    case "commission-report":
      return withCopyBanner(composeCommissions(document, pen), look, pen.words.copy);
    case "cash-count":
      return withCopyBanner(composeCashCount(document, pen), look, pen.words.copy);
    case "payment-slip":
      return withCopyBanner(composePaymentSlip(document, pen), look, pen.words.copy);
    case "test-page":
      return composeTestPage(document, pen);
    case "shift-report":
    case "day-report":
    case "month-report":
      return withCopyBanner(
        composeSlip(document, look),
        { isRepeat: document.isCopy === true || look.isRepeat },
        pen.words.copy,
      );
    case "drawer-pulse":
      return [];
  }
}

function withCopyBanner(
  document: Document,
  { isRepeat }: Pick<RenderOptions, "isRepeat">,
  copy: string,
): Document {
  return isRepeat ? [{ kind: "banner", text: copy, style: boldText }, ...document] : document;
}
