import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import {
  button,
  line,
  newOrder,
  pressArticle,
  print,
  sentNotice,
  signInAtRestaurant,
} from "./order-journey.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { tile } from "./till.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("on a phone the actions on lines are below them", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P1");
  await pressArticle(page, "Rib Eye");
  await button(page, "Show the order 1 new").tap();
  await button(page, "Add note cooking").tap();
  await button(page, "No salt").tap();
  await button(page, "Ok").tap();
  await expect(line(page, "Rib Eye")).toContainText("No salt");
  // Back of Android asks for the same, and neither leaves the screen.
  await page.keyboard.press("Escape");
  await expect(line(page, "Rib Eye")).toBeHidden();
  await expect(page).toHaveURL("/order");
});

test("on a small phone lines are in sight, and the actions on them are behind a button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P4");
  for (const article of ["Rib Eye", "Pad Thai", "Gin"]) await pressArticle(page, article);
  await button(page, "Show the order 3 new").tap();
  for (const article of ["Rib Eye", "Pad Thai", "Gin"]) {
    await expect(line(page, article)).toBeInViewport({ ratio: 1 });
  }
  await button(page, "More for this order").tap();
  await expect(button(page, "Repeat the last round")).toBeInViewport({ ratio: 1 });
  await button(page, "Add note cooking").tap();
  await expect(page).toHaveURL("/add-note");
  await button(page, "Cancel").tap();
  // It is not over the lines any longer.
  await expect(button(page, "Repeat the last round")).toBeHidden();
});

test("closing what is behind the button gives it the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P5");
  await pressArticle(page, "Rib Eye");
  await button(page, "Show the order 1 new").tap();
  const more = button(page, "More for this order");
  await more.tap();
  await button(page, "Repeat the last round").focus();
  await page.keyboard.press("Escape");
  await expect(button(page, "Repeat the last round")).toBeHidden();
  await expect(more).toBeFocused();
});

test("on a phone that was turned, Back takes away no order that stands beside the menu", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P6");
  await pressArticle(page, "Rib Eye");
  await button(page, "Show the order 1 new").tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(tile(page, "Rib Eye")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(line(page, "Rib Eye")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line(page, "Rib Eye")).toBeHidden();
});

test("in Thai a refusal is shown, and no button is cut off", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P2");
  await speak(page, "th_TH");
  await button(page, "ดูออเดอร์").tap();
  await button(page, "ระดับการปรุง").tap();
  await expect(page.getByRole("alert")).toContainText("กรุณาเลือกรายการ");
  const cutOff = await page
    .locator("button:visible")
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cutOff).toEqual([]);
});

test("on a phone the key pad opens for a quantity, a staff ID and a bill number", async ({
  page,
}) => {
  const pad = page.getByRole("region", { name: "Key pad" });
  const toggle = page.getByRole("button", { name: "Key pad" });
  const press = async (keys: readonly string[]) => {
    for (const key of keys) await pad.getByRole("button", { name: key, exact: true }).tap();
  };
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "P3");

  // A press outside the pad counts, and closes it.
  await toggle.tap();
  await press(["3"]);
  await expect(pad.getByLabel("Typed")).toHaveText("3");
  await tile(page, "Pad Thai").getByRole("button").tap();
  await expect(pad).toBeHidden();
  await button(page, "Show the order 1 new").tap();
  await expect(line(page, "Pad Thai")).toContainText("360.00");

  // The typed digits stay visible while the pad is closed.
  await toggle.tap();
  await press(["2", "0"]);
  await page.keyboard.press("Escape");
  await expect(pad).toBeHidden();
  await expect(toggle).toHaveText("20");
  await toggle.tap();
  await press(["Staff"]);
  await expect(pad).toBeHidden();
  await expect(toggle).toHaveText("");

  await print(page);
  const title = await sentNotice(page).textContent();
  const number = /\d+/.exec(title ?? "")?.[0] ?? "";
  await button(page, "Open bills").tap();
  await expect(page).toHaveURL("/bills-open");
  await toggle.tap();
  await press([...Array.from(number), "Bill"]);
  await expect(page).toHaveURL("/order");
  await expect(page.getByText("Table P3")).toBeVisible();
});
