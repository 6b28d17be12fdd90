import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { removeLastLine } from "@comanda/domain/bill/remove-last-line";
import type { Refusal } from "@comanda/domain/refusal";

import { showUndoable } from "../notice/index.ts";
import { changeOrder } from "./change-order.ts";
import { requireReference } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";

/** Removes the unsent line that was pressed last. */
export function removeLast(said: string): void {
  const { promotions } = requireReference();
  removeUndoably((bill) => removeLastLine(bill, promotions), said);
}

/** Removes unsent lines; they can be restored until the order changes again. */
export function removeUndoably(rule: (bill: Bill) => Bill | Refusal, said: string): void {
  const { bill: before, selected } = useOrder.getState();
  const isRemoved = changeOrder(rule, (bill) => ({
    selected: currentLines(bill).some(({ key }) => key === selected) ? selected : null,
  }));
  if (!isRemoved) return;
  const { bill: after } = useOrder.getState();
  const withdraw = showUndoable(said, () =>
    useOrder.setState({ bill: before, selected, opened: null }),
  );
  const stop = useOrder.subscribe(({ bill }) => {
    if (bill === after) return;
    stop();
    withdraw();
  });
}
