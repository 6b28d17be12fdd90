import { expect } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages } from "./displays.ts";
import { test } from "./journey.ts";
import { createBill, dismissPaid, loadTable, paidNotice } from "./money-journey.ts";
import {
  button,
  newOrder,
  orderPanel,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo } from "./till-menu.ts";

test("an offer about an order is no wider than the order", async ({ page, server }) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "waiter");
  for (const size of [
    { width: 800, height: 600 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const order = await boxOf(orderPanel(page));
    await newOrder(page, `OP${size.width}`);
    await pressArticle(page, "Pad Thai");
    await print(page);
    const offer = page.getByRole("status").filter({ hasText: /sent/ });
    await expect(offer).toBeVisible();
    const { x, width } = await boxOf(offer);
    expect(x + width, `${size.width}`).toBeLessThanOrEqual(order.x + order.width + 1);
    await offer.getByRole("button").first().tap();
  }
});

test("on another screen an offer stands in the bar", async ({ page, server }) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "admin");
  for (const size of [
    { width: 800, height: 600 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const table = `OB${size.width}`;
    await createBill(server, table);
    await loadTable(page, table);
    await button(page, "PAY").tap();
    await button(page, "Pay the rest by Cash").tap();
    await expect(paidNotice(page)).toBeVisible();
    await goTo(page, "/pay-commission");
    await expect(orderPanel(page)).toBeHidden();
    const keys = paidNotice(page).getByRole("button");
    await expect(keys).toHaveCount(3);
    for (const key of await keys.all()) {
      const { x, y, width, height } = await boxOf(key);
      expect(y + height, `${size.width}`).toBeLessThan(size.height / 4);
      expect(x, `${size.width}`).toBeGreaterThanOrEqual(0);
      expect(x + width, `${size.width}`).toBeLessThanOrEqual(size.width);
    }
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    await goTo(page, "/order");
    await dismissPaid(page);
  }
});
