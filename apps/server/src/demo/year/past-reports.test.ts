import { tmpdir } from "node:os";

import { readMonthReport, readReport, listReports } from "@comanda/contract/report";
import { id } from "@comanda/domain/id";
import { computeFigures } from "@comanda/domain/shift/compute-figures";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findMoneyViolations } from "../../proofs/invariants/find-money-violations.ts";
import { readFiledShifts } from "../../testing/filed-shifts.ts";
import { startTestApp, testTime, type TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { openTestYear } from "../../testing/test-year.ts";

const size = {
  articles: 50,
  bills: 200,
  days: 5,
  openBills: 3,
  customers: 20,
  stations: 4,
  seed: 11,
  until: instant(testTime),
};

const lotus = id<"location">(1);

let app: TestApp;
let cashier: SignedIn;
beforeAll(async () => {
  app = await startTestApp(tmpdir(), () => openTestYear(size));
  cashier = await signInAs(app, "cashier");
});
afterAll(() => app.close());

test("the month adds up the filed reports of its past days", async () => {
  const body = { startTime: "2026-11-01", endTime: "2026-11-30" };
  const month = replyOf(readMonthReport, await callAs(app, cashier, readMonthReport, { body }));
  const closed = await app
    .database()
    .selectFrom("bill")
    .select("amount")
    .where("status", "=", "closed")
    .execute();
  expect(month.days).toHaveLength(size.days);
  expect(month.shifts).toHaveLength(size.days * size.stations * 2);
  expect(month.totals.sales).toBe(closed.reduce((sum, { amount }) => sum + amount, 0));
});

test("the reports of days and shifts are numbered, readable, and match the drawers", async () => {
  const reports = replyOf(listReports, await callAs(app, cashier, listReports));
  const days = reports.filter(({ kind }) => kind === "day");
  expect(days.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  const params = { id: days[0]?.id ?? 0 };
  const last = replyOf(readReport, await callAs(app, cashier, readReport, { params }));
  expect(last).toMatchObject({
    kind: "day",
    summary: { bills: [{ count: size.openBills }, {}, {}] },
  });
  expect(Date.parse(`${last.createdDate}Z`)).toBeGreaterThan(testTime - msPerDay);
  expect(await findMoneyViolations(app.database(), lotus)).toEqual([]);
});

test("the reports of shifts count each bill in the hour in which it was paid", async () => {
  const { shifts, settings } = await readFiledShifts(app.database(), lotus);
  expect(shifts).toHaveLength(size.days * size.stations * 2);
  const hours = shifts.map(({ filed, bills }) => ({
    filed: filed.bills.breakdown?.byHour ?? [],
    counted: computeFigures(bills, settings).breakdown?.byHour ?? [],
  }));
  expect(hours.flatMap(({ counted }) => counted).length).toBeGreaterThan(size.bills / 5);
  for (const { filed, counted } of hours) expect(filed).toEqual(counted);
});
