import { listCommissions, payCommission } from "@comanda/contract/commission";
import { countCash, endShift, endWorkDay, startShift, startWorkDay } from "@comanda/contract/day";
import { listBills } from "@comanda/contract/list-bills";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { listReports, readMonthReport, readReport } from "@comanda/contract/report";
import { listStock } from "@comanda/contract/stock";
import { expect, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { booksOf, busyVenue, sellRounds, type BusyVenue } from "./busy-day.ts";
import { movableClock, type Clock } from "./clock.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";
import { test as journey } from "./journey.ts";
import { billDialog, dismissPaid, loadTable, paidNotice } from "./money-journey.ts";
import { button, newOrder, pressArticle, print } from "./order-journey.ts";
import { endShiftWithDifference } from "./end-shift.ts";
import { expectFigure, mainButton } from "./own-venue.ts";
import {
  sumDays,
  expectedCash,
  remainingSales,
  computeFigures,
  type Figures,
} from "./compute-figures.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { figuresOf } from "./report-figures.ts";
import { refusedCall } from "./till.ts";

type Venue = { readonly server: RunningServer; readonly clock: Clock };

/** A few sessions stand for many users here, and call faster. */
const unlimited = { COMANDA_CALLS_PER_SECOND: "1000000" };

const test = journey.extend<{ readonly venue: Venue }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  venue: async ({}, use) => {
    const clock = await movableClock();
    const server = await startServer({ ...clock.settings, ...unlimited });
    await use({ server, clock });
    await server.remove();
    await clock.remove();
  },
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
});

test.use({ actionTimeout: 20_000 });

const startCash = 2_000_00;
/** The counted amount, whatever the expected one is. */
const countedAmount = 3_000_00;
const notes = (total: number) => [{ bill: 1000_00, qty: total / 1000_00, total }];

/** A time in next month by Bangkok's clock; 17:00 is in happy hour. */
function at(date: number, hour: number, minute: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, date, hour - 7, minute);
}

async function tillsOf({ server: { origin }, clock: { aheadMs } }: Venue) {
  return [
    await apiTill(origin, "cashier", "Restaurant", aheadMs),
    await apiTill(origin, "admin", "Bar", aheadMs),
  ] as const;
}

