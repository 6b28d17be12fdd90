import { expect, type Page } from "@playwright/test";

import { findCovered } from "./find-covered.ts";
import { test } from "./journey.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test("on a phone a form with keys says why it refuses, beside its keys", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "cashier");
  for (const size of phones) {
    await page.setViewportSize(size);
    await expectRefusal(page, "/new-order");
    await expectRefusal(page, "/do-payment");
  }
});

async function expectRefusal(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await button(page, "Ok").tap();
  const message = page.getByRole("alert").getByRole("button").first();
  await expect(message).toBeVisible();
  expect(await findCovered(message), path).toEqual([]);
  for (const key of ["7", "0", "Ok"]) {
    expect(await findCovered(button(page, key)), `${path}: ${key}`).toEqual([]);
  }
  await message.tap();
  await goTo(page, "/order");
}
