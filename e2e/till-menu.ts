import type { Locator, Page } from "@playwright/test";

import { chooseSalePoint, logIn, waitForOrderScreen, type Person } from "./till.ts";

/** The restaurant's till with a user of the demo venue logged in. */
export async function openTill(
  page: Page,
  person: Person,
  salePoint = "Restaurant",
): Promise<void> {
  await logIn(page, person);
  await chooseSalePoint(page, `Lotus House - ${salePoint}`);
  await waitForOrderScreen(page);
}

/** Presses a button of the menu that has all actions. */
export async function pressMenuButton(page: Page, name: string): Promise<void> {
  const menu = await openActions(page);
  await menu.getByRole("button", { name }).tap();
}

/** Opens the menu of all actions. Those without permission are absent. */
export async function openActions(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Actions", exact: true }).tap();
  const menu = page.getByRole("navigation", { name: "Actions", exact: true });
  await menu.waitFor();
  return menu;
}

/** Opens the key pad, which covers the order. */
export async function openKeyPad(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Key pad" }).tap();
  await page.getByRole("region", { name: "Key pad" }).waitFor();
}

/** Opens a screen by its address without reloading the till. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
