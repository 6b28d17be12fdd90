import { setTimeout as wait } from "node:timers/promises";

import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openDayAndShift, startEvening } from "../../testing/test-evening.ts";
import { endDay, endShiftOf } from "../../testing/test-money.ts";
import { readMonth } from "./read-month.ts";

/** Writes as soon as the open day was read. On SQLite, a write waits for a reader; it does not wait for that. */
function writingMeanwhile(write: () => Promise<unknown>): KyselyPlugin {
  let writing: Promise<unknown> | null = null;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isDay = result.rows.some((row) => "started_at" in row);
      if (!isDay || writing !== null) return result;
      writing = write();
      await Promise.race([writing, wait(500)]);
      return result;
    },
  };
}

test("a day that ends while its month is read counts once", async () => {
  const evening = await startEvening();
  onTestFinished(() => evening.app.close());
  await openDayAndShift(evening);
  await endShiftOf(evening, evening.cashier, 1500_00);
  let ending: Promise<unknown> = Promise.resolve();
  const plugin = writingMeanwhile(() => (ending = endDay(evening, evening.cashier)));
  const database = evening.app.database().withPlugin(plugin);
  const location = id<"location">(evening.cashier.user.subLocations[0] ?? 0);
  const month = { dates: { from: null, to: null }, now: instant(evening.app.now()) };
  expect(await readMonth(database, location, month)).toMatchObject({ days: [{ endTime: null }] });
  await ending;
  expect(await readMonth(evening.app.database(), location, month)).toMatchObject({
    days: [{ endTime: "2026-11-20 12:00:00" }],
  });
});
