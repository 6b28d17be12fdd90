import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { changeBack } from "@comanda/domain/payment/pay-by";

import { useAllMessages } from "#language/all-messages.ts";

import styles from "./pay.module.css";

type DueOrChangeProps = {
  readonly amount: Money;
  /** What is left after the payments so far; below zero if they are too much. */
  readonly left: Money;
  readonly moneyFormat: MoneyFormat;
};

/** As many characters as fit beside each other where all are large. */
const mostLarge = 8;

/** While money is missing it shows how much, instead of a change below zero. */
export function DueOrChange({ amount, left, moneyFormat }: DueOrChangeProps) {
  const { money, order } = useAllMessages();
  // A bill that owes the guest is paid out as change.
  const isDue = amount > 0 && left > 0;
  const label = isDue ? order.stillDue : money.change;
  const shown = isDue ? left : changeBack(amount, left);
  const text = formatMoneyWithSign(shown, moneyFormat);
  return (
    <p className={styles["due"]} data-missing={isDue} aria-live="polite">
      <span>{label}</span>
      <output aria-label={label} data-long={text.length > mostLarge}>
        {text}
      </output>
    </p>
  );
}
