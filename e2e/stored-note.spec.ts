import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, newOrder, signInAtRestaurant } from "./order-journey.ts";
import { tile } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("a half-typed note survives a reload, and is dropped when its screen closes", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "KT1");
  await tile(page, "Pad Thai").tap();
  await button(page, "Add note cooking").tap();
  await page.getByRole("textbox", { name: "Note" }).fill("no peanuts, one egg");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("no peanuts, one egg");

  await button(page, "Cancel").tap();
  await button(page, "Add note cooking").tap();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");
});
