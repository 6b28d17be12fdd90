import { divideSettlement } from "@comanda/contract/former-settlement";
import { settlementSchema } from "@comanda/contract/settlement";

import { fromJson, toJson } from "./portable-columns.ts";

/** The columns of a bill, and its tenders, from the settlement that was stored with it. */
export function bringForward(bill: number, settlement: string) {
  const { totals, tenders } = divideSettlement(bill, fromJson(settlementSchema, settlement));
  return { totals: toJson(totals), paid: totals.amount, tenders };
}
