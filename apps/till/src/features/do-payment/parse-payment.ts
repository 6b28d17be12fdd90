import type { ReplyOf } from "@comanda/contract/call";
import type { listExpenseCategories } from "@comanda/contract/payment";
import type { Decimals } from "@comanda/domain/money/currency";
import type { Refusal } from "@comanda/domain/refusal";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { makePayment, type ChosenPayment } from "@comanda/domain/shift/make-payment";
import { paymentTypeCodes, type NewPayment } from "@comanda/domain/shift/payment";

import { openShift, requireSession, currentWholeSecond } from "../order/index.ts";

/** Converts the form to a payment, or refuses it. */
export function parsePayment(chosen: ChosenPayment, currency: Decimals): NewPayment | Refusal {
  return makePayment(chosen, {
    shift: openShift(),
    staff: requireSession().user.id,
    currency,
    at: currentWholeSecond(),
  });
}

export function categoryFrom({
  id,
  preset,
  type,
}: ReplyOf<typeof listExpenseCategories>[number]): ExpenseCategory {
  const isIn = type === paymentTypeCodes["money-in"];
  return { id, name: preset, type: isIn ? "money-in" : "money-out" };
}
