import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { runInBatches } from "#database/run-in-batches.ts";

import { startTestApp } from "../../testing/test-app.ts";
import { readStoredRows } from "./stored-rows-store.ts";

const lotus = id<"location">(1);
const harbour = id<"location">(2);

test("a table of many pages is read to its end: each row of the location once, by ascending id", async () => {
  const app = await startTestApp();
  const database = app.database();
  const rows = Array.from({ length: 4500 }, (_none, at) => ({
    location: at % 9 === 0 ? harbour : lotus,
    name: `Type ${at}`,
    pays_by_invoice: 0 as const,
  }));
  await runInBatches(rows, (batch) =>
    database.insertInto("customer_type").values(batch).returning("id").execute(),
  );
  for (const location of [lotus, harbour]) {
    const stored = await database
      .selectFrom("customer_type")
      .select("id")
      .where("location", "=", location)
      .orderBy("id")
      .execute();
    const read: number[] = [];
    for await (const page of readStoredRows(database, location, "customer_type")) {
      read.push(...page.map((row) => row.id));
    }
    expect(read).toEqual(stored.map((row) => row.id));
  }
  await app.close();
});
