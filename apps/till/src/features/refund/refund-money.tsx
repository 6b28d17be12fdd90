import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import { formatMoney } from "@comanda/domain/money/format-money";
import { cashDue } from "@comanda/domain/payment/cash-due";
import type { RefundPayment } from "@comanda/domain/payment/refund-money";

import { useAllMessages } from "#language/all-messages.ts";
import { payTypeName } from "#records/pay-type-name.ts";
import type { Reference } from "#records/reference.ts";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";

import styles from "./refund.module.css";

type RefundMoneyProps = {
  readonly left: readonly PayDetail[];
  readonly payments: readonly RefundPayment[];
  readonly cash: PayTypeId | null;
  readonly isInCash: boolean;
  readonly reference: Reference;
  readonly onFirst: (payType: PayTypeId) => void;
  readonly onInCash: (isInCash: boolean) => void;
};

/** By which pay types the money goes back, and how much by each. */
export function RefundMoney(props: RefundMoneyProps) {
  const { left, payments, cash, isInCash, reference, onFirst, onInCash } = props;
  const { refunds } = useAllMessages();
  const nameOf = (wanted: PayTypeId) => payTypeName(wanted, reference);
  const byName = new Map(left.map(({ payType }) => [nameOf(payType), payType]));
  const [first] = payments;
  const isCashPossible = cash !== null && left.some(({ payType }) => payType !== cash);
  const handleName = (name: string) => {
    const payType = byName.get(name);
    if (payType !== undefined) onFirst(payType);
  };
  return (
    <>
      {byName.size > 1 && !isInCash && (
        <ToggleButtons
          label={refunds.goesBackBy}
          options={[...byName.keys()]}
          isPressed={(name) => byName.get(name) === first?.payType}
          isBusy={false}
          onPress={handleName}
        />
      )}
      {isCashPossible && (
        <ToggleButtons
          label={refunds.goesBackBy}
          options={[refunds.inCash]}
          isPressed={() => isInCash}
          isBusy={false}
          onPress={() => onInCash(!isInCash)}
        />
      )}
      <ul className={styles["payments"]} aria-label={refunds.goesBackBy}>
        {payments.map(({ payType, total, insteadOf }) => (
          <li key={`${payType} ${insteadOf}`}>
            <span>
              {insteadOf === null ? nameOf(payType) : refunds.cashInsteadOf(nameOf(insteadOf))}
            </span>
            <strong>
              {formatMoney(
                payType === cash ? cashDue(total, reference.currency) : total,
                reference.moneyFormat,
              )}
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
