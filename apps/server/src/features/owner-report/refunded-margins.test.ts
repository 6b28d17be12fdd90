import { closeBill } from "@comanda/contract/end-bill";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill } from "../../testing/test-money.ts";
import {
  sellTwoPlates,
  startRefundEvening,
  type RefundEvening,
} from "../../testing/test-refunds.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let venue: RefundEvening;
let plates: number;
beforeAll(async () => {
  venue = await startRefundEvening();
  const { evening, cash } = venue;
  plates = await sellTwoPlates(evening, "1", cash);
  await endShiftOf(evening, evening.cashier, 1000_00);
  await endDay(evening, evening.cashier);
  // One o'clock in Bangkok.
  evening.app.advance(6 * 60 * 60 * 1000);
  await openDayAndShift(evening);
});
afterAll(() => venue.evening.app.close());

/** Each article of a day with its quantity and its sales without tax, and both of all. */
async function readMargins(from: string, to: string) {
  const asked = { params: { kind: "margins" }, query: { from, to } };
  const reply = await callAs(venue.evening.app, venue.manager, readOwnerReport, asked);
  const { columns, rows, totals } = replyOf(readOwnerReport, reply);
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const figuresOf = (row: (typeof rows)[number]) => [row[at("quantity")], row[at("netOfLines")]];
  return { ofAll: figuresOf(totals), rows: rows.map((row) => [row[0], ...figuresOf(row)]) };
}

test("what was taken back has no tax in it, and what was sold only its own", async () => {
  const { evening, manager, cash } = venue;
  const payments = [{ payType: cash, total: 264_00, insteadOf: null }];
  const body = { key: "back", lines: null, statusNote: "Cold", payments };
  replyOf(refundBill, await evening.write(manager, refundBill, { params: { id: plates }, body }));
  // 240.00 less 7 % VAT in it, without anything sold.
  const back = ["Pad Thai", -2, -224_30];
  expect(await readMargins("2026-11-21", "2026-11-21")).toEqual({
    ofAll: [-2, -224_30],
    rows: [back],
  });

  const beer = await evening.openBill("2", [evening.item("Singha Beer")]);
  const paid = await payBill(evening, evening.cashier, beer, [{ payType: cash, total: 500_00 }]);
  replyOf(closeBill, paid);
  const price = (await evening.billOf(beer)).items.reduce((sum, { total }) => sum + total, 0);
  const net = Math.round((price * 100) / 107);
  const { ofAll, rows } = await readMargins("2026-11-21", "2026-11-21");
  expect(rows).toEqual([["Singha Beer", 1, net], back]);
  expect(ofAll).toEqual([-1, net - 224_30]);
  // Nothing remains of what was sold and taken back.
  expect((await readMargins("2026-11-20", "2026-11-21")).rows).toEqual([["Singha Beer", 1, net]]);
});
