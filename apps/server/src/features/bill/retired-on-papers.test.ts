import { printBill, showBill } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import { officePayType } from "@comanda/contract/office-selling";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const shownPaper = async (bill: number) =>
  replyOf(showBill, await callAs(office.app, office.cashier, showBill, { params: { id: bill } }));

async function printedPaper(bill: number) {
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document;
}

/** Food for 120.00 and the service charge of 12.00. */
async function payByCard(table: string) {
  const bill = await office.openBill(table, [office.item("Pad Thai")]);
  const card = findNamed(await office.list(officePayType), "Credit card").id;
  const body = { payDetails: [{ payType: card, total: 132_00 }] };
  const close = { params: { id: bill }, body };
  replyOf(closeBill, await office.write(office.cashier, closeBill, close));
  return bill;
}

test("a paid bill keeps the names, the letters and what is hidden of pay types that are retired since", async () => {
  const contained = { isIncludedInPrice: true, isOnCharges: true, value: 3_00 };
  await office.save(officePayType, {
    save: [
      { name: "City tax", indexNumber: 680, isVat: true, ...contained },
      { name: "Levy", indexNumber: 690, isHiddenOnBill: true, ...contained },
    ],
  });
  const bill = await payByCard("1");
  const before = await shownPaper(bill);
  expect(before.payments).toEqual([{ name: "Credit card", total: 132_00 }]);
  expect(before.charges.map(({ name }) => name)).toEqual(["Service charge", "VAT", "City tax"]);
  expect(before.taxes?.map(({ letter, name }) => [letter, name])).toEqual([
    ["A", "VAT"],
    ["B", "City tax"],
  ]);
  const isRetired = new Set(["Credit card", "Service charge", "VAT", "Levy"]);
  await office.save(officePayType, {
    retire: (await office.list(officePayType))
      .filter(({ name }) => isRetired.has(name))
      .map(({ id, revision }) => ({ id, revision })),
  });
  expect(await shownPaper(bill)).toEqual(before);
  expect(await printedPaper(bill)).toMatchObject({
    lines: before.lines,
    charges: before.charges,
    payments: before.payments,
    taxes: before.taxes,
  });
});

test("an open bill has no charge that is retired", async () => {
  const bill = await office.openBill("2", [office.item("Pad Thai")]);
  const { charges, amount } = await printedPaper(bill);
  expect([charges.map(({ name }) => name), amount]).toEqual([["City tax"], 120_00]);
});
