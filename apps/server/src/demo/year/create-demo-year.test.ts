import { createHash } from "node:crypto";
import { tmpdir } from "node:os";

import { newBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { settlementSchema } from "@comanda/contract/settlement";
import { listMenu } from "@comanda/contract/menu";
import { id } from "@comanda/domain/id";
import { sumMoney } from "@comanda/domain/money/money";
import { billTotals } from "@comanda/domain/payment/bill-totals";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fromJson } from "#database/portable-columns.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { readChanges } from "#journal/read-changes.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { startTestApp, testTime, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabaseWith, testPasswords } from "../../testing/test-database.ts";
import { eveningIn, openDayAndShift } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { billOf, type BillRow, type LineRow } from "../../features/bill/bill-rows.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
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
let linesOf: ReadonlyMap<number, readonly LineRow[]>;
beforeAll(async () => {
  app = await startTestApp(tmpdir(), () =>
    openTestDatabaseWith((database) =>
      createDemoYear({ database, passwords: testPasswords }, size),
    ),
  );
  bills = await app.database().selectFrom("bill").selectAll().orderBy("number").execute();
  const lines = await app.database().selectFrom("bill_line").selectAll().orderBy("id").execute();
  linesOf = Map.groupBy(lines, ({ bill }) => bill);
});
afterAll(() => app.close());

describe("the bills of the past", () => {
  test("have the requested number, numbered without a gap", () => {
    const ended = bills.filter(({ status }) => status !== "open");
    expect([ended.length, bills.length]).toEqual([size.bills, size.bills + size.openBills]);
    expect(bills.map(({ number }) => number)).toEqual(bills.map((_, index) => index + 1));
  });

  test("match what the business rules make of their lines", async () => {
    const { payTypes, currency } = await findChargeSettings(app.database(), lotus);
    const closed = bills.filter(({ status }) => status === "closed");
    expect(closed.length).toBeGreaterThan(size.bills / 2);
    for (const row of closed) {
      const bill = billOf(row, linesOf.get(row.id) ?? []);
      const { totals, payments, change } = fromJson(settlementSchema, row.settlement ?? "");
      expect(totals).toEqual(billTotals(bill.lines, payTypes, currency));
      expect(sumMoney(payments.map(({ total }) => total)) - change).toBe(row.amount);
      expect(row.amount).toBe(totals.amount);
    }
  });

  test("have every kind of line", () => {
    const lines = [...linesOf.values()].flat();
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(["normal", "mixer", "commission", "timer"]),
    );
    expect(lines.some(({ credits }) => credits !== null)).toBe(true);
    expect(lines.some(({ promotion }) => promotion !== null)).toBe(true);
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
  test("is chained, with one row for each day", async () => {
    expect(await verifyJournal(app.database(), lotus)).toEqual({
      location: lotus,
      isSound: true,
      rows: size.days,
    });
  });

  test("holds the digest of every day's bills and lines", async () => {
    const entries = await findEntriesAfter(app.database(), lotus, { sequence: 0, limit: 100 });
    const told = entries.map((entry) => readChanges(entry).at(-1));
    const days = Map.groupBy(bills, ({ opened_work_day }) => opened_work_day);
    const made = [...days].map(([day, ofDay]) => ({
      kind: "insert",
      table: "imported_bills",
      id: day,
      row: importOf(ofDay),
    }));
    expect(told).toEqual(made);
  });
});

function importOf(ofDay: readonly BillRow[]) {
  const lines = ofDay.flatMap((bill) => linesOf.get(bill.id) ?? []);
  const hash = createHash("sha256");
  for (const row of [...ofDay, ...lines]) hash.update(`${textOf(row)}\n`);
  return {
    bills: ofDay.length,
    lines: lines.length,
    amount: sumMoney(ofDay.map(({ amount }) => amount)),
    digest: hash.digest("hex"),
  };
}

/** All columns but the id, sorted by name. */
function textOf(row: BillRow | LineRow): string {
  const columns = Object.keys(row).filter((column) => column !== "id");
  return JSON.stringify(row, columns.toSorted());
}

test("a till continues where the past ends", async () => {
  const evening = await eveningIn(app);
  await openDayAndShift(evening);
  const { waiter, order, item, write } = evening;
  const list = replyOf(listBills, await callAs(app, waiter, listBills, { body: { lastPing: 0 } }));
  expect(list.bills).toHaveLength(size.openBills);
  const opened = await write(waiter, newBill, order("Window", [item("Pad Thai")]));
  expect(replyOf(newBill, opened).number).toBe(size.bills + size.openBills + 1);
  const menu = replyOf(listMenu, await callAs(app, waiter, listMenu));
  expect(menu.articles).toHaveLength(size.articles);
});

test("the same seed creates the same past", async () => {
  const again = await openTestDatabaseWith((database) =>
    createDemoYear({ database, passwords: testPasswords }, size),
  );
  const rows = await again.database.selectFrom("bill").selectAll().orderBy("number").execute();
  await again.remove();
  expect(rows).toEqual(bills);
});

test("a menu has as many tiles as articles, however many", async () => {
  const [articles, location] = [6000, lotus];
  const large = await openTestDatabaseWith((database) =>
    createDemoYear({ database, passwords: testPasswords }, { ...size, articles, bills: 10 }),
  );
  const placed = large.database.selectFrom("product_position").where("location", "=", location);
  const tiles = await placed.select("article").where("category", "is not", null).execute();
  await large.remove();
  expect(new Set(tiles.map(({ article }) => article)).size).toBe(articles);
});

test("a database with a venue is left alone", async () => {
  const making = createDemoYear({ database: app.database(), passwords: testPasswords }, size);
  await expect(making).rejects.toThrow("holds a venue already");
});

test("an impossible size is refused with a message", () => {
  expect(sizeProblem(size)).toBeNull();
  expect(sizeProblem({ ...size, bills: Number.NaN })).toBe("bills must be a whole number.");
  expect(sizeProblem({ ...size, days: 0 })).toBe("A history has at least one day.");
  expect(sizeProblem({ ...size, stations: 2 })).toContain("three sale points");
  expect(sizeProblem({ ...size, articles: 1_000_000 })).toContain(String(maxExtraArticles));
});
