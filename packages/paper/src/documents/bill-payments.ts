import type { BillDocument } from "@comanda/contract/print";
import { negateMoney, noMoney } from "@comanda/domain/money/money";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import { printedBillNumber } from "../printed-bill-number.ts";
import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainRow, type Note, type Row } from "../rows.ts";
import { plainText, smallText } from "../text-style.ts";

/** How a bill was paid, or how the money of a refund went back. */
export function composePayments(bill: BillDocument, formatter: Formatter): Document {
  const { words, price } = formatter;
  const { due, cashRounding = noMoney } = bill;
  const refunds = refundsOf(bill, formatter);
  const isUnpaid = bill.payments.length === 0 && bill.cashRounding === undefined;
  if (isUnpaid && refunds.length === 0) return [];
  const rounded = cashRounding === 0 ? [] : [plainRow(words.cashRounding, price(cashRounding))];
  const paid = bill.payments.map((payment) => paymentRow(payment, formatter));
  const change =
    due === undefined
      ? plainRow(words.change, price(bill.change))
      : plainRow(words.due, price(due));
  // A refund gives no change.
  const rest = bill.refundOf === undefined ? [change] : [];
  const rows = [...rounded, ...paid, ...rest, ...refunds];
  return [{ kind: "rule" }, { kind: "rows", rows, style: plainText }];
}

function paymentRow(
  payment: BillDocument["payments"][number],
  { words, price, foreign }: Formatter,
): Row {
  const { name, total, insteadOf } = payment;
  const text =
    insteadOf === undefined ? name : fillTemplate(words.cashInsteadOf, { name: insteadOf });
  return { ...plainRow(text, price(total)), notes: givenNotes(payment, foreign) };
}

/** `USD 25 × 33.25` */
function givenNotes(
  { given }: BillDocument["payments"][number],
  foreign: Formatter["foreign"],
): readonly Note[] {
  return given === undefined ? [] : [{ text: foreign(given), style: smallText, isInverted: false }];
}

/** What was refunded of the bill since it was paid. */
function refundsOf(
  { refunds = [], isNumberedByDay = false }: BillDocument,
  { words, price }: Formatter,
): readonly Row[] {
  return refunds.map(({ amount, ...numbers }) => {
    const number = printedBillNumber({ ...numbers, isNumberedByDay });
    return plainRow(fillTemplate(words.refundedBy, { number }), price(negateMoney(amount)));
  });
}
