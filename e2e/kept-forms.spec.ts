import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { newOrder, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo, pressMenuButton } from "./till-menu.ts";
import { textField } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const pages = [
  { path: "/cash-calc", label: "Notes of 20.00", text: "12" },
  { path: "/stock-delivery", label: "Delivered Singha bottle", text: "24" },
  { path: "/add-customer", label: "Name", text: "Somchai" },
  { path: "/do-payment", label: "Amount", text: "350" },
] as const;

const banner = (page: Page, name: RegExp) => page.getByRole("banner").getByRole("button", { name });
async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Actions", exact: true }).tap();
  await page.getByRole("button", { name: "Log out" }).tap();
}
const question = (page: Page) => page.getByRole("dialog", { name: "Not saved yet" });

for (const [how, step] of [
  ["Back", (page: Page) => page.goBack()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`${how} asks before it drops what is typed on a page, and only then`, async ({ page }) => {
    await signInAtRestaurant(page, "admin");
    for (const { path, label, text } of pages) {
      await goTo(page, path);
      await textField(page, label).focus();
      await step(page);
      await expect(page).toHaveURL("/order");
      await goTo(page, path);
      await textField(page, label).fill(text);
      await step(page);
      await question(page).getByRole("button", { name: "Keep editing" }).tap();
      await expect(textField(page, label)).toHaveValue(text);
      await step(page);
      await question(page).getByRole("button", { name: "Leave without saving" }).tap();
      await expect(page).toHaveURL("/order");
      await goTo(page, path);
      await expect(textField(page, label)).toHaveValue("");
      await page.getByRole("button", { name: "Cancel" }).tap();
    }
  });
}

test("the menu asks before it drops what is typed on a page", async ({ page }) => {
  await signInAtRestaurant(page, "admin");
  for (const { path, label, text } of pages) {
    await goTo(page, path);
    await textField(page, label).fill(text);
    await pressMenuButton(page, "Open bills");
    await question(page).getByRole("button", { name: "Keep editing" }).tap();
    await expect(textField(page, label)).toHaveValue(text);
    await pressMenuButton(page, "Open bills");
    await question(page).getByRole("button", { name: "Leave without saving" }).tap();
    await expect(page).toHaveURL("/bills-open");
  }
});

for (const [what, press, path] of [
  ["the customer in the bar", (page: Page) => banner(page, /Walk-in/).tap(), "/choose-cust"],
  ["Log out", (page: Page) => pressLogOut(page), "/login"],
] as const) {
  test(`${what} asks before it drops what is typed on a page`, async ({ page }) => {
    await signInAtRestaurant(page, "admin");
    await newOrder(page, "K1");
    const [{ label, text }] = pages;
    await goTo(page, "/cash-calc");
    await textField(page, label).fill(text);
    await press(page);
    await question(page).getByRole("button", { name: "Keep editing" }).tap();
    await expect(textField(page, label)).toHaveValue(text);
    await press(page);
    await question(page).getByRole("button", { name: "Leave without saving" }).tap();
    await expect(page).toHaveURL(path);
  });
}
