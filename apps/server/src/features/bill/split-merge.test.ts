import { newBill, updateBill } from "@comanda/contract/bill";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  openHarbour,
  openDayAndShift,
  startEvening,
  type Evening,
} from "../../testing/test-evening.ts";
import { errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let harbour: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  harbour = await openHarbour(evening);
});
afterAll(() => evening.app.close());

const linesOf = async (bill: number) =>
  (await evening.billOf(bill)).items.map(({ key, qty, total }) => [key, qty, total]);

function order(table: string, changes: object = {}) {
  const { waiter } = evening;
  return { table, room: "", cover: 1, staff: waiter.user.id, customer: null, ...changes };
}

type Item = { readonly key: string; readonly qty: number };

function split(bill: number, items: readonly Item[], changes: object = {}) {
  const { version, second, user } = { version: 1, second: {}, user: evening.cashier, ...changes };
  const secondBill = { ...order("A1", second), billItems: items };
  const body = { oldBillId: bill, firstBill: { version }, secondBill };
  return evening.write(user, splitBill, { body });
}

function merge(first: number, second: number | null, changes: object = {}) {
  const body = {
    newBill: order("A1"),
    firstBillId: first,
    firstVersion: 1,
    secondBillId: second,
    secondVersion: 1,
    ...changes,
  };
  return evening.write(evening.cashier, mergeBill, { body });
}

async function aTable(table = "A1") {
  const gin = evening.item("Gin", { qty: 3 });
  const tonic = evening.item("Tonic", { type: 1, parent: gin.key, qty: 2 });
  const curry = evening.item("Green Curry", { qty: 2 });
  const body = { ...evening.order(table, [gin, tonic, curry]).body, isSecondBill: true };
  const { id } = replyOf(newBill, await evening.write(evening.waiter, newBill, { body }));
  return { bill: id, gin: gin.key, tonic: tonic.key, curry: curry.key };
}

