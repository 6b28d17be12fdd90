import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addGuest } from "../testing/add-guest.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { signInAs } from "../testing/test-till.ts";
import { findEntriesAfter } from "./journal-store.ts";

const lotus = id<"location">(1);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const cashier = await signInAs(app, "cashier");
  for (let guest = 0; guest < 4; guest += 1) await addGuest(app, cashier);
});
afterAll(() => app.close());

const after = async (sequence: number, limit: number) =>
  (await findEntriesAfter(app.database(), lotus, { sequence, limit })).map((row) => row.sequence);

test("as many rows are read as asked for, from the first row or from any other", async () => {
  expect(await after(0, 2)).toEqual([1, 2]);
  expect(await after(2, 2)).toEqual([3, 4]);
  const all = await after(0, Number.POSITIVE_INFINITY);
  expect(all.length).toBeGreaterThan(4);
  expect(all).toEqual(all.map((_row, index) => index + 1));
  expect(await after(all.length - 1, 2)).toEqual([all.length]);
  expect(await after(all.length, 2)).toEqual([]);
});

test("each row has the hash of the row before it", async () => {
  const rows = await findEntriesAfter(app.database(), lotus, { sequence: 0, limit: 4 });
  for (const [index, row] of rows.slice(1).entries()) {
    expect(row.previous_hash).toBe(rows[index]?.hash);
  }
  const [third] = await findEntriesAfter(app.database(), lotus, { sequence: 2, limit: 1 });
  expect(third).toEqual(rows[2]);
});
