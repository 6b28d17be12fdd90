import { currentLines } from "@comanda/domain/bill/bill";
import { removeLastLine } from "@comanda/domain/bill/remove-last-line";

import { showUndoable } from "../notice/index.ts";
import { changeOrder } from "./change-order.ts";
import { requireReference } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";

/** Removes the unsent line that was pressed last; it can be restored until the order changes again. */
export function removeLast(said: string): void {
  const { bill: before, selected } = useOrder.getState();
  const { promotions } = requireReference();
  if (!changeOrder((bill) => removeLastLine(bill, promotions))) return;
  const { bill: after } = useOrder.getState();
  const isLeft = after !== null && currentLines(after).some(({ key }) => key === selected);
  if (!isLeft) useOrder.setState({ selected: null });
  const withdraw = showUndoable(said, () => useOrder.setState({ bill: before, selected }));
  const stop = useOrder.subscribe(({ bill }) => {
    if (bill === after) return;
    stop();
    withdraw();
  });
}
