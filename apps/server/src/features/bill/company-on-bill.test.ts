import { updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { showBill } from "@comanda/contract/bill-papers";
import { eraseCustomer } from "@comanda/contract/customer-erasure";
import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { repeatPrintJob } from "@comanda/contract/print-job";
import { afterAll, beforeAll, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const companyFields = {
  companyName: "Chao Phraya Trading Co., Ltd.",
  companyAddress: "1 Charoen Krung Road, Bangkok 10100",
  companyTaxNumber: "0105550005678",
};

async function aGuest(company: object) {
  const customerType = findNamed(await office.list(officeCustomerType), "Company").id;
  const guest = { name: "Khun Anong", phone: "+66 81 000 2222", customerType, ...company };
  const { saved } = await office.save(officeCustomer, { save: [guest] });
  return { id: saved[0]?.id ?? 0, revision: saved[0]?.revision ?? 0 };
}

async function openFor(customer: number, table: string): Promise<number> {
  const bill = await office.openBill(table, [office.item("Pad Thai")]);
  const body = { id: bill, version: 1, billItems: [], customer };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
  return bill;
}

async function readShownBill(bill: number) {
  const reply = await callAs(office.app, office.waiter, showBill, { params: { id: bill } });
  return replyOf(showBill, reply);
}

test("a bill shows its guest's company, and a printed paper keeps the company of its time", async () => {
  const guest = await aGuest(companyFields);
  const bill = await openFor(guest.id, "C1");
  const papers = printActions(office);
  const printed = await papers.bill(bill);
  const company = {
    name: companyFields.companyName,
    address: companyFields.companyAddress,
    taxNumber: companyFields.companyTaxNumber,
  };
  expect(printed.document).toMatchObject({ customer: "Khun Anong", company });

  const moved = { companyAddress: "2 Wireless Road, Bangkok 10330" };
  await office.save(officeCustomer, { save: [{ ...guest, ...moved }] });
  await papers.settle(printed.id, { state: "sent" });
  const again = replyOf(repeatPrintJob, await papers.repeat(printed.id, null, office.cashier));
  expect(onlyJob(again).document).toMatchObject({ company });
  const now = { ...company, address: moved.companyAddress };
  expect(JSON.stringify(await readShownBill(bill))).toContain(JSON.stringify(now));
});

test("a bill shows only the known company fields, and nothing without a company", async () => {
  const part = await aGuest({ companyTaxNumber: "0105550005678" });
  const papers = printActions(office);
  expect((await papers.bill(await openFor(part.id, "C2"))).document).toMatchObject({
    company: { name: "", address: "", taxNumber: "0105550005678" },
  });
  const none = await aGuest({});
  const { document } = await papers.bill(await openFor(none.id, "C3"));
  expect(document).toMatchObject({ customer: "Khun Anong" });
  expect(document).not.toHaveProperty("company");
});

test("the papers of an erased guest do not show the company", async () => {
  const guest = await aGuest(companyFields);
  const bill = await openFor(guest.id, "C4");
  const papers = printActions(office);
  const voided = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await office.write(office.cashier, voidBill, voided));
  const printed = await papers.bill(bill, 3, office.cashier);
  const params = { id: guest.id };
  replyOf(eraseCustomer, await office.write(office.admin, eraseCustomer, { params }));

  await papers.settle(printed.id, { state: "sent" });
  const again = replyOf(repeatPrintJob, await papers.repeat(printed.id, null, office.cashier));
  const none = { name: "", address: "", taxNumber: "" };
  expect(onlyJob(again).document).toMatchObject({ customer: "", company: none });
  expect(await readShownBill(bill)).toMatchObject({ customer: "" });
  expect(await readShownBill(bill)).not.toHaveProperty("company");
});
