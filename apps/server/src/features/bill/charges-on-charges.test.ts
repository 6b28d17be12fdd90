import { tmpdir } from "node:os";

import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { printBill } from "@comanda/contract/bill-papers";
import { officePayType } from "@comanda/contract/office-selling";
import { listPayTypes } from "@comanda/contract/pay-type";
import { afterAll, beforeAll, expect, test } from "vitest";

import { migrate } from "#database/migrate.ts";

import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabaseBefore } from "../../testing/test-database.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

async function figuresOf(id: number, { write, cashier }: Office = office) {
  const reply = await write(cashier, printBill, {
    params: { id, mode: 3, merged: 0 },
  });
  const [job] = replyOf(printBill, reply).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  const { subtotal, charges, amount } = job.document;
  return { subtotal, charges: charges.map(({ name, total }) => [name, total]), amount };
}

test("an open bill follows the office's changes, and a closed one stays as paid", async () => {
  const { app, cashier, item, openBill, write } = office;
  const payTypes = replyOf(listPayTypes, await callAs(app, cashier, listPayTypes));
  const cash = payTypes.find(({ name }) => name === "Cash")?.id ?? 0;
  const closed = await openBill("1", [item("Pad Thai")]);
  const paid = { body: { payDetails: [{ payType: cash, total: 132_00 }] } };
  replyOf(closeBill, await write(cashier, closeBill, { params: { id: closed }, ...paid }));
  const open = await openBill("2", [item("Pad Thai")]);

  // 10 % of 120.00 is 12.00, and 7/107 of 132.00 is 8.64.
  const withService = {
    subtotal: 120_00,
    charges: [
      ["Service charge", 12_00],
      ["VAT", 8_64],
    ],
    amount: 132_00,
  };
  expect(await figuresOf(closed)).toEqual(withService);
  expect(await figuresOf(open)).toEqual(withService);

  const vat = (await office.list(officePayType)).find(({ name }) => name === "VAT");
  expect(vat).toMatchObject({ isIncludedInPrice: true, isOnCharges: true });
  await office.save(officePayType, {
    save: [{ id: vat?.id, revision: vat?.revision, isOnCharges: false }],
  });
  const known = replyOf(listPayTypes, await callAs(app, cashier, listPayTypes));
  expect(known.find(({ name }) => name === "VAT")).toMatchObject({ onCharges: false });

  // 7/107 of 120.00 is 7.85.
  expect(await figuresOf(closed)).toEqual(withService);
  expect(await figuresOf(open)).toMatchObject({
    charges: [
      ["Service charge", 12_00],
      ["VAT", 7_85],
    ],
    amount: 132_00,
  });
});

test("a venue of the previous release keeps its charges on the total alone", async () => {
  const old = await openTestDatabaseBefore("0023-charges-on-charges");
  await migrate(old.database, old.engine);
  const venue = await startOffice(await startTestApp(tmpdir(), async () => old));
  await openDayAndShift(venue);
  const bill = await venue.openBill("1", [venue.item("Pad Thai")]);
  expect(await figuresOf(bill, venue)).toEqual({
    subtotal: 120_00,
    charges: [
      ["Service charge", 12_00],
      ["VAT", 7_85],
    ],
    amount: 132_00,
  });
  await venue.app.close();
});

test("a voided bill has no tax and no service charge", async () => {
  const { cashier, item, openBill, write } = office;
  const bill = await openBill("3", [item("Pad Thai")]);
  const reason = { params: { id: bill }, body: { statusNote: "wrong table" } };
  replyOf(voidBill, await write(cashier, voidBill, reason));
  expect(await figuresOf(bill)).toEqual({ subtotal: 0, charges: [], amount: 0 });
});
