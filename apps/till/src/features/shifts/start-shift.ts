import { startShift as startShiftCall } from "@comanda/contract/day";
import type { CashCount } from "@comanda/domain/money/cash-count";
import { refuse } from "@comanda/domain/refusal";
import { shiftStartDelayMs } from "@comanda/domain/shift/start-shift";

import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { openDay, openShift } from "../order/index.ts";

/** Delayed a little, so that the cashier sees the button go down first. */
export async function startShift({ coins, notes, grandTotal }: CashCount): Promise<Problem> {
  if (openDay() === null) return refuse("start-day");
  await new Promise((resolve) => setTimeout(resolve, shiftStartDelayMs));
  if (openShift() !== null) return refuse("shift-already-open");
  const outcome = await write(startShiftCall, {
    body: { startDrawerCash: grandTotal, coin: rows(coins), cash: rows(notes) },
  });
  return outcome.ok ? null : outcome.failure;
}

function rows(list: CashCount["coins"]) {
  return list.map(({ value, quantity }) => ({ bill: value, qty: quantity }));
}
