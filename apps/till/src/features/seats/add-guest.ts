import type { Bill } from "@comanda/domain/bill/bill";
import { changePlace } from "@comanda/domain/bill/change-place";

import type { Problem } from "../notice/index.ts";
import { changeHead, chooseSeat, useOrder } from "../order/index.ts";

/** Adds a guest to the bill, for whose seat the next lines are. */
export async function addGuest(bill: Bill, cover: number): Promise<Problem> {
  const done = await changeHead(bill, changePlace(bill, bill.place, cover), { cover });
  if (typeof done !== "string") return done;
  // Another order may be on the screen by now, with a seat of its own.
  if (useOrder.getState().bill?.id === bill.id) chooseSeat(cover);
  return null;
}
