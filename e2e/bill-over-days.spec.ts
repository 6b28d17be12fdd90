import { expect } from "@playwright/test";

import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { test } from "./later-days.ts";
import { button, orderPanel, pressArticle, printAndReload } from "./order-journey.ts";
import { openRestaurant } from "./own-venue.ts";
import { refusedCall } from "./till.ts";
import { openTill } from "./till-menu.ts";

test("what was sent on another day says the date, also on the smallest displays", async ({
  page,
  venue: { server, clock },
  expectedErrors,
}) => {
  // The session of yesterday has ended.
  expectedErrors.push(refusedCall);
  await openRestaurant(server.origin);
  await openTill(page, "cashier");
  await button(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill("7");
  await page.getByLabel("Staff ID").fill("1");
  await button(page, "Ok").tap();
  await pressArticle(page, "Pad Thai");
  await printAndReload(page, "7");
  await expect(orderPanel(page).getByRole("heading", { name: /^Sent \d\d:\d\d$/ })).toBeVisible();
  const later = Date.now() + 24 * 3_600_000;
  await clock.moveTo(later);
  await page.clock.setFixedTime(later);
  await openTill(page, "cashier");
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table 7\b/ }).tap();
  const heading = orderPanel(page).getByRole("heading", {
    name: /^Sent \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  });
  for (const size of [...sizes, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    const show = page.getByRole("button", { name: /^Show the order/ });
    if (await show.isVisible()) await show.tap();
    await expect(heading).toBeVisible();
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
    expect((await heading.boundingBox())?.height).toBeLessThan(40);
    const hide = button(page, "Back to the menu");
    if (await hide.isVisible()) await hide.tap();
  }
});
