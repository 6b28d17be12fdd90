import { readFile } from "node:fs/promises";

import { startShift, startWorkDay } from "@comanda/contract/day";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { movableClock, type Clock } from "./clock.ts";
import { findBarriers } from "./find-barriers.ts";
import { test as journey } from "./journey.ts";
import { field, save } from "./office-journey.ts";
import { button, line, newOrder, pressArticle } from "./order-journey.ts";
import { readPdf } from "./readers.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { goTo, openTill } from "./till-menu.ts";
import { refusedCall, searchFor } from "./till.ts";
import { middleOf, openTouchInput, sendTouch } from "./touch-input.ts";

type Venue = { readonly server: RunningServer; readonly clock: Clock };

/** Tomorrow by Bangkok's clock. */
function tomorrowAt(hour: number, minute: number, second = 0): number {
  const now = new Date();
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1];
  return Date.UTC(year, month, date, hour - 7, minute, second);
}

const test = journey.extend<{ readonly venue: Venue }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  venue: async ({}, use) => {
    const clock = await movableClock();
    await clock.moveTo(tomorrowAt(10, 50));
    const server = await startServer(clock.settings);
    await use({ server, clock });
    await server.remove();
    await clock.remove();
  },
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
});

/** Moves the clocks of the server and of the till, so that they stay together. */
async function moveClocks(page: Page, { clock }: Venue, to: number): Promise<void> {
  const passed = to - (Date.now() + clock.aheadMs());
  await clock.moveTo(to);
  await page.clock.fastForward(passed);
}

async function addLunch(page: Page): Promise<void> {
  await goTo(page, "/office/scheduled-menus/new");
  await field(page, "Name").fill("Lunch");
  await button(page, "Add to Times").tap();
  await field(page, "From time").fill("11:00");
  await field(page, "To time").fill("11:00");
  await page.getByRole("searchbox", { name: "Add to Whole categories" }).fill("Grill");
  await button(page, "Grill").tap();
  await button(page, "Save").tap();
  await expect(page.getByText(/^A time must not end when it begins/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await field(page, "To time").fill("15:00");
  await save(page, "Lunch");
}

test("lunch stands on the till from 11:00 to 15:00, but never appears under a finger", async ({
  page,
  venue,
  expectedErrors,
}) => {
  // A wrong menu is refused, and so is a call between the moves of the two clocks, which is then sent again.
  expectedErrors.push(refusedCall);
  const cashier = await apiTill(venue.server.origin, "cashier", "Restaurant", venue.clock.aheadMs);
  await cashier.call(startWorkDay);
  await cashier.call(startShift, { body: { startDrawerCash: 0, coin: [], cash: [] } });
  await page.clock.install();
  await openTill(page, "admin");
  await addLunch(page);
  await goTo(page, "/order");
  await newOrder(page, "T1");
  // By its attribute: a sheet takes the roles from what is behind it.
  const grill = page.locator("[role=tab]", { hasText: "Grill" });
  const favorites = page.getByRole("tab", { name: "Favorites" });
  await expect(favorites).toBeVisible();
  await expect(grill).toBeHidden();

  // A guest was promised an early lunch.
  await searchFor(page, "Rib Eye");
  const served = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Lunch" });
  await expect(served).toHaveText("Lunch 11:00–15:00 Rib Eye");
  expect(await findBarriers(page)).toEqual([]);
  await pressArticle(page, "Rib Eye");
  await expect(line(page, "Rib Eye")).toBeVisible();

  const beer = page.getByRole("tabpanel").getByRole("button", { name: "Singha Beer" });
  const glass = await openTouchInput(page);
  const finger = { ...(await middleOf(beer)), id: 1 };
  await sendTouch(glass, "touchStart", [finger]);
  await moveClocks(page, venue, tomorrowAt(11, 0, 1));
  await page.clock.runFor(1000);
  await expect(grill).toBeHidden();
  await sendTouch(glass, "touchEnd", []);
  await expect(grill).toBeVisible();
  await expect(line(page, "Singha Beer")).toBeVisible();
  await grill.tap();
  await expect(page.getByRole("tabpanel").getByRole("button", { name: "Rib Eye" })).toBeVisible();

  // Nor do they go behind a question.
  await goTo(page, "/change-order");
  await page.getByRole("dialog").waitFor();
  await moveClocks(page, venue, tomorrowAt(15, 0, 1));
  await page.clock.runFor(1000);
  await expect(grill).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(grill).toBeHidden();
  await expect(favorites).toHaveAttribute("aria-selected", "true");

  // A till that is opened again begins without it.
  await page.reload();
  await expect(favorites).toBeVisible();
  await expect(grill).toBeHidden();
});

test("a menu for guests has only what is on lunch, with its name and times", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openTill(page, "admin");
  await addLunch(page);
  await goTo(page, "/office/price-list");
  await field(page, "Scheduled menu").selectOption({ label: "Lunch" });
  const saving = page.waitForEvent("download");
  await button(page, "Save as PDF").tap();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^Lunch - Lotus House .*\.pdf$/);
  const { text } = await readPdf(new Uint8Array(await readFile(await download.path())));
  expect(text).toContain("Rib Eye");
  expect(text).toContain("Lunch: 11:00–15:00");
  expect(text).not.toContain("Pad Thai");
});
