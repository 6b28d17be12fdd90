import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";

import { shownNumberOf } from "../order/index.ts";
import styles from "./bill-dialog.module.css";
import type { Receipt } from "./save-receipt.ts";

type RefundsOfBillProps = {
  /** Null until the bill is loaded. */
  readonly receipt: Receipt | null;
  readonly money: MoneyFormat;
};

/** What was refunded of the bill, and by which bills. */
export function RefundsOfBill({ receipt, money }: RefundsOfBillProps) {
  const { refunds } = useAllMessages();
  return (receipt?.bill.refunds ?? []).map((made) => (
    <p key={made.number} className={styles["of-day"]}>
      {refunds.refunded(formatMoney(made.amount, money), shownNumberOf(made))}
    </p>
  ));
}
