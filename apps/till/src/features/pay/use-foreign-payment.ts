import type { PayTypeId } from "@comanda/domain/id";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { foreignText } from "@comanda/domain/money/foreign-text";
import { negateMoney, type Money } from "@comanda/domain/money/money";
import { coversDue, leftAfter } from "@comanda/domain/payment/cash-due";
import { useState, type ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import type { BillEnding, SavedBill } from "../ending/index.ts";
import { sendLastTender } from "./send-payment.ts";
import { useChangeQuestion } from "./use-change-question.tsx";
import type { PartPayments } from "./use-part-payments.ts";

type ForeignPaymentProps = {
  readonly bill: SavedBill;
  readonly due: Money;
  readonly reference: Reference;
  readonly ending: BillEnding;
  readonly parts: PartPayments;
};

/** Notes of another currency, and what they are worth in the venue's own. */
export type ForeignCash = {
  readonly amount: Money;
  readonly worth: Money;
  /** An amount that the till offered is as meant. */
  readonly isOffered: boolean;
};

type ForeignPayment = {
  /** The currency that is being paid in, as it is now: its rate may change meanwhile. */
  readonly currency: ForeignCurrency | null;
  readonly open: (currency: ForeignCurrency) => void;
  readonly close: () => void;
  readonly take: (cash: PayTypeId, handed: ForeignCash) => void;
  readonly question: ReactNode;
};

/** Takes notes of another currency: all that is due closes the bill, less is a part. What is typed stays until then. */
export function useForeignPayment(props: ForeignPaymentProps): ForeignPayment {
  const { bill, due, reference, ending, parts } = props;
  const [opened, setOpened] = useState<ForeignCurrency["id"] | null>(null);
  const currency = reference.foreign.find(({ id }) => id === opened) ?? null;
  const close = () => setOpened(null);
  const asking = useChangeQuestion(reference);
  const take = (payType: PayTypeId, { amount, worth, isOffered }: ForeignCash) => {
    if (currency === null || ending.isBusy || parts.isBusy) return;
    const { id, code, rateMillionths } = currency;
    const given = { currency: id, amount, rateMillionths };
    const payment = { payType, total: worth, given };
    const left = leftAfter(due, [payment], reference);
    const onYes = () => {
      close();
      if (coversDue(due, [payment], reference)) {
        void ending.end(() => sendLastTender(bill.id, payment));
      } else void parts.take(payment);
    };
    const handed = foreignText(code, amount, reference.moneyFormat);
    if (isOffered) onYes();
    else asking.takeOrAsk({ due, handed, change: negateMoney(left), onNo: keepDialog, onYes });
  };
  return { currency, open: ({ id }) => setOpened(id), close, take, question: asking.question };
}

function keepDialog(): void {
  // It is still open under the question, with what was typed.
}
