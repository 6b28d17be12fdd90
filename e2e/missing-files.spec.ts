import { expect } from "@playwright/test";

import { pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { waitForStoredRecords } from "./offline-till.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  button,
  line,
  newOrder,
  pressArticle,
  sentNotice,
  signInAtRestaurant,
} from "./order-journey.ts";
import { searchFor, tile, unansweredCall } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("files that failed to load offline are loaded when the network is back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const outbox = "**/assets/outbox-*.js";
  await page.route(outbox, async (route) => await route.abort());
  const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("outbox-"));
  await signInAtRestaurant(page, "waiter");
  await missed;
  await newOrder(page, "MF1");
  await pressArticle(page, "Pad Thai");
  // The till does not reload while a field has the focus.
  await page.getByRole("searchbox").blur();
  await page.unroute(outbox);

  await page.waitForEvent("load", { timeout: 30_000 });
  await expect(line(page, "Pad Thai")).toBeVisible();
  // The file that was missing does this.
  await waitForStoredRecords(page);
});

test("a till that lacks what loads its records says so, and opens by itself once it can load it", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await signInAtRestaurant(page, "waiter");
  const sync = "**/assets/sync-*.js";
  await page.route(sync, async (route) => await route.abort());
  await page.goto("/");
  await expect(page.getByText("Network Error")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unroute(sync);
  await expect(tile(page, "Pad Thai")).toBeVisible({ timeout: 30_000 });
});

test("a screen that failed to load says so, and opens with the next press once the network is back", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const screens = "**/assets/till-screens-*.js";
  await page.route(screens, async (route) => await route.abort());
  const missed = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("till-screens-"),
  );
  await signInAtRestaurant(page, "cashier");
  await missed;
  await page.context().setOffline(true);
  await pressMenuButton(page, "All Staffs");
  await expect(page.getByRole("dialog")).toContainText("Network Error");
  await page.getByRole("button", { name: "Ok", exact: true }).tap();
  await expect(page).toHaveURL(/\/order$/);
  await page.context().setOffline(false);
  await page.unroute(screens);
  await pressMenuButton(page, "All Staffs");
  await expect(page.getByRole("heading", { name: "Staffs" })).toBeVisible();
});

test("a till does not reload itself without a server, while a user is typing or while a notice is shown", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.route("**/assets/outbox-*.js", async (route) => await route.abort());
  await signInAtRestaurant(page, "waiter");
  const before = loads;
  await page.context().setOffline(true);
  await page.waitForTimeout(5000);
  expect(loads).toBe(before);
  await searchFor(page, "pad");
  await page.context().setOffline(false);
  await page.waitForTimeout(5000);
  expect(loads).toBe(before);
  await searchFor(page, "");
  await newOrder(page, "MF1");
  await pressArticle(page, "Pad Thai");
  await page.getByRole("searchbox").blur();
  await button(page, "Print").tap();
  // A reload would end this call, since its page would be gone before the notice. It would come in six seconds.
  await sentNotice(page).evaluate(untilRemoved);
  expect(loads).toBe(before);
  await expect.poll(() => loads, { timeout: 30_000 }).toBeGreaterThan(before);
});

/** Runs in the page. */
async function untilRemoved(element: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!element.isConnected) resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}
