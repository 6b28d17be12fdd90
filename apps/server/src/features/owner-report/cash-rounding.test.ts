import type { ReplyOf } from "@comanda/contract/call";
import { officeCurrency } from "@comanda/contract/office-selling";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { takeTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;
let card: number;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const payTypes = await payTypesOf(office);
  cash = payTypes.get(800) ?? 0;
  card = payTypes.get(850) ?? 0;
});
afterAll(() => office.app.close());

/** A bill of 132.00. */
async function payPadThai(payType: number, amount: number): Promise<void> {
  const bill = await office.openBill(`T${amount}`, [office.item("Pad Thai")]);
  const body = { bill, key: `pay-${payType}-${amount}`, payType, amount };
  const taken = await office.write(office.cashier, takeTender, { body });
  expect(replyOf(takeTender, taken)).toMatchObject({ isClosed: true });
}

type Table = Pick<ReplyOf<typeof readOwnerReport>, "columns" | "rows" | "totals">;

const cellsOf = ({ columns }: Table, row: Table["totals"] | undefined) =>
  Object.fromEntries(columns.map(({ key }, at) => [key, row?.[at]]));

const query = { from: "2026-11-20", to: "2026-11-20" };

async function report(kind: "pay-types" | "bills") {
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

async function paidBy(payType: number) {
  const asked = { params: { by: "pay-type" as const, key: String(payType) }, query };
  return replyOf(openReportRow, await callAs(office.app, office.admin, openReportRow, asked));
}

test("sales by pay type have no cash rounding while there is none", async () => {
  await payPadThai(cash, 200_00);
  const { columns } = await report("pay-types");
  expect(columns.map(({ key }) => key)).not.toContain("cashRounding");
});

test("what was kept and what bills came to differ by the cash rounding, which is that of cash", async () => {
  await office.change(officeCurrency, { cashStep: 5_00, cashWay: "nearest" });
  await payPadThai(cash, 500_00);
  await payPadThai(cash, 130_00);
  await payPadThai(card, 132_00);
  const kept = await report("pay-types");
  const sums = cellsOf(kept, kept.totals);
  const bills = await report("bills");
  expect(sums).toMatchObject({ kept: 524_00, cashRounding: -4_00 });
  expect(Number(sums["kept"]) - Number(sums["cashRounding"])).toBe(
    cellsOf(bills, bills.totals)["amount"],
  );
  const rowOf = (payType: number) => cellsOf(kept, kept.rows[kept.keys.indexOf(String(payType))]);
  expect(rowOf(cash)).toMatchObject({ received: 830_00, change: 438_00, cashRounding: -4_00 });
  expect(rowOf(card)).toMatchObject({ kept: 132_00, cashRounding: 0 });
});

test("the bills of a pay type add up to its cash rounding", async () => {
  const opened = await paidBy(cash);
  expect(cellsOf(opened, opened.totals)).toMatchObject({ kept: 392_00, cashRounding: -4_00 });
  const columns = (await paidBy(card)).columns.map(({ key }) => key);
  expect(columns).not.toContain("cashRounding");
});
