import { updateBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { voidBill } from "@comanda/contract/end-bill";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function tickets(id: number): Promise<readonly string[]> {
  const reply = await evening.write(evening.waiter, printTickets, { body: { id } });
  return replyOf(printTickets, reply).jobs.flatMap(({ document }) =>
    document.kind === "ticket"
      ? document.lines.map(({ name, qty, note, isCancelled, movedFrom }) =>
          [
            `${document.table}${document.room}`,
            `${isCancelled ? "cancel" : "make"} ${qty} ${name}`,
            ...(note === "" ? [] : [note]),
            ...(movedFrom === undefined
              ? []
              : [
                  `from ${[movedFrom.table, movedFrom.room, movedFrom.servingWay].join(" ").trim()}`,
                ]),
          ].join(", "),
        )
      : [],
  );
}

const versionOf = async (id: number) => (await evening.billOf(id)).bill?.version ?? 0;
async function change(id: number, changes: object): Promise<void> {
  const body = { id, version: await versionOf(id), billItems: [], ...changes };
  replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
}
const moveTo = (id: number, table: string) => change(id, { place: { table, room: "" } });
const head = (table: string) => {
  return { table, room: "", cover: 1, staff: evening.waiter.user.id, customer: null };
};
async function merge(first: number, second: number, table: string): Promise<void> {
  const versions = {
    firstBillId: first,
    firstVersion: await versionOf(first),
    secondBillId: second,
    secondVersion: await versionOf(second),
  };
  const body = { newBill: head(table), ...versions };
  replyOf(mergeBill, await evening.write(evening.cashier, mergeBill, { body }));
}

describe("a bill that moves", () => {
  test("tells kitchen and bar once what they have of it, and nothing of what they do not", async () => {
    const { item, openBill } = evening;
    const gin = item("Gin", { qty: 2 });
    const tonic = item("Tonic", { type: 1, parent: gin.key, qty: 2 });
    const bill = await openBill("M4", [item("Green Curry", { note: "mild" }), gin, tonic]);
    await tickets(bill);
    await change(bill, { billItems: [item("Pad Thai")] });
    await moveTo(bill, "M9");
    expect(await tickets(bill)).toEqual([
      "M9, make 1 Pad Thai",
      "M9, make 1 Green Curry, from M4",
      "M9, make 2 Gin, from M4",
    ]);
    expect(await tickets(bill)).toEqual([]);
    await change(bill, { billItems: [item("Gin", { qty: -2, credits: gin.key })] });
    expect(await tickets(bill)).toEqual(["M9, cancel 2 Gin", "M9, cancel 2 Tonic"]);
  });

  test("tells nothing if it comes back before anyone was told", async () => {
    const bill = await evening.openBill("M10", [evening.item("Green Curry")]);
    await tickets(bill);
    await moveTo(bill, "M11");
    await moveTo(bill, "M10");
    expect(await tickets(bill)).toEqual([]);
  });

  test("tells nothing of what somebody said was served", async () => {
    const now = () => wireDateTime(instant(evening.app.now()));
    const press = (article: string) => evening.item(article, { createdDate: now() });
    const bill = await evening.openBill("M14", [press("Green Curry")]);
    await tickets(bill);
    evening.app.advance(msPerMinute);
    await change(bill, { served: now() });
    evening.app.advance(msPerMinute);
    await change(bill, { billItems: [press("Pad Thai")] });
    await tickets(bill);
    await moveTo(bill, "M15");
    expect(await tickets(bill)).toEqual(["M15, make 1 Pad Thai, from M14"]);
    await moveTo(bill, "M16");
    expect(await tickets(bill)).toEqual(["M16, make 1 Pad Thai, from M15"]);
  });

  test("is told once, however often two tills ask and a request is retried", async () => {
    const bill = await evening.openBill("M12", [evening.item("Green Curry")]);
    await tickets(bill);
    const version = await versionOf(bill);
    const place = { table: "M13", room: "" };
    const body = { id: bill, version, billItems: [], place };
    const idempotencyKey = randomUUID();
    for (const _ of "12") {
      replyOf(
        updateBill,
        await callAs(evening.app, evening.waiter, updateBill, { body, idempotencyKey }),
      );
    }
    const printed = await Promise.all([tickets(bill), tickets(bill)]);
    expect(printed.flat()).toEqual(["M13, make 1 Green Curry, from M12"]);
  });

  test("cancels dishes where the kitchen has them", async () => {
    const curry = evening.item("Green Curry", { qty: 3 });
    const bill = await evening.openBill("M14", [curry]);
    await tickets(bill);
    await moveTo(bill, "M15");
    await change(bill, {
      billItems: [evening.item("Green Curry", { qty: -1, credits: curry.key })],
    });
    expect(await tickets(bill)).toEqual([
      "M15, cancel 1 Green Curry, from M14",
      "M15, make 2 Green Curry, from M14",
    ]);
    await moveTo(bill, "M17");
    const reason = { params: { id: bill }, body: { statusNote: "left" } };
    replyOf(voidBill, await evening.write(evening.cashier, voidBill, reason));
    expect(await tickets(bill)).toEqual(["M17, cancel 2 Green Curry, from M15"]);
  });

  test("says so if guests take it along after all", async () => {
    const bill = await evening.openBill("M17", [evening.item("Green Curry")]);
    await tickets(bill);
    await change(bill, { servingWay: "away" });
    expect(await tickets(bill)).toEqual(["M17, make 1 Green Curry, from M17"]);
    await change(bill, { servingWay: "here" });
    expect(await tickets(bill)).toEqual(["M17, make 1 Green Curry, from M17  away"]);
  });
});

test("lines that a split brings to another table are told there, and come back with a merge", async () => {
  const curry = evening.item("Green Curry", { qty: 3 });
  const bill = await evening.openBill("M20", [curry]);
  await tickets(bill);
  const secondBill = { ...head("M21"), billItems: [{ key: curry.key, qty: 1 }] };
  const body = { oldBillId: bill, firstBill: { version: 1 }, secondBill };
  const split = replyOf(splitBill, await evening.write(evening.cashier, splitBill, { body }));
  expect(await tickets(bill)).toEqual([]);
  expect(await tickets(split.secondBill)).toEqual(["M21, make 1 Green Curry, from M20"]);
  await merge(bill, split.secondBill, "M20");
  expect(await tickets(split.secondBill)).toEqual([]);
  expect(await tickets(bill)).toEqual(["M20, make 1 Green Curry, from M21"]);
  expect(await tickets(bill)).toEqual([]);
});

test("guests who join others, and leave them again, are told each time", async () => {
  const first = await evening.openBill("M30", [evening.item("Green Curry")]);
  const second = await evening.openBill("M31", [evening.item("Pad Thai")]);
  for (const bill of [first, second]) await tickets(bill);
  await merge(first, second, "M30");
  expect(await tickets(first)).toEqual(["M30, make 1 Pad Thai, from M31"]);
  const place = { table: "M31", room: "" };
  const body = { version: await versionOf(first), bill: second, later: [], place };
  const parting = { params: { id: first }, body };
  replyOf(partBill, await evening.write(evening.cashier, partBill, parting));
  expect(await tickets(first)).toEqual([]);
  expect(await tickets(second)).toEqual(["M31, make 1 Pad Thai, from M30"]);
});
