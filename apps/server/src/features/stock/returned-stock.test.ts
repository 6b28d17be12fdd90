import { newBill, updateBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeStockItem } from "@comanda/contract/office-venue";
import { refundBill } from "@comanda/contract/refund";
import { splitBill } from "@comanda/contract/split-merge";
import { id as stockItemId } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

/** All counts of the house, in thousandths. */
async function counts() {
  return office.app
    .database()
    .selectFrom("stock")
    .select(["stock_item", "station", "current_count_thousandths"])
    .orderBy("stock_item")
    .orderBy("station")
    .execute();
}

/** Changes the recipe of an article in the office. */
async function cook(name: string, recipe: readonly object[]): Promise<void> {
  const { id, revision } = findNamed(await office.list(officeArticle), name);
  await office.save(officeArticle, { save: [{ id, revision, recipe }] });
}

async function recipeOf(name: string) {
  return findNamed(await office.list(officeArticle), name).recipe;
}

async function voidOrder(bill: number): Promise<void> {
  const reason = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await office.write(office.cashier, voidBill, reason));
}

describe("a recipe that was changed after the sale", () => {
  test("a void returns what was taken, not what the article takes now", async () => {
    const recipe = await recipeOf("Gin");
    const before = await counts();
    const bill = await office.openBill("1", [office.item("Gin", { qty: 5 })]);
    expect(await counts()).not.toEqual(before);
    for (const amount of [400, 700]) {
      // One save after the other: each needs the revision of the one before.
      await cook(
        "Gin",
        recipe.map((part) => ({ ...part, amount })),
      );
    }
    await voidOrder(bill);
    expect(await counts()).toEqual(before);
    await cook("Gin", recipe);
  });

  test("what was sold without a recipe returns nothing, however it goes back", async () => {
    const [gin] = await recipeOf("Gin");
    const before = await counts();
    const first = office.item("Pad Thai", { qty: 3 });
    const bill = await office.openBill("2", [first]);
    await cook("Pad Thai", [{ stockItem: gin?.stockItem, amount: 1000 }]);
    const credit = office.item("Pad Thai", { qty: -2, credits: first.key });
    const body = { id: bill, version: 1, billItems: [credit] };
    replyOf(updateBill, await office.write(office.cashier, updateBill, { body }));
    expect(await counts()).toEqual(before);
    // What is ordered now takes its stock, and returns it with the bill.
    const more = { id: bill, version: 2, billItems: [office.item("Pad Thai")] };
    replyOf(updateBill, await office.write(office.cashier, updateBill, { body: more }));
    expect(await counts()).not.toEqual(before);
    await voidOrder(bill);
    expect(await counts()).toEqual(before);
    await cook("Pad Thai", []);
  });

  test("both bills of a split return what was taken", async () => {
    const recipe = await recipeOf("Gin");
    const before = await counts();
    const gin = office.item("Gin", { qty: 2 });
    const bill = await office.openBill("3", [gin]);
    const { body } = office.order("3", []);
    const secondBill = { ...body, billItems: [{ key: gin.key, qty: 1 }] };
    const splitting = { oldBillId: bill, firstBill: { version: 1 }, secondBill };
    const written = await office.write(office.cashier, splitBill, { body: splitting });
    await cook("Gin", []);
    await voidOrder(bill);
    await voidOrder(replyOf(splitBill, written).secondBill);
    expect(await counts()).toEqual(before);
    await cook("Gin", recipe);
  });

  test("a refund returns what was taken", async () => {
    const manager = await signInAt(office, "admin", "Restaurant");
    const cash = (await payTypesOf(office)).get(800) ?? 0;
    const recipe = await recipeOf("Gin");
    const before = await counts();
    const bill = await office.openBill("4", [office.item("Gin", { qty: 2 })]);
    const total = (await office.billOf(bill)).bill?.amount ?? 0;
    const payments = [{ payType: cash, total }];
    replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
    await cook("Gin", [...recipe, ...(await recipeOf("Mango Sticky Rice"))]);
    const body = {
      key: "refund",
      lines: null,
      statusNote: "cold",
      payments: [{ payType: cash, total, insteadOf: null }],
    };
    const refunding = { params: { id: bill }, body };
    replyOf(refundBill, await office.write(manager, refundBill, refunding));
    expect(await counts()).toEqual(before);
    await cook("Gin", recipe);
  });
});

describe("a stock item that is not in use", () => {
  const order = (table: string) => office.openBill(table, [office.item("Leo Beer")]);
  const setInUse = async (isActive: boolean): Promise<void> => {
    const { id, revision } = findNamed(await office.list(officeStockItem), "Leo bottle");
    await office.save(officeStockItem, { save: [{ id, revision, isActive }] });
  };

  test("is neither taken nor runs out", async () => {
    const { id } = findNamed(await office.list(officeStockItem), "Leo bottle");
    const bottle = stockItemId<"stock-item">(id);
    const none = { current_count_thousandths: stockAmount(0) };
    const stock = office.app.database().updateTable("stock").where("stock_item", "=", bottle);
    await stock.set(none).execute();
    expect(errorOf(await office.write(office.waiter, newBill, beer("5")))).toMatchObject({
      code: "out-of-stock",
    });
    await setInUse(false);
    const empty = await counts();
    await voidOrder(await order("5"));
    expect(await counts()).toEqual(empty);
    const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
    expect(findNamed(menu.articles, "Leo Beer").outOfStock).toEqual([]);
    await setInUse(true);
    await stock.set({ current_count_thousandths: stockAmount(24_000) }).execute();
  });

  test("returns what was taken while it was in use, and nothing of what was not", async () => {
    const before = await counts();
    const counted = await order("6");
    await setInUse(false);
    const uncounted = await order("7");
    await voidOrder(counted);
    expect(await counts()).toEqual(before);
    await setInUse(true);
    await voidOrder(uncounted);
    expect(await counts()).toEqual(before);
  });
});

const beer = (table: string) => office.order(table, [office.item("Leo Beer")]);
