import { listPrintJobs } from "@comanda/contract/print-job-list";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { test as journey } from "./journey.ts";
import { startPrinterVenue, type PrinterVenue } from "./printer-venue.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { tile } from "./till.ts";

/** Journeys share a server with printers, whose day has begun. */
export const test = journey.extend<object, { readonly house: PrinterVenue }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const house = await startPrinterVenue();
      await startDayWithShifts(house.server);
      await use(house);
      await house.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => await use(house.server.origin),
  page: async ({ page, house }, use) => {
    await use(page);
    await waitForPaperReports(page);
    expect(await findOpenPapers(house), "papers left to the next journey").toEqual([]);
  },
});

/** The papers that were not printed or not reported; the next journey would find them in its list. */
async function findOpenPapers({ server }: PrinterVenue): Promise<readonly string[]> {
  const till = await apiTill(server.origin, "cashier", "Restaurant");
  const { jobs } = await till.call(listPrintJobs);
  return jobs
    .filter(({ state }) => state === "queued" || state === "failed")
    .map(({ kind, number, state, printerName }) => [kind, number, state, printerName].join(" "));
}

/** A till that is closed before would leave a paper to the next journey as being printed. */
export async function waitForPaperReports(till: Page): Promise<void> {
  const pending = () => till.evaluate(() => localStorage.getItem("comanda.papers"));
  await expect.poll(pending).toBeNull();
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).tap();
}

export async function orderPadThai(page: Page, table: string): Promise<void> {
  await pressPadThai(page, table);
  await press(page, "Print");
}

export async function pressPadThai(page: Page, table: string): Promise<void> {
  await press(page, "New");
  for (const key of table) await press(page, key);
  await press(page, "Ok");
  await tile(page, "Pad Thai").getByRole("button").tap();
}
