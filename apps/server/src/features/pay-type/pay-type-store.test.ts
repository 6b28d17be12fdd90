import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findTaxes } from "./pay-type-store.ts";

const lotus = id<"location">(1);

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());

test("taxes are the charges of the location that are marked so, retired ones included", async () => {
  const { database } = data;
  const all = await database.selectFrom("pay_type").select(["id", "location"]).execute();
  const [tax, retired, none] = all.filter(({ location }) => location === lotus);
  const there = all.find(({ location }) => location !== lotus);
  if (tax === undefined || retired === undefined || none === undefined || there === undefined) {
    throw new Error("The demo venue has too few pay types");
  }
  const mark = (row: typeof tax, deleted_at: number | null = null) =>
    database
      .updateTable("pay_type")
      .set({ is_vat: 1, deleted_at: deleted_at === null ? null : instant(deleted_at) })
      .where("location", "=", row.location)
      .where("id", "=", row.id)
      .execute();
  await database.updateTable("pay_type").set({ is_vat: 0 }).execute();
  await mark(tax);
  await mark(retired, 1);
  await mark(there);
  expect(await findTaxes(database, lotus)).toEqual(new Set([tax.id, retired.id]));
});
