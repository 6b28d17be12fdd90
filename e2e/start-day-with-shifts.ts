import { startShift, startWorkDay } from "@comanda/contract/day";
import { apiTill } from "./api-till.ts";
import type { RunningServer } from "./start-server.ts";

/** A drawer with 1,000.00 in it. */
const startCount = { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] };

const opened = new WeakMap<RunningServer, Promise<void>>();

/** Starts the day at Lotus House, with a shift at the restaurant and at the bar: once for all journeys of a server. */
export async function startDayWithShifts(server: RunningServer): Promise<void> {
  const house = opened.get(server) ?? startDayAndShifts(server);
  opened.set(server, house);
  await house;
}

async function startDayAndShifts({ origin }: RunningServer): Promise<void> {
  const restaurant = await apiTill(origin, "cashier", "Restaurant");
  await restaurant.call(startWorkDay);
  await restaurant.call(startShift, { body: startCount });
  const bar = await apiTill(origin, "cashier", "Bar");
  await bar.call(startShift, { body: startCount });
}
