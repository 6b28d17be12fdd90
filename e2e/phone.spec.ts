import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { createBill } from "./money-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import type { RunningServer } from "./start-server.ts";
import { chooseSalePoint, logIn, logOut, searchFor, tab, tile, tiles } from "./till.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone a waiter logs in, looks for a price and logs out", async ({ page, server }) => {
  await leaveOwnBills(page, "P7", server);
  await expect(tile(page, "Pad Thai")).toContainText("120.00");

  await page.getByRole("button", { name: "Categories: Favorites" }).tap();
  await tab(page, "Grill").tap();
  await expect(tab(page, "Grill")).toBeHidden();
  await expect(tile(page, "Rib Eye")).toContainText("590.00");

  await searchFor(page, "singha");
  await expect(tiles(page)).toHaveText(["Singha Beer90.00"]);

  // A refusal is visible: the menu does not stay open over it.
  await page.getByRole("button", { name: "Actions" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Change Table/Room/Cover" }).tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("Please create new order or get bill");

  await logOut(page);
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("on a phone nothing is wider than the screen, and lists are paged instead of scrolled", async ({
  page,
  server,
}) => {
  await leaveOwnBills(page, "P8", server);
  await searchFor(page, "a");
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeInViewport({ ratio: 1 });
  await expect(tiles(page).last()).toBeInViewport({ ratio: 1 });
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect({ width, height }).toEqual({ width: 390, height: 844 });
});

/** A waiter with open bills sees them first on a phone. */
async function leaveOwnBills(page: Page, table: string, server: RunningServer): Promise<void> {
  await startDayWithShifts(server);
  await createBill(server, table);
  await logIn(page, "waiter");
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await page.getByRole("list", { name: "Your open bills" }).waitFor();
  await page.getByRole("button", { name: "Back to the menu" }).tap();
}

test("the smallest phones show the category and each action in full", async ({ page, server }) => {
  await leaveOwnBills(page, "P9", server);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const picked = page
      .getByRole("button", { name: "Categories: Favorites" })
      .getByText("Favorites");
    expect(await picked.evaluate(isWhole)).toBe(true);
    await page.getByRole("button", { name: "Actions" }).tap();
    for (const name of await page.getByRole("dialog").locator("button span span").all()) {
      expect(await name.evaluate(isWhole), await name.innerText()).toBe(true);
    }
    await page.keyboard.press("Escape");
  }
});

/** Letters may reach a little below their line. */
function isWhole(element: Element): boolean {
  return (
    element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 4
  );
}
