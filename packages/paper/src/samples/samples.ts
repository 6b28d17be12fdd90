import type { PrintDocument } from "@comanda/contract/print";

import {
  awayBill,
  codeBill,
  discountedBill,
  mergedBill,
  openBill,
  paidBill,
  partPaidBill,
  privilegedBill,
  plainBill,
  taxedBill,
  refundBill,
  refundedBill,
  voidedBill,
} from "./bills.ts";
import {
  articleReport,
  cashCount,
  commissionReport,
  numberPage,
  paymentSlip,
  testPage,
} from "./reports.ts";
import { dayReport, monthReport, shiftReport } from "./summaries.ts";
import {
  barTicket,
  cancelTicket,
  changedTicket,
  deliveryTicket,
  kitchenTicket,
} from "./tickets.ts";

/** A paper of every kind and mode, for previews, measurements and tests. */
export const samples: Readonly<Record<string, PrintDocument>> = {
  "bill-open": openBill,
  "bill-to-go": awayBill,
  "bill-paid-in-part": partPaidBill,
  "bill-with-code": codeBill,
  "bill-paid": paidBill,
  "bill-copy": { ...paidBill, isCopy: true },
  "bill-of-a-room": plainBill,
  "bill-with-discounts": discountedBill,
  "bill-merged-grouped": mergedBill,
  "bill-taxed": taxedBill,
  "bill-of-seniors": privilegedBill,
  "bill-voided": voidedBill,
  "bill-refund": refundBill,
  "bill-refunded": refundedBill,
  "ticket-kitchen": kitchenTicket,
  "ticket-delivery": deliveryTicket,
  "ticket-bar": barTicket,
  "ticket-cancel": cancelTicket,
  "ticket-changed": changedTicket,
  "articles-location": articleReport(24, null),
  "articles-station": articleReport(8, "Restaurant"),
  commissions: commissionReport,
  "cash-count": cashCount,
  "money-out": paymentSlip,
  "money-in": { ...paymentSlip, type: 0, category: "Float top-up", note: "" },
  "shift-report": shiftReport,
  "day-report": dayReport,
  "month-report": monthReport,
  "test-page": testPage,
  "number-page": numberPage,
};
