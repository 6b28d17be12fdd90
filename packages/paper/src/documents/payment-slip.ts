import type { PrintDocument } from "@comanda/contract/print";
import { paymentTypeCodes } from "@comanda/domain/shift/payment";

import type { Document } from "../document.ts";
import type { Formatter } from "../formatter.ts";
import { plainText } from "../text-style.ts";
import { composeReportHead } from "./report-head.ts";

type PaymentSlip = Extract<PrintDocument, { readonly kind: "payment-slip" }>;

/** Room for a signature: 12 mm at 8 dots a millimetre. */
const signatureDots = 96;

/** Who put how much into the drawer or took it out, and for what, with a line for the signature. */
export function composePaymentSlip(
  slip: PaymentSlip,
  { words, money, moment }: Formatter,
): Document {
  const isIn = slip.type === paymentTypeCodes["money-in"];
  return [
    ...composeReportHead(isIn ? words.moneyIn : words.moneyOut, [
      [words.location, slip.location],
      [words.station, slip.station],
      [words.date, moment(slip.date)],
      [words.staff, slip.staff],
      [words.category, slip.category],
      [words.note, slip.note],
    ]),
    { kind: "total", text: words.amount, amount: money(slip.amount) },
    { kind: "space", heightDots: signatureDots },
    { kind: "rule" },
    { kind: "text", text: words.signature, style: plainText },
  ];
}
