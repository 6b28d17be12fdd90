import { printBill } from "@comanda/contract/bill-papers";
import { endWorkDay, readShift, readWorkDay } from "@comanda/contract/day";
import { readFrontPage } from "@comanda/contract/front-page";
import { officePayType } from "@comanda/contract/office-selling";
import { readReport } from "@comanda/contract/report";
import { msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endShiftOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

/** Friday, 20 November 2026, at seven in the evening in Bangkok. */
let office: Office;
/** A plate, a massage and a bungalow, whose time runs. */
let bills: readonly number[];
const started = { type: 5, timeStart: "2026-11-20 11:59:00" } as const;

beforeEach(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const { openBill, item } = office;
  bills = [
    await openBill("1", [item("Pad Thai"), item("Pad Thai")]),
    await openBill("2", [item("Pad Thai"), item("Foot Massage", started)]),
    await openBill("3", [item("Bungalow", started)]),
  ];
});
afterEach(() => office.app.close());

/** What the papers of the bills ask for together. */
async function sumOfPapers(): Promise<number> {
  let sum = 0;
  for (const id of bills) {
    const print = { params: { id, mode: 3, merged: 0 } };
    const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
    if (job?.document.kind !== "bill") throw new Error("No bill was printed");
    sum += job.document.amount;
  }
  return sum;
}

async function openBills() {
  const { app, admin, cashier } = office;
  const { openBills: today } = replyOf(readFrontPage, await callAs(app, admin, readFrontPage));
  const asked = { params: { countedTotal: 0 } };
  return {
    today: { count: today.count, amount: today.amount },
    day: replyOf(readWorkDay, await callAs(app, admin, readWorkDay)).bills[0],
    shift: replyOf(readShift, await callAs(app, cashier, readShift, asked)).bills[0],
  };
}

const same = (figures: { readonly count: number; readonly amount: number }) => ({
  today: figures,
  day: figures,
  shift: figures,
});

test("Today, the day and the shift count a running timer as the bill asks for it at that moment", async () => {
  for (const elapsed of [msPerMinute, 3 * msPerHour, 5 * msPerHour]) {
    office.app.advance(elapsed);
    expect(await openBills()).toEqual(same({ count: 3, amount: await sumOfPapers() }));
  }
});

test("a filed report has the open bills as they stood when it was filed", async () => {
  const { app, cashier, write } = office;
  await endShiftOf(office, cashier, 1500_00);
  app.advance(2 * msPerHour);
  const open = { count: 3, amount: await sumOfPapers() };
  const body = { message: "", fileName: "" };
  const ended = replyOf(endWorkDay, await write(cashier, endWorkDay, { body }));
  expect(ended.summary.bills[0]).toEqual(open);
  app.advance(2 * msPerHour);
  const asked = { params: { id: ended.report ?? 0 } };
  const filed = replyOf(readReport, await callAs(app, cashier, readReport, asked));
  expect(filed.summary.bills[0]).toEqual(open);
});

test("all of them show a bill as it was last saved, as lists do, until it is saved under the new charge", async () => {
  const service = findNamed(await office.list(officePayType), "Service charge");
  const before = await openBills();
  await office.save(officePayType, {
    save: [{ id: service.id, revision: service.revision, value: 20_00 }],
  });
  const listed = await listedAmount(bills[0]);
  expect(listed).toBe(264_00);
  const [, ...running] = bills;
  const { amount } = before.today;
  const { today, day, shift } = await openBills();
  expect([day, shift]).toEqual([today, today]);
  bills = running;
  expect(today).toEqual({ count: 3, amount: 264_00 + (await sumOfPapers()) });
  expect(today.amount).toBeGreaterThan(amount);
});

async function listedAmount(bill = 0): Promise<number | undefined> {
  return (await office.billOf(bill)).bill?.amount;
}
