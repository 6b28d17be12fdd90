import type { Bill } from "@comanda/domain/bill/bill";
import { formatMoney, formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { negateMoney } from "@comanda/domain/money/money";
import { totalsOfBill } from "@comanda/domain/payment/bill-totals";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";

import styles from "./bill-sums.module.css";

type BillSumsProps = { readonly bill: Bill; readonly reference: Reference };

/** Promotions, charges and the current total. */
export function BillSums({ bill, reference }: BillSumsProps) {
  const { order } = useMessages();
  const { payTypes, currency, moneyFormat } = reference;
  const { discount, charges, amount } = totalsOfBill(bill, payTypes, currency);
  const names = new Map(payTypes.map(({ id, name }) => [id, name]));
  const added = charges.filter(({ isContained, total }) => !isContained && total !== 0);
  return (
    <dl className={styles["sums"]}>
      {discount !== 0 && (
        <div>
          <dt>{order.discount}</dt>
          <dd>{formatMoney(negateMoney(discount), moneyFormat)}</dd>
        </div>
      )}
      {added.map(({ payType, total }) => (
        <div key={payType}>
          <dt>{names.get(payType)}</dt>
          <dd>{formatMoney(total, moneyFormat)}</dd>
        </div>
      ))}
      <div className={styles["total"]}>
        <dt>{order.total}</dt>
        <dd>{formatMoneyWithSign(amount, moneyFormat)}</dd>
      </div>
    </dl>
  );
}
