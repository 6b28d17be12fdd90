import { creditBack, creditBackArticle } from "@comanda/domain/bill/credit-back";
import type { LineKey } from "@comanda/domain/bill/line";
import { requireOpenBill, requireOrder } from "@comanda/domain/bill/order-guards";
import { requireCreditBackPossible } from "@comanda/domain/bill/sale-and-credit-guards";
import type { Article } from "@comanda/domain/menu/article";
import { oneQuantity } from "@comanda/domain/money/quantity";

import { showRefusal } from "../notice/index.ts";
import { changeOrder, newLineKey } from "./change-order.ts";
import { requireReference, currentWholeSecond } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";

/** In credit-back mode a press credits a line back; available only while there are no unsent lines. */
export function toggleCrediting(): void {
  const { bill, isCrediting } = useOrder.getState();
  if (isCrediting) {
    useOrder.setState({ isCrediting: false });
    return;
  }
  const refusal = requireOpenBill(bill) ?? (bill === null ? null : requireCreditBackPossible(bill));
  if (refusal === null) useOrder.setState({ isCrediting: true });
  else showRefusal(refusal);
}

/** Credits back one of an article. */
export function creditArticle({ id }: Article): void {
  changeOrder(
    (bill) =>
      requireOrder(bill) ??
      creditBackArticle(bill, id, {
        key: newLineKey(),
        at: currentWholeSecond(),
        promotions: requireReference().promotions,
      }),
  );
}

/** Credits back one of a sent line. */
export function creditLine(line: LineKey): void {
  changeOrder((bill) =>
    creditBack(bill, {
      key: newLineKey(),
      line,
      quantity: oneQuantity,
      at: currentWholeSecond(),
      promotions: requireReference().promotions,
    }),
  );
}
