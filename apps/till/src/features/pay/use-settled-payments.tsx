import type { PayDetail } from "@comanda/domain/bill/settlement";
import { formatMoneyWithSign } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { sumPayDetails } from "@comanda/domain/payment/pay-detail-sum";
import { useEffect, type ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import type { BillEnding, SavedBill } from "../ending/index.ts";
import { dismissOffer } from "../notice/index.ts";
import { sendPayment } from "./send-payment.ts";
import { useChangeQuestion } from "./use-change-question.tsx";

type ClosingProps = {
  readonly bill: SavedBill;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

/** Payments that cover what is due, and their change. */
type SettledPayments = {
  readonly due: Money;
  readonly paid: readonly PayDetail[];
  readonly change: Money;
};

type Closing = {
  /** Closes the bill; asks before if the change can hardly be meant, and takes the press back if it is not. */
  readonly close: (settled: SettledPayments, takeBack?: () => void) => void;
  /** An amount that the till offered is as meant. */
  readonly closeWithOffered: (settled: SettledPayments) => void;
  readonly question: ReactNode;
};

/** Closes a bill with payments that cover it. The change of the guests before must not lie over what these ones pay. */
export function useSettledPayments({ bill, reference, ending }: ClosingProps): Closing {
  const asking = useChangeQuestion(reference);
  useEffect(dismissOffer, []);
  const closeWithOffered = ({ paid, change }: SettledPayments) => {
    void ending.end(() => sendPayment(bill.id, paid, change));
  };
  const close = (settled: SettledPayments, takeBack = doNothing) => {
    const { due, paid, change } = settled;
    const handed = formatMoneyWithSign(sumPayDetails(paid), reference.moneyFormat);
    const onYes = () => closeWithOffered(settled);
    asking.takeOrAsk({ due, handed, change, onNo: takeBack, onYes });
  };
  return { close, closeWithOffered, question: asking.question };
}

function doNothing(): void {
  // What is typed stays in its field.
}
