import { updateBill } from "@comanda/contract/bill";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { officeArticle } from "@comanda/contract/office-menu";
import type { PrintJob } from "@comanda/contract/print";
import { acknowledgePrintJob, repeatPrintJob } from "@comanda/contract/print-job";
import { refundBill } from "@comanda/contract/refund";
import { reopenBill, takeTender, undoTender } from "@comanda/contract/tender";
import { instant, msPerDay, msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { findDataViolations } from "./proofs/invariants/find-data-violations.ts";
import { billActions } from "./testing/bill-actions.ts";
import { onlyJob, printActions } from "./testing/print-actions.ts";
import { eveningIn, openDayAndShift, startEvening, type Evening } from "./testing/test-evening.ts";
import { sellTwoPlates } from "./testing/test-refunds.ts";
import { venueActions } from "./testing/venue-actions.ts";
import {
  drawerOf,
  endDay,
  endShiftOf,
  payBill,
  payTypesOf,
  signInAt,
} from "./testing/test-money.ts";
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
  // An hour of sales before the clock is set back.
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

async function changePrice(price: number): Promise<void> {
  const office = await startOffice(evening.app);
  const { id, revision } = findNamed(await office.list(officeArticle), "Pad Thai");
  await office.save(officeArticle, { save: [{ id, revision, price }] });
}

/** What a plate costs that is pressed and sent now. */
async function priceNow(): Promise<number | undefined> {
  const createdDate = wireDateTime(instant(evening.app.now()));
  const bill = await evening.openBill("1", [evening.item("Pad Thai", { createdDate })]);
  return (await evening.billOf(bill)).items[0]?.price;
}

test("a changed price stays when the clock that was set back is almost where it was again", async () => {
  await changePrice(345_00);
  evening.app.advance(-3 * msPerMinute);
  evening = await eveningIn(evening.app);
  evening.app.advance(2.5 * msPerMinute);
  expect(await priceNow()).toBe(345_00);
});

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

  test.each(Object.entries(billActions))("two bills from before take this: %s", async (_, act) => {
    const plates = [evening.item("Pad Thai", { qty: 2 }), evening.item("Green Curry")];
    const first = await evening.openBill("1", plates);
    const second = await evening.openBill("2", [evening.item("Lady Drink")]);
    await setBack();
    expect(await act(evening, first, second)).toBe(200);
  });

  test.each(Object.entries(venueActions))("the venue goes on with this: %s", async (name, act) => {
    expect(await act(evening, `${name}1000`)).toBe(200);
    await setBack();
    expect(await act(evening, `${name}2000`)).toBe(200);
  });

  test("a timer from before runs at its minimum price, and is stopped and paid", async () => {
    const timeStart = wireDateTime(instant(evening.app.now()));
    const timer = evening.item("Foot Massage", { type: 5, timeStart });
    const id = await evening.openBill("1", [timer]);
    await setBack();
    const { bill, items } = await evening.billOf(id);
    // "Now" is before its start, so its end is typed.
    const stopped = { id: items[0]?.id, times: { timeStart, timeEnd: timeStart } };
    const body = { id, version: bill?.version, billItems: [stopped] };
    replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
    const paid = await payBill(evening, evening.cashier, id, [{ payType: cash, total: 264_00 }]);
    replyOf(closeBill, paid);
    expect((await evening.billOf(id)).items).toMatchObject([{ qty: 0, timeEnd: timeStart }]);
  });

  test("a bill that was paid in parts before is closed, opened again and voided", async () => {
    const id = await evening.openBill("1", [evening.item("Pad Thai", { qty: 2 })]);
    const take = async (key: string, amount: number) => {
      const body = { bill: id, key, payType: cash, amount };
      return replyOf(takeTender, await evening.write(evening.cashier, takeTender, { body }));
    };
    const { tender } = await take("before", 100_00);
    await setBack();
    const { cashier, write } = evening;
    await take("after", 164_00);
    expect((await evening.billOf(id)).bill).toMatchObject({ status: 1, amount: 264_00 });
    replyOf(reopenBill, await write(cashier, reopenBill, { params: { id } }));
    expect((await evening.billOf(id)).bill).toMatchObject({ status: 0, paid: 100_00 });
    replyOf(undoTender, await write(cashier, undoTender, { params: { id: tender } }));
    const body = { statusNote: "Left" };
    replyOf(voidBill, await write(cashier, voidBill, { params: { id }, body }));
  });

  test("a press has the price that was changed before", async () => {
    await changePrice(345_00);
    await setBack();
    expect(await priceNow()).toBe(345_00);
  });

  test("a bill that was paid before is refunded", async () => {
    const id = await sellTwoPlates(evening, "1", cash);
    await setBack();
    const manager = await signInAt(evening, "admin", "Restaurant");
    const payments = [{ payType: cash, total: 264_00, insteadOf: null }];
    const body = { key: "refund-1", lines: null, statusNote: "Cold", payments };
    const refunded = await evening.write(manager, refundBill, { params: { id }, body });
    expect(replyOf(refundBill, refunded)).toMatchObject({ amount: 264_00 });
    const shift = await endShiftOf(evening, evening.cashier, float);
    expect(shift.summary.drawer.difference).toBe(0);
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
