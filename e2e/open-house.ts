import { startShift, startWorkDay } from "@comanda/contract/day";
import { apiTill } from "./api-till.ts";

/** A drawer with 1,000.00 in it. */
const startCount = { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] };

/** The cashier of Lotus House has started the day, and a shift at the restaurant and at the bar. */
export async function openHouse(origin: string): Promise<void> {
  const restaurant = await apiTill(origin, "cashier", "Restaurant");
  await restaurant.call(startWorkDay);
  await restaurant.call(startShift, { body: startCount });
  const bar = await apiTill(origin, "cashier", "Bar");
  await bar.call(startShift, { body: startCount });
}
