import { newBill, updateBill } from "@comanda/contract/bill";
import { splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const shared = { status: 400, code: "line-key-shared" };

test("an order in which two items have one key is refused, unless one repeats the other", async () => {
  const { item, order, write, waiter } = evening;
  const padThai = item("Pad Thai");
  for (const other of [
    { ...item("Green Curry"), key: padThai.key },
    { ...padThai, qty: 2 },
  ]) {
    const refused = await write(waiter, newBill, order("K1", [padThai, other]));
    expect(errorOf(refused)).toMatchObject({ ...shared, about: { key: padThai.key } });
  }
  const { id } = replyOf(newBill, await write(waiter, newBill, order("K1", [padThai, padThai])));
  expect((await evening.billOf(id)).items).toMatchObject([{ key: padThai.key, qty: 1 }]);
});

test("a round that is sent again by another request is skipped, also once a piece of it was moved to another bill", async () => {
  const { item, order, write, waiter, cashier } = evening;
  const padThai = item("Pad Thai", { qty: 3 });
  const { id } = replyOf(newBill, await write(waiter, newBill, order("K2", [padThai])));
  const again = { id, version: 1, billItems: [padThai] };
  replyOf(updateBill, await write(waiter, updateBill, { body: again }));
  const { isSecondBill: _no, billItems: _none, ...head } = Object(order("K2", []).body);
  const parts = { oldBillId: id, firstBill: { version: 2 } };
  const moved = [{ key: padThai.key, qty: 1 }];
  const body = { ...parts, secondBill: { ...head, billItems: moved } };
  replyOf(splitBill, await write(cashier, splitBill, { body }));
  replyOf(updateBill, await write(waiter, updateBill, { body: again }));
  expect((await evening.billOf(id)).items).toMatchObject([{ key: padThai.key, qty: 2 }]);
});

test("two commissions of one item are refused, and nothing of their order is saved", async () => {
  const { item, order, write, waiter } = evening;
  const drink = item("Lady Drink");
  const commission = () =>
    item("Lady Drink", { type: 2, parent: drink.key, staff: waiter.user.id });
  const refused = await write(waiter, newBill, order("K4", [drink, commission(), commission()]));
  expect(errorOf(refused)).toMatchObject({ status: 400, code: "commission-twice" });
});

test("another item under the key of a line is refused, and what came with it is not saved either", async () => {
  const { item, order, write, waiter } = evening;
  const padThai = item("Pad Thai");
  const { id } = replyOf(newBill, await write(waiter, newBill, order("K3", [padThai])));
  const curry = { ...item("Green Curry"), key: padThai.key };
  const body = { id, version: 1, cover: 9, billItems: [item("Singha Beer"), curry] };
  expect(errorOf(await write(waiter, updateBill, { body }))).toMatchObject(shared);
  expect(await evening.billOf(id)).toMatchObject({
    bill: { cover: 2 },
    items: [{ key: padThai.key }],
  });
});
