import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import type { ReactNode } from "react";

import { useMessages } from "#language/use-language.ts";

import styles from "./pay.module.css";

type CashSumsProps = {
  readonly total: Money;
  readonly change: Money;
  readonly moneyFormat: MoneyFormat;
  /** The field between total and change. */
  readonly children: ReactNode;
};

/** The total, the cash received and the change. */
export function CashSums({ total, change, moneyFormat, children }: CashSumsProps) {
  const { money } = useMessages();
  return (
    <>
      <p className={styles["sum"]}>
        <span>{money.total}</span>
        <strong>{formatMoneyWithSign(total, moneyFormat)}</strong>
      </p>
      {children}
      <p className={styles["sum"]} data-missing={change < 0} aria-live="polite">
        <span>{money.change}</span>
        <output aria-label={money.change}>{formatMoneyWithSign(change, moneyFormat)}</output>
      </p>
    </>
  );
}
