import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import { BankQrDialog } from "../bank-qr/index.ts";
import styles from "./pay-code.module.css";
import type { CodePayment } from "./use-code-payment.ts";

type PayCodeProps = {
  readonly payment: CodePayment;
  readonly moneyFormat: MoneyFormat;
  /** The payment before it is still on its way. */
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** The money is seen in the venue's own bank. */
  readonly onPaid: () => void;
};

/** Shows guests the code; only staff can say that they have paid. */
export function PayCode({ payment, moneyFormat, isBusy, onCancel, onPaid }: PayCodeProps) {
  const { money, cancel } = useAllMessages();
  const { payType, amount, text } = payment;
  return (
    <BankQrDialog
      title={money.scanToPay(payType.name)}
      text={text}
      onClose={onCancel}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {cancel}
          </Button>
          <Button kind="next" isBusy={isBusy} onClick={onPaid}>
            {money.guestHasPaid}
          </Button>
        </>
      }
    >
      <output className={styles["amount"]} aria-label={money.amount}>
        {formatMoneyWithSign(amount, moneyFormat)}
      </output>
      <p>{money.seeYourBank}</p>
    </BankQrDialog>
  );
}
