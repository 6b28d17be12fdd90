import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { test } from "./journey.ts";
import { loadTable, paidNotice } from "./money-journey.ts";
import { button, signInAtRestaurant } from "./order-journey.ts";
import { sell } from "./sell.ts";
import { setViewport } from "./set-viewport.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { textField } from "./till.ts";
import { goTo } from "./till-menu.ts";

/** Fails if a text is cut off or something is wider than the screen, at any size or in any language. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  for (const size of sizes) {
    await setViewport(page, size);
    // The lines of the order lie under the menu of a phone, and the names of dishes have their own rules.
    // The rows of a grid that is measured may follow a frame after the language.
    await expect
      .poll(() => findCutOffTextsIn(page, languages), { message: `${path} at ${size.width}` })
      .toEqual([]);
  }
  await page.setViewportSize(sizes[0]);
  await speak(page, "en_US");
}

test("amounts of twelve characters and a long name of a table are whole everywhere", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  const till = await apiTill(server.origin, "waiter", "Restaurant");
  for (const table of ["Karaoke Room 12A", "H113"]) {
    await sell(till, { article: "Rib Eye", table, quantity: 9999 });
  }
  await sell(till, { article: "Tenderloin", table: "Hall", quantity: 9999 });
  await signInAtRestaurant(page, "cashier");
  await expectWhole(page, "/bills-open");
  // A name of one long word.
  await loadTable(page, "Hall");
  await expectWhole(page, "/order");
  await loadTable(page, "Karaoke Room 12A");
  await expectWhole(page, "/order");
  await expectWhole(page, "/pay");
  await textField(page, "Amount").fill("99999999");
  await button(page, "Pay 99999999 by Cash").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  const change = paidNotice(page).locator("strong");
  await expect(change).toHaveText("93,510,648.00");
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(change).toBeInViewport({ ratio: 1 });
    expect((await findCutOffTextsIn(page, languages.slice(0, 1))).join()).not.toContain("93,510");
  }
});
