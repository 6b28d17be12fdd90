import type { PayTypeId } from "@comanda/domain/id";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import type { Money } from "@comanda/domain/money/money";
import { leftAfter } from "@comanda/domain/payment/cash-due";
import { useState } from "react";

import type { Reference } from "#records/reference.ts";

import type { BillEnding, SavedBill } from "../ending/index.ts";
import { sendLastTender } from "./send-payment.ts";
import type { PartPayments } from "./use-part-payments.ts";

type ForeignPaymentProps = {
  readonly bill: SavedBill;
  readonly due: Money;
  readonly reference: Reference;
  readonly ending: BillEnding;
  readonly parts: PartPayments;
};

type ForeignPayment = {
  /** The currency that is being paid in, as it is now: its rate may change meanwhile. */
  readonly currency: ForeignCurrency | null;
  readonly open: (currency: ForeignCurrency) => void;
  readonly close: () => void;
  readonly take: (cash: PayTypeId, amount: Money, worth: Money) => void;
};

/** Takes notes of another currency: all that is due closes the bill, less is a part. */
export function useForeignPayment(props: ForeignPaymentProps): ForeignPayment {
  const { bill, due, reference, ending, parts } = props;
  const [opened, setOpened] = useState<ForeignCurrency["id"] | null>(null);
  const currency = reference.foreign.find(({ id }) => id === opened) ?? null;
  const close = () => setOpened(null);
  const take = (payType: PayTypeId, amount: Money, worth: Money) => {
    if (currency === null || ending.isBusy || parts.isBusy) return;
    const { id, rateMillionths } = currency;
    const given = { currency: id, amount, rateMillionths };
    const payment = { payType, total: worth, given };
    close();
    if (leftAfter(due, [payment], reference) > 0) {
      void parts.take(payment);
      return;
    }
    void ending.end(() => sendLastTender(bill.id, payment));
  };
  return { currency, open: ({ id }) => setOpened(id), close, take };
}
