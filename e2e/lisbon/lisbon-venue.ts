import type { Page } from "@playwright/test";

import { movableClock, type Clock } from "../clock.ts";
import { test as journey } from "../journey.ts";
import { startBridge } from "../printer-venue.ts";
import { startReceiptPrinter, type ReceiptPrinter } from "../receipt-printer.ts";
import { startServer, type RunningServer } from "../start-server.ts";
import { followCalls, untilRead } from "./calls-under-way.ts";
import { friday } from "./diary.ts";
import { watchRefusals } from "./watch-refusals.ts";

/** What the owner of the wine bar bought: a server without any data, a print bridge and two printers. */
export type LisbonVenue = {
  readonly server: RunningServer;
  readonly clock: Clock;
  readonly bridge: string;
  readonly kitchen: ReceiptPrinter;
  readonly counter: ReceiptPrinter;
};

/** The owner's computer and the waiter's telephone; both have the right time. */
export type Devices = {
  readonly counter: Page;
  readonly phone: Page;
  /** Lets time pass for the server and for both devices. */
  readonly wait: (minutes: number) => Promise<void>;
  /** What the screens refused until now. */
  readonly refusals: readonly string[];
};

export const test = journey.extend<{ readonly venue: LisbonVenue; readonly devices: Devices }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  venue: async ({}, use) => {
    const clock = await movableClock();
    await clock.moveTo(friday(16, 0));
    const server = await startServer(clock.settings, undefined, ["--empty"]);
    const kitchen = await startReceiptPrinter("127.0.6.2", "TM-T20III");
    const counter = await startReceiptPrinter("127.0.6.3", "TM-m30", kitchen.port);
    const bridge = await startBridge(server.origin, "", `127.0.6.0/29:${kitchen.port}`);
    await use({ server, clock, kitchen, counter, bridge: bridge.origin });
    await Promise.all([bridge.stop(), server.remove(), kitchen.remove(), counter.remove()]);
    await clock.remove();
  },
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
  timezoneId: "Europe/Lisbon",
  devices: async ({ page, browser, venue, contextOptions }, use) => {
    const telephone = await browser.newContext({
      ...contextOptions,
      baseURL: venue.server.origin,
      timezoneId: "Europe/Lisbon",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: "block",
    });
    const phone = await telephone.newPage();
    for (const device of [page, phone]) followCalls(device);
    const refusals: string[] = [];
    await watchRefusals(page.context(), refusals);
    await watchRefusals(telephone, refusals);
    const clocks = [page.clock, phone.clock];
    await Promise.all(clocks.map((clock) => clock.install({ time: friday(16, 0) })));
    const wait = async (minutes: number) => {
      const ms = minutes * 60_000;
      // A call that is made before the jump and arrives after it would be refused as an hour late.
      await Promise.all([page, phone].map(stopClock));
      await Promise.all([page, phone].map(untilRead));
      await venue.clock.moveTo(Date.now() + venue.clock.aheadMs() + ms);
      await Promise.all(clocks.map((clock) => clock.fastForward(ms)));
      await Promise.all(clocks.map((clock) => clock.resume()));
    };
    await use({ counter: page, phone, wait, refusals });
    await telephone.close();
  },
});

/** No timer of the page makes a call until the clock runs again. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
