import { expect } from "@playwright/test";

import { holdReplies, holdRequests } from "./hold-calls.ts";
import { alert, button, line, linesAtTable, newOrder, pressArticle } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { goTo, openTill } from "./till-menu.ts";

const newBill = "**/api/bill/new*";

test.beforeEach(async ({ page, ownServer }) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await newOrder(page, "7");
});

test("an article pressed while an order is being sent stays on the bill, as a line of its own", async ({
  page,
  ownServer,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdRequests(page, newBill);
  await button(page, "Print").tap();
  await button(page, "Remove last line").tap();
  await expect(alert(page, "This order is being sent")).toBeVisible();
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Gin");
  release();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await expect(line(page, "Gin")).toBeVisible();
  await button(page, "Print").tap();
  const quantities = async () =>
    (await linesAtTable(ownServer, "7")).lines.map(({ product, qty }) => [product, qty]);
  await expect.poll(async () => (await quantities()).length).toBe(3);
  const sold = await quantities();
  expect(sold.map(([, qty]) => qty)).toEqual([1, 1, 1]);
  expect(sold[1]).toEqual(sold[0]);
});

test("an order whose reply comes late does not cover the next screen", async ({ page }) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdReplies(page, newBill);
  await button(page, "Print").tap();
  // The live stream brings the bill before the reply.
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await goTo(page, "/bills-open");
  await page.getByRole("button", { name: /^Table 7\b/ }).tap();
  await button(page, "Pay cash").tap();
  await expect(page).toHaveURL(/\/pay-cash$/);
  const printed = page.waitForResponse("**/print-product-group-ticket*");
  release();
  await printed;
  await expect(page.getByRole("main").getByRole("button", { name: "Close" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a bill that the live stream has brought stays open when the till stops waiting for the reply", async ({
  page,
  ownServer,
}) => {
  await pressArticle(page, "Pad Thai");
  const release = await holdReplies(page, newBill);
  await button(page, "Print").tap();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  await expect(page.getByText("Sending 1 order")).toBeVisible();
  await expect(page.getByText(/^#\d+ · Table 7$/)).toBeVisible();
  release();
  await expect(page.getByText("Sending 1 order")).toBeHidden();
  await button(page, "Pay cash").tap();
  await expect(page).toHaveURL(/\/pay-cash$/);
  expect((await linesAtTable(ownServer, "7")).lines).toHaveLength(1);
});
