import { newBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Database } from "#database/database.ts";
import { fillPlaceKeys } from "#database/migrations/0032-places-of-open-bills.ts";

import { rehash, resultAfterTampering, type Tamper } from "../../testing/tamper-journal.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf } from "../../testing/test-till.ts";
import { checkPast } from "../past/index.ts";

let evening: Evening;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function orderAt(table: string, changes: object = {}): Promise<string> {
  const order = evening.order(table, [evening.item("Pad Thai")], changes);
  const reply = await evening.write(evening.waiter, newBill, order);
  return reply.statusCode === 200 ? "taken" : errorOf(reply).code;
}

test("a table is free again when its bill has ended, and a room of the same name always was", async () => {
  const bill = await evening.openBill("Ở trên", [evening.item("Pad Thai")]);
  expect(await orderAt("ở TRÊN")).toBe("table-taken");
  expect(await orderAt("", { room: "Ở trên" })).toBe("taken");
  const body = { statusNote: "Left" };
  await evening.write(evening.cashier, voidBill, { params: { id: bill }, body });
  expect(await orderAt("ở TRÊN")).toBe("taken");
});

/** As the release before wrote them: neither the table nor the journal has the column, and then the migration ran. */
const asMigrated: Tamper = async (tx) => {
  const withoutKey = (name: string, value: unknown) => (name === "place_key" ? undefined : value);
  await rehash(tx, (changes) => JSON.stringify(JSON.parse(changes, withoutKey)));
  await tx.updateTable("bill").set({ place_key: "" }).execute();
  await fillPlaceKeys(tx);
};

test("an upgrade finds the open bills at their places, and their journal stays sound", async () => {
  await orderAt("Área 5");
  await orderAt("", { room: "b 12" });
  const openPlaces = (database: Database) =>
    database
      .selectFrom("bill")
      .select(["id", "place_key"])
      .where("status", "=", "open")
      .orderBy("id")
      .execute();
  const database = evening.app.database();
  expect(await resultAfterTampering(database, asMigrated, openPlaces)).toEqual(
    await openPlaces(database),
  );
  const findFaults = async (tx: Database) => (await checkPast(tx)).flatMap(({ faults }) => faults);
  expect(await resultAfterTampering(database, asMigrated, findFaults)).toEqual([]);
});
