import { printBill } from "@comanda/contract/bill-papers";
import { readWorkDay } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { officePayType } from "@comanda/contract/office-selling";
import { officeLocation } from "@comanda/contract/office-venue";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { setPrivilege } from "@comanda/contract/privilege";
import { mergeBill } from "@comanda/contract/split-merge";
import { takeTender } from "@comanda/contract/tender";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;

/** Lotus House has moved to Manila, with VAT of 12 % in its prices and 10 % of service on top. */
beforeAll(async () => {
  office = await startOffice();
  const [here] = await office.list(officeLocation);
  await office.save(officeLocation, {
    save: [{ id: here?.id, revision: here?.revision, timeZone: "Asia/Manila" }],
  });
  const vat = findNamed(await office.list(officePayType), "VAT");
  await office.save(officePayType, {
    save: [{ id: vat.id, revision: vat.revision, value: 12_00, isOnCharges: false }],
  });
  await openDayAndShift(office);
  cash = (await payTypesOf(office)).get(800) ?? 0;
});
afterAll(() => office.app.close());

const lola = { kind: "senior", name: "Rosario de la Cruz", idNumber: "QC-1" };
const tito = { kind: "disability", name: "Jose Bautista", idNumber: "PWD-2" };

function grant(bill: number, holders: readonly object[], guests = 2) {
  const body = { guests, holders };
  return office.write(office.cashier, setPrivilege, { params: { id: bill }, body });
}

/** 120.00, with service 132.00. */
const aBill = (table: string) => office.openBill(table, [office.item("Pad Thai")]);

async function paperOf(bill: number) {
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document;
}

async function pay(bill: number, total: number) {
  const input = { params: { id: bill }, body: { payDetails: [{ payType: cash, total }] } };
  return office.write(office.cashier, closeBill, input);
}

describe("one senior of two guests", () => {
  test("pays half without VAT, less 20 %, on the till, on paper and in the day's figures", async () => {
    const bill = await aBill("1");
    // 60.00 ÷ 1.12 = 53.571…; 20 % of 53.57 = 10.714; 10 % of 60.00 and of 42.86.
    expect(replyOf(setPrivilege, await grant(bill, [lola]))).toMatchObject({
      id: bill,
      amount: 60_00 + 42_86 + 6_00 + 4_29,
    });
    expect((await office.billOf(bill)).bill).toMatchObject({
      amount: 113_15,
      privilege: { guests: 2, rate: 20_00, holders: [lola] },
    });
    const open = await paperOf(bill);
    expect(open).toMatchObject({
      subtotal: 120_00,
      discount: 0,
      total: 120_00,
      charges: [{ name: "Service charge", total: 10_29 }],
      amount: 113_15,
      privilege: {
        guests: 2,
        rate: 20_00,
        taxedSales: 53_57,
        vat: 6_43,
        exemptSales: 53_57,
        holders: [{ ...lola, exemption: 6_43, discount: 10_71 }],
      },
    });
    expect(errorOf(await pay(bill, 113_14))).toMatchObject({ code: "amount-not-paid-in-full" });
    expect(replyOf(closeBill, await pay(bill, 120_00))).toMatchObject({ change: 6_85 });
    expect(await paperOf(bill)).toMatchObject({ amount: 113_15, privilege: open.privilege });
    expect(errorOf(await grant(bill, [lola]))).toMatchObject({ code: "bill-not-open" });
    expect(await findDataViolations(office.app.database())).toEqual([]);
  });
});

test("a privilege is replaced and taken off again, and what is ordered later is shared, too", async () => {
  const bill = await aBill("2");
  await grant(bill, [lola, tito]);
  expect((await office.billOf(bill)).bill).toMatchObject({
    privilege: { holders: [lola, tito] },
  });
  await grant(bill, [lola]);
  expect((await office.billOf(bill)).bill).toMatchObject({ amount: 113_15 });
  expect(replyOf(setPrivilege, await grant(bill, [], 0))).toMatchObject({ amount: 132_00 });
  expect((await office.billOf(bill)).bill).toMatchObject({ privilege: null });
});

