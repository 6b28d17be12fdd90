import { wholePrice } from "@comanda/domain/bill/discount-reason";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { amountLimits, type PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { noMoney } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { readMoney } from "@comanda/domain/money/read-money";
import { readNumber } from "@comanda/domain/money/read-number";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import type { EnteredDiscount } from "./give-on-bill.ts";

/** How much is typed: a percentage or an amount, or everything. */
export const discountKinds = ["percent", "amount", "house"] as const;
export type DiscountKind = (typeof discountKinds)[number];

const decimalsOfPercent = 2;

/** What the field takes: a percentage may have its sign. */
export function limitsOfDiscount(kind: DiscountKind, format: MoneyFormat): PadLimits {
  if (kind !== "percent") return amountLimits(format);
  return { ...amountLimits({ ...format, hasDecimals: true }), textsAround: ["%"] };
}

/** What is to be given, as it is typed. */
export function readDiscount(
  kind: DiscountKind,
  typed: string,
  format: MoneyFormat,
): Pick<EnteredDiscount, "rate" | "amount"> | Refusal {
  if (kind === "house") return { rate: rate(wholePrice), amount: noMoney };
  if (kind === "amount") {
    const amount = readMoney(typed, format);
    return typeof amount === "number" && amount > 0
      ? { rate: null, amount }
      : refuse("amount-invalid");
  }
  const part = readNumber(typed, { decimals: decimalsOfPercent, signs: format });
  if (typeof part !== "number" || part <= 0) return refuse("amount-invalid");
  // All of it is on the house, which has reasons of its own.
  return part < wholePrice ? { rate: rate(part), amount: noMoney } : refuse("discount-too-large");
}
