import { readBookings } from "@comanda/contract/accounting";
import { countCash, endShift } from "@comanda/contract/day";
import { officeForeignCurrency } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { takeTender } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { drawerOf, endDay, payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

test("missing dollars are booked as missing cash, for what they were taken", async () => {
  await openDayAndShift(office);
  const rateMillionths = 33_250_000;
  const dollar = { name: "US dollar", code: "USD", rateMillionths };
  const { saved } = await office.save(officeForeignCurrency, { save: [dollar] });
  const currency = saved[0]?.id ?? 0;
  // 132.00, for which five dollars are taken and 34.25 are given back.
  const bill = await office.openBill("Dollars", [office.item("Pad Thai")]);
  const payType = (await payTypesOf(office)).get(800) ?? 0;
  const given = { currency, amount: 5_00, rateMillionths };
  const body = { bill, key: "dollars", payType, amount: 166_25, given };
  replyOf(takeTender, await office.write(office.cashier, takeTender, { body }));

  const left = 1500_00 - 34_25;
  const counted = { ...drawerOf(left), foreign: [{ currency, amount: 0 }] };
  replyOf(countCash, await office.write(office.cashier, countCash, { body: counted }));
  const end = { endDrawerCash: left, message: "", fileName: "" };
  replyOf(endShift, await office.write(office.cashier, endShift, { body: end }));
  await endDay(office, office.cashier);

  const query = { from: "2026-11-20", to: "2026-11-20" };
  const read = await callAs(office.app, office.admin, readBookings, { query });
  const bookings = replyOf(readBookings, read).days.flatMap((day) => day.bookings);
  const amountsOf = (kind: (typeof bookings)[number]["kind"]) =>
    bookings.filter((booking) => booking.kind === kind).map(({ amount }) => amount);
  expect({ short: amountsOf("cash-short"), over: amountsOf("cash-over") }).toEqual({
    short: [166_25],
    over: [],
  });
});

test("the report of drawers has the same beside the difference in the venue's own currency", async () => {
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "drawers" }, query };
  const reply = await callAs(office.app, office.admin, readOwnerReport, asked);
  const { columns, rows } = replyOf(readOwnerReport, reply);
  expect(columns.slice(-2).map(({ key }) => key)).toEqual(["difference", "otherCurrencies"]);
  expect(rows.map((row) => row.slice(-2))).toEqual([[0, -166_25]]);
});
