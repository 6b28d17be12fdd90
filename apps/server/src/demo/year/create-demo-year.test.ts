import { tmpdir } from "node:os";

import { newBill, updateBill } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import { listBills } from "@comanda/contract/list-bills";
import { totalsSchema } from "@comanda/contract/settlement";
import { listMenu } from "@comanda/contract/menu";
import { id } from "@comanda/domain/id";
import { negateMoney, noMoney, sumMoney } from "@comanda/domain/money/money";
import { billTotals } from "@comanda/domain/payment/bill-totals";
import { roleOf } from "@comanda/domain/payment/pay-type";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fromJson } from "#database/portable-columns.ts";
import type { Change } from "#journal/changes.ts";
import { findEntriesAfter, findHistory } from "#journal/journal-store.ts";
import { readChanges } from "#journal/read-changes.ts";

import { startTestApp, testTime, type TestApp } from "../../testing/test-app.ts";
import { testPasswords } from "../../testing/test-database.ts";
import { testEngine } from "../../testing/test-engine.ts";
import { eveningIn, openDayAndShift, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { openTestYear } from "../../testing/test-year.ts";
import { billOf, type BillRow, type LineRow } from "../../features/bill/bill-rows.ts";
import type { TenderRow } from "../../features/bill/tender-store.ts";
import { checkLocation } from "../../features/past/check-past.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
import { lotusHouse } from "../lotus-house.ts";
import { createDemoYear } from "./create-demo-year.ts";
import { sizeProblem, type DemoYearSize } from "./demo-year-size.ts";
import { maxExtraArticles } from "./extra-articles.ts";

const lotus = id<"location">(1);

const size: DemoYearSize = {
  articles: 400,
  bills: 900,
  days: 8,
  openBills: 12,
  customers: 40,
  stations: 4,
  seed: 7,
  until: instant(testTime),
};

let app: TestApp;
let bills: readonly BillRow[];
let tendersOf: ReadonlyMap<number, readonly TenderRow[]>;
let linesOf: ReadonlyMap<number, readonly LineRow[]>;
beforeAll(async () => {
  app = await startTestApp(tmpdir(), () => openTestYear(size));
  bills = await app.database().selectFrom("bill").selectAll().orderBy("number").execute();
  const lines = await app.database().selectFrom("bill_line").selectAll().orderBy("id").execute();
  linesOf = Map.groupBy(lines, ({ bill }) => bill);
  const tenders = await app.database().selectFrom("tender").selectAll().execute();
  tendersOf = Map.groupBy(tenders, ({ bill }) => bill);
});
afterAll(() => app.close());

describe("the bills of the past", () => {
  test("have the requested number, numbered without a gap", () => {
    const sold = bills.filter(({ refund_of }) => refund_of === null);
    const ended = sold.filter(({ status }) => status !== "open");
    expect([ended.length, sold.length]).toEqual([size.bills, size.bills + size.openBills]);
    expect(bills.map(({ number }) => number)).toEqual(bills.map((_, index) => index + 1));
  });

  test("match what the business rules make of their lines", async () => {
    const { payTypes, currency } = await findChargeSettings(app.database(), lotus);
    const closed = bills.filter(
      ({ status, refund_of }) => status === "closed" && refund_of === null,
    );
    expect(closed.length).toBeGreaterThan(size.bills / 2);
    for (const row of closed) {
      const bill = billOf(row, linesOf.get(row.id) ?? []);
      const totals = fromJson(totalsSchema, row.totals ?? "");
      expect(totals).toEqual(billTotals(bill.lines, payTypes, currency));
      const taken = tendersOf.get(row.id) ?? [];
      const change = sumMoney(taken.map((tender) => tender.change));
      expect(sumMoney(taken.map(({ received }) => received)) - change).toBe(row.amount);
      expect(taken.every(({ shift }) => shift === row.shift)).toBe(true);
      expect(Math.max(...taken.map(({ at }) => at), 0)).toBe(
        taken.length === 0 ? 0 : row.updated_at,
      );
      expect([row.paid, totals.amount]).toEqual([row.amount, row.amount]);
    }
  });

  test("have every kind of line", () => {
    const lines = [...linesOf.values()].flat();
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(["normal", "mixer", "commission", "timer", "discount"]),
    );
    expect(lines.some(({ credits }) => credits !== null)).toBe(true);
    expect(lines.some(({ promotion }) => promotion !== null)).toBe(true);
  });

  test("were sometimes paid in parts, one of them booked to another pay type", () => {
    const takenAt = [...tendersOf.values()].map((taken) => new Set(taken.map(({ at }) => at)));
    expect(takenAt.filter(({ size: times }) => times === 2).length).toBeGreaterThan(10);
    const corrected = [...tendersOf.values()].filter((taken) =>
      taken.some(({ reverses }) => reverses !== null),
    );
    expect(corrected.length).toBeGreaterThan(0);
    for (const taken of corrected) {
      const [wrong, back, again, last] = taken.toSorted((one, other) => one.id - other.id);
      expect(back).toMatchObject({
        reverses: wrong?.id,
        pay_type: wrong?.pay_type,
        received: negateMoney(wrong?.received ?? noMoney),
      });
      expect(again).toMatchObject({ received: wrong?.received, reverses: null });
      expect(again?.pay_type).not.toBe(wrong?.pay_type);
      expect(last).toMatchObject({ pay_type: wrong?.pay_type, reverses: null });
    }
  });

  test("were sometimes refunded in part, by a bill that names them and gives back what came", () => {
    const refunds = bills.filter(({ refund_of }) => refund_of !== null);
    expect(refunds.length).toBeGreaterThan(2);
    for (const row of refunds) {
      const refunded = bills.find((bill) => bill.id === row.refund_of);
      if (refunded === undefined) throw new Error("A refund is of no bill");
      const keys = new Set(linesOf.get(refunded.id)?.map(({ key }) => key));
      const lines = linesOf.get(row.id) ?? [];
      expect(lines.every(({ credits }) => credits !== null && keys.has(credits))).toBe(true);
      expect(row.amount).toBeLessThan(0);
      expect(refunded.amount + row.amount).toBeGreaterThanOrEqual(0);
      const back = tendersOf.get(row.id) ?? [];
      expect(sumMoney(back.map(({ received }) => received))).toBe(row.amount);
      const paidBy = new Set(tendersOf.get(refunded.id)?.map((tender) => tender.pay_type));
      expect(back.every((tender) => paidBy.has(tender.pay_type))).toBe(true);
      expect(row.updated_at).toBeGreaterThan(refunded.updated_at);
      expect([row.table_name, row.room_name]).toEqual([refunded.table_name, refunded.room_name]);
    }
  });

  test("were sometimes given a discount, with a reason, or something on the house", () => {
    const discounts = [...linesOf.values()].flat().filter(({ type }) => type === "discount");
    // A refund takes discounts back with its lines; why is said of the refund.
    const given = discounts.filter(({ credits }) => credits === null);
    expect(new Set(given.map((line) => line.discount_rate))).toEqual(new Set([1000, 10_000]));
    expect(given.every((line) => line.discount_reason !== null && line.note !== "")).toBe(true);
  });

  test("were served and paid within their day and shift", async () => {
    const shifts = await app.database().selectFrom("shift").selectAll().execute();
    const shiftOf = new Map(shifts.map((shift) => [shift.id, shift]));
    const outside = bills.filter(({ shift, work_day, updated_at }) => {
      if (shift === null) return false;
      const own = shiftOf.get(shift);
      if (own === undefined || own.ended_at === null) return true;
      const isIn = own.started_at <= updated_at && updated_at <= own.ended_at;
      return !isIn || own.work_day !== work_day;
    });
    expect(outside).toEqual([]);
    expect(shifts).toHaveLength(size.days * size.stations * 2);
  });

  test("ended yesterday at the latest", () => {
    expect(Math.max(...bills.map(({ updated_at }) => updated_at))).toBeLessThan(testTime);
  });
});

