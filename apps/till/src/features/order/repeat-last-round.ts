import { repeatRound } from "@comanda/domain/bill/repeat-round";

import { changeOrder, newLineKey } from "./change-order.ts";
import { requireReference, saleMoment } from "./sale-context.ts";
import { useOrder } from "./order-store.ts";

/** Orders the last sent round once more. */
export function repeatLastRound(): void {
  const { menu, levels, promotions } = requireReference();
  const isRepeated = changeOrder((bill) =>
    repeatRound(bill, { nextKey: newLineKey, menu, levels, promotions, moment: saleMoment(bill) }),
  );
  if (isRepeated) useOrder.setState({ typed: "", selected: null });
}
