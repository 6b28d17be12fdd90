import { updateBill } from "@comanda/contract/bill";
import { addCustomer } from "@comanda/contract/customer";
import { eraseCustomer } from "@comanda/contract/customer-erasure";
import { officePayType } from "@comanda/contract/office-selling";
import { officeCustomerType } from "@comanda/contract/office-venue";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import type { ReplyOf } from "@comanda/contract/call";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

type Table = Pick<ReplyOf<typeof readOwnerReport>, "columns" | "rows">;

let office: Office;
let cash: number;
let invoice: number;
const query = { from: "2026-11-20", to: "2026-11-20" };

/** A walk-in pays cash, and two guests by invoice, one for a company. */
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const payTypes = await office.list(officePayType);
  [cash, invoice] = [findNamed(payTypes, "Cash").id, findNamed(payTypes, "Invoice").id];
  await sellTo(null);
});
afterAll(() => office.app.close());

async function addGuest(name: string, companyName: string): Promise<number> {
  const customerType = findNamed(await office.list(officeCustomerType), "Company").id;
  const contact = { DOB: "", cardNumber: "", address: "", phone: "081", email: "" };
  const company = { companyName, companyAddress: "1 Soi 2", companyTaxNumber: "0105" };
  const body = { name, customerType, preferredDrink: "", ...contact, ...company };
  return replyOf(addCustomer, await office.write(office.cashier, addCustomer, { body })).id;
}

async function sellTo(customer: number | null): Promise<void> {
  const bill = await office.openBill("R1", [office.item("Pad Thai")]);
  const body = { id: bill, version: 1, billItems: [], customer };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  const total = (await office.billOf(bill)).bill?.amount ?? 0;
  const payType = customer === null ? cash : invoice;
  await payBill(office, office.cashier, bill, [{ payType, total }]);
}

async function readBills(): Promise<Table> {
  const asked = { params: { kind: "bills" as const }, query };
  return replyOf(readOwnerReport, await callAs(office.app, office.admin, readOwnerReport, asked));
}

async function openPayType(payType: number): Promise<Table> {
  const asked = { params: { by: "pay-type" as const, key: String(payType) }, query };
  return replyOf(openReportRow, await callAs(office.app, office.admin, openReportRow, asked));
}

function customersIn({ columns, rows }: Table): readonly unknown[] {
  const at = columns.findIndex(({ key }) => key === "customer");
  return at === -1 ? [] : rows.map((row) => row[at]);
}

test("bills name their customer, with the company, until the customer is erased", async () => {
  // Only walk-ins so far, so the column would be empty.
  expect(customersIn(await readBills())).toEqual([]);
  const erased = await addGuest("Somchai Rim", "Chao Phraya Trading");
  await sellTo(erased);
  await sellTo(await addGuest("Malee Boat", ""));
  await sellTo(await addGuest("Reef Divers", "Reef Divers"));

  const company = "Somchai Rim, Chao Phraya Trading";
  expect(customersIn(await readBills())).toEqual(["", company, "Malee Boat", "Reef Divers"]);
  expect(customersIn(await openPayType(invoice))).toEqual([company, "Malee Boat", "Reef Divers"]);
  expect(customersIn(await openPayType(cash))).toEqual([]);

  const params = { id: erased };
  replyOf(eraseCustomer, await office.write(office.admin, eraseCustomer, { params }));
  expect(customersIn(await openPayType(invoice))).toEqual(["Guest", "Malee Boat", "Reef Divers"]);
});
