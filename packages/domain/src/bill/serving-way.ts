import type { Refusal } from "../refusal.ts";
import { requireNoMoney, requireOpen, type Bill } from "./bill.ts";

/** How guests get what is on a bill: at their place, to take away, or brought to their door. */
export const servingWays = ["here", "away", "delivered"] as const;
export type ServingWay = (typeof servingWays)[number];

/** Changes how a bill is served. Its charges may change with it, so not once money was taken by them. */
export function changeServingWay(bill: Bill, servingWay: ServingWay): Bill | Refusal {
  if (servingWay === bill.servingWay) return bill;
  return requireOpen(bill) ?? requireNoMoney(bill) ?? { ...bill, servingWay };
}
