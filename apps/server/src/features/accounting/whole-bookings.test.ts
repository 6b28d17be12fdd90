import { readBookings } from "@comanda/contract/accounting";
import { countCash, endShift } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { officeCurrency } from "@comanda/contract/office-selling";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { minorUnitsPerUnit } from "@comanda/domain/money/money";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { drawerOf, endDay, payBill, payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
const query = { from: "2026-11-20", to: "2026-11-20" };
beforeAll(async () => {
  office = await startOffice();
  const [main] = await office.list(officeCurrency);
  const whole = { hasDecimals: false, coins: [1_00, 5_00, 10_00] };
  await office.save(officeCurrency, {
    save: [{ id: main?.id, revision: main?.revision, ...whole }],
  });
  await openDayAndShift(office);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const dishes = ["Pad Thai", "Green Curry", "Singha Beer"] as const;
  for (const [index, name] of dishes.entries()) {
    const items = dishes.slice(index).map((dish) => office.item(dish));
    const bill = await office.openBill(name, items);
    const payments = [{ payType: cash, total: 9000_00 }];
    replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
  }
  // Coins below the unit are counted no longer.
  const counted = { cash: drawerOf(1500_00).cash, coin: [] };
  replyOf(countCash, await office.write(office.cashier, countCash, { body: counted }));
  const end = { endDrawerCash: 1500_00, message: "", fileName: "" };
  replyOf(endShift, await office.write(office.cashier, endShift, { body: end }));
  await endDay(office, office.cashier);
});
afterAll(() => office.app.close());

const isFraction = (amount: unknown) => Number(amount) % minorUnitsPerUnit !== 0;

test("in a currency without decimals every booking is whole, and debit equals credit", async () => {
  const read = await callAs(office.app, office.admin, readBookings, { query });
  const bookings = replyOf(readBookings, read).days.flatMap((day) => day.bookings);
  expect(bookings.filter(({ kind }) => kind === "tax")).toHaveLength(1);
  expect(bookings.filter(({ amount }) => isFraction(amount))).toEqual([]);
  const sumOf = (side: "debit" | "credit") =>
    bookings.filter((one) => one.side === side).reduce((sum, { amount }) => sum + amount, 0);
  expect(sumOf("debit")).toBe(sumOf("credit"));
});

test("in a currency without decimals every figure of the best and worst sellers is whole", async () => {
  const asked = { params: { kind: "margins" as const }, query };
  const read = await callAs(office.app, office.admin, readOwnerReport, asked);
  const { columns, rows } = replyOf(readOwnerReport, read);
  expect(rows).toHaveLength(3);
  const money = [...columns.entries()].filter(([, { kind }]) => kind === "money");
  const figures = money.flatMap(([at, { key }]) => rows.map((row) => ({ key, figure: row[at] })));
  expect(figures.map(({ key }) => key)).toContain("netOfLines");
  expect(figures.filter(({ figure }) => isFraction(figure))).toEqual([]);
});
