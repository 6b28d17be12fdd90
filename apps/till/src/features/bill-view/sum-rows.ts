import type { BillDocument } from "@comanda/contract/print";
import { negateMoney, type Money } from "@comanda/domain/money/money";

import type { Messages } from "#language/english.ts";

export type SumRow = {
  readonly name: string;
  readonly amount: Money;
  /** What the guest pays. */
  readonly isLoud?: boolean;
};

/** What stands under the items, from the subtotal to the change; rows that say nothing are left out. */
export function sumRows(bill: BillDocument, texts: Messages["billView"]): readonly SumRow[] {
  const promotions: SumRow[] =
    bill.discount === 0
      ? []
      : [
          { name: texts.subtotal, amount: bill.subtotal },
          { name: texts.promotions, amount: negateMoney(bill.discount) },
        ];
  const charges = bill.charges.map(({ name, total, isContained }) => ({
    name: isContained ? texts.contained(name) : name,
    amount: total,
  }));
  const rounding = bill.rounding === 0 ? [] : [{ name: texts.rounding, amount: bill.rounding }];
  const payments = bill.payments.map(({ name, total }) => ({ name, amount: total }));
  const change = bill.payments.length === 0 ? [] : [{ name: texts.change, amount: bill.change }];
  return [
    ...promotions,
    { name: texts.total, amount: bill.total },
    ...charges,
    ...rounding,
    { name: texts.amount, amount: bill.amount, isLoud: true },
    ...payments,
    ...change,
  ];
}
