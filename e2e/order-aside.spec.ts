import { expect, type Page } from "@playwright/test";

import { breakPart, mendPart, watchBrokenPart } from "./break-screen.ts";
import { watchFaultReports } from "./fault-reports.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  orderPanel,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import { tab } from "./till.ts";

const planted = /planted/;
const withoutOrder = "Open without this order";

test.beforeEach(async ({ page, server, expectedErrors }) => {
  expectedErrors.push(planted);
  await startDayWithShifts(server);
  await watchBrokenPart(page);
});

const article = "Gin";

/** From now on the till throws when it renders new lines of an order. */
async function breakNewLines(page: Page): Promise<void> {
  const heading = orderPanel(page).getByRole("heading", { name: "New", exact: true });
  await breakPart(page, { tag: await heading.evaluate(({ nodeName }) => nodeName), text: "New" });
}

function aside(page: Page) {
  return page.getByRole("region", { name: "Orders put aside" });
}

test("an order that makes the till fail is set aside, and can be opened and sent later", async ({
  page,
  server,
}) => {
  const reports = watchFaultReports(page);
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "F1");
  await pressArticle(page, article);
  await breakNewLines(page);
  // The order is restored and the till fails again, however often it is opened.
  for (let opened = 0; opened < 2; opened += 1) {
    await page.reload();
    await expect(button(page, withoutOrder)).toBeVisible();
  }
  await button(page, withoutOrder).tap();
  await expect(tab(page, "Grill")).toBeVisible();
  await expect(page.getByText("Table F1")).toBeHidden();

  await button(page, "Open bills").tap();
  await expect(aside(page)).toContainText(/Table F1 · .* · 1 line/);
  await page.reload();
  await mendPart(page);
  await button(page, "Open").tap();
  await expect(line(page, article)).toBeVisible();
  await print(page);
  expect((await linesAtTable(server, "F1")).lines).toHaveLength(1);
  await button(page, "Open bills").tap();
  await expect(aside(page)).toBeHidden();

  expect(reports.length).toBeGreaterThan(0);
  expect(reports.join()).toContain("screen");
  expect(reports.join()).not.toContain(article);
});

test("an order that was set aside is dropped by name, and no other order is lost", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "F2");
  await pressArticle(page, article);
  await breakNewLines(page);
  await page.reload();
  await button(page, withoutOrder).tap();
  await mendPart(page);
  await newOrder(page, "F3");
  await pressArticle(page, "Pad Thai");
  await button(page, "Open bills").tap();
  await button(page, "Open").tap();
  await expect(page.getByText("Please print bill first")).toBeVisible();
  await button(page, "Discard").tap();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(/Discard the order Table F2 · /);
  await question.getByRole("button", { name: "Cancel" }).tap();
  await expect(button(page, "Discard")).toBeFocused();
  await button(page, "Discard").tap();
  await question.getByRole("button", { name: "Discard" }).tap();
  await expect(aside(page)).toBeHidden();
  await page.getByRole("navigation").getByRole("button", { name: "Open bills" }).tap();
  await expect(line(page, "Pad Thai")).toBeVisible();
});

test("an unreadable stored order is listed, and the till starts without it", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "F4");
  await pressArticle(page, article);
  // Corrupted data, as a faulty disk may leave it.
  await page.addInitScript(() => {
    const place = Object.keys(localStorage).find((name) => /^comanda\.order\.\d+\.\d+$/.test(name));
    if (place !== undefined) {
      localStorage.setItem(place, localStorage.getItem(place)?.slice(0, -20) ?? "");
    }
  });
  await page.reload();
  await expect(tab(page, "Grill")).toBeVisible();
  await button(page, "Open bills").tap();
  await expect(aside(page)).toContainText("Unreadable order");
  await expect(aside(page).getByRole("button")).toHaveText(["Discard"]);
});