/** The open shifts, the restaurant's first. */
async function shiftsOf({ tills: [till] }: BusyVenue): Promise<readonly number[]> {
  const { shifts } = await till.call(listBills, { body: { lastPing: 0 } });
  return shifts.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function beginShift(till: ApiTill): Promise<void> {
  const body = { startDrawerCash: startCash, coin: [], cash: [{ bill: 1000_00, qty: 2 }] };
  await till.call(startShift, { body });
}

/** Makes payments in and out at a till, and pays all due commissions. */
async function moveMoney(house: BusyVenue, till: ApiTill, shift: number): Promise<void> {
  const categories = await till.call(listExpenseCategories);
  for (const { id, type } of categories) {
    const amount = 111_11 * (id % 7) + 1;
    const body = { type, amount, note: "", expenseCategory: id };
    await till.call(addPayment, { body });
    house.moved.push({ shift, kind: type === 0 ? "in" : "out", amount });
  }
  for (const { staff, amount, lines } of await till.call(listCommissions)) {
    const billItemIdList = lines.map(({ billItem }) => billItem);
    await till.call(payCommission, { body: { staffId: staff, amount, billItemIdList } });
    house.moved.push({ shift, kind: "commission", amount, staff });
  }
}

/** Ends a shift with a wrong count, and compares its report with the books. */
async function closeShift(house: BusyVenue, till: ApiTill, shift: number): Promise<void> {
  await till.call(countCash, { body: { coin: [], cash: notes(countedAmount) } });
  const body = { endDrawerCash: countedAmount, message: "", fileName: "" };
  const { report } = await till.call(endShift, { body });
  await expectShift(house, shift, report);
}

async function expectShift(house: BusyVenue, shift: number, report: number): Promise<void> {
  const filed = await house.tills[0].call(readReport, { params: { id: report } });
  const own = computeFigures(await booksOf(house), shift);
  if (filed.kind !== "shift") throw new Error("This is no report of a shift");
  expect(figuresOf(filed.summary)).toEqual(own);
  const expected = expectedCash(startCash, own);
  const { drawer } = filed.summary;
  expect(drawer).toMatchObject({
    expected,
    counted: countedAmount,
    difference: countedAmount - expected,
  });
}

async function expectDay(house: BusyVenue, report: number, day: Figures): Promise<void> {
  const filed = await house.tills[0].call(readReport, { params: { id: report } });
  if (filed.kind !== "day") throw new Error("This is no report of a day");
  expect(figuresOf(filed.summary)).toEqual(day);
  expect(filed.summary.totals.total).toBe(remainingSales(day));
}

/** A day at two tills without a screen; guests may stay past midnight. */
async function runDay(venue: Venue, date: number, midnight: boolean): Promise<Figures> {
  await venue.clock.moveTo(at(date, 17, 5));
  const tills = await tillsOf(venue);
  await tills[0].call(startWorkDay);
  for (const till of tills) await beginShift(till);
  const house = await busyVenue(tills, () => Date.now() + venue.clock.aheadMs());
  const shifts = await shiftsOf(house);
  await sellRounds(house, 1, `${date}a`);
  await venue.clock.moveTo(at(date, 22, 50));
  await sellRounds(house, 1, `${date}b`);
  if (midnight) await venue.clock.moveTo(at(date + 1, 0, 40));
  await sellRounds(house, 2, `${date}c`);
  for (const [index, till] of tills.entries()) await moveMoney(house, till, shifts[index] ?? 0);
  for (const [index, till] of tills.entries()) await closeShift(house, till, shifts[index] ?? 0);
  const day = computeFigures(await booksOf(house), null);
  const { report } = await tills[0].call(endWorkDay, { body: { message: "", fileName: "" } });
  await expectDay(house, report ?? 0, day);
  return day;
}

test("the reports of three days and their month match the books to the satang", async ({
  page,
  venue,
  expectedErrors,
}) => {
  // The till signs by the server's clock as soon as it knows it.
  expectedErrors.push(refusedCall);
  const first = await runFirstDay(page, venue);
  const second = await runDay(venue, 11, false);
  const third = await runDay(venue, 12, true);
  expect(Object.keys(third.byHour)).toContain("0");

  const [till] = await tillsOf(venue);
  const [from, to] = [new Date(at(10, 12, 0)), new Date(at(12, 12, 0))].map((date) =>
    date.toISOString().slice(0, 10),
  );
  const month = await till.call(readMonthReport, { body: { startTime: from, endTime: to } });
  const days = [first, second, third];
  expect(figuresOf(month)).toEqual(sumDays(days));
  expect(month.days.map(({ amount }) => amount)).toEqual(
    days.map(({ closed }) => closed["amount"]),
  );
  expect(month.totals.total).toBe(remainingSales(sumDays(days)));
});

/** Starts and ends the first day through the user interface; most of its bills come from other tills. */
async function runFirstDay(page: Page, venue: Venue): Promise<Figures> {
  await venue.clock.moveTo(at(10, 17, 5));
  await openTill(page, "cashier");
  await pressMenuButton(page, "Start of day");
  await button(page, "Ok").tap();
  await expect(page.getByText("Day started")).toBeVisible();
  await pressMenuButton(page, "Start of shift");
  await page.getByLabel("Notes of 1,000.00").fill("2");
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Shift started")).toBeVisible();
  const tills = await tillsOf(venue);
  await beginShift(tills[1]);
  const house = await busyVenue(tills, () => Date.now() + venue.clock.aheadMs());
  const [restaurant = 0, bar = 0] = await shiftsOf(house);

  await payByHand(page, house);
  await sellRounds(house, 4, "1");
  expect((await booksOf(house)).bills.length).toBeGreaterThan(50);
  await moveByHand(page, house, restaurant);
  await deliverByHand(page, house);
  await moveMoney(house, tills[1], bar);
  await closeShift(house, tills[1], bar);
  await endShiftByHand(page, house, restaurant);
  return await endDayByHand(page, house);
}

async function payByHand(page: Page, house: BusyVenue): Promise<void> {
  await newOrder(page, "H1");
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Jasmine Rice");
  await print(page);
  await loadTable(page, "H1");
  await button(page, "Pay cash").tap();
  await page.getByRole("textbox", { name: "Cash", exact: true }).fill("500");
  await button(page, "Close").tap();
  await expect(paidNotice(page)).toContainText("Give back 346.00");
  await dismissPaid(page);
  const paid = (await booksOf(house)).bills.find(({ table }) => table === "H1");
  const cash = house.payTypes.find(({ indexNumber }) => indexNumber === 800);
  house.handed.set(paid?.id ?? 0, [{ payType: cash?.id ?? 0, total: 500_00 }]);
}

async function moveByHand(page: Page, house: BusyVenue, shift: number): Promise<void> {
  await pressMenuButton(page, "Do payment");
  await page.getByRole("radio", { name: "Money-out" }).check();
  await button(page, "Ice").tap();
  await page.getByRole("textbox", { name: "Amount" }).fill("123.45");
  await button(page, "Ok").tap();
  await button(page, "Confirm").tap();
  await expect(page.getByText("Payment of 123.45 recorded")).toBeVisible();
  house.moved.push({ shift, kind: "out", amount: 123_45 });
  const [due] = await house.tills[0].call(listCommissions);
  await pressMenuButton(page, "Pay Comm.");
  await button(page, "Pay Mali Wong").tap();
  await billDialog(page, "Pay commission").getByRole("button", { name: "Pay" }).tap();
  await expect(page.getByText("No commissions to pay")).toBeVisible();
  const { amount = 0, staff = 0 } = due ?? {};
  house.moved.push({ shift, kind: "commission", amount, staff });
}

async function deliverByHand(page: Page, { tills: [till] }: BusyVenue): Promise<void> {
  const countOf = async () => {
    const { stocks, stockItems } = await till.call(listStock);
    const mango = stockItems.find(({ name }) => name === "Mango")?.id;
    const own = stocks.filter(({ stockItem }) => stockItem === mango);
    return own.reduce((one, { currentCount }) => one + currentCount, 0);
  };
  const before = await countOf();
  await pressMenuButton(page, "Stock Delivery");
  await page.getByRole("textbox", { name: "Delivered Mango" }).fill("7");
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByText("1 item added to stock")).toBeVisible();
  expect(await countOf()).toBe(before + 7_000);
}

