import type { Bill } from "@comanda/domain/bill/bill";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";

import type { Writing } from "#journal/command.ts";

import { reckoningOfHouse } from "../pay-type/index.ts";

/** What a bill costs now, as lists and reports show it; a running timer counts its minimum. */
export async function amountOf(writing: Writing, bill: Bill): Promise<Money> {
  const { payTypes, currency } = await reckoningOfHouse(writing);
  return billAmount(bill, payTypes, currency);
}
