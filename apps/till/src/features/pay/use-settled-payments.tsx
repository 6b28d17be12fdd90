import { isUnlikelyChange } from "@comanda/domain/payment/unlikely-change";
import { useEffect, useState, type ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import type { BillEnding, SavedBill } from "../ending/index.ts";
import { dismissOffer } from "../notice/index.ts";
import { ChangeQuestion, type SettledPayments } from "./change-question.tsx";
import { sendPayment } from "./send-payment.ts";

type ClosingProps = {
  readonly bill: SavedBill;
  readonly reference: Reference;
  readonly ending: BillEnding;
};

type Closing = {
  /** Closes the bill; asks before if the change can hardly be meant, and takes the press back if it is not. */
  readonly close: (settled: SettledPayments, takeBack?: () => void) => void;
  /** An amount that the till offered is as meant. */
  readonly closeWithOffered: (settled: SettledPayments) => void;
  readonly question: ReactNode;
};

type Doubted = { readonly settled: SettledPayments; readonly takeBack: () => void };

/** Closes a bill with payments that cover it. The change of the guests before must not lie over what these ones pay. */
export function useSettledPayments({ bill, reference, ending }: ClosingProps): Closing {
  const { currency, moneyFormat } = reference;
  const [doubted, setDoubted] = useState<Doubted | null>(null);
  useEffect(dismissOffer, []);
  const closeWithOffered = ({ paid, change }: SettledPayments) => {
    setDoubted(null);
    void ending.end(() => sendPayment(bill.id, paid, change));
  };
  const close = (settled: SettledPayments, takeBack = doNothing) => {
    const isUnlikely = isUnlikelyChange(settled.change, settled.due, currency);
    if (isUnlikely) setDoubted({ settled, takeBack });
    else closeWithOffered(settled);
  };
  const question = doubted !== null && (
    <ChangeQuestion
      settled={doubted.settled}
      moneyFormat={moneyFormat}
      onNo={() => {
        setDoubted(null);
        doubted.takeBack();
      }}
      onYes={() => closeWithOffered(doubted.settled)}
    />
  );
  return { close, closeWithOffered, question };
}

function doNothing(): void {
  // What is typed stays in its field.
}
