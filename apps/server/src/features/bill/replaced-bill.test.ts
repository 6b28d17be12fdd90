import { updateBill } from "@comanda/contract/bill";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

test("a round goes to no other bill that has the ID of its bill since a backup was restored", async () => {
  const bill = await evening.openBill("1", [evening.item("Pad Thai")]);
  const { createdDate, version } = (await evening.billOf(bill)).bill ?? {};
  const order = (created: string | undefined) => {
    const billItems = [evening.item("Green Curry")];
    const body = { id: bill, version, createdDate: created, billItems };
    return evening.write(evening.waiter, updateBill, { body });
  };
  expect(errorOf(await order("2026-11-19 12:00:00"))).toMatchObject({ code: "bill-not-found" });
  expect((await evening.billOf(bill)).items).toHaveLength(1);
  for (const known of [createdDate, undefined]) expect((await order(known)).statusCode).toBe(200);
  expect((await evening.billOf(bill)).items).toHaveLength(3);
});
