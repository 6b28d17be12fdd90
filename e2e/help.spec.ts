import { expect } from "@playwright/test";

import { waitForInstalledTill } from "./offline-till.ts";
import { alert, button, newOrder, orderPanel, pressArticle } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { openActions, openTill } from "./till-menu.ts";
import { unansweredCall } from "./till.ts";

test.use({ serviceWorkers: "allow" });

test("help is read without the server, and the order stays as it was", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, /status of (401|503)/);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await newOrder(page, "T1");
  await pressArticle(page, "Pad Thai");
  const order = await orderPanel(page).innerText();
  await waitForInstalledTill(page);
  await ownServer.stop();

  await openActions(page);
  await page.getByRole("dialog").getByRole("button", { name: "Help" }).tap();
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByRole("article", { name: "Order" })).toBeVisible();

  await help.getByRole("searchbox").fill("count drawer");
  await help.getByRole("button", { name: /^Start of shift/ }).tap();
  await expect(help.getByRole("article", { name: /^Start of shift/ })).toBeVisible();
  await help.getByRole("link", { name: "Start of day, End of day" }).tap();
  await expect(help.getByRole("article", { name: /^Start of day/ })).toBeVisible();
  await page.goBack();
  await expect(help.getByRole("article", { name: /^Start of shift/ })).toBeVisible();

  await button(page, "Close").tap();
  await expect(help).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
  expect(await orderPanel(page).innerText()).toBe(order);
});

test("a refusal leads to its page, and a form keeps what is typed in it", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await button(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill("T7");
  await page.getByLabel("Staff ID").fill("20");
  await button(page, "Help").tap();
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByRole("article", { name: "Create new order" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Table", { exact: true })).toHaveValue("T7");

  await page.goto("/office/articles");
  await alert(page, "Permission denied").getByRole("button", { name: "What to do" }).tap();
  await expect(help.getByRole("article", { name: "Staff groups" })).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
});
