import type { Locator, Page } from "@playwright/test";

import { chooseSalePoint, logIn, type Person } from "./till.ts";

/** The restaurant's till with a user of the demo venue logged in. */
export async function openTill(
  page: Page,
  person: Person,
  salePoint = "Restaurant",
): Promise<void> {
  await logIn(page, person);
  await chooseSalePoint(page, `Lotus House - ${salePoint}`);
  await page.getByRole("tabpanel").waitFor();
}

/** Presses a button of the side menu. */
export async function pressMenuButton(page: Page, name: string): Promise<void> {
  await menuButton(page, name).tap();
}

/** A button of the menu. It is absent for users without its permission. */
export function menuButton(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Actions" }).getByRole("button", { name });
}

/** Opens a screen by its address without reloading the till. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
