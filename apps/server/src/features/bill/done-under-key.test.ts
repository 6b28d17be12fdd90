import { updateBill } from "@comanda/contract/bill";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { errorOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** How a till asks whether a round of another user was done: by a change of a bill that there never was. */
test("a change under the key of a round that was done is refused as such, whoever sends it", async () => {
  const bill = await evening.openBill("K1", [evening.item("Pad Thai")]);
  const key = randomUUID();
  const round = { id: bill, version: 1, billItems: [evening.item("Singha Beer")] };
  const asked = { id: bill, version: 1, createdDate: "2000-01-01 00:00:00", billItems: [] };
  const ask = async () =>
    errorOf(await evening.write(evening.cashier, updateBill, { idempotencyKey: key, body: asked }));
  expect((await ask()).code).toBe("bill-not-found");
  const sent = { idempotencyKey: key, body: round };
  const first = await evening.write(evening.waiter, updateBill, sent);
  expect(first.statusCode).toBe(200);
  expect((await ask()).code).toBe("idempotency-key-reused");
  const again = await evening.write(evening.cashier, updateBill, sent);
  expect(again.json()).toEqual(first.json());
  expect((await evening.billOf(bill)).items).toHaveLength(2);
});
