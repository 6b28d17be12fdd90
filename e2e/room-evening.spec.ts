import { updateBill } from "@comanda/contract/bill";
import { expect, type Browser, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { expectBills, expectKitchen, type DishName } from "./evening-count.ts";
import {
  expectFree,
  expectTaken,
  joinBills,
  moveByDrag,
  moveByKeys,
  moveByTouch,
  openFloor,
  openTable,
  payInCash,
  sitDown,
  sitTogether,
  table,
  takeApart,
} from "./floor-till.ts";
import { holdUntilAllSent } from "./hold-calls.ts";
import { expectServerLost } from "./offline-till.ts";
import { alert, button, orderPanel, pressArticle, sendTo } from "./order-journey.ts";
import { test as journey } from "./journey.ts";
import { startPrinterVenue, type PrinterVenue } from "./printer-venue.ts";
import { serveByCourse } from "./serve-by-course.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import type { Person } from "./till.ts";
import { openTill } from "./till-menu.ts";

/** Two tills work, and another waiter has a phone. */
type Devices = { readonly till: Page; readonly bar: Page; readonly phone: Page };

/** All bills of the venue are counted, so that nobody else may sell in it. */
const test = journey.extend<{ readonly house: PrinterVenue; readonly devices: Devices }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  house: async ({}, use) => {
    ordered.length = 0;
    const house = await startPrinterVenue();
    await startDayWithShifts(house.server);
    await use(house);
    await house.remove();
  },
  devices: async ({ browser, house }, use) => {
    await serveByCourse(await apiTill(house.server.origin, "admin", "Restaurant"), true);
    const { origin } = house.server;
    const [till, bar, phone] = await Promise.all([
      openDevice(browser, origin, { person: "cashier", width: 1366, height: 768 }),
      openDevice(browser, origin, { person: "admin", width: 1024, height: 768, place: "Bar" }),
      openDevice(browser, origin, { person: "waiter", width: 390, height: 844 }),
    ]);
    await use({ till, bar, phone });
    for (const page of [till, bar, phone]) await page.context().close();
  },
});

type Device = {
  readonly person: Person;
  readonly width: number;
  readonly height: number;
  readonly place?: string;
};

async function openDevice(browser: Browser, baseURL: string, device: Device): Promise<Page> {
  const { person, width, height, place } = device;
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width, height },
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await openTill(page, person, place);
  return page;
}

/** What was ordered this evening, by whichever device. */
const ordered: DishName[] = [];

async function order(page: Page, at: string, names: readonly DishName[]): Promise<void> {
  for (const name of names) {
    await pressArticle(page, name);
    ordered.push(name);
  }
  await sendTo(page, at);
}

async function serve(page: Page, at: string, names: readonly DishName[]): Promise<void> {
  await sitDown(page, at, 2);
  await order(page, at, names);
}

const seat = (page: Page, name: string) =>
  page.getByRole("group", { name: "Seats" }).getByRole("button", { name, exact: true });

async function fire(page: Page, at: string, course: string): Promise<void> {
  await openTable(page, at);
  await button(page, `Fire ${course}`).tap();
  const heading = orderPanel(page).getByRole("heading", { name: course });
  await expect(heading).toHaveText(/ · sent \d\d:\d\d$/);
}

