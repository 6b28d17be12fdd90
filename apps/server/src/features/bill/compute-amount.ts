import type { Bill } from "@comanda/domain/bill/bill";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";

import type { WriteContext } from "#journal/command.ts";

import { findCachedChargeSettings } from "../pay-type/index.ts";

/** What a bill costs now, as lists and reports show it; a running timer counts its minimum. */
export async function computeAmount(context: WriteContext, bill: Bill): Promise<Money> {
  const { payTypes, currency } = await findCachedChargeSettings(context);
  return billAmount(bill, payTypes, currency);
}
