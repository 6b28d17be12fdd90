import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

/** As browsers do: what a page does not exclude is put into elements of the translator. Returns how many texts it were. */
function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isExcluded = node.parentElement?.translate === false;
      if (node instanceof Text && node.data.trim() !== "" && !isExcluded) texts.push(node);
    }
    for (const text of texts) {
      const translated = document.createElement("font");
      translated.append(text.data);
      text.replaceWith(translated);
    }
    return texts.length;
  });
}

test("a browser that translates pages leaves the till alone", async ({ page, server }) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "BT1");
  await pressArticle(page, "Pad Thai");
  expect(await translate(page)).toBe(0);
  // Some browsers offer to translate unless this is there.
  const asked = page.locator("meta[name=google]");
  await expect(asked).toHaveAttribute("content", "notranslate");
});
