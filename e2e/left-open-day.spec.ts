import { countCash, endShift } from "@comanda/contract/day";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { test } from "./later-days.ts";
import { openRestaurant } from "./own-venue.ts";
import { refusedCall } from "./till.ts";
import { goTo, openTill } from "./till-menu.ts";

const drawer = { coin: [], cash: [{ bill: 100_000, qty: 1, total: 100_000 }] };

test("a work day that nobody has ended for 24 hours is said on Today and where shifts and days end", async ({
  page,
  venue: { server, clock },
  expectedErrors,
}) => {
  // Sessions of the day before have ended.
  expectedErrors.push(refusedCall);
  let later = Date.now();
  const goToLaterDay = async (days: number) => {
    later = Date.now() + days * 25 * 3_600_000;
    await clock.moveTo(later);
    await page.clock.setFixedTime(later);
  };
  await openRestaurant(server.origin);
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/today");
  await expect(page.getByText("Right now")).toBeVisible();
  await expect(page.getByText(/Open since/)).toHaveCount(0);
  await goToLaterDay(1);
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/today");
  await expect(
    page.getByText(/^Open since \d\d\/\d\d\/\d{4} \d\d:\d\d\. .+End of day/),
  ).toBeVisible();
  for (const size of [...sizes, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  }

  const note = page.getByRole("note").filter({ hasText: "This work day has been open since" });
  await goToLaterDay(2);
  const cashier = await apiTill(server.origin, "cashier", "Restaurant", () => later - Date.now());
  await cashier.call(countCash, { body: drawer });
  await openTill(page, "cashier");
  await goTo(page, "/shift-report");
  await expect(note).toContainText("Press “End of day” once all shifts have ended.");
  await cashier.call(endShift, { body: { endDrawerCash: 100_000, message: "", fileName: "" } });
  await goTo(page, "/cash-calc");
  await expect(note).toBeVisible();
  expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  await goTo(page, "/end-of-day");
  await expect(note).toContainText("Press “end work day”.");
  for (const size of [...sizes, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    expect(await findCutOffTextsIn(page, languages.toReversed())).toEqual([]);
  }
});
