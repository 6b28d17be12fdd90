import type { PayTypeId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { findCash } from "@comanda/domain/payment/pay-type";
import type { ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import type { SavedBill } from "../ending/index.ts";
import { PayCode } from "./pay-code.tsx";
import { PayMethods } from "./pay-methods.tsx";
import { useCodePayment, type CodePayment } from "./use-code-payment.ts";

type CodeMethodsProps = {
  readonly bill: SavedBill;
  readonly reference: Reference;
  /** The typed amount; empty if a press pays all that is missing. */
  readonly typed: string;
  /** How much a press would pay, and so what its code asks for; null if the press is refused. */
  readonly amountBy: (payType: PayTypeId) => Money | null;
  readonly isBusy: boolean;
  /** `isThere` if the money is in the hand or in the venue's bank already; without an amount, what is typed or missing. */
  readonly onPay: (payType: PayTypeId, isThere: boolean, amount?: Money) => void;
  readonly children?: ReactNode;
};

/** The pay types; one with a bank QR code shows it first, and pays once staff has seen the money. */
export function CodeMethods(props: CodeMethodsProps) {
  const { bill, reference, typed, isBusy, children, ...pay } = props;
  const { payTypes, moneyFormat } = reference;
  const { amountBy, onPay } = pay;
  const { code, ask, close } = useCodePayment(bill, payTypes, amountBy);
  const cash = findCash(payTypes)?.id;
  // A code needs no server, so guests scan it while the payment before it is still on its way.
  const handlePress = (payType: PayTypeId) => {
    if (!ask(payType)) onPay(payType, payType === cash);
  };
  // The bill may have changed meanwhile: the guest has paid what the code asked for.
  const handlePaid = ({ payType, amount }: CodePayment) => {
    if (isBusy) return;
    close();
    onPay(payType.id, true, amount);
  };
  return (
    <>
      <PayMethods payTypes={payTypes} typed={typed} isBusy={isBusy} onPay={handlePress}>
        {children}
      </PayMethods>
      {code !== null && (
        <PayCode
          payment={code}
          moneyFormat={moneyFormat}
          isBusy={isBusy}
          onCancel={close}
          onPaid={() => handlePaid(code)}
        />
      )}
    </>
  );
}