describe("a split", () => {
  test("gives the second bill a number and its lines, at the original prices", async () => {
    const { bill, gin, tonic, curry } = await aTable();
    const reply = replyOf(
      splitBill,
      await split(bill, [
        { key: gin, qty: 1 },
        { key: tonic, qty: 1 },
        { key: curry, qty: 2 },
      ]),
    );
    expect(await linesOf(bill)).toEqual([
      [gin, 2, 280_00],
      [tonic, 1, 30_00],
    ]);
    expect(await linesOf(reply.secondBill)).toEqual([
      [curry, 2, 300_00],
      [gin, 1, 140_00],
      [tonic, 1, 30_00],
    ]);
    const { bill: first } = await evening.billOf(bill);
    const { bill: second } = await evening.billOf(reply.secondBill);
    expect(first).toMatchObject({
      amount: 341_00,
      version: 2,
      statusNote: `split into #${reply.number}`,
    });
    expect(second).toMatchObject({
      number: reply.number,
      amount: 517_00,
      status: 0,
      origin: bill,
      statusNote: `split from #${first?.number}`,
    });
  });

  test("reports the moved, reduced and new lines to the tills", async () => {
    const { bill, gin, curry } = await aTable();
    const {
      insert,
      update,
      delete: gone,
      secondBill,
    } = replyOf(
      splitBill,
      await split(bill, [
        { key: gin, qty: 1 },
        { key: curry, qty: 2 },
      ]),
    );
    expect(gone).toEqual({});
    expect(insert["billItem"]).toMatchObject([{ bill: secondBill, key: gin, qty: 1 }]);
    expect(update["billItem"]?.map(({ changes }) => changes)).toEqual([
      { qty: { old: 3, new: 2 }, total: { old: 420_00, new: 280_00 } },
      { bill: { old: bill, new: secondBill } },
    ]);
  });

  test("does not change the stock", async () => {
    const { bill, gin } = await aTable();
    const { insert, update } = replyOf(splitBill, await split(bill, [{ key: gin, qty: 3 }]));
    expect([...Object.keys(insert), ...Object.keys(update)]).not.toContain("stock");
  });

  test("is refused if it makes no sense", async () => {
    const { bill, gin, tonic, curry } = await aTable();
    const all = [
      { key: gin, qty: 3 },
      { key: tonic, qty: 2 },
      { key: curry, qty: 2 },
    ];
    const some = [{ key: curry, qty: 1 }];
    const code = async (items: readonly Item[], changes: object = {}) =>
      errorOf(await split(bill, items, changes)).code;
    expect(await code(all)).toBe("split-needs-two-bills");
    expect(await code([])).toBe("split-needs-two-bills");
    expect(await code([{ key: curry, qty: 3 }])).toBe("quantity-invalid");
    expect(await code([{ key: curry, qty: 0.25 }])).toBe("quantity-invalid");
    expect(await code([...some, ...some])).toBe("quantity-invalid");
    expect(await code([{ key: "nothing", qty: 1 }])).toBe("line-not-found");
    expect(await code(some, { version: 2 })).toBe("optimistic-lock");
    expect(await code(some, { second: { table: "" } })).toBe("enter-table-or-room");
    expect(await code(some, { second: { staff: 999_999 } })).toBe("staff-id-invalid");
    expect(await code(some, { second: { customer: 999_999 } })).toBe("record-not-found");
    expect(await code(some, { user: evening.waiter })).toBe("permission-denied");
  });

  test("goes to a table without a bill, or stays at its own", async () => {
    const { bill, curry } = await aTable("S1");
    await evening.openBill("S2", [evening.item("Pad Thai")]);
    const items = [{ key: curry, qty: 1 }];
    const taken = await split(bill, items, { second: { table: "S2" } });
    expect(errorOf(taken).code).toBe("table-taken");
    expect((await split(bill, items, { second: { table: "s1" } })).statusCode).toBe(200);
  });

  test("by two stations at once happens once", async () => {
    const { bill, curry } = await aTable();
    const both = await Promise.all([
      split(bill, [{ key: curry, qty: 2 }]),
      split(bill, [{ key: curry, qty: 2 }]),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const loser = both.filter(({ statusCode }) => statusCode === 500);
    expect(loser.map((reply) => errorOf(reply).code)).toEqual(["optimistic-lock"]);
  });

  test("conflicts with another station's change of a moved line", async () => {
    const { bill, curry } = await aTable();
    const id = (await evening.billOf(bill)).items.find(({ key }) => key === curry)?.id;
    const change = async (version: number) => {
      const body = { id: bill, version, billItems: [{ id, note: "hot" }] };
      return errorOf(await evening.write(evening.waiter, updateBill, { body })).code;
    };
    replyOf(splitBill, await split(bill, [{ key: curry, qty: 2 }]));
    expect(await change(1)).toBe("optimistic-lock");
    expect(await change(2)).toBe("line-not-found");
  });

  test("of another location's bill is not found", async () => {
    const { bill, curry } = await aTable();
    const user = harbour;
    const refused = errorOf(await split(bill, [{ key: curry, qty: 1 }], { user }));
    expect(refused).toMatchObject({ status: 404, about: { entity: "Bill", id: bill } });
  });
});

describe("a merge", () => {
  test("gives the first bill all lines, and keeps the second one voided", async () => {
    const { bill, gin, tonic, curry } = await aTable();
    const beer = evening.item("Pad Thai");
    const other = await evening.openBill("M1", [beer]);
    const reply = replyOf(mergeBill, await merge(bill, other, { newBill: order("M2") }));
    expect(reply).toMatchObject({ id: bill, version: 2, delete: {} });
    expect(await linesOf(bill)).toEqual([
      [gin, 3, 420_00],
      [tonic, 2, 60_00],
      [curry, 2, 300_00],
      [beer.key, 1, 120_00],
    ]);
    const { bill: first } = await evening.billOf(bill);
    const { bill: second } = await evening.billOf(other);
    expect(first).toMatchObject({ amount: 990_00, table: "M2", status: 0 });
    const statusNote = `merged into #${first?.number}`;
    expect(second).toMatchObject({ status: 2, amount: 0, statusNote });
    expect(await linesOf(other)).toEqual([]);
  });

  test("joins the lines that a split had divided", async () => {
    const { bill, gin, tonic, curry } = await aTable();
    const parts = [
      { key: gin, qty: 1 },
      { key: tonic, qty: 1 },
    ];
    const { secondBill } = replyOf(splitBill, await split(bill, parts));
    const reply = replyOf(mergeBill, await merge(bill, secondBill, { firstVersion: 2 }));
    expect(reply.delete["billItem"]).toHaveLength(2);
    expect(await linesOf(bill)).toEqual([
      [gin, 3, 420_00],
      [tonic, 2, 60_00],
      [curry, 2, 300_00],
    ]);
  });

  test("keeps lines apart that changed since the split, under a new key", async () => {
    const { bill, gin } = await aTable();
    const parts = [{ key: gin, qty: 1 }];
    const { secondBill } = replyOf(splitBill, await split(bill, parts));
    const items = (await evening.billOf(secondBill)).items.map(({ id }) => ({ id, note: "ice" }));
    const noted = { body: { id: secondBill, version: 1, billItems: items } };
    replyOf(updateBill, await evening.write(evening.waiter, updateBill, noted));
    const versions = { firstVersion: 2, secondVersion: 2 };
    replyOf(mergeBill, await merge(bill, secondBill, versions));
    const merged = (await evening.billOf(bill)).items.filter(({ key }) => key.startsWith(gin));
    expect(merged.map(({ key, qty, note }) => [key, qty, note])).toEqual([
      [gin, 2, ""],
      [`${gin}.1`, 1, "ice"],
    ]);
  });

  test("is refused if it makes no sense", async () => {
    const { bill } = await aTable();
    const { bill: other } = await aTable();
    const code = async (second: number | null, changes: object = {}) =>
      errorOf(await merge(bill, second, changes)).code;
    expect(await code(null)).toBe("choose-second-bill");
    expect(await code(bill)).toBe("choose-second-bill");
    expect(await code(999_999)).toBe("record-not-found");
    expect(await code(other, { firstVersion: 2 })).toBe("optimistic-lock");
    expect(await code(other, { secondVersion: 2 })).toBe("optimistic-lock");
    expect(await code(other, { secondVersion: null })).toBe("optimistic-lock");
    await evening.openBill("M5", [evening.item("Pad Thai")]);
    expect(await code(other, { newBill: order("M5") })).toBe("table-taken");
    replyOf(mergeBill, await merge(bill, other));
    expect(await code(other, { firstVersion: 2 })).toBe("bill-not-open");
  });

  test("by two stations at once happens once", async () => {
    const { bill } = await aTable();
    const { bill: other } = await aTable();
    const both = await Promise.all([merge(bill, other), merge(other, bill)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
