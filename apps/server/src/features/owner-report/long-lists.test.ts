import { tmpdir } from "node:os";

import { maxOpenedRows, openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import type { ReplyOf } from "@comanda/contract/call";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, testTime, type TestApp } from "../../testing/test-app.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { openTestYear } from "../../testing/test-year.ts";

type Table = Pick<
  ReplyOf<typeof readOwnerReport>,
  "columns" | "rows" | "keys" | "count" | "totals"
>;

/** More days than are read at once, and more bills than a reply has room for. */
const size = {
  articles: 100,
  bills: 5000,
  days: 10,
  openBills: 5,
  customers: 10,
  stations: 3,
  seed: 3,
  until: instant(testTime),
};
const query = { from: "2026-11-01", to: "2026-11-20" };

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp(tmpdir(), () => openTestYear(size));
  admin = await signInAs(app, "admin");
}, 60_000);
afterAll(() => app.close());

async function report(kind: "bills" | "days" | "pay-types"): Promise<Table> {
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
}

function total({ columns, totals }: Table, key: string) {
  return totals[columns.findIndex((column) => column.key === key)];
}

test("the list of all bills has the first of them, and the totals of all", async () => {
  const closed = await app
    .database()
    .selectFrom("bill")
    .select(["id", "amount"])
    .where("status", "=", "closed")
    .orderBy("updated_at")
    .orderBy("id")
    .execute();
  const bills = await report("bills");
  expect(bills.count).toBe(closed.length);
  expect(bills.keys).toEqual(closed.slice(0, maxOpenedRows).map(({ id }) => String(id)));
  expect(bills.rows).toHaveLength(maxOpenedRows);
  const days = await report("days");
  for (const { key } of bills.columns.filter(({ isSummed }) => isSummed)) {
    expect([key, total(bills, key)]).toEqual([key, total(days, key)]);
  }
  const amount = closed.reduce((sum, bill) => sum + bill.amount, 0);
  expect(total(bills, "amount")).toBe(amount);
});

test("what a row opens is cut in the same way, and adds up to the row", async () => {
  const { columns, rows, keys } = await report("pay-types");
  const cell = (row: Table["rows"][number] | undefined, key: string) =>
    Number(row?.[columns.findIndex((column) => column.key === key)]);
  const most = rows.toSorted((one, other) => cell(other, "bills") - cell(one, "bills"))[0];
  const key = keys[rows.findIndex((row) => row === most)] ?? "";
  const asked = { params: { by: "pay-type", key }, query } as const;
  const opened = replyOf(openReportRow, await callAs(app, admin, openReportRow, asked));
  expect(opened.rows).toHaveLength(maxOpenedRows);
  expect(opened.count).toBeGreaterThanOrEqual(cell(most, "bills"));
  expect([total(opened, "kept"), total(opened, "change")]).toEqual([
    cell(most, "kept"),
    cell(most, "change"),
  ]);
});
