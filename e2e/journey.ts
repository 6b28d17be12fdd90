import { test as base, expect, type Page } from "@playwright/test";

import { teachHand } from "./hand.ts";
import { startServer, type RunningServer } from "./start-server.ts";

type Fixtures = {
  /** What a journey makes the browser complain about on purpose. */
  readonly expectedErrors: RegExp[];
  /** A server that this journey may stop. */
  readonly ownServer: RunningServer;
};

type SharedFixtures = {
  readonly server: RunningServer;
};

/** A journey through the built product. Any error in the console of the browser fails it. */
export const test = base.extend<Fixtures, SharedFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs
    async ({}, use) => await serve(use),
    // As long as a server is waited for where the machine is busy.
    { scope: "worker", timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownServer: async ({}, use) => await serve(use),
  browser: [
    async ({ browser }, use) => {
      // All pages share what one page of any browser is taught.
      const page = await browser.newPage();
      teachHand(page);
      await page.close();
      await use(browser);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => await use(server.origin),
  // oxlint-disable-next-line no-empty-pattern -- as above
  expectedErrors: async ({}, use) => await use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors = errorsOf(page);
    await use(page);
    // A request that is still held back would keep the browser from closing the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    const known = [askedToWait, ...expectedErrors];
    const unexpected = errors.filter((error) => !known.some((pattern) => pattern.test(error)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },
});

async function serve(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer();
  await use(server);
  await server.remove();
}

/**
 * A till whose calls arrive faster than the server takes them waits and sends them again. On a busy machine they arrive in
 * bunches, however evenly a till sends them.
 */
const askedToWait = /status of 429/;

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