describe("the journal of the past", () => {
  test("is chained, and tells every bill, line, shift and report as it is stored", async () => {
    const verdict = await checkLocation(app.database(), lotus);
    expect(verdict).toMatchObject({ chain: { isSound: true }, faults: [] });
    const counted = await app.database().selectFrom("customer").select("id").execute();
    expect(verdict.unknownRows).toBeLessThanOrEqual(counted.length);
  });

  test("is written in the order of time, within the days", async () => {
    const all = { sequence: 0, limit: 100_000 };
    const entries = await findEntriesAfter(app.database(), lotus, all);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((first, second) => first - second));
    expect(entries.length).toBeGreaterThan(size.bills * 4);
  });
});

/** The calls that wrote a bill, with the kinds of their changes, other than what the past never had. */
async function writesOf(bill: number): Promise<readonly (readonly string[])[]> {
  const entries = await findHistory(app.database(), lotus, { entity: "bill", record: bill });
  const lines = await app
    .database()
    .selectFrom("bill_line")
    .select("id")
    .where("bill", "=", id<"bill">(bill))
    .execute();
  const ofLines = lines.map((line) =>
    findHistory(app.database(), lotus, { entity: "bill_line", record: line.id }),
  );
  const all = new Map(
    [...entries, ...(await Promise.all(ofLines)).flat()].map((row) => [row.sequence, row]),
  );
  return [...all.values()]
    .toSorted((first, second) => first.sequence - second.sequence)
    .map((entry) => [entry.action, ...new Set(readChanges(entry).flatMap(kindOf))]);
}