test("an evening at two tills and a phone loses, doubles and miscounts nothing", async ({
  devices: { till, bar, phone },
  house,
}) => {
  await test.step("guests sit down and order, with courses, seats, answers and a set", async () => {
    await Promise.all([
      serveWithChoices(till),
      (async () => {
        await serve(bar, "5", ["Green Curry"]);
        await serve(bar, "6", ["Pad Thai"]);
        await serve(bar, "7", ["Fish Cakes"]);
        await serve(bar, "8", ["Green Curry"]);
      })(),
      (async () => {
        await serve(phone, "9", ["Pad Thai"]);
        await serve(phone, "10", ["Jasmine Rice"]);
        await serve(phone, "T1", ["Fish Cakes"]);
      })(),
    ]);
  });

  await test.step("they move: by touch, by drag and by keys", async () => {
    await moveByTouch(till, { from: "1", to: "11" });
    await moveByDrag(bar, { from: "5", to: "12" });
    for (const page of [till, bar, phone]) {
      await openFloor(page);
      for (const name of ["11", "12"]) await expectTaken(page, name);
      for (const name of ["1", "5"]) await expectFree(page, name);
    }
    await moveByKeys(bar, { from: "7", to: "5" }, ["ArrowLeft", "ArrowLeft"]);
    await expectTaken(phone, "5");
    await serve(phone, "1", ["Pad Thai"]);
  });

  await test.step("they sit together, and bills are joined and taken apart", async () => {
    await joinBills(bar, { from: "8", to: "6" });
    const joinedAt = Date.now();
    await sitTogether(till, "2", "3");
    // Only what was ordered in a later second counts as ordered since.
    await expect.poll(() => Date.now() - joinedAt).toBeGreaterThan(1000);
    await openTable(bar, "6");
    await order(bar, "6", ["Jasmine Rice"]);
    await takeApart(bar, { from: "6", to: "8" }, ["1 Jasmine Rice"]);
  });

  await test.step("the next course is fired from the order", async () => {
    await fire(till, "11", "Course 2");
    await fire(till, "3", "Course 2");
  });

  await test.step("a phone without the server moves its own guests, who arrive later", async () => {
    await phone.context().setOffline(true);
    await moveByTouch(phone, { from: "10", to: "7" });
    await expectServerLost(phone);
    await expectTaken(phone, "7");
    await openFloor(till);
    await expectTaken(till, "10");
    await phone.context().setOffline(false);
    await expectTaken(till, "7");
    await expectFree(till, "10");
    await joinBills(till, { from: "7", to: "9" });
  });

  await test.step("of two tills that move a table at once, the later one reads where it went", async () => {
    await payInCash(bar, "12");
    await openFloor(bar);
    for (const page of [till, bar]) await expectFree(page, "12");
    await moveAtOnce([till, bar], "4", ["10", "12"]);
  });

  await test.step("all pay, and the room is free", async () => {
    const [moved, left] = (await isTaken(till, "10")) ? ["10", "12"] : ["12", "10"];
    await expectFree(till, left);
    await Promise.all([
      payAll(till, ["11", "2", "3", "9", "1"]),
      payAll(bar, ["6", "8", "5", moved]),
    ]);
    await payInCash(bar, "T1", "Terrace");
    for (const page of [till, bar, phone]) await expectAllFree(page);
  });

  const count = await apiTill(house.server.origin, "cashier", "Restaurant");
  await expectBills(count, ordered);
  await expectKitchen(count, house.kitchen, ordered);
});

/** Starters and mains for two seats, a steak with its answers, a set, and a plain dish. */
async function serveWithChoices(page: Page): Promise<void> {
  await sitDown(page, "1", 2);
  await seat(page, "Seat 1").tap();
  await pressArticle(page, "Fish Cakes");
  await seat(page, "Seat 2").tap();
  ordered.push("Fish Cakes");
  await order(page, "1", ["Green Curry"]);

  await sitDown(page, "2", 2);
  await pressArticle(page, "Tenderloin");
  const sheet = page.getByRole("dialog", { name: "Tenderloin" });
  await sheet.getByRole("button", { name: "Rare", exact: true }).tap();
  await button(page, "Confirm").tap();
  ordered.push("Tenderloin");
  await order(page, "2", []);

  await sitDown(page, "3", 2);
  await pressArticle(page, "Lunch Set");
  for (const part of ["Som Tam", "Pad Thai", "Leo Beer"]) {
    await page.locator("main dialog").getByRole("button", { name: part }).tap();
  }
  await button(page, "Add 249.00").tap();
  ordered.push("Lunch Set");
  await order(page, "3", []);

  await serve(page, "4", ["Pad Thai"]);
}

/** Both tills move the table before the server has answered either of them. */
async function moveAtOnce(
  tills: readonly [Page, Page],
  from: string,
  to: readonly [string, string],
): Promise<void> {
  await holdUntilAllSent(tills, `**${updateBill.path}`);
  await Promise.all(
    tills.map(async (page, index) => await moveByTouch(page, { from, to: to[index] ?? "" })),
  );
  const messages = tills.map((page) => alert(page, "was moved to"));
  const words = /Bill \d+ was moved to (10|12) by (Chai Prasong|Achara Suwan)/;
  await Promise.any(messages.map((message) => expect(message).toContainText(words)));
  const isVisible = await Promise.all(messages.map((message) => message.isVisible()));
  expect(isVisible.filter(Boolean)).toHaveLength(1);
  for (const page of tills) await page.unrouteAll();
}

async function isTaken(page: Page, name: string): Promise<boolean> {
  await openFloor(page);
  return !/Free\s*$/.test((await table(page, name).textContent()) ?? "");
}

async function payAll(page: Page, tables: readonly string[]): Promise<void> {
  for (const name of tables) await payInCash(page, name);
}

async function expectAllFree(page: Page): Promise<void> {
  await openFloor(page);
  await expect(page.locator("[data-table]").first()).toBeVisible();
  await expect(page.locator('[data-table]:not([data-state="free"])')).toHaveCount(0);
}