async function endShiftByHand(page: Page, house: BusyVenue, shift: number): Promise<void> {
  const own = computeFigures(await booksOf(house), shift);
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 1,000.00").fill("3");
  await mainButton(page, "end shift").tap();
  const expected = expectedCash(startCash, own);
  await expectFigure(page, "Drawer", "Expected in the drawer", inBaht(expected));
  await expectFigure(page, "Drawer", "Difference", inBaht(countedAmount - expected));
  await endShiftWithDifference(page);
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
  const [filed] = await house.tills[0].call(listReports, { query: { kind: "shift" } });
  await expectShift(house, shift, filed?.id ?? 0);
}

async function endDayByHand(page: Page, house: BusyVenue): Promise<Figures> {
  const day = computeFigures(await booksOf(house), null);
  await pressMenuButton(page, "End of day");
  await expectFigure(page, "Bills", "Close", inBaht(day.closed["amount"] ?? 0));
  await expectFigure(page, "Sales by hour", "Sales result", inBaht(day.closed["amount"] ?? 0));
  await expectFigure(page, "Totals", "Total for day", inBaht(remainingSales(day)));
  await mainButton(page, "end work day").tap();
  await billDialog(page, "Do you want to end work day?").getByRole("button", { name: "Ok" }).tap();
  await expect(page.getByText("Day ended")).toBeVisible({ timeout: 30_000 });
  const [filed] = await house.tills[0].call(listReports, { query: { kind: "day" } });
  await expectDay(house, filed?.id ?? 0, day);
  return day;
}

function inBaht(hundredths: number): string {
  const sign = hundredths < 0 ? "-" : "";
  const units = Math.abs(hundredths) / 100;
  return sign + units.toLocaleString("en-US", { minimumFractionDigits: 2 });
}
