import { readBillHistory } from "@comanda/contract/bill-history";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { coursesOn } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const { nextTable, dinner, change, fire, lineOf } = coursesOn(() => office);

/** The wire time in so many minutes. */
const inMinutes = (minutes: number) =>
  wireDateTime(instant(office.app.now() + minutes * msPerMinute));
const wait = (minutes: number) => office.app.advance(minutes * msPerMinute);
const pressNow = (article: string) => office.item(article, { createdDate: inMinutes(0) });
const order = (...articles: readonly string[]) =>
  office.openBill(nextTable(), articles.map(pressNow));
const add = (bill: number, article: string) => change(bill, { billItems: [pressNow(article)] });
const serve = (bill: number, minutes = 0) => change(bill, { served: inMinutes(minutes) });

async function seenOf(bill: number) {
  const { bill: known } = await office.billOf(bill);
  return { version: known?.version, servedAt: known?.servedAt, waitsSince: known?.waitsSince };
}

async function historyOf(bill: number) {
  const reply = await callAs(office.app, office.cashier, readBillHistory, { params: { id: bill } });
  return replyOf(readBillHistory, reply);
}

describe("a bill that was served", () => {
  test("says when, and a bill of which nobody said so looks as it always did", async () => {
    const bill = await order("Gin");
    const plain = Object.keys((await office.billOf(bill)).bill ?? {});
    expect(plain).not.toContain("servedAt");
    expect(plain).not.toContain("waitsSince");
    expect((await serve(bill)).statusCode).toBe(200);
    expect(await seenOf(bill)).toEqual({
      version: 2,
      servedAt: inMinutes(0),
      waitsSince: undefined,
    });
  });

  test("waits again since the first round after that, until it is served again", async () => {
    const bill = await order("Gin");
    await serve(bill);
    const served = inMinutes(0);
    wait(10);
    const first = inMinutes(0);
    await add(bill, "Pad Thai");
    wait(5);
    await add(bill, "Gin");
    expect(await seenOf(bill)).toEqual({ version: 4, servedAt: served, waitsSince: first });
    await serve(bill);
    expect(await seenOf(bill)).toMatchObject({ servedAt: inMinutes(0), waitsSince: undefined });
  });

  test("waits again since a course is fired", async () => {
    const bill = await dinner();
    await serve(bill);
    wait(8);
    expect((await fire(bill, 2)).statusCode).toBe(200);
    expect(await seenOf(bill)).toMatchObject({ waitsSince: inMinutes(0) });
    const kept = await dinner();
    await serve(kept);
    wait(1);
    await change(kept, { fire: 2 });
    expect(await seenOf(kept)).toMatchObject({ waitsSince: inMinutes(0) });
  });

  test("does not wait for what is taken back, or for another place", async () => {
    const bill = await order("Gin");
    await serve(bill);
    const { key } = await lineOf(bill, "Gin");
    await change(bill, { billItems: [office.item("Gin", { qty: -1, credits: key })] });
    await change(bill, { place: { table: nextTable(), room: "" } });
    expect(await seenOf(bill)).toMatchObject({ version: 4, waitsSince: undefined });
  });

  test("is served with the round of the same call", async () => {
    const bill = await order("Gin");
    await change(bill, { billItems: [pressNow("Pad Thai")], served: inMinutes(0) });
    expect(await seenOf(bill)).toMatchObject({ version: 2, waitsSince: undefined });
  });
});

describe("of two tills that say so", () => {
  test("the first counts, and the second writes nothing and is told no conflict", async () => {
    const bill = await order("Gin");
    await serve(bill);
    const first = await seenOf(bill);
    const rows = (await historyOf(bill)).length;
    wait(3);
    const body = { id: bill, version: 1, billItems: [], served: inMinutes(0) };
    const second = await change(bill, body);
    expect(second.json()).toMatchObject({ id: bill, version: 2, update: {} });
    expect(await seenOf(bill)).toEqual(first);
    expect(await historyOf(bill)).toHaveLength(rows);
  });

  test("one that had to keep its press serves nothing that was ordered since", async () => {
    const bill = await order("Gin");
    wait(10);
    const pressed = inMinutes(-4);
    await add(bill, "Pad Thai");
    await serve(bill, -4);
    expect(await seenOf(bill)).toMatchObject({ servedAt: pressed, waitsSince: inMinutes(0) });
    expect((await historyOf(bill)).at(-1)).toMatchObject({
      action: "update-bill",
      pressedDate: pressed,
    });
  });

  test("one whose clock is a little behind serves what was just sent", async () => {
    const bill = await order("Gin");
    await change(bill, { served: wireDateTime(instant(office.app.now() - 3000)) });
    expect(await seenOf(bill)).toMatchObject({ servedAt: inMinutes(0), waitsSince: undefined });
  });

  test("one whose clock was far ahead serves what was sent by now", async () => {
    const bill = await order("Gin");
    await change(bill, { served: inMinutes(15) });
    expect(await seenOf(bill)).toMatchObject({ servedAt: inMinutes(0), waitsSince: undefined });
  });

  test("none says it of no time at all", async () => {
    const bill = await order("Gin");
    const refused = await change(bill, { served: "2026-02-30 10:00:00" });
    expect(errorOf(refused).code).toBe("date-invalid");
  });

  test("none says it of a bill of which nothing is left that was sent", async () => {
    const bill = await order("Gin");
    const { key } = await lineOf(bill, "Gin");
    await change(bill, { billItems: [office.item("Gin", { qty: -1, credits: key })] });
    const refused = await serve(bill);
    expect(refused.statusCode).toBe(409);
    expect(errorOf(refused)).toMatchObject({
      code: "nothing-to-serve",
      message: "Nothing of this bill was sent yet",
    });
  });
});

test("bills that are split, merged and taken apart wait if some of their guests may", async () => {
  const head = { room: "", cover: 2, staff: office.waiter.user.id, customer: null };
  const bill = await order("Gin", "Pad Thai");
  await serve(bill);
  const served = inMinutes(0);
  const { key } = await lineOf(bill, "Pad Thai");
  const split = await office.write(office.cashier, splitBill, {
    body: {
      oldBillId: bill,
      firstBill: { version: 2 },
      secondBill: { ...head, table: nextTable(), billItems: [{ key, qty: 1 }] },
    },
  });
  const { secondBill } = replyOf(splitBill, split);
  expect(await seenOf(secondBill)).toMatchObject({ servedAt: served, waitsSince: undefined });
  wait(5);
  const since = inMinutes(0);
  await add(secondBill, "Gin");
  const [one, two] = [await seenOf(bill), await seenOf(secondBill)];
  const merged = await office.write(office.cashier, mergeBill, {
    body: {
      newBill: { ...head, table: nextTable() },
      firstBillId: bill,
      firstVersion: one.version ?? 1,
      secondBillId: secondBill,
      secondVersion: two.version ?? 1,
    },
  });
  expect(merged.statusCode).toBe(200);
  const joined = await seenOf(bill);
  expect(joined).toMatchObject({ servedAt: served, waitsSince: since });
  const parted = await office.write(office.cashier, partBill, {
    params: { id: bill },
    body: { version: joined.version ?? 1, bill: secondBill, later: [] },
  });
  expect(parted.statusCode).toBe(200);
  for (const part of [bill, secondBill]) {
    expect(await seenOf(part)).toMatchObject({ servedAt: served, waitsSince: since });
  }
});