function kindOf(change: Change): readonly string[] {
  if (change.table === "print_job" || change.table === "stock") return [];
  const columns = Object.keys(change.kind === "update" ? change.new : change.row);
  return [`${change.kind} ${change.table}: ${columns.toSorted().join(" ")}`];
}

describe("a till", () => {
  let evening: Evening;
  beforeAll(async () => {
    evening = await eveningIn(app);
    await openDayAndShift(evening);
  });

  test("continues where the past ends", async () => {
    const { waiter, order, item, write } = evening;
    const body = { lastPing: 0 };
    const list = replyOf(listBills, await callAs(app, waiter, listBills, { body }));
    expect(list.bills).toHaveLength(size.openBills);
    const opened = await write(waiter, newBill, order("Window", [item("Pad Thai")]));
    expect(replyOf(newBill, opened).number).toBe(bills.length + 1);
    const menu = replyOf(listMenu, await callAs(app, waiter, listMenu));
    expect(menu.articles.filter(({ isSet = false }) => !isSet)).toHaveLength(size.articles);
  });

  test("writes the same rows into the journal for a bill of two rounds as the past has", async () => {
    const { waiter, cashier, item, openBill, write } = evening;
    const sold = await openBill("Garden", [item("Pad Thai"), item("Singha Beer")]);
    await write(waiter, printTickets, { body: { id: sold } });
    app.advance(60_000);
    const round = { id: sold, version: 1, billItems: [item("Green Curry")] };
    await write(waiter, updateBill, { body: round });
    await write(waiter, printTickets, { body: { id: sold } });
    app.advance(60_000);
    const params = { id: sold, mode: 0, merged: 0 };
    await write(cashier, printBill, { params, query: {} });
    const { payTypes } = await findChargeSettings(app.database(), lotus);
    const cash = payTypes.find((payType) => roleOf(payType) === "cash");
    const paid = { payDetails: [{ payType: cash?.id, total: 100_000_00 }] };
    await write(cashier, closeBill, { params: { id: sold }, body: paid });
    const past = bills.find(({ id: bill, status }) => {
      const lines = linesOf.get(bill) ?? [];
      const rounds = new Set(lines.map(({ round: of }) => of));
      const isPlain = lines.every(
        ({ type, quantity_tenths: tenths }) => type === "normal" && tenths > 0,
      );
      const [first = 0, second = 0] = [...rounds].map((saved) =>
        Math.max(...lines.filter((line) => line.round === saved).map((line) => line.created_at)),
      );
      const isWhole = tendersOf.get(bill)?.length === 1;
      return status === "closed" && isPlain && isWhole && rounds.size === 2 && first < second;
    });
    expect(await writesOf(past?.id ?? 0)).toEqual(await writesOf(sold));
  });
});

test("the same seed creates the same past", async () => {
  const again = await openTestYear(size);
  const rows = await again.database.selectFrom("bill").selectAll().orderBy("number").execute();
  await again.remove();
  expect(rows).toEqual(bills);
});

test("a menu has as many tiles as articles, however many", async () => {
  const [articles, location] = [6000, lotus];
  const large = await openTestYear({ ...size, articles, bills: 10 });
  const placed = large.database.selectFrom("product_position").where("location", "=", location);
  const tiles = await placed.select("article").where("category", "is not", null).execute();
  await large.remove();
  const sets = lotusHouse.menu.sets?.length ?? 0;
  expect(new Set(tiles.map(({ article }) => article)).size).toBe(articles + sets);
});

test("a database with a venue is left alone", async () => {
  const place = { database: app.database(), engine: testEngine, passwords: testPasswords };
  const making = createDemoYear(place, size);
  await expect(making).rejects.toThrow("There is a venue already. Name a new folder with --data");
});

test("an impossible size is refused with a message", () => {
  expect(sizeProblem(size)).toBeNull();
  expect(sizeProblem({ ...size, bills: Number.NaN })).toBe("bills must be a whole number.");
  expect(sizeProblem({ ...size, days: 0 })).toBe("A history has at least one day.");
  expect(sizeProblem({ ...size, stations: 2 })).toContain("three sale points");
  expect(sizeProblem({ ...size, articles: 1_000_000 })).toContain(String(maxExtraArticles));
});
