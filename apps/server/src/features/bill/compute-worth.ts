import type { Bill } from "@comanda/domain/bill/bill";
import type { Decimals } from "@comanda/domain/money/currency";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";

import type { WriteContext } from "#journal/command.ts";

import { findCachedChargeSettings } from "../pay-type/index.ts";

/** What a bill is worth and the currency of its lines. */
export type Worth = { readonly amount: Money; readonly currency: Decimals };

/** What a bill costs when it is saved. A running timer counts its minimum here, and its time in findOpenAmounts. */
export async function computeWorth(context: WriteContext, bill: Bill): Promise<Worth> {
  const { payTypes, currency } = await findCachedChargeSettings(context);
  return { amount: billAmount(bill, payTypes, currency), currency };
}
