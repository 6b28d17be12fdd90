import { randomUUID } from "node:crypto";

import { updateBill } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import {
  listCommissions,
  matchCommission,
  paidCommission,
  payCommission,
} from "@comanda/contract/commission";
import { listMenu } from "@comanda/contract/menu";
import { reopenBill } from "@comanda/contract/tender";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
let cash: number;
let articles: ReadonlyMap<string, number>;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  cash = (await payTypesOf(evening)).get(800) ?? 0;
  const menu = replyOf(listMenu, await callAs(evening.app, evening.waiter, listMenu));
  articles = new Map(menu.articles.map(({ name, id }) => [name, id]));
});
afterAll(() => evening.app.close());

/** A drink with a commission of 50, which the waiter earns unless the test names another user. */
function ladyDrink(qty = 1, { user: { id } } = evening.waiter) {
  const drink = evening.item("Lady Drink", { qty });
  return [drink, evening.item("Lady Drink", { type: 2, parent: drink.key, staff: id })];
}

async function sell(table: string, items: ReturnType<typeof ladyDrink>): Promise<number> {
  const bill = await evening.openBill(table, items);
  const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 5000_00 }]);
  replyOf(closeBill, paid);
  return bill;
}

async function readDues() {
  return replyOf(listCommissions, await callAs(evening.app, evening.cashier, listCommissions));
}

function pay(body: object, user = evening.cashier) {
  return evening.write(user, payCommission, { body });
}

/** Pays the waiter all that is due. */
async function payAll(): Promise<void> {
  const [due] = await readDues();
  const billItemIdList = due?.lines.map(({ billItem }) => billItem);
  replyOf(payCommission, await pay({ staffId: due?.staff, amount: due?.amount, billItemIdList }));
}

describe("unpaid commission", () => {
  test("is zero before the bill is paid", async () => {
    await evening.openBill("90", ladyDrink());
    expect(await readDues()).toEqual([]);
  });

  test("is not due if all of it was sent back", async () => {
    const [drink, commission] = ladyDrink(1, evening.cashier);
    const items = [drink, commission, evening.item("Gin")].filter((item) => item !== undefined);
    const bill = await evening.openBill("90a", items);
    const back = evening.item("Lady Drink", { credits: drink?.key ?? "", qty: -1 });
    const body = { id: bill, version: 1, billItems: [back] };
    replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
    await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 5000_00 }]);
    expect(await readDues()).toEqual([]);
  });

  test("is what the lines of paid bills earned, minus credits", async () => {
    const bill = await evening.openBill("91", ladyDrink(3));
    const { items } = await evening.billOf(bill);
    const [drink] = items;
    const back = evening.item("Lady Drink", { credits: drink?.key ?? "", qty: -1 });
    const body = { id: bill, version: 1, billItems: [back] };
    replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
    await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 5000_00 }]);
    const [due] = await readDues();
    expect(due).toMatchObject({ staff: evening.waiter.user.id, amount: 100_00 });
    expect(due?.lines.map(({ qty, amount }) => [qty, amount])).toEqual([
      [3, 150_00],
      [-1, -50_00],
    ]);
    const after = (await evening.billOf(bill)).items.filter(({ type }) => type === 2);
    expect(due?.lines.map(({ billItem }) => billItem)).toEqual(after.map(({ id }) => id));
  });
});

describe("paying commission", () => {
  test("pays exactly the shown amount", async () => {
    const [shown] = await readDues();
    const billItemIdList = shown?.lines.map(({ billItem }) => billItem) ?? [];
    const asked = { staffId: shown?.staff, amount: shown?.amount, billItemIdList };
    await sell("92", ladyDrink());
    const changed = { status: 409, code: "commission-changed" };
    expect(errorOf(await pay(asked))).toMatchObject(changed);
    const [now] = await readDues();
    const all = now?.lines.map(({ billItem }) => billItem) ?? [];
    expect(now?.amount).toBe(150_00);
    const exactly = { staffId: now?.staff, amount: now?.amount, billItemIdList: all };
    expect(errorOf(await pay({ ...exactly, amount: 151_00 }))).toMatchObject(changed);
    expect(errorOf(await pay({ ...exactly, billItemIdList: all.slice(1) }))).toMatchObject(changed);
    expect(errorOf(await pay({ ...exactly, staffId: 1 }))).toMatchObject(changed);
    expect(errorOf(await pay(exactly, evening.waiter))).toMatchObject({ status: 403 });
    const both = await Promise.all([pay(exactly), pay(exactly)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const paid = both.find(({ statusCode }) => statusCode === 200);
    expect(paid?.json()).toMatchObject({
      insert: {
        paidCommission: [{ staff: now?.staff, amount: 150_00, user: evening.cashier.user.id }],
      },
    });
    const inserted: unknown = paid?.json().insert.paidCommission[0];
    expect(Value.Check(paidCommission, inserted)).toBe(true);
    expect(await readDues()).toEqual([]);
  });

  test("has one effect however often the request arrives", async () => {
    await sell("93", ladyDrink());
    const [due] = await readDues();
    const body = {
      staffId: due?.staff,
      amount: due?.amount,
      billItemIdList: due?.lines.map(({ billItem }) => billItem),
    };
    const idempotencyKey = randomUUID();
    const press = () =>
      callAs(evening.app, evening.cashier, payCommission, { body, idempotencyKey });
    const replies = await Promise.all([press(), press(), press()]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("keeps its bill closed, whose payment could be undone before", async () => {
    const bill = await sell("94", ladyDrink());
    const reopen = () => evening.write(evening.cashier, reopenBill, { params: { id: bill } });
    replyOf(reopenBill, await reopen());
    await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 5000_00 }]);
    await payAll();
    expect(errorOf(await reopen())).toMatchObject({ status: 409, code: "commission-paid" });
    expect((await evening.billOf(bill)).bill).toMatchObject({ status: 1 });
    expect(await readDues()).toEqual([]);
  });

  test("leaves other bills as they are: the payment of one without commission can be undone", async () => {
    const bill = await sell("95", [evening.item("Gin")]);
    const reopened = await evening.write(evening.cashier, reopenBill, { params: { id: bill } });
    expect(replyOf(reopenBill, reopened)).toMatchObject({ id: bill, paid: 0, isClosed: false });
  });

  test("is refused by the database for a line that is already paid", async () => {
    const database = evening.app.database();
    const paid = await database
      .selectFrom("paid_commission_line")
      .selectAll()
      .executeTakeFirstOrThrow();
    await expect(
      database.insertInto("paid_commission_line").values(paid).execute(),
    ).rejects.toThrow(/unique/i);
  });
});

describe("the commission of an article", () => {
  const match = (product: number, staff: number) =>
    callAs(evening.app, evening.waiter, matchCommission, { params: { product, staff } });

  test("is returned for a staff member", async () => {
    const reply = await match(articles.get("Lady Drink") ?? 0, evening.waiter.user.id);
    expect(replyOf(matchCommission, reply)).toMatchObject({
      amount: 50_00,
      price: 0,
      commissionIncludePrice: true,
    });
  });

  test("is null if the article earns none, or if the article or the staff does not exist", async () => {
    const { id } = evening.waiter.user;
    const padThai = articles.get("Pad Thai") ?? 0;
    expect(errorOf(await match(padThai, id))).toMatchObject({
      message: "Product have no commission",
    });
    expect(errorOf(await match(999_999, id))).toMatchObject({ about: { entity: "Product" } });
    expect(errorOf(await match(padThai, 999_999))).toMatchObject({ about: { entity: "User" } });
  });
});
