import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { button, line, newOrder, pressArticle, workAt } from "./order-journey.ts";
import { openHouse } from "./open-house.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ server }) => await openHouse(server));

test("on a phone what is done to lines stands under them", async ({ page }) => {
  await workAt(page, "waiter");
  await newOrder(page, "P1");
  await pressArticle(page, "Rib Eye");
  await button(page, "Show the order 1 new").tap();
  await button(page, "Add note cooking").tap();
  await button(page, "No salt").tap();
  await button(page, "Ok").tap();
  await button(page, "Show the order 1 new").tap();
  await expect(line(page, "Rib Eye")).toContainText("No salt");
});

test("in Thai a guard says its sentence, and nothing is cut off", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("comanda.language", "th_TH"));
  await page.goto("/");
  await page.getByLabel("ชื่อผู้ใช้").fill("waiter");
  await page.getByLabel("รหัสผ่าน").fill("demo");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Lotus House - Restaurant" }).tap();
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
