import { newBill } from "@comanda/contract/bill";
import { listStock, updateStock } from "@comanda/contract/stock";
import { id as idOf } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
let restaurant: number;
let mango: number;
/** The mango in one Mango Sticky Rice. */
let portion: number;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  restaurant = evening.cashier.stations.find(({ name }) => name === "Restaurant")?.id ?? 0;
  const { stockItems, recipes } = await stock();
  mango = stockItems.find(({ name }) => name === "Mango")?.id ?? 0;
  const parts = recipes.flatMap((recipe) => recipe.parts);
  portion = parts.find(({ stockItem }) => stockItem === mango)?.amount ?? 0;
});
afterAll(() => evening.app.close());
beforeEach(() => setMango(0));

const stock = async () => replyOf(listStock, await callAs(evening.app, evening.cashier, listStock));

async function mangoLeft(): Promise<number | undefined> {
  const { stocks } = await stock();
  return stocks.find((row) => row.station === restaurant && row.stockItem === mango)?.currentCount;
}

async function setMango(count: number): Promise<void> {
  await evening.app
    .database()
    .updateTable("stock")
    .set({ current_count_thousandths: stockAmount(count) })
    .where("stock_item", "=", idOf<"stock-item">(mango))
    .where("station", "=", idOf<"station">(restaurant))
    .execute();
}

/** As from a till that has read an older count, whatever the current one is. */
function deliver(delivered: number, hasRead = 0) {
  const currentCount = hasRead + delivered;
  const row = { id: null, station: restaurant, stockItem: mango, currentCount, delivered };
  const body = { [restaurant]: { station: restaurant, stocks: [row] } };
  return evening.write(evening.cashier, updateStock, { body });
}

let tables = 0;

function sell(quantity: number) {
  tables += 1;
  const { write, waiter, order, item } = evening;
  const lines = [item("Mango Sticky Rice", { qty: quantity })];
  return write(waiter, newBill, order(`T${tables}`, lines));
}

describe("at the same time", () => {
  test("two deliveries both count", async () => {
    const both = await Promise.all([deliver(3 * portion), deliver(4 * portion)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mangoLeft()).toBe(7 * portion);
  });

  test("a delivery does not overwrite the sale of the last portion", async () => {
    await setMango(portion);
    const [sold, delivered] = await Promise.all([sell(1), deliver(5 * portion, portion)]);
    expect([sold.statusCode, delivered.statusCode]).toEqual([200, 200]);
    expect(await mangoLeft()).toBe(5 * portion);
  });

  test("selling more than is left is refused with the number left", async () => {
    await setMango(3 * portion);
    const refused = errorOf(await sell(4));
    const about = { article: "Mango Sticky Rice", left: 3 };
    expect(refused).toMatchObject({ code: "out-of-stock", about });
    expect(await mangoLeft()).toBe(3 * portion);
  });

  test("the last portion goes to one of two tables", async () => {
    await setMango(portion);
    const both = await Promise.all([sell(1), sell(1)]);
    const refused = both.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((reply) => errorOf(reply).message)).toEqual(["Out of stock"]);
    expect(await mangoLeft()).toBe(0);
  });
});

test("deliveries and sales add up in any concurrent order", async () => {
  const step = fc.record({ isDelivery: fc.boolean(), count: fc.integer({ min: 1, max: 4 }) });
  const waves = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(waves, async (all) => {
      await setMango(0);
      let expected = 0;
      for (const wave of all) {
        // The calls of a wave run concurrently, the waves one after the other.
        const replies = await Promise.all(
          wave.map(async ({ isDelivery, count }) => ({
            moved: isDelivery ? count : -count,
            reply: isDelivery ? await deliver(count * portion) : await sell(count),
          })),
        );
        const done = replies.filter(({ reply }) => reply.statusCode === 200);
        const refused = replies.filter(({ reply }) => reply.statusCode !== 200);
        expect(refused.filter(({ moved }) => moved > 0)).toEqual([]);
        expect(refused.filter(({ reply }) => errorOf(reply).code !== "out-of-stock")).toEqual([]);
        for (const { moved } of done) expected += moved;
        expect(await mangoLeft()).toBe(expected * portion);
        expect(expected).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 15 },
  );
});
