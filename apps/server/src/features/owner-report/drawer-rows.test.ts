import { readOwnerReport } from "@comanda/contract/owner-report";
import { afterAll, beforeAll, expect, test } from "vitest";

import { endShiftOf, startShiftOf } from "../../testing/test-money.ts";
import {
  sellTwoPlates,
  startRefundEvening,
  type RefundEvening,
} from "../../testing/test-refunds.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let venue: RefundEvening;
beforeAll(async () => {
  venue = await startRefundEvening();
});
afterAll(() => venue.evening.app.close());

async function readDrawers() {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "drawers" }, query };
  const reply = await callAs(venue.evening.app, venue.manager, readOwnerReport, asked);
  return replyOf(readOwnerReport, reply);
}

test("a drawer is listed when its shift has ended, with what it is short of", async () => {
  const { evening, cash } = venue;
  const { cashier } = evening;
  await sellTwoPlates(evening, "1", cash);
  expect((await readDrawers()).rows).toEqual([]);
  // 1500.00 at the start and 264.00 from guests.
  await endShiftOf(evening, cashier, 1564_00);
  await startShiftOf(evening, cashier, 100_00);
  await sellTwoPlates(evening, "2", cash);
  await endShiftOf(evening, cashier, 370_00);

  const { columns, rows, totals } = await readDrawers();
  const keys = ["day", "station", "staff", "expected", "counted", "difference"];
  expect(columns.map(({ key }) => key)).toEqual(keys);
  const where = ["2026-11-20", "Restaurant", "10 Chai Prasong"];
  expect(rows).toEqual([
    [...where, 1764_00, 1564_00, -200_00],
    [...where, 364_00, 370_00, 6_00],
  ]);
  expect(totals).toEqual([null, null, null, 2128_00, 1934_00, -194_00]);
});
