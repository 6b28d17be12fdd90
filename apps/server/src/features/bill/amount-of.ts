import type { Bill } from "@comanda/domain/bill/bill";
import type { Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";

import type { Writing } from "#journal/command.ts";

import { findReckoning } from "../payment/index.ts";

/** What a bill comes to now, as lists and reports show it; a running timer counts its minimum. */
export async function amountOf({ tx, session }: Writing, bill: Bill): Promise<Money> {
  const { payTypes, currency } = await findReckoning(tx, session.location);
  return billAmount(bill, payTypes, currency);
}
