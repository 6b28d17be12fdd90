import { countCash, endShift, endWorkDay, startShift, startWorkDay } from "@comanda/contract/day";
import { listReports } from "@comanda/contract/report";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { movableClock, type Clock } from "./clock.ts";
import { test as journey } from "./journey.ts";
import { mainButton } from "./own-venue.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { openTill, pressMenuButton } from "./till-menu.ts";
import { refusedCall } from "./till.ts";

type Venue = { readonly server: RunningServer; readonly clock: Clock };

/** By Bangkok's clock, in the last days of November. */
const november = new Date().getUTCFullYear() + 1;
const inNovember = (day: number, hour: number, minute = 0): number =>
  Date.UTC(november, 10, day, hour - 7, minute);

const test = journey.extend<{ readonly venue: Venue }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  venue: async ({}, use) => {
    const clock = await movableClock();
    await clock.moveTo(inNovember(30, 17));
    const server = await startServer(clock.settings);
    await use({ server, clock });
    await server.remove();
    await clock.remove();
  },
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
});

async function expectNovember(page: Page): Promise<void> {
  await pressMenuButton(page, "End of month");
  await expect(page.getByLabel("Start", { exact: true })).toHaveValue(`01/11/${november}`);
  await expect(page.getByLabel("End", { exact: true })).toHaveValue(`30/11/${november}`);
}

test("after midnight the month is still that of the night, also once its day has ended", async ({
  page,
  venue: { server, clock },
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await apiTill(server.origin, "cashier", "Restaurant", clock.aheadMs);
  await cashier.call(startWorkDay);
  await cashier.call(startShift, { body: { startDrawerCash: 0, coin: [], cash: [] } });
  await clock.moveTo(inNovember(31, 1, 30));
  await page.clock.install({ time: inNovember(31, 1, 30) });
  await openTill(page, "cashier");
  await expectNovember(page);
  await mainButton(page, "Submit").tap();
  await expect(page.getByText("Saved as report 1")).toBeVisible({ timeout: 30_000 });
  await mainButton(page, "Ok").tap();

  await cashier.call(countCash, { body: { coin: [], cash: [] } });
  await cashier.call(endShift, { body: { endDrawerCash: 0, message: "", fileName: "" } });
  await cashier.call(endWorkDay, { body: { message: "", fileName: "" } });
  await expectNovember(page);
  await page.getByLabel("Start", { exact: true }).fill("01122020");
  await page.getByLabel("End", { exact: true }).fill("31122020");
  await mainButton(page, "Submit").tap();
  await expect(page.getByText("No work day began on these dates")).toBeVisible();
  expect(await cashier.call(listReports, { query: { kind: "month" } })).toHaveLength(1);
});
