import { countCash, endShift, endWorkDay } from "@comanda/contract/day";

import type { ApiTill } from "./api-till.ts";

/** Ends the shift and the day with the sales of one Pad Thai. With two coins of a baht the drawer is right. */
export async function endDay(cashier: ApiTill, { coins = 2 } = {}): Promise<void> {
  const notes = [100_000, 10_000, 2_000];
  const cash = notes.map((bill) => ({ bill, qty: 1, total: bill }));
  const coin = [
    { bill: 1_000, qty: 1, total: 1_000 },
    { bill: 100, qty: coins, total: coins * 100 },
  ];
  await cashier.call(countCash, { body: { coin, cash } });
  const body = { message: "", fileName: "" };
  await cashier.call(endShift, { body: { ...body, endDrawerCash: 113_000 + coins * 100 } });
  await cashier.call(endWorkDay, { body });
}
