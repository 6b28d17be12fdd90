import { expect } from "@playwright/test";

import { findBarriers } from "./find-barriers.ts";
import { test as journey } from "./journey.ts";
import { field, openPart } from "./office-journey.ts";
import { startServerWithBridge } from "./print-places.ts";
import { startBridge } from "./printer-venue.ts";
import { startReceiptPrinter, type ReceiptPrinter } from "./receipt-printer.ts";
import type { RunningServer } from "./start-server.ts";

type Venue = {
  readonly server: RunningServer;
  readonly bar: ReceiptPrinter;
  readonly kitchen: ReceiptPrinter;
};

const test = journey.extend<object, { readonly venue: Venue }>({
  venue: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const bar = await startReceiptPrinter("127.0.5.2", "TM-T20III");
      const kitchen = await startReceiptPrinter("127.0.5.3", "TM-T88V", bar.port);
      const { server, bridge } = await startServerWithBridge(async (origin) => {
        const { stop, ...started } = await startBridge(origin, "", `127.0.5.0/29:${bar.port}`);
        return { ...started, remove: stop };
      });
      await use({ server, bar, kitchen });
      await Promise.all([server, bridge, bar, kitchen].map((each) => each.remove()));
    },
    { scope: "worker" },
  ],
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
});

test("two printers are found, print their numbers, get names, and the page shows what prints where", async ({
  page,
  venue: { bar, kitchen },
}) => {
  await openPart(page, "printing", "Printers and stations");
  const station = page.getByRole("region", { name: "Bar", exact: true });
  const receipts = station.getByRole("listitem").filter({ hasText: "Bills, reports and drawer" });
  await expect(receipts).toContainText("Nothing printed yet");
  await page.getByRole("button", { name: "Search for printers" }).tap();
  await expect(page.getByText("2 printers found", { exact: true })).toBeVisible();
  await expect(page.getByText("EPSON TM-T20III")).toBeVisible();
  expect([...bar.papers(), ...kitchen.papers()]).toEqual([]);

  await page.getByRole("button", { name: "Print the numbers" }).tap();
  await expect.poll(() => [bar.papers().length, kitchen.papers().length]).toEqual([1, 1]);
  expect(bar.papers()[0]?.length).toBeGreaterThan(5000);

  const first = page.getByRole("group", { name: "Printer 1" });
  const atBar = page.locator("fieldset").filter({ hasText: /^Bar/ }).last();
  await atBar.getByLabel("Bills, reports and drawer").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Give this printer a name first")).toBeVisible();
  await first.getByLabel("Name").fill("Behind the bar");
  await page.getByRole("group", { name: "Printer 2" }).getByLabel("Name").fill("Grill");
  await atBar.getByLabel("Tickets: Kitchen").selectOption({ label: "2 · Grill" });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Printers and stations saved")).toBeVisible();

  await expect(receipts).toContainText("Behind the bar");
  await expect(receipts).toContainText("Printed");
  await expect(station.getByRole("listitem").filter({ hasText: "Tickets: Kitchen" })).toContainText(
    "Grill",
  );
  await expect(field(page, "Name").first()).toHaveValue("Behind the bar");
});
