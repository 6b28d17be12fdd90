import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { coversDue } from "@comanda/domain/payment/cash-due";
import { pressedPart } from "@comanda/domain/payment/pressed-part";
import { settleBill } from "@comanda/domain/payment/settle-bill";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import type { Reference } from "#records/reference.ts";

import type { BillEnding, SavedBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { amountText } from "./amount-text.ts";
import { usePartPayments } from "./use-part-payments.ts";
import { payRulesFor, usePayments } from "./use-payments.ts";
import { useSettledPayments } from "./use-settled-payments.tsx";

type PayingProps = {
  readonly bill: SavedBill;
  readonly due: Money;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

/** What the presses of the pay screen do: a part is taken at once, and all that is due closes the bill. */
export function usePaying({ bill, due: dueOfBill, reference, ending }: PayingProps) {
  // Other tills may hear of a part before its reply is here; on the bill and among the payments it would count twice.
  const [dueAtPress, setDueAtPress] = useState<Money | null>(null);
  const due = dueAtPress ?? dueOfBill;
  const rules = payRulesFor(bill, reference);
  const payments = usePayments(due, rules, reference);
  const parts = usePartPayments(bill);
  const isBusy = ending.isBusy || parts.isBusy;
  // A part that the bill has already is listed among what was taken.
  const chosen = due === dueOfBill ? payments.paid : [];
  const closing = useSettledPayments({ bill, reference, ending });
  /** What is chosen and typed before a press comes back if the press was a mistake. */
  const settle = (paid: readonly PayDetail[], close: typeof closing.close) => {
    const settled = settleBill(due, paid, rules);
    if (isRefusal(settled)) showRefusal(settled);
    else close({ due, paid, change: settled.change }, payments.keep());
  };
  /** Recorded now: its guest may leave before the others have paid. */
  const takePart = async (part: PayDetail) => {
    setDueAtPress(due);
    const isTaken = await parts.take(part);
    setDueAtPress(null);
    payments.dropPart(part);
    if (!isTaken) payments.restore(amountText(part.total, reference.moneyFormat));
  };
  /** The money is there if it is in the hand or was seen in the bank; a card may still be refused. */
  const pay = (payType: PayTypeId, isThere: boolean, given?: Money) => {
    const paid = isBusy ? null : payments.pay(payType, given);
    if (paid === null || paid.length === 0) return;
    if (!coversDue(due, paid, rules)) {
      const part = pressedPart(payType, payments.paid, paid);
      if (part !== null) void takePart(part);
    } else if (isThere)
      settle(paid, given === undefined ? closing.close : closing.closeWithOffered);
  };
  const submit = () => {
    const paid = isBusy ? null : payments.complete();
    if (paid !== null) settle(paid, closing.close);
  };
  const { question } = closing;
  return { due, payments, chosen, parts, rules, isBusy, pay, submit, question };
}
