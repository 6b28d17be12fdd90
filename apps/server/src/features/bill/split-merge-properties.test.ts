import { updateBill } from "@comanda/contract/bill";
import type { BillItemReply } from "@comanda/contract/bill-item";
import { printTickets } from "@comanda/contract/bill-papers";
import type { PrintJob } from "@comanda/contract/print";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

let tables = 0;

const order = () => ({
  table: `L${tables}`,
  room: "",
  cover: 1,
  staff: evening.waiter.user.id,
  customer: null,
});

/** Quantity and cost on a bill, per line key. */
function sums(items: readonly BillItemReply[]): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, readonly number[]>();
  for (const { key, qty, total } of items) {
    const [count = 0, money = 0] = byKey.get(key) ?? [];
    byKey.set(key, [count + qty, money + total]);
  }
  return byKey;
}

async function stocks() {
  return evening.app.database().selectFrom("stock").selectAll().orderBy("id").execute();
}

/** Credits these quantities of the lines, limited to what each has left. */
async function creditSome(id: number, counts: readonly number[]): Promise<void> {
  const { item, billOf, write, waiter } = evening;
  const { items } = await billOf(id);
  const billItems = items.flatMap(({ key, qty, parent }, index) => {
    const count = parent === null ? Math.min(qty, counts[index] ?? 0) : 0;
    return count === 0 ? [] : [item("Pad Thai", { qty: -count, credits: key })];
  });
  const body = { id, version: 1, billItems };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
}

async function ticketsOf(bills: readonly number[]): Promise<readonly PrintJob[]> {
  const replies = await Promise.all(
    bills.map((id) => evening.write(evening.waiter, printTickets, { body: { id } })),
  );
  return replies.flatMap((reply) => replyOf(printTickets, reply).jobs);
}

const anyArticle = fc.constantFrom("Pad Thai", "Gin", "Singha Beer", "Jasmine Rice");
const anyOrder = fc.array(fc.record({ article: anyArticle, qty: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 4,
});
const anyCredits = fc.array(fc.nat(2), { maxLength: 4 });
const anyMoves = fc.array(fc.array(fc.nat(4), { maxLength: 6 }), { minLength: 1, maxLength: 3 });

test("splits and merges neither create nor lose anything, and ticket nothing", async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, anyCredits, anyMoves, async (articles, credits, splits) => {
      const { item, openBill, billOf, write, cashier } = evening;
      tables += 1;
      const id = await openBill(
        `L${tables}`,
        articles.map(({ article, qty }) => item(article, { qty })),
      );
      await creditSome(id, credits);
      await ticketsOf([id]);
      const before = sums((await billOf(id)).items);
      const stockBefore = await stocks();
      const others: number[] = [];
      for (const counts of splits) {
        const { bill, items } = await billOf(id);
        const parts = items
          .map(({ key, qty }, index) => ({
            key,
            qty: Math.sign(qty) * Math.min(Math.abs(qty), counts[index] ?? 0),
          }))
          .filter(({ qty }) => qty !== 0);
        const secondBill = { ...order(), billItems: parts };
        const body = { oldBillId: id, firstBill: { version: bill?.version ?? 0 }, secondBill };
        const reply = await write(cashier, splitBill, { body });
        if (reply.statusCode === 200) others.push(replyOf(splitBill, reply).secondBill);
      }
      const apart = await Promise.all(
        [id, ...others].map(async (each) => (await billOf(each)).items),
      );
      expect(sums(apart.flat())).toEqual(before);
      expect(await ticketsOf([id, ...others])).toEqual([]);
      for (const other of others) {
        const versions = await Promise.all(
          [id, other].map(async (each) => (await billOf(each)).bill?.version ?? 0),
        );
        const [firstVersion, secondVersion] = versions;
        const ids = { firstBillId: id, firstVersion, secondBillId: other, secondVersion };
        const body = { newBill: order(), ...ids };
        replyOf(mergeBill, await write(cashier, mergeBill, { body }));
      }
      const { items } = await billOf(id);
      expect(sums(items)).toEqual(before);
      expect(items).toHaveLength(before.size);
      expect(await ticketsOf([id, ...others])).toEqual([]);
      expect(await stocks()).toEqual(stockBefore);
    }),
    { numRuns: 12 },
  );
}, 60_000);
