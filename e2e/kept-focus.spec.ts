import { expect, type Locator, type Page } from "@playwright/test";

import { field, openPart, openRow } from "./office-journey.ts";
import { test } from "./journey.ts";
import { signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";

test("a control that goes away with its key press hands the focus to the nearest one", async ({
  page,
}) => {
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Rib Eye");
  const remove = (row: number) => page.getByRole("button", { name: `Remove Cooking notes ${row}` });
  const add = page.getByRole("button", { name: "Add to Cooking notes" });
  const count = await page.getByRole("button", { name: /^Remove Cooking notes/ }).count();
  expect(count).toBeGreaterThan(1);
  await pressByKey(page, remove(1));
  for (let left = count - 1; left > 0; left -= 1) {
    await expect(remove(1)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(add).toBeFocused();
});

test("choosing a guest and the letters of the pad keep the focus in the form", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "waiter");
  await goTo(page, "/new-order");
  const form = page.getByRole("main").locator("form");
  await page.getByRole("searchbox", { name: "Search customer" }).fill("a");
  await pressByKey(page, page.getByRole("list", { name: "Customer" }).getByRole("button").first());
  const takeOff = page.getByRole("button", { name: "Remove customer" });
  await expect(takeOff).toBeFocused();
  await pressByKey(page, page.getByRole("button", { name: "Alphabet" }));
  await expect(form.locator(":focus")).toHaveCount(1);
});

test("no field is behind the buttons of a long form when Tab comes to it", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Rib Eye");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await field(page, "Name").focus();
  const bar = (await save.boundingBox())?.y ?? 0;
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator("main form > :not(:last-child) :focus");
    if ((await focused.count()) === 0) continue;
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 100)).toBeLessThanOrEqual(bar + 1);
  }
});

async function pressByKey(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  await control.focus();
  await page.keyboard.press("Enter");
}
