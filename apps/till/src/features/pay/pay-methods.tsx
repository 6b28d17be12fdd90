import { bankQrAccountOf } from "@comanda/domain/bank-qr/bank-qr-settings";
import type { PayTypeId } from "@comanda/domain/id";
import { roleOf, sortByIndex, takesMoney, type PayType } from "@comanda/domain/payment/pay-type";
import type { ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { AccountIcon, CardIcon, CashIcon, OtherPayIcon, TransferIcon } from "#ui/pay-icons.tsx";

import { hasLongWord } from "./has-long-word.ts";
import styles from "./tenders.module.css";

type PayMethodsProps = {
  readonly payTypes: readonly PayType[];
  /** The typed amount; empty if a press pays all that is missing. */
  readonly typed: string;
  /** While a payment is on its way, the next one cannot be taken, but guests can scan its code already. */
  readonly isBusy: boolean;
  readonly onPay: (payType: PayTypeId) => void;
  /** The keys of other currencies. */
  readonly children?: ReactNode;
};

/** A large button for each pay type, in the venue's order. */
export function PayMethods({ payTypes, typed, isBusy, onPay, children }: PayMethodsProps) {
  const { money } = useAllMessages();
  return (
    <fieldset aria-label={money.payBy} className={styles["methods"]}>
      {sortByIndex(payTypes)
        .filter(takesMoney)
        .map((payType) => (
          <Button
            key={payType.id}
            kind="plain"
            // The rest is another payment than the typed part before it.
            data-means={typed === "" ? "rest" : "typed"}
            data-wide={hasLongWord(payType.name)}
            aria-disabled={isBusy && bankQrAccountOf(payType) === null}
            aria-label={
              typed === "" ? money.payRestBy(payType.name) : money.payTypedBy(typed, payType.name)
            }
            onClick={() => onPay(payType.id)}
          >
            <PaySymbol payType={payType} />
            {payType.name}
          </Button>
        ))}
      {children}
    </fieldset>
  );
}

/** Venues name their pay types freely; these words recognise most of those that are marked as nothing. */
const cardWords = /\b(card|visa|mastercard|amex|jcb|unionpay)\b|บัตร|thẻ/i;
const transferWords =
  /\b(qr|transfer|promptpay|gcash|maya|momo|zalopay|vietqr)\b|โอน|chuyển khoản/i;
const accountWords = /\b(room|account|folio|house|city ledger)\b|ห้อง|phòng/i;

export function PaySymbol({ payType }: { readonly payType: PayType }) {
  const { name, isCreditCard, isTransfer } = payType;
  const role = roleOf(payType);
  if (role === "cash") return <CashIcon />;
  if (role === "invoice") return <AccountIcon />;
  if (isCreditCard) return <CardIcon />;
  if (isTransfer) return <TransferIcon />;
  if (cardWords.test(name)) return <CardIcon />;
  if (transferWords.test(name)) return <TransferIcon />;
  return accountWords.test(name) ? <AccountIcon /> : <OtherPayIcon />;
}
