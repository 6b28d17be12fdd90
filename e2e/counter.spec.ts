import { officeStation } from "@comanda/contract/office-venue";
import { listBills } from "@comanda/contract/list-bills";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { badLine } from "./bad-line.ts";
import { doubleTap, watchPresses } from "./double-tap.ts";
import { dismissPaid, paidNotice } from "./money-journey.ts";
import { alert, button, line, orderPanel, pressArticle, sentNotice } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import type { RunningServer } from "./start-server.ts";
import { startRobot } from "./robot.ts";
import { sell } from "./sell.ts";
import { refusedCall, tile, unansweredCall } from "./till.ts";
import { openTill } from "./till-menu.ts";

/** Makes the Restaurant a counter, or none. */
async function setCounter({ origin }: RunningServer, isCounter: boolean): Promise<void> {
  const office = await apiTill(origin, "admin", "Bar");
  const stations = await office.call(officeStation.list);
  const save = stations
    .filter(({ name }) => name === "Restaurant")
    .map(({ id, revision }) => ({ id, revision, isCounter }));
  await office.call(officeStation.save, { body: { save, retire: [] } });
}

/** The table and status of each bill, in the order of their numbers. */
async function billsOf({ origin }: RunningServer) {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const { bills, billItems } = await till.call(listBills, { body: { lastPing: 0 } });
  return bills
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, table, status }) => ({
      table,
      status,
      pieces: billItems.filter(({ bill }) => bill === id).reduce((sum, { qty }) => sum + qty, 0),
    }));
}

const closed = 1;

const exactCash = (page: Page) => button(page, "Pay the rest by Cash");

test("one beer at a counter takes three presses, in one bill, and the next tile starts the next order", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  // The office's change reaches the till that is signed in already.
  await setCounter(ownServer, true);
  await expect(async () => {
    await tile(page, "Singha Beer").getByRole("button").tap();
    await expect(orderPanel(page)).toContainText("Singha Beer", { timeout: 500 });
  }).toPass();
  await button(page, "Remove last line").tap();

  const robot = startRobot();
  await robot.press(tile(page, "Singha Beer").getByRole("button"));
  await expect(page.getByRole("banner")).toContainText("Table Restaurant 1");
  await robot.press(button(page, "PAY"));
  await expect(page).toHaveURL(/\/pay$/);
  await robot.press(exactCash(page));
  await dismissPaid(page);
  expect(robot.presses()).toBe(3);
  expect(await billsOf(ownServer)).toEqual([{ table: "Restaurant 1", status: closed, pieces: 1 }]);

  await tile(page, "Pad Thai").getByRole("button").tap();
  await expect(page.getByRole("banner")).toContainText("New order · Table Restaurant 2");
});

test("PAY pressed twice sends and pays once, and so does PAY whose reply is lost", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  await openRestaurant(ownServer.origin);
  await setCounter(ownServer, true);
  const lost = await badLine(ownServer.origin);
  await watchPresses(page);
  await page.goto(lost.origin);
  await page.getByLabel("Username").fill("cashier");
  await page.getByLabel("Password").fill("demo");
  await button(page, "Touch for log in").tap();
  await button(page, "Lotus House - Restaurant").tap();
  await expect(async () => {
    await tile(page, "Singha Beer").getByRole("button").tap();
    await expect(orderPanel(page)).toContainText("Singha Beer", { timeout: 500 });
  }).toPass();
  await doubleTap(page, button(page, "PAY"), 60);
  await expect(page).toHaveURL(/\/pay$/);
  await exactCash(page).tap();
  await dismissPaid(page);

  let isLost = false;
  lost.decide((call) => {
    if (isLost || call !== "POST /api/bill/new") return "passed";
    isLost = true;
    return "lost";
  });
  await tile(page, "Pad Thai").getByRole("button").tap();
  await button(page, "PAY").tap();
  const payScreen = button(page, "Pay the rest by Cash");
  const waits = page.getByRole("alert");
  await expect(payScreen.or(waits)).toBeVisible();
  // Had the reply taken longer than the till waits for it, the outbox has the order, and PAY is pressed again.
  if (await waits.isVisible()) {
    await expect(page.getByText(/^#\d+ · /)).toBeVisible();
    await button(page, "PAY").tap();
  }
  expect(isLost).toBe(true);
  await exactCash(page).tap();
  await expect(paidNotice(page)).toBeVisible();
  const bills = await billsOf(ownServer);
  expect(bills.map(({ status, pieces }) => [status, pieces])).toEqual([
    [closed, expect.any(Number)],
    [closed, 1],
  ]);
  await lost.close();
});

test("several orders are open at a counter: New leaves one, Open bills brings it back", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await setCounter(ownServer, true);
  await openTill(page, "waiter");
  await expect(async () => {
    await pressArticle(page, "Singha Beer");
    await expect(orderPanel(page)).toContainText("Singha Beer", { timeout: 500 });
  }).toPass();
  await button(page, "New").tap();
  await expect(alert(page, "Please print bill first")).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Print", exact: true }).tap();
  await expect(page.getByText(/^#\d+ · Table Restaurant 1$/)).toBeVisible();

  await button(page, "New").tap();
  await expect(page.getByRole("banner")).toContainText("No order yet");
  await expect(page).toHaveURL(/\/order$/);
  await pressArticle(page, "Pad Thai");
  await expect(page.getByText("New order · Table Restaurant 2")).toBeVisible();
  await button(page, "Print").tap();
  await sentNotice(page).waitFor();

  await button(page, "New").tap();
  await expect(page).toHaveURL(/\/new-order$/);
  await button(page, "Cancel").tap();
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table Restaurant 1\b/ }).tap();
  await expect(line(page, "Singha Beer")).toBeVisible();
});

test("on a phone at a counter the user's open bills leave the menu in sight", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await setCounter(ownServer, true);
  const seller = await apiTill(ownServer.origin, "cashier", "Restaurant");
  await sell(seller, { article: "Pad Thai", table: "1" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openTill(page, "waiter");
  for (const when of ["after the login", "after a reload"]) {
    // They come with the file that knows the counter.
    await expect(page.locator("[data-own-bills]")).toBeAttached();
    await expect(page.getByRole("tabpanel"), when).toBeVisible();
    await page.reload();
  }
  await setCounter(ownServer, false);
  await page.reload();
  await expect(page.locator("[data-own-bills]")).toBeVisible();
});
