import { newBill, updateBill } from "@comanda/contract/bill";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** A round with presses a minute apart, a second round, and a credit of the first. */
async function threeRounds(table: string) {
  const { item, order, write, waiter } = evening;
  const slow = item("Pad Thai", { qty: 2, createdDate: "2026-11-20 11:58:00" });
  const beer = item("Singha Beer");
  const { id } = replyOf(newBill, await write(waiter, newBill, order(table, [slow, beer])));
  const curry = item("Green Curry");
  const credit = item("Singha Beer", { qty: -1, credits: beer.key });
  for (const added of [curry, credit]) {
    const body = { id, version: 1, billItems: [added] };
    replyOf(updateBill, await write(waiter, updateBill, { body }));
  }
  return { id, slow, beer, curry, credit };
}

/** The keys of the lines of a bill, round by round. */
async function roundsOf(bill: number): Promise<readonly (readonly string[])[]> {
  const { items } = await evening.billOf(bill);
  const byRound = Map.groupBy(items, ({ round }) => round ?? 0);
  return [...byRound]
    .toSorted(([first], [second]) => first - second)
    .map(([, lines]) => lines.map(({ key }) => key).toSorted());
}

const sorted = (...items: readonly { readonly key: string }[]): readonly string[] =>
  items.map(({ key }) => key).toSorted();

test("a round is numbered by the row of the journal that sent it", async () => {
  const { item, order, write, waiter } = evening;
  const sent = order("R0", [item("Pad Thai")]);
  const { id, ping } = replyOf(newBill, await write(waiter, newBill, sent));
  const body = { id, version: 1, billItems: [item("Gin")] };
  const added = replyOf(updateBill, await write(waiter, updateBill, { body }));
  const { items } = await evening.billOf(id);
  expect(items.map(({ round }) => round)).toEqual([ping, added.ping]);
});

test("one Print makes one round, however long its presses took", async () => {
  const { id, slow, beer, curry, credit } = await threeRounds("R1");
  expect(await roundsOf(id)).toEqual([sorted(slow, beer), [curry.key], [credit.key]]);
});

test("lines keep their round when they are divided, moved and merged", async () => {
  const { write, cashier, waiter, order } = evening;
  const first = await threeRounds("R2");
  const other = await threeRounds("R3");
  const { isSecondBill: _no, billItems: _none, ...head } = Object(order("R2", []).body);
  const moved = [
    { key: first.slow.key, qty: 1 },
    { key: first.curry.key, qty: 1 },
  ];
  const parts = { oldBillId: first.id, firstBill: { version: 3 } };
  const split = replyOf(
    splitBill,
    await write(cashier, splitBill, {
      body: { ...parts, secondBill: { ...head, billItems: moved } },
    }),
  );
  expect(await roundsOf(first.id)).toEqual([sorted(first.slow, first.beer), [first.credit.key]]);
  expect(await roundsOf(split.secondBill)).toEqual([[first.slow.key], [first.curry.key]]);
  const merging = {
    newBill: { ...head, staff: waiter.user.id },
    firstVersion: 3,
    secondVersion: 1,
  };
  const ids = { firstBillId: other.id, secondBillId: split.secondBill };
  replyOf(mergeBill, await write(cashier, mergeBill, { body: { ...merging, ...ids } }));
  expect(await roundsOf(other.id)).toEqual([
    [first.slow.key],
    [first.curry.key],
    sorted(other.slow, other.beer),
    [other.curry.key],
    [other.credit.key],
  ]);
});
