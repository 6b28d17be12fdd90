import { expect, type Page } from "@playwright/test";

import { boxOf } from "./box-of.ts";
import { openRestaurant, sellForCash, test } from "./own-venue.ts";
import { setViewport } from "./set-viewport.ts";
import { goTo, openTill } from "./till-menu.ts";

const picture = (page: Page) => page.getByRole("img", { name: /^Sales by day / });

/** The names below the line that are shown, and where their middles lie along it, in points. */
async function namesBelow(page: Page, points: number) {
  const plot = await boxOf(picture(page).locator("svg"));
  const names = await picture(page)
    .locator("span")
    .filter({ hasText: /^\d\d\/\d\d$/ })
    .all();
  const boxes = await Promise.all(
    names.map(async (name, index) => ({ index, ...(await boxOf(name)) })),
  );
  return boxes
    .filter(({ width }) => width > 0)
    .map(({ index, x, width }) => ({
      index,
      place: ((x + width / 2 - plot.x) * (points - 1)) / plot.width,
      from: x,
      to: x + width,
    }));
}

test("each day below a line stands under its point, and only those are left out that do not fit", async ({
  page,
  ownServer,
}) => {
  await sellForCash(await openRestaurant(ownServer.origin), { article: "Pad Thai", table: "a" });
  await openTill(page, "admin", "Bar");
  for (const { size, period, points, shown } of [
    { size: { width: 1024, height: 768 }, period: "last-7", points: 7, shown: 7 },
    { size: { width: 360, height: 640 }, period: "last-7", points: 7, shown: 4 },
    { size: { width: 1024, height: 768 }, period: "last-30", points: 30, shown: 8 },
    { size: { width: 360, height: 640 }, period: "last-30", points: 30, shown: 4 },
  ]) {
    await setViewport(page, size);
    await goTo(page, `/office/reports/days/${period}`);
    await picture(page).waitFor();
    const names = await namesBelow(page, points);
    expect(names).toHaveLength(shown);
    for (const [at, { index, place, from }] of names.entries()) {
      expect(place).toBeCloseTo(index, 0);
      expect(from).toBeGreaterThan(names[at - 1]?.to ?? 0);
    }
  }
});

test("a touch chooses the point that is above it", async ({ page, ownServer }) => {
  await sellForCash(await openRestaurant(ownServer.origin), { article: "Pad Thai", table: "a" });
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/reports/days/last-30");
  await picture(page).waitFor();
  const slider = page.getByRole("slider", { name: "Sales by day" });
  const plot = await boxOf(picture(page).locator("svg"));
  for (const point of [3, 10, 20, 0, 29]) {
    await page.touchscreen.tap(plot.x + (point * plot.width) / 29, plot.y + 60);
    await expect(slider).toHaveValue(String(point));
  }
});
