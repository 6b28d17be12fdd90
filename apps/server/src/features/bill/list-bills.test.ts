import { text } from "node:stream/consumers";

import { newBill, updateBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { voidBill } from "@comanda/contract/end-bill";
import type { ReplyOf } from "@comanda/contract/call";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { appendEntry, lockJournalHead } from "#journal/journal-store.ts";

import { billActions } from "../../testing/bill-actions.ts";
import { venueActions } from "../../testing/venue-actions.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import {
  openHarbour,
  openDayAndShift,
  startEvening,
  type Evening,
} from "../../testing/test-evening.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";
import { createBillListReader } from "./list-bills.ts";

const lotus = id<"location">(1);

let evening: Evening;
let harbour: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  harbour = await openHarbour(evening);
});
afterAll(() => evening.app.close());

async function list(user: SignedIn): Promise<ReplyOf<typeof listBills>> {
  return replyOf(listBills, await callAs(evening.app, user, listBills, { body: { lastPing: 0 } }));
}

async function listOpen(user: SignedIn): Promise<ReplyOf<typeof listBills>> {
  const body = { lastPing: 0, onlyOpen: true };
  return replyOf(listBills, await callAs(evening.app, user, listBills, { body }));
}

async function tablesOf(user: SignedIn): Promise<readonly string[]> {
  return (await list(user)).bills.map(({ table }) => table);
}

/** Changes rows without a journal row, which no product code can do, so only a fresh read shows the new name. */
async function renameTables(name: string): Promise<void> {
  await evening.app
    .database()
    .updateTable("bill")
    .set({ table_name: name })
    .where("location", "=", lotus)
    .execute();
}

test("concurrent and repeated requests share one read until the next write", async () => {
  const { cashier, waiter } = evening;
  const bill = await evening.openBill("1", [evening.item("Pad Thai")]);
  const [first, second] = await Promise.all([list(cashier), list(waiter)]);
  expect(first.bills.map(({ table }) => table)).toEqual(["1"]);
  expect(second).toEqual(first);
  await renameTables("7");
  expect(await list(cashier)).toEqual(first);
  expect(
    (await evening.write(cashier, newBill, evening.order("2", [evening.item("Gin")]))).statusCode,
  ).toBe(200);
  // Nothing reports that the first bill changed until it is next written.
  expect(await tablesOf(waiter)).toEqual(["1", "2"]);
  expect(await billActions.paper(evening, bill)).toBe(200);
  expect(await tablesOf(waiter)).toEqual(["7", "2"]);
});

test("a till that has just saved a bill finds it, even under constant requests", async () => {
  const { cashier, waiter } = evening;
  const asking = Array.from({ length: 8 }, async () => list(cashier));
  const saved = await evening.write(waiter, newBill, evening.order("3", [evening.item("Gin")]));
  const { id: bill, ping } = replyOf(newBill, saved);
  const mine = await list(waiter);
  expect(mine.bills.map((one) => one.id)).toContain(bill);
  expect(mine.billItems.map((item) => item.bill)).toContain(bill);
  expect(mine.ping).toBe(ping);
  expect((await Promise.all(asking)).every((theirs) => theirs.ping <= ping)).toBe(true);
});

test("a bill that another station saved is listed", async () => {
  const { cashier, waiter } = evening;
  await list(waiter);
  const saved = await evening.write(cashier, newBill, evening.order("4", [evening.item("Gin")]));
  expect((await list(waiter)).bills.map((one) => one.id)).toContain(replyOf(newBill, saved).id);
});

const actions = {
  ...billActions,
  open: async () => evening.openBill(randomUUID().slice(0, 8), [evening.item("Gin", { qty: 3 })]),
  add: async (_evening: Evening, bill: number) => {
    const { bill: now } = await evening.billOf(bill);
    const body = { id: bill, version: now?.version ?? 1, billItems: [evening.item("Pad Thai")] };
    return (await evening.write(evening.waiter, updateBill, { body })).statusCode;
  },
  pay: async (_evening: Evening, bill: number) => {
    const cash = (await payTypesOf(evening)).get(800) ?? 0;
    const payDetails = [{ payType: cash, total: 99_000_00 }];
    return (await payBill(evening, evening.cashier, bill, payDetails)).statusCode;
  },
  void: async ({ write, cashier }: Evening, bill: number) => {
    const body = { statusNote: "Left" };
    return (await write(cashier, voidBill, { params: { id: bill }, body })).statusCode;
  },
};
const anyAction = fc.record({
  kind: fc.constantFrom(...Object.values(actions)),
  isAskedFor: fc.boolean(),
  bill: fc.nat(5),
  other: fc.nat(5),
});

test("after any sequence of actions, the list equals a fresh read", async () => {
  const { cashier } = evening;
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 20 }), async (done) => {
      for (const { kind, isAskedFor, bill, other } of done) {
        const newest = (await list(cashier)).bills.map((one) => one.id).toReversed();
        await kind(evening, newest[bill] ?? 0, newest[other] ?? 0);
        if (isAskedFor) await (bill % 2 === 0 ? list(cashier) : listOpen(cashier));
      }
      const anew = await createBillListReader(evening.app.database())(lotus, "all");
      const whole = await list(cashier);
      expect(whole).toEqual(JSON.parse(await text(anew.unpacked())));
      const open = whole.bills.filter(({ status }) => status === 0);
      expect(await listOpen(cashier)).toEqual({ ...whole, bills: open, billItems: [] });
    }),
    { numRuns: 25 },
  );
});

/**
 * Changes lines without a new bill version, which no product write does: a change of lines always raises the version.
 */
async function noteOnLines(bill: number, note: string): Promise<void> {
  await evening.app
    .database()
    .transaction()
    .execute(async (tx) => {
      const head = await lockJournalHead(tx, lotus);
      const lines = await tx
        .updateTable("bill_line")
        .set({ note })
        .where("bill", "=", id<"bill">(bill))
        .returning("id")
        .execute();
      const changes = lines.map((line) => ({
        kind: "update" as const,
        table: "bill_line",
        id: line.id,
        old: { note: "" },
        new: { note },
      }));
      const at = instant(evening.app.now());
      const entry = { location: lotus, sequence: head.sequence + 1, at, action: "note", changes };
      await appendEntry(tx, { ...entry, staff: null, station: null }, head.hash);
    });
}

test("a line that changes without its bill is serialized again", async () => {
  const bill = await evening.openBill("5", [evening.item("Gin")]);
  await list(evening.cashier);
  await noteOnLines(bill, "no ice");
  const { billItems } = await list(evening.cashier);
  const notes = billItems.filter((item) => item.bill === bill).map(({ note }) => note);
  expect(notes).toEqual(["no ice"]);
});

test("a paid bill leaves the list with its day, an open one stays", async () => {
  const { cashier } = evening;
  const stays = await evening.openBill("stays", [evening.item("Gin")]);
  const goes = await evening.openBill("goes", [evening.item("Gin")]);
  expect(await actions.pay(evening, goes)).toBe(200);
  expect(await tablesOf(cashier)).toEqual(expect.arrayContaining(["stays", "goes"]));
  expect(await venueActions.day(evening)).toBe(200);
  const { bills } = await list(cashier);
  expect(bills.map((one) => one.id)).toContain(stays);
  expect(bills.filter(({ status }) => status !== 0)).toEqual([]);
});

test("another location has its own list", async () => {
  const [here, there] = await Promise.all([list(evening.cashier), list(harbour)]);
  expect(here.bills).not.toEqual([]);
  expect(there).toMatchObject({ bills: [], billItems: [] });
  expect(there.workDay?.id).not.toBe(here.workDay?.id);
});
