import { id, type LocationId } from "@comanda/domain/id";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { compileOnce, compilePerRowCount } from "./compile-once.ts";

type Counter = { readonly series: string; readonly last_number: number };
type CounterLocation = { readonly location: LocationId };

const insert = compilePerRowCount(
  (database, counters: readonly Counter[], { location }: CounterLocation) =>
    database
      .insertInto("bill_counter")
      .values(counters.map(({ series, last_number }) => ({ series, location, last_number }))),
);

const find = compileOnce((database, { location }: CounterLocation) =>
  database
    .selectFrom("bill_counter")
    .select(["series", "last_number"])
    .where("location", "=", location)
    .orderBy("series"),
);

let venue: TestDatabase;
beforeAll(async () => {
  venue = await openTestDatabase();
});
afterAll(() => venue.remove());

/** Also covers more rows than compiled statements are cached for. */
const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });
const places = fc.constantFrom(...[1, 2].map((number) => id<"location">(number)));
const executions = fc.array(fc.record({ location: places, numbers }), { maxLength: 8 });

test("each execution of a statement uses its own values, however many rows there are", async () => {
  await fc.assert(
    fc.asyncProperty(executions, async (asked) => {
      for (const { location, numbers: given } of asked) {
        await venue.database.deleteFrom("bill_counter").execute();
        const counters = given.map((last_number, row) => ({ series: `${row + 10}`, last_number }));
        await insert(venue.database, counters, { location });
        expect(await find(venue.database, { location })).toEqual(counters);
      }
    }),
    { numRuns: 60 },
  );
});
