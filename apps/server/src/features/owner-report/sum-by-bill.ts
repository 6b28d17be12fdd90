import type { Settlement } from "@comanda/domain/bill/settlement";
import { sumMoney } from "@comanda/domain/money/money";
import { paymentsOf } from "@comanda/domain/payment/tender";

import type { TakenMoney } from "./paid-bills-store.ts";

/** What was taken for each bill. */
export function sumByBill(
  taken: readonly TakenMoney[],
): readonly (Pick<Settlement, "payments" | "change" | "cashRounding"> &
  Pick<TakenMoney, "bill">)[] {
  const byBill = Map.groupBy(taken, ({ bill }) => bill.id);
  return [...byBill.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const change = sumMoney(own.map((one) => one.change));
    const cashRounding = sumMoney(own.map((one) => one.rounding));
    return [{ bill: first.bill, payments: paymentsOf(own), change, cashRounding }];
  });
}
