import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";

import { newBill, updateBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { id as anId, type StaffId } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import {
  callAs,
  errorOf,
  replyOf,
  send,
  signedRequest,
  signInAs,
} from "../../testing/test-till.ts";

let evening: Evening;
let articles: ReadonlyMap<string, number>;

beforeAll(async () => {
  evening = await startEvening();
  const menu = await callAs(evening.app, evening.waiter, listMenu);
  articles = new Map(replyOf(listMenu, menu).articles.map(({ name, id }) => [name, id]));
});
afterAll(() => evening.app.close());

describe("before the day and the shift have started", () => {
  test("nothing can be sold", async () => {
    const refused = errorOf(
      await evening.write(evening.waiter, newBill, evening.order("1", [evening.item("Pad Thai")])),
    );
    expect(refused).toMatchObject({ code: "start-shift", message: "Please start shift" });
  });

  test("a shift needs an open day, and only a cashier can start either", async () => {
    const count = { startDrawerCash: 0, coin: [], cash: [] };
    expect(
      errorOf(await evening.write(evening.cashier, startShift, { body: count })),
    ).toMatchObject({
      message: "Please start day",
    });
    expect(errorOf(await evening.write(evening.waiter, startWorkDay))).toMatchObject({
      status: 403,
    });
  });

  test("the day starts once, and the shift once at its station", async () => {
    expect(
      replyOf(startWorkDay, await evening.write(evening.cashier, startWorkDay)).insert,
    ).toHaveProperty("workDay");
    expect(errorOf(await evening.write(evening.cashier, startWorkDay))).toMatchObject({
      code: "day-already-open",
    });
    const counted = {
      startDrawerCash: 1500_00,
      coin: [],
      cash: [
        { bill: 1000_00, qty: 1 },
        { bill: 100_00, qty: 5 },
      ],
    };
    const wrong = { ...counted, startDrawerCash: 1400_00 };
    expect(
      errorOf(await evening.write(evening.cashier, startShift, { body: wrong })),
    ).toMatchObject({
      code: "count-invalid",
    });
    const started = replyOf(
      startShift,
      await evening.write(evening.cashier, startShift, { body: counted }),
    );
    expect(started.insert["shift"]).toMatchObject([{ name: "1", user: evening.cashier.user.id }]);
    expect(
      errorOf(await evening.write(evening.cashier, startShift, { body: counted })),
    ).toMatchObject({
      code: "shift-already-open",
    });
  });
});

describe("a new bill", () => {
  test("gets the next numbers, and the venue's prices on its lines", async () => {
    const lines = [evening.item("Pad Thai"), evening.item("Green Curry", { qty: 2 })];
    const reply = replyOf(
      newBill,
      await evening.write(evening.waiter, newBill, evening.order("10", lines)),
    );
    expect(reply.number).toBe(1);
    expect(reply.insert["bill"]).toMatchObject([
      { number: 1, billNumberWorkday: 1, table: "10", status: 0, amount: 462_00 },
    ]);
    expect(reply.insert["billItem"]).toMatchObject([
      { product: articles.get("Pad Thai"), qty: 1, price: 120_00, total: 120_00 },
      { product: articles.get("Green Curry"), qty: 2, price: 150_00, total: 300_00 },
    ]);
  });

  test("needs a table or a room, a known server, and at least one item", async () => {
    const refusal = async (changes: object) =>
      errorOf(
        await evening.write(
          evening.waiter,
          newBill,
          evening.order("11", [evening.item("Pad Thai")], changes),
        ),
      ).message;
    expect(await refusal({ table: "" })).toBe("Please, enter table or room number!");
    expect(await refusal({ staff: 999_999 })).toBe("Invalid staff ID");
    expect(await refusal({ customer: 999_999 })).toBe("Customer #999999 does not exist or deleted");
    expect(await refusal({ billItems: [] })).toBe("Bill have no item");
    expect(await refusal({ customer: 999_999 })).toBe("Customer #999999 does not exist or deleted");
  });

  test("is refused at an occupied table, however the name is written", async () => {
    await evening.openBill("Terrace 1", [evening.item("Pad Thai")]);
    const again = evening.order("TERRACE 1", [evening.item("Pad Thai")]);
    expect(errorOf(await evening.write(evening.waiter, newBill, again))).toMatchObject({
      code: "table-taken",
    });
  });

  test("is refused as a second bill at its table, unless requested", async () => {
    await evening.openBill("12", [evening.item("Pad Thai")]);
    const again = evening.order("12", [evening.item("Pad Thai")]);
    expect(errorOf(await evening.write(evening.waiter, newBill, again))).toMatchObject({
      code: "table-taken",
    });
    const onPurpose = evening.order("12", [evening.item("Pad Thai")], { isSecondBill: true });
    expect((await evening.write(evening.waiter, newBill, onPurpose)).statusCode).toBe(200);
  });

  test("refuses articles that have run out", async () => {
    const refused = await evening.write(
      evening.waiter,
      newBill,
      evening.order("13", [evening.item("Mango Sticky Rice")]),
    );
    expect(errorOf(refused)).toMatchObject({ code: "out-of-stock", message: "Out of stock" });
  });

  test("is created once however often it is sent, with gap-free numbers", async () => {
    const first = evening.order("14", [evening.item("Pad Thai")]);
    const key = { idempotencyKey: randomUUID() };
    const replies = await Promise.all(
      [1, 2, 3].map(() => callAs(evening.app, evening.waiter, newBill, { ...first, ...key })),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    await Promise.all(
      ["A", "B", "C", "D"].map((table) => evening.openBill(table, [evening.item("Singha Beer")])),
    );
    const list = await callAs(evening.app, evening.waiter, listBills, { body: { lastPing: 0 } });
    const { bills } = replyOf(listBills, list);
    expect(bills.map(({ number }) => number)).toEqual(bills.map((_, index) => index + 1));
  });

  test("is listed with all others, compressed if the client accepts it, and never cached in transit", async () => {
    const request = signedRequest(evening.app, evening.waiter, listBills, {
      body: { lastPing: 0 },
    });
    const headers = { ...request.headers, "accept-encoding": "gzip" };
    const reply = await send(evening.app, { ...request, headers });
    expect(reply.headers).toMatchObject({
      "content-encoding": "gzip",
      "cache-control": "no-store",
    });
    expect(reply.headers).not.toHaveProperty("etag");
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toHaveProperty("bills");
  });

  test("gets Buy 2 get 1 automatically in happy hour", async () => {
    const billId = await evening.openBill("15", [evening.item("Singha Beer", { qty: 3 })]);
    const { items } = await evening.billOf(billId);
    expect(items.map(({ qty, total, isBuyXGetYItem }) => [qty, total, isBuyXGetYItem])).toEqual([
      [2, 180_00, false],
      [1, 0, true],
    ]);
  });

  test("puts mixers and commission under their items", async () => {
    const gin = evening.item("Gin");
    const drink = evening.item("Lady Drink");
    const billId = await evening.openBill("16", [
      gin,
      evening.item("Tonic", { type: 1, parent: gin.key }),
      drink,
      evening.item("Lady Drink", { type: 2, parent: drink.key, staff: evening.waiter.user.id }),
    ]);
    const { bill, items } = await evening.billOf(billId);
    expect(items.map(({ type, total }) => [type, total])).toEqual([
      [0, 140_00],
      [1, 30_00],
      [0, 200_00],
      [2, 0],
    ]);
    expect(bill?.amount).toBe(407_00);
  });
});

describe("two stations on one bill", () => {
  test("can both add lines", async () => {
    const billId = await evening.openBill("20", [evening.item("Pad Thai")]);
    const round = (name: string) => ({
      body: { id: billId, version: 1, billItems: [evening.item(name)] },
    });
    const [mine, yours] = await Promise.all([
      evening.write(evening.waiter, updateBill, round("Jasmine Rice")),
      evening.write(evening.cashier, updateBill, round("Green Curry")),
    ]);
    expect([mine.statusCode, yours.statusCode]).toEqual([200, 200]);
    const { bill, items } = await evening.billOf(billId);
    expect(items).toHaveLength(3);
    expect(bill).toMatchObject({ version: 3, amount: 319_00 });
  });

  test("that change the same field: one succeeds, the other gets a conflict", async () => {
    const billId = await evening.openBill("21", [evening.item("Pad Thai")]);
    const cover = (count: number) => ({
      body: { id: billId, version: 1, cover: count, billItems: [] },
    });
    const both = await Promise.all([
      evening.write(evening.waiter, updateBill, cover(3)),
      evening.write(evening.cashier, updateBill, cover(4)),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 500]));
    const loser = both.find(({ statusCode }) => statusCode === 500);
    expect(loser && errorOf(loser)).toMatchObject({
      message: "The optimistic lock on an entity failed.",
    });
  });

  test("that name an unknown customer or server are refused", async () => {
    const billId = await evening.openBill("24", [evening.item("Pad Thai")]);
    const code = async (changes: object) => {
      const body = { id: billId, version: 1, billItems: [], ...changes };
      return errorOf(await evening.write(evening.waiter, updateBill, { body })).code;
    };
    expect(await code({ customer: 999_999 })).toBe("record-not-found");
    expect(await code({ staff: 999_999 })).toBe("staff-id-invalid");
  });

  test("that put staff on a line who work elsewhere or nowhere are refused, and the refusal names the line", async () => {
    const { app, write, waiter, item, order, openBill } = evening;
    const foreign = (await signInAs(app, "harbour")).user.id;
    const billId = await openBill("26", [item("Pad Thai")]);
    const refusalsOf = async (staff: StaffId) => {
      const billItems = [item("Gin"), item("Pad Thai", { staff })];
      const replies = await Promise.all([
        write(waiter, newBill, order("27", billItems)),
        write(waiter, updateBill, { body: { id: billId, version: 1, billItems } }),
      ]);
      const fields = [{ field: "billItems.1.staff", error: `staff #${staff} does not exist` }];
      for (const reply of replies) {
        expect(errorOf(reply)).toMatchObject({ status: 400, code: "staff-id-invalid", fields });
      }
    };
    await refusalsOf(anId<"staff">(999_999));
    await refusalsOf(foreign);
    expect((await evening.billOf(billId)).items).toHaveLength(1);
  });

  test("that change different fields both succeed", async () => {
    const billId = await evening.openBill("22", [evening.item("Pad Thai")]);
    const body = { id: billId, version: 1, billItems: [] };
    const cover = await evening.write(evening.waiter, updateBill, { body: { ...body, cover: 5 } });
    const place = { table: "23", room: "" };
    const moved = await evening.write(evening.cashier, updateBill, { body: { ...body, place } });
    expect([cover.statusCode, moved.statusCode]).toEqual([200, 200]);
    expect((await evening.billOf(billId)).bill).toMatchObject({ cover: 5, table: "23" });
  });
});

describe("credits", () => {
  test("never exceed the quantity that is left", async () => {
    const curry = evening.item("Green Curry", { qty: 2 });
    const billId = await evening.openBill("30", [curry]);
    const credit = (qty: number) =>
      evening.write(evening.waiter, updateBill, {
        body: {
          id: billId,
          version: 1,
          billItems: [evening.item("Green Curry", { qty, credits: curry.key })],
        },
      });
    expect((await credit(-1)).statusCode).toBe(200);
    expect(errorOf(await credit(-2))).toMatchObject({ message: "Cannot credit back more" });
    expect((await evening.billOf(billId)).bill).toMatchObject({ amount: 165_00 });
  });
});
