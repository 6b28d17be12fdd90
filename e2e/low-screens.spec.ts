import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { signInAtRestaurant } from "./order-journey.ts";
import { speak } from "./speak.ts";
import { openKeyPad } from "./till-menu.ts";

// A terminal, a laptop whose browser has bars, and a phone on its side.
const lowScreens = [
  { width: 800, height: 600 },
  { width: 1024, height: 470 },
  { width: 844, height: 390 },
];

test("on a low screen every key of the pad is whole", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await page.setViewportSize({ width: 800, height: 600 });
  await openKeyPad(page);
  const keys = page.locator("[data-key-pad] button");
  for (const language of ["en_US", "th_TH"] as const) {
    await speak(page, language);
    for (const size of lowScreens) {
      await page.setViewportSize(size);
      // Twelve for numbers without their empty corner, four with words, and "Pay cash".
      await expect(keys).toHaveCount(16);
      for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    }
  }
});
