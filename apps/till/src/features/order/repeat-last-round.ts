import { repeatRound } from "@comanda/domain/bill/repeat-round";

import { changeOrder, newLineKey } from "./change-order.ts";
import { requireReference, saleMoment } from "./sale-context.ts";

/** Orders the last sent round once more. */
export function repeatLastRound(): void {
  const { menu, levels, promotions, currency } = requireReference();
  changeOrder(
    (bill) =>
      repeatRound(bill, {
        nextKey: newLineKey,
        menu,
        levels,
        promotions,
        moment: saleMoment(bill),
        currency,
      }),
    () => ({ typed: "", selected: null }),
  );
}
