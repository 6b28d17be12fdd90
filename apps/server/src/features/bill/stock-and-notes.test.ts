import { newBill, updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { startShift } from "@comanda/contract/day";
import { pickStation } from "@comanda/contract/pick-station";
import { splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
/** Works at the bar; the waiter works in the restaurant. */
let barkeeper: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  barkeeper = await signInAs(evening.app, "admin");
  const bar = barkeeper.stations.find(({ name }) => name === "Bar")?.id ?? 0;
  await callAs(evening.app, barkeeper, pickStation, { params: { id: bar } });
  const body = { startDrawerCash: 0, coin: [], cash: [] };
  replyOf(startShift, await evening.write(barkeeper, startShift, { body }));
});
afterAll(() => evening.app.close());

async function stockAt(station: string) {
  const rows = await evening.app
    .database()
    .selectFrom("stock")
    .innerJoin("station", "station.id", "stock.station")
    .select(["stock_item", "current_count_thousandths"])
    .where("station.name", "=", station)
    .orderBy("stock_item")
    .execute();
  return rows.map(({ current_count_thousandths }) => Number(current_count_thousandths));
}

const bothStocks = async () => ({ bar: await stockAt("Bar"), here: await stockAt("Restaurant") });

describe("stock returns to the station that it came from", () => {
  test("when a line is credited at another station", async () => {
    const { item, openBill, write } = evening;
    const before = await bothStocks();
    const gin = item("Gin", { qty: 2 });
    const bill = await openBill("1", [gin]);
    const during = await bothStocks();
    expect(during.here).not.toEqual(before.here);
    const credit = item("Gin", { qty: -2, credits: gin.key });
    const body = { id: bill, version: 1, billItems: [credit] };
    replyOf(updateBill, await write(barkeeper, updateBill, { body }));
    expect(await bothStocks()).toEqual(before);
  });

  test("when a bill with lines of both stations is voided, and after a split", async () => {
    const { item, openBill, write, cashier, waiter } = evening;
    const before = await bothStocks();
    const [gin, more] = [item("Gin", { qty: 2 }), item("Gin")];
    const bill = await openBill("2", [gin]);
    const body = { id: bill, version: 1, billItems: [more] };
    replyOf(updateBill, await write(barkeeper, updateBill, { body }));
    const taken = await bothStocks();
    expect(taken.bar).not.toEqual(before.bar);
    const secondBill = {
      table: "2",
      room: "",
      cover: 1,
      staff: waiter.user.id,
      customer: null,
      billItems: [
        { key: gin.key, qty: 1 },
        { key: more.key, qty: 1 },
      ],
    };
    const splitting = { oldBillId: bill, firstBill: { version: 2 }, secondBill };
    const split = replyOf(splitBill, await write(cashier, splitBill, { body: splitting }));
    expect(await bothStocks()).toEqual(taken);
    for (const [user, id] of [[barkeeper, bill] as const, [cashier, split.secondBill] as const]) {
      const reason = { params: { id }, body: { statusNote: "left" } };
      replyOf(voidBill, await write(user, voidBill, reason));
    }
    expect(await bothStocks()).toEqual(before);
  });
});

describe("the number of a payment card", () => {
  const card = "4111 1111 1111 1111";

  test("is refused in a table, a room, a note or a reason", async () => {
    const { item, order, openBill, write, waiter, cashier } = evening;
    const bill = await openBill("3", [item("Pad Thai")]);
    const { items } = await evening.billOf(bill);
    const short = "4222222222222";
    const update = (changes: object) =>
      write(waiter, updateBill, { body: { id: bill, version: 1, billItems: [], ...changes } });
    const secondBill = { ...order(short, []).body, billItems: [] };
    const splitting = { oldBillId: bill, firstBill: { version: 1 }, secondBill };
    const refused = await Promise.all([
      write(waiter, newBill, order(short, [item("Pad Thai")])),
      write(waiter, newBill, order("", [item("Pad Thai")], { room: short })),
      update({ place: { table: short, room: "" } }),
      write(cashier, splitBill, { body: splitting }),
      write(waiter, newBill, order("4", [item("Pad Thai"), item("Gin", { note: card })])),
      update({ billItems: [item("Pad Thai", { note: card })] }),
      update({ billItems: items.map(({ id }) => ({ id, note: card })) }),
      write(cashier, voidBill, { params: { id: bill }, body: { statusNote: card } }),
    ]);
    expect(refused.map((reply) => errorOf(reply).fields?.map(({ field }) => field))).toEqual([
      ["table"],
      ["room"],
      ["table"],
      ["table"],
      ["billItems.1.note"],
      ["billItems.0.note"],
      ["billItems.0.note"],
      ["statusNote"],
    ]);
    expect(refused.map((reply) => errorOf(reply).fields?.[0]?.error).at(-1)).toBe(
      "Please do not enter a card number in statusNote",
    );
  });
});
