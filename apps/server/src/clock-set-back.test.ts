import { startShift, startWorkDay } from "@comanda/contract/day";
import { officeArticle } from "@comanda/contract/office-menu";
import type { PrintJob } from "@comanda/contract/print";
import { acknowledgePrintJob, repeatPrintJob } from "@comanda/contract/print-job";
import { instant, msPerDay, msPerHour } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { findDataViolations } from "./proofs/invariants/find-data-violations.ts";
import { onlyJob, printActions } from "./testing/print-actions.ts";
import { eveningIn, openDayAndShift, startEvening, type Evening } from "./testing/test-evening.ts";
import { drawerOf, endDay, endShiftOf, payBill, payTypesOf } from "./testing/test-money.ts";
import { findNamed, startOffice } from "./testing/test-office.ts";
import { errorOf, replyOf } from "./testing/test-till.ts";

/** What the drawer of these evenings begins with. */
const float = 1500_00;

let evening: Evening;
let cash: number;
beforeEach(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  cash = (await payTypesOf(evening)).get(800) ?? 0;
  // An hour of sales before somebody sees that the clock is wrong.
  evening.app.advance(msPerHour);
});
afterEach(closeEvening);

/** The journal still verifies, and numbers, money and stock add up. */
async function closeEvening(): Promise<void> {
  try {
    expect(await findDataViolations(evening.app.database())).toEqual([]);
  } finally {
    await evening.app.close();
  }
}

/** Sells a plate for cash, and returns what it cost. */
async function sell(table: string): Promise<number> {
  const id = await evening.openBill(table, [evening.item("Pad Thai")]);
  const total = (await evening.billOf(id)).bill?.amount ?? 0;
  const paid = await payBill(evening, evening.cashier, id, [{ payType: cash, total }]);
  expect(paid.statusCode).toBe(200);
  return total;
}

describe.each([
  ["five hours", 5 * msPerHour],
  ["a year", 365 * msPerDay],
])("after the clock was set back by %s", (_much, ms) => {
  /** All sessions end, so everybody signs in again. */
  async function setBack(): Promise<void> {
    evening.app.advance(-ms);
    evening = await eveningIn(evening.app);
  }

  test("the shift and the day end when they began, and the next ones begin", async () => {
    const first = await sell("1");
    await setBack();
    const second = await sell("2");
    const { cashier, write } = evening;
    const shift = await endShiftOf(evening, cashier, float + first + second);
    expect(shift.summary.drawer.difference).toBe(0);
    expect(shift.summary.endTime).toBe(shift.summary.startTime);
    const day = await endDay(evening, cashier);
    expect(day.summary.endTime).toBe(day.summary.startTime);
    replyOf(startWorkDay, await write(cashier, startWorkDay));
    const body = { startDrawerCash: float, ...drawerOf(float) };
    replyOf(startShift, await write(cashier, startShift, { body }));
    const third = await sell("3");
    evening.app.advance(msPerHour);
    const next = await endShiftOf(evening, cashier, float + third);
    expect(next.summary.drawer.difference).toBe(0);
    await endDay(evening, cashier);
  });

  test("a press has the price that was changed before", async () => {
    const office = await startOffice(evening.app);
    const { id, revision } = findNamed(await office.list(officeArticle), "Pad Thai");
    await office.save(officeArticle, { save: [{ id, revision, price: 345_00 }] });
    await setBack();
    const createdDate = wireDateTime(instant(evening.app.now()));
    const bill = await evening.openBill("1", [evening.item("Pad Thai", { createdDate })]);
    const { items } = await evening.billOf(bill);
    expect(items[0]?.price).toBe(345_00);
  });

  test("papers from before are reported, tried again and read", async () => {
    const papers: PrintJob[] = [];
    for (const table of ["1", "2", "3", "4"]) {
      const id = await evening.openBill(table, [evening.item("Pad Thai")]);
      papers.push(onlyJob({ jobs: await printActions(evening).tickets(id) }));
    }
    const [out, failed, left, read] = papers.map(({ id }) => id);
    await setBack();
    const { settle, repeat, list } = printActions(evening);
    const { waiter, write } = evening;
    const failure = { state: "failed", cause: "refused" };
    expect((await settle(out ?? 0, { state: "sent" })).statusCode).toBe(200);
    expect((await settle(failed ?? 0, failure)).statusCode).toBe(200);
    replyOf(repeatPrintJob, await repeat(failed ?? 0));
    replyOf(repeatPrintJob, await repeat(left ?? 0));
    replyOf(
      acknowledgePrintJob,
      await write(waiter, acknowledgePrintJob, { params: { id: read } }),
    );
    expect(errorOf(await repeat(left ?? 0)).code).toBe("paper-in-hand");
    const states = (await list()).map(({ state, attempt }) => `${state} ${attempt}`);
    expect(states.toReversed()).toEqual(["sent 1", "queued 2", "queued 2", "told 1"]);
  });
});
