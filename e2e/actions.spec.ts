import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { openMenuAtRestaurant } from "./till.ts";
import { goTo, openActions } from "./till-menu.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("the actions that were left with Back stay closed", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await goTo(page, "/bills-open");
  await goTo(page, "/order");
  const actions = await openActions(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/bills-open$/);
  await expect(actions).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  await expect(actions).toBeHidden();
});
