import { expect } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { test } from "./journey.ts";
import { newOrder, orderPanel, pressArticle, print, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

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
