import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { line, newOrder, orderPanel, sentNotice, signInAtRestaurant } from "./order-journey.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("an order is taken and paid by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Username").waitFor();
  await tabTo(page, page.getByLabel("Username"));
  await page.keyboard.type("cashier");
  await page.keyboard.press("Tab");
  await page.keyboard.type("demo");
  await page.keyboard.press("Enter");
  await pressByKey(page, "Lotus House - Restaurant");
  await page.getByRole("tabpanel").waitFor();

  await pressByKey(page, "New");
  await expect(page.getByLabel("Table", { exact: true })).toBeFocused();
  await page.keyboard.type("KB1");
  await tabTo(page, page.getByLabel("Staff ID"));
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await page.getByText("New order · Table KB1").waitFor();

  for (const key of ["Enter", "Space"]) {
    await tabTo(page, page.getByRole("searchbox", { name: "Search the menu" }));
    await page.keyboard.type("pad thai");
    await tabTo(page, page.getByRole("tabpanel").getByRole("button", { name: "Pad Thai" }));
    await page.keyboard.press(key);
  }
  await expect(orderPanel(page).getByRole("listitem")).toHaveText(["2Pad Thai240.00"]);

  await pressByKey(page, "Print");
  await sentNotice(page).waitFor();
  await pressByKey(page, "Open bills");
  await tabTo(page, page.getByRole("button", { name: /^Table KB1/ }));
  await page.keyboard.press("Enter");
  await page.getByText(/^#\d+ · Table KB1$/).waitFor();

  await pressByKey(page, "PAY");
  await pressByKey(page, "Pay the rest by Cash");
  await expect(page.getByRole("status").filter({ hasText: "Table KB1: paid" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("No order yet");
});

/** More than the focusable elements of any screen. */
const maxTabs = 150;

/** Presses Tab until the target has the focus, like a user without a pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function pressByKey(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

test("Enter that ends a composition orders nothing", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "IM1");
  const search = page.getByRole("searchbox", { name: "Search the menu" });
  await search.focus();
  const keys = await page.context().newCDPSession(page);
  const compose = { text: "green curry", selectionStart: 11, selectionEnd: 11 };
  await keys.send("Input.imeSetComposition", compose);
  await page.keyboard.press("Enter");
  await expect(search).toHaveValue("green curry");
  await expect(orderPanel(page)).toContainText("Nothing ordered yet");
  await keys.send("Input.insertText", { text: "green curry" });
  await page.keyboard.press("Enter");
  await expect(line(page, "Green Curry")).toBeVisible();
});

test("a browser that fills in the password does not disturb the till", async ({ page }) => {
  await page.goto("/");
  const password = page.getByLabel("Password");
  // As Chrome does when a saved password is chosen: the event has the name of a key press, and no key.
  await password.evaluate((field) => field.dispatchEvent(new Event("keydown", { bubbles: true })));
  await page.getByLabel("Username").fill("cashier");
  await password.fill("demo");
  await page.getByRole("button", { name: "Log in" }).tap();
  await page.getByRole("button", { name: "Lotus House - Restaurant" }).waitFor();
});
