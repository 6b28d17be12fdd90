import { updateBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { printBill, showBill } from "@comanda/contract/bill-papers";
import { officeCurrency, officePayType } from "@comanda/contract/office-selling";
import { money } from "@comanda/domain/money/money";
import { readBankQr } from "@comanda/domain/bank-qr/read-bank-qr";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let evening: Office;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const payType = async (name: string) => findNamed(await evening.list(officePayType), name);

async function change(name: string, changes: object): Promise<void> {
  const { id, revision } = await payType(name);
  await evening.save(officePayType, { save: [{ id, revision, ...changes }] });
}

const onPaper = async (id: number) => {
  const params = { id, mode: 0, merged: 0 };
  const printed = await evening.write(evening.waiter, printBill, { params });
  const { document } = replyOf(printBill, printed).jobs[0] ?? {};
  if (document?.kind !== "bill") throw new Error("No bill was printed");
  return document;
};

const onScreen = async (id: number) =>
  replyOf(showBill, await callAs(evening.app, evening.waiter, showBill, { params: { id } }));

test("an open bill has the code of a pay type once the venue prints it, with the amount and the bill's number", async () => {
  const bill = await evening.openBill("1", [evening.item("Gin"), evening.item("Pad Thai")]);
  expect(await onPaper(bill)).not.toHaveProperty("codes");
  await change("QR transfer", { printsQr: true });
  const { amount, number, codes } = await onPaper(bill);
  expect(amount).toBeGreaterThan(0);
  expect(codes?.map(({ name, text }) => [name, readBankQr(text)])).toEqual([
    [
      "QR transfer",
      {
        scheme: "promptpay",
        receiver: "0000000000001",
        amount: money(amount),
        reference: String(number),
      },
    ],
  ]);
  expect((await onScreen(bill)).codes).toEqual(codes);
});

test("what is added to a bill is in the code of its next paper", async () => {
  const bill = await evening.openBill("2", [evening.item("Gin")]);
  const before = await onPaper(bill);
  const more = { body: { id: bill, version: 1, billItems: [evening.item("Gin")] } };
  replyOf(updateBill, await evening.write(evening.waiter, updateBill, more));
  const after = await onPaper(bill);
  expect(after.amount).toBe(2 * before.amount);
  expect(readBankQr(after.codes?.[0]?.text ?? "")?.amount).toBe(after.amount);
});

test("a bill that is paid or voided has no code", async () => {
  const [paid, voided] = [
    await evening.openBill("3", [evening.item("Gin")]),
    await evening.openBill("4", [evening.item("Gin")]),
  ];
  const { amount } = await onPaper(paid);
  const { id: cash } = await payType("Cash");
  await evening.write(evening.cashier, closeBill, {
    params: { id: paid },
    body: { payDetails: [{ payType: cash, total: amount }] },
  });
  await evening.write(evening.cashier, voidBill, {
    params: { id: voided },
    body: { statusNote: "Guests left" },
  });
  for (const id of [paid, voided]) expect(await onScreen(id)).not.toHaveProperty("codes");
});

test("a code is for the venue's currency", async () => {
  const { id, revision } = await payType("QR transfer");
  const vietQr = { qrScheme: "vietqr", qrReceiver: "970436/0011001234567" };
  const { fields } = await evening.refused(officePayType, { save: [{ id, revision, ...vietQr }] });
  expect(fields).toMatchObject([
    {
      field: "qrScheme",
      code: "other-currency",
      error: "This code is for another currency than the venue's",
    },
  ]);
  const bill = await evening.openBill("5", [evening.item("Gin")]);
  expect(await onScreen(bill)).toHaveProperty("codes");
  const [baht] = await evening.list(officeCurrency);
  if (baht === undefined) throw new Error("There is no currency");
  await evening.save(officeCurrency, {
    save: [{ id: baht.id, revision: baht.revision, code: "EUR" }],
  });
  expect(await onScreen(bill)).not.toHaveProperty("codes");
});
