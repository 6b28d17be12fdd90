import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { billDocument, paperLanguage, paperWidthDots, printJobs } from "./print.ts";
import { ownWords } from "./own-words.ts";
import { language } from "./settings.ts";
import { billId, customerId } from "./wire.ts";

/** Shows equal lines as one row; if left out, the location's setting applies. */
const grouping = {
  groupedItemBill: Type.Optional(Type.Union([Type.Literal("true"), Type.Literal("false")])),
};

/**
 * Prints a bill; a second paper with the same content is marked as a copy. A closed bill can be printed for the company of
 * a customer, which its papers name from then on.
 */
export const printBill = defineCall({
  name: "print-bill",
  method: "GET",
  path: "/bill/{id}/{mode}/{merged}",
  permission: "session",
  writes: true,
  params: Type.Object({
    id: billId,
    /** 0 for the first print, 3 for a reprint or the detail of an open bill. */
    mode: Type.Union([Type.Literal(0), Type.Literal(3)]),
    /** 1 to name the bills that were merged into this one. */
    merged: Type.Union([Type.Literal(0), Type.Literal(1)]),
  }),
  query: Type.Object({
    ...grouping,
    ...paperLanguage,
    /** Set after an order was sent: a station can be set to print no bill then. */
    after: Type.Optional(Type.Literal("order")),
    /** The customer whose company the guests of a closed bill ask for. */
    companyOf: Type.Optional(customerId),
  }),
  reply: defineWriteReply(printJobs),
});

/** The bill as it would be printed, for the screen. */
export const showBill = defineCall({
  name: "show-bill",
  method: "GET",
  path: "/bill/{id}/4",
  permission: "session",
  params: Type.Object({ id: billId }),
  query: Type.Object(grouping),
  reply: Type.Object({
    ...billDocument.properties,
    /** The width of the printer that makes the receipts of the session's station. */
    paperWidthDots,
    /** The language of that printer's papers, if it is not that of the till. */
    wording: Type.Optional(Type.Object({ language, own: ownWords })),
  }),
});

/** Prints the tickets of a bill that the kitchen and the bar do not have yet. */
export const printTickets = defineCall({
  name: "print-tickets",
  method: "POST",
  path: "/bill/print-product-group-ticket",
  permission: "session",
  query: Type.Object(paperLanguage),
  body: Type.Object({ id: billId }),
  reply: defineWriteReply(printJobs),
});
