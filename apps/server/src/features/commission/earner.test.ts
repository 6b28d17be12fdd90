import { setStaffStation } from "@comanda/contract/staff";
import { updateBill } from "@comanda/contract/bill";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** Sends a drink to a bill, for which the waiter earns a commission. */
async function sendLadyDrink(bill: number, pressedAt: number) {
  const createdDate = wireDateTime(instant(pressedAt));
  const drink = evening.item("Lady Drink", { createdDate });
  const { id: staff } = evening.waiter.user;
  const earned = evening.item("Lady Drink", { createdDate, type: 2, parent: drink.key, staff });
  const body = { id: bill, version: 1, billItems: [drink, earned] };
  return evening.write(evening.cashier, updateBill, { body });
}

test("staff who are signed in nowhere earn what was pressed before they left, and nothing after", async () => {
  const { app, cashier, waiter } = evening;
  const bill = await evening.openBill("94", [evening.item("Gin")]);
  const pressedAt = app.now();
  app.advance(3 * msPerMinute);
  const body = { userIds: [waiter.user.id], station: null };
  replyOf(setStaffStation, await evening.write(cashier, setStaffStation, { body }));
  app.advance(3 * msPerMinute);
  // Now, and two minutes after they left, which a till kept.
  for (const pressedSince of [app.now(), app.now() - msPerMinute]) {
    expect(errorOf(await sendLadyDrink(bill, pressedSince))).toMatchObject({
      status: 400,
      code: "staff-not-signed-in",
    });
  }
  replyOf(updateBill, await sendLadyDrink(bill, pressedAt));
  const { items } = await evening.billOf(bill);
  expect(items.map(({ type, staff }) => [type, staff])).toContainEqual([2, waiter.user.id]);
});
