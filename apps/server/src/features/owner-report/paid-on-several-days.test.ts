import type { ReplyOf } from "@comanda/contract/call";
import { closeBill } from "@comanda/contract/end-bill";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { takeTender } from "@comanda/contract/tender";
import { msPerDay } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startNight, type Night } from "../../testing/start-night.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { eveningIn } from "../../testing/test-evening.ts";
import { payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let admin: SignedIn;
let cash = 0;
const dates: string[] = [];

/** One bill: 100.00 on the first day, 50.00 on the second, the rest on the third, always in cash. */
beforeAll(async () => {
  app = await startTestApp();
  let bill = 0;
  for (const part of [100_00, 50_00, null]) {
    const began = app.now();
    const night = await startNight(app);
    const { evening } = night;
    cash = (await payTypesOf(evening)).get(800) ?? 0;
    if (bill === 0)
      bill = await evening.openBill("7", [evening.item("Green Curry"), evening.item("Pad Thai")]);
    if (part === null) await payRest(night, bill, 150_00);
    else {
      const body = { bill, key: `part-${part}`, payType: cash, amount: part };
      replyOf(takeTender, await evening.write(evening.cashier, takeTender, { body }));
    }
    await night.end();
    app.advance(began + msPerDay - app.now());
    dates.push(night.date);
  }
  admin = await signInAt(await eveningIn(app), "admin", "Bar");
});
afterAll(() => app.close());

async function payRest({ evening }: Night, bill: number, paid: number): Promise<void> {
  const amount = (await evening.billOf(bill)).bill?.amount ?? 0;
  const rest = [{ payType: cash, total: amount - paid }];
  replyOf(closeBill, await payBill(evening, evening.cashier, bill, rest));
}

const span = (from: number, to: number) => ({ from: dates[from] ?? "", to: dates[to] ?? "" });

type Table = Pick<ReplyOf<typeof readOwnerReport>, "columns" | "rows">;

function namedCells({ columns, rows }: Table): readonly Readonly<Record<string, unknown>>[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at]])));
}

async function cashRow(query: ReturnType<typeof span>) {
  const asked = { params: { kind: "pay-types" as const }, query };
  const report = replyOf(readOwnerReport, await callAs(app, admin, readOwnerReport, asked));
  return namedCells(report)[report.keys.indexOf(String(cash))] ?? {};
}

async function openedCash(query: ReturnType<typeof span>) {
  const asked = { params: { by: "pay-type" as const, key: String(cash) }, query };
  return namedCells(replyOf(openReportRow, await callAs(app, admin, openReportRow, asked)));
}

test.each([
  ["one day", 1, 1],
  ["two days", 0, 1],
  ["three days", 0, 2],
])("over %s, a bill that is paid in parts is one bill", async (_name, from, to) => {
  const query = span(from, to);
  const row = await cashRow(query);
  expect(row["bills"]).toBe(1);
  const opened = await openedCash(query);
  expect(opened.map(({ kept }) => kept)).toEqual([row["kept"]]);
});
