import { changeServingWay, type ServingWay } from "@comanda/domain/bill/serving-way";

import { changeHead, useOrder } from "../order/index.ts";
import type { Problem } from "../notice/index.ts";
import { printTicketsOf } from "../papers/index.ts";

/** Changes how the current bill is served. */
export async function sendServingWay(servingWay: ServingWay): Promise<Problem> {
  const { bill } = useOrder.getState();
  if (bill === null || bill.servingWay === servingWay) return null;
  const done = await changeHead(bill, changeServingWay(bill, servingWay), { servingWay });
  if (typeof done !== "string") return done;
  return done === "sent" && bill.id !== null ? await printTicketsOf(bill.id) : null;
}
