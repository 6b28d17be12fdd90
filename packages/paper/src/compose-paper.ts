import type { PrintDocument } from "@comanda/contract/print";

import type { Document } from "./document.ts";
import { createFormatter, type RenderOptions } from "./formatter.ts";
import { composeArticles } from "./documents/articles.ts";
import { composeBill, composeLogo } from "./documents/bill.ts";
import { composeCashCount } from "./documents/cash-count.ts";
import { composeCommissions } from "./documents/commissions.ts";
import { composePaymentSlip } from "./documents/payment-slip.ts";
import { composeSlip } from "./documents/slip.ts";
import { composeTestPage } from "./documents/test-page.ts";
import { composeTicket } from "./documents/ticket.ts";
import { boldText } from "./text-style.ts";

/** Turns a document into the blocks of its paper. A drawer pulse has none. */
export function composePaper(document: PrintDocument, options: RenderOptions): Document {
  const formatter = createFormatter(options);
  switch (document.kind) {
    case "bill":
      return [
        ...composeLogo(options.logo ?? null),
        ...composeBill({ ...document, isCopy: document.isCopy || options.isRepeat }, formatter),
      ];
    case "ticket":
      return composeTicket(document, options.isRepeat, formatter);
    case "article-report":
      return withCopyBanner(composeArticles(document, formatter), options, formatter.words.copy);
    case "commission-report":
      return withCopyBanner(composeCommissions(document, formatter), options, formatter.words.copy);
    case "cash-count":
      return withCopyBanner(composeCashCount(document, formatter), options, formatter.words.copy);
    case "payment-slip":
      return withCopyBanner(composePaymentSlip(document, formatter), options, formatter.words.copy);
    case "test-page":
      return composeTestPage(document, formatter);
    case "shift-report":
    case "day-report":
    case "month-report":
      return withCopyBanner(
        composeSlip(document, options),
        { isRepeat: document.isCopy === true || options.isRepeat },
        formatter.words.copy,
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
