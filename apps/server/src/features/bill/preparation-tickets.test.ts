import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const { nextTable, change, fire, lineOf, tickets } = coursesOn(() => evening);

const order = (article: string, more: object = {}) =>
  evening.openBill(nextTable(), [evening.item(article, more)]);

async function setNote(bill: number, article: string, note: string) {
  const { id } = await lineOf(bill, article);
  return change(bill, { billItems: [{ id, note }] });
}

const credit = async (bill: number, article: string, more: object = {}) => {
  const { key } = await lineOf(bill, article);
  return { billItems: [evening.item(article, { qty: -1, credits: key, ...more })] };
};

describe("a note on a dish in work", () => {
  test("is told once, and what is cancelled has the name by which the kitchen knows it", async () => {
    const bill = await order("Pad Thai", { qty: 2, note: "mild" });
    expect(await tickets(bill)).toEqual(["make, 2 Pad Thai, mild"]);
    await setNote(bill, "Pad Thai", "NO PEANUTS");
    expect(await tickets(bill)).toEqual(["make, 2 Pad Thai, not mild, changed, NO PEANUTS"]);
    expect(await tickets(bill)).toEqual([]);
    await setNote(bill, "Pad Thai", "");
    const { billItems } = await credit(bill, "Pad Thai");
    await change(bill, { billItems });
    expect(await tickets(bill)).toEqual([
      "cancel, 1 Pad Thai, NO PEANUTS",
      "make, 1 Pad Thai, not NO PEANUTS, changed",
    ]);
  });

  test("is told with its order level", async () => {
    const rare = await levelNamed("Rare");
    const bill = await order("Rib Eye", { orderLevel: rare });
    expect(await tickets(bill)).toEqual(["make, 1 Rib Eye, Rare"]);
    const { id } = await lineOf(bill, "Rib Eye");
    await change(bill, { billItems: [{ id, orderLevel: await levelNamed("Medium") }] });
    expect(await tickets(bill)).toEqual(["make, 1 Rib Eye, not Rare, changed, Medium"]);
  });

  test("is not told before its course is fired, but on the ticket of the course", async () => {
    const bill = await evening.openBill(nextTable(), [
      evening.item("Green Curry", { course: 1 }),
      evening.item("Pad Thai", { course: 2 }),
    ]);
    await tickets(bill);
    await setNote(bill, "Pad Thai", "NO PEANUTS");
    expect(await tickets(bill)).toEqual([]);
    await fire(bill, 2);
    await setNote(bill, "Pad Thai", "mild");
    expect(await tickets(bill)).toEqual([
      "make, 1 Pad Thai, course 2, not NO PEANUTS, changed, mild",
    ]);
  });

  test("is told in time on each bill of a split, and of a merge", async () => {
    const bill = await order("Pad Thai", { qty: 2 });
    await tickets(bill);
    const { key } = await lineOf(bill, "Pad Thai");
    const head = { room: "", cover: 2, staff: evening.waiter.user.id, customer: null };
    const split = await evening.write(evening.cashier, splitBill, {
      body: {
        oldBillId: bill,
        firstBill: { version: 1 },
        secondBill: { ...head, table: nextTable(), billItems: [{ key, qty: 1 }] },
      },
    });
    const { secondBill } = replyOf(splitBill, split);
    await setNote(bill, "Pad Thai", "mild");
    expect(await tickets(bill)).toEqual(["make, 1 Pad Thai, changed, mild"]);
    await tickets(secondBill);
    await setNote(secondBill, "Pad Thai", "mild");
    const [one, two] = [await evening.billOf(bill), await evening.billOf(secondBill)];
    await evening.write(evening.cashier, mergeBill, {
      body: {
        newBill: { ...head, table: one.bill?.table ?? "" },
        firstBillId: bill,
        firstVersion: one.bill?.version ?? 1,
        secondBillId: secondBill,
        secondVersion: two.bill?.version ?? 1,
      },
    });
    expect(await tickets(bill)).toEqual([
      "make, 1 Pad Thai, changed, mild",
      "make, 1 Pad Thai, moved",
    ]);
    expect(await tickets(bill)).toEqual([]);
  });
});

async function levelNamed(name: string): Promise<number> {
  const levels = evening.app.database().selectFrom("order_level").select("id");
  const { id } = await levels.where("name", "=", name).executeTakeFirstOrThrow();
  return id;
}