test("money that was taken before counts, and a discount that would leave too much is refused", async () => {
  const bill = await aBill("3");
  const take = (amount: number) =>
    office.write(office.cashier, takeTender, {
      body: { bill, key: `part-${amount}`, payType: cash, amount },
    });
  await take(113_16);
  expect(errorOf(await grant(bill, [lola]))).toMatchObject({ code: "privilege-below-paid" });
  const other = await aBill("4");
  await office.write(office.cashier, takeTender, {
    body: { bill: other, key: "part", payType: cash, amount: 100_00 },
  });
  await grant(other, [lola]);
  expect(replyOf(closeBill, await pay(other, 13_15))).toMatchObject({ change: 0 });
  expect(await findDataViolations(office.app.database())).toEqual([]);
});

let count = 0;

test.each<[string, readonly object[], number]>([
  ["privilege-without-guests", [lola], 0],
  ["privilege-above-guests", [lola, tito], 1],
  ["privilege-without-id", [{ ...lola, idNumber: " " }], 2],
  ["privilege-without-id", [{ ...lola, name: "" }], 2],
  ["privilege-id-twice", [lola, lola], 2],
])("%s refuses it", async (code, holders, guests) => {
  const bill = await aBill(`5-${(count += 1)}`);
  expect(errorOf(await grant(bill, holders, guests))).toMatchObject({ code });
  expect((await office.billOf(bill)).bill).toMatchObject({ amount: 132_00, privilege: null });
});

test("a bill with it is not merged", async () => {
  const [first, second] = [await aBill("6"), await aBill("7")];
  await grant(second, [lola]);
  const body = {
    firstBillId: first,
    secondBillId: second,
    firstVersion: 1,
    secondVersion: 2,
    newBill: { table: "6", room: "", cover: 2, staff: office.waiter.user.id, customer: null },
  };
  const refused = await office.write(office.cashier, mergeBill, { body });
  expect(errorOf(refused)).toMatchObject({ code: "privilege-on-bill" });
});

test("the figures of the day state what is free of VAT and the discounts, and open bills at what they cost now", async () => {
  const summary = replyOf(readWorkDay, await callAs(office.app, office.cashier, readWorkDay));
  expect(summary.privileges).toEqual({
    exemptSales: 2 * 53_57,
    exemption: 2 * 6_43,
    seniorDiscount: 2 * 10_71,
    disabilityDiscount: 0,
  });
  const [open, closed] = summary.bills;
  expect(closed).toMatchObject({ count: 2, amount: 2 * 113_15 });
  // Tables 2, 3, 5 to 7; only that of table 7 has a discount.
  expect(open.amount).toBe((open.count - 1) * 132_00 + 113_15);
});

async function ownerReport(kind: OwnerReportKind) {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

test("the office has the book of these sales, and its other reports state what the law takes off in a column of its own", async () => {
  const { rows, totals } = await ownerReport("privileges");
  // 60.00 with VAT, 6.43 of it VAT, 53.57 without, 10.71 off, 42.86 paid.
  const paid = ["senior", "Rosario de la Cruz", "QC-1", 60_00, 6_43, 53_57, 10_71, 42_86];
  expect(rows.map(([bill, , ...row]) => [bill, ...row])).toEqual([
    ["#1", ...paid],
    ["#4", ...paid],
  ]);
  expect(totals.slice(5)).toEqual([120_00, 12_86, 107_14, 21_42, 85_72]);
  // 2 × 120.00, of it 2 × (6.43 + 10.71) by law, with 2 × 10.29 of service.
  for (const kind of ["days", "hours", "stations"] as const) {
    const { columns, rows: sums } = await ownerReport(kind);
    const at = columns.findIndex(({ key }) => key === "afterDiscounts");
    expect(columns.slice(at, at + 4).map(({ key }) => key)).toEqual([
      "afterDiscounts",
      "byLaw",
      "charges",
      "amount",
    ]);
    expect(sums.map((row) => row.slice(at, at + 4))).toEqual([[240_00, -34_28, 20_58, 226_30]]);
  }
  // As the reports made from lines have it.
  const staff = await ownerReport("staff");
  expect(staff.totals).toContain(240_00);
  expect((await ownerReport("taxes")).rows).toEqual([
    ["VAT 12 %", 107_14, 12_86, 120_00],
    ["", 106_30, 0, 106_30],
  ]);
});

test("in another country nobody has it by law", async () => {
  const [here] = await office.list(officeLocation);
  await office.save(officeLocation, {
    save: [{ id: here?.id, revision: here?.revision, timeZone: "Asia/Bangkok" }],
  });
  expect(errorOf(await grant(await aBill("9"), [lola]))).toMatchObject({
    code: "privilege-not-here",
  });
});
