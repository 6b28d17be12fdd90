import { bankQrAccountOf } from "@comanda/domain/bank-qr/bank-qr-settings";
import { writeBankQr } from "@comanda/domain/bank-qr/write-bank-qr";
import type { PayTypeId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import type { PayType } from "@comanda/domain/payment/pay-type";
import { useState } from "react";

import type { SavedBill } from "../ending/index.ts";

/** A payment that guests make with the app of their bank, before it is among the bill's payments. */
export type CodePayment = {
  readonly payType: PayType;
  readonly amount: Money;
  /** What the code says. */
  readonly text: string;
};

type CodePayments = {
  /** The code that is shown. */
  readonly code: CodePayment | null;
  /** Shows the code of a pay type; false if it has none for the amount, so that the press pays at once. */
  readonly ask: (payType: PayTypeId) => boolean;
  readonly close: () => void;
};

/** Shows the code of a pay type first, if it has one. It needs no server. */
export function useCodePayment(
  { number }: SavedBill,
  payTypes: readonly PayType[],
  amountBy: (payType: PayTypeId) => Money | null,
): CodePayments {
  const [code, setCode] = useState<CodePayment | null>(null);
  const ask = (id: PayTypeId) => {
    const payType = payTypes.find((one) => one.id === id);
    const account = payType === undefined ? null : bankQrAccountOf(payType);
    if (payType === undefined || account === null) return false;
    const amount = amountBy(id);
    // It was refused, which a message says.
    if (amount === null) return true;
    const text = writeBankQr(account, { amount, reference: String(number ?? "") });
    if (text === null) return false;
    setCode({ payType, amount, text });
    return true;
  };
  return { code, ask, close: () => setCode(null) };
}
