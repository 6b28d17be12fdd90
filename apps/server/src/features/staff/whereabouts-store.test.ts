import { setStaffStation } from "@comanda/contract/staff";
import { id } from "@comanda/domain/id";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";
import { findStaffMoves } from "./whereabouts-store.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening.app.close());

test("the moves of several users since a moment are read at once", async () => {
  const { app, cashier, waiter } = evening;
  const [location = id<"location">(0)] = waiter.user.subLocations;
  const leave = async (user: typeof waiter, station: number | null) => {
    app.advance(msPerMinute);
    const body = { userIds: [user.user.id], station };
    replyOf(setStaffStation, await evening.write(cashier, setStaffStation, { body }));
    return instant(app.now());
  };
  await leave(waiter, null);
  const since = await leave(waiter, cashier.stations[0]?.id ?? 0);
  const later = await leave(waiter, null);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const staff = [cashier, waiter].map(({ user }) => id<"staff">(user.id));
  const database = app.database().withPlugin(counting);
  expect(await findStaffMoves(database, { location, staff, since })).toEqual(
    new Map([
      [cashier.user.id, []],
      [
        waiter.user.id,
        [
          { at: since, from: null },
          { at: later, from: location },
        ],
      ],
    ]),
  );
  expect(statements).toBe(1);
});
