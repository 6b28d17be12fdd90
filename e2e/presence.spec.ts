import { expect } from "@playwright/test";

import { findCutOffTextsIn } from "./cut-off.ts";
import { languages } from "./displays.ts";
import { test } from "./journey.ts";
import { setViewport } from "./set-viewport.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, newOrder, pressArticle, print, signInAtRestaurant } from "./order-journey.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("other users' presence shows on a bill and in the list of open bills", async ({
  page,
  browser,
  server,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "W1");
  await pressArticle(page, "Pad Thai");
  await print(page);

  const other = await browser.newPage({ baseURL: server.origin, hasTouch: true });
  await signInAtRestaurant(other, "cashier");
  const bill = other.getByRole("main").getByRole("button", { name: "W1" });
  await button(other, "Open bills").tap();
  await expect(bill).not.toContainText("is on this bill");
  await button(page, "Open bills").tap();
  await page.getByRole("main").getByRole("button", { name: "W1" }).tap();
  await expect(bill).toContainText(/is on this bill/);

  await bill.tap();
  await expect(other.getByRole("banner")).toContainText(/is on this bill/);
  await expect(page.getByRole("banner")).toContainText(/is on this bill/);
  // Neither hides the other on a phone.
  await setViewport(page, { width: 390, height: 844 });
  expect(await findCutOffTextsIn(page, languages)).toEqual([]);
  await speak(page, "en_US");
  await setViewport(page, { width: 1366, height: 768 });
  await newOrder(page, "W2");
  await expect(other.getByRole("banner")).not.toContainText("is on this bill");
  await other.close();
});
