import { test as base, expect, type Page } from "@playwright/test";

import { copyDemoFolder } from "./demo-folder.ts";
import { pacePresses } from "./pace-presses.ts";
import { startServer, type RunningServer } from "./start-server.ts";

type Fixtures = {
  /** Shared by the journeys of a file, which run in their order. */
  readonly server: RunningServer;
  /** Console errors that a journey causes on purpose. */
  readonly expectedErrors: RegExp[];
  /** A server that this journey may stop. */
  readonly ownServer: RunningServer;
};

type SharedFixtures = { readonly servers: ServerOfFile };

type ServerOfFile = (file: string) => Promise<RunningServer>;

/** A journey through the built product. Any console error of the browser fails it. */
export const test = base.extend<Fixtures, SharedFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => await serveFiles(use),
    { scope: "worker" },
  ],
  server: [
    async ({ servers }, use, { file }) => await use(await servers(file)),
    // Long enough for a server to start on a busy machine.
    { timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownServer: async ({}, use) => await serve(use),
  browser: [
    async ({ browser }, use) => {
      // The patch is made on a prototype that all pages share.
      const page = await browser.newPage();
      pacePresses(page);
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
    // A pending request would keep the browser from closing the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    const known = [rateLimited, ...expectedErrors];
    const unexpected = errors.filter((error) => !known.some((pattern) => pattern.test(error)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },
});

/**
 * Each file gets a server of its own: which files a worker runs, and in which order, is up to the machine, so that a
 * customer added in one file would be found in another only now and then.
 */
async function serveFiles(use: (serverOf: ServerOfFile) => Promise<void>): Promise<void> {
  const running = new Map<string, RunningServer>();
  const removeAll = async () => {
    await Promise.all([...running.values()].map(async (server) => await server.remove()));
    running.clear();
  };
  await use(async (file) => {
    const before = running.get(file);
    if (before !== undefined) return before;
    await removeAll();
    const server = await startDemo();
    running.set(file, server);
    return server;
  });
  await removeAll();
}

async function startDemo(): Promise<RunningServer> {
  return await startServer({}, await copyDemoFolder());
}

async function serve(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startDemo();
  await use(server);
  await server.remove();
}

/**
 * A till whose calls exceed the rate limit waits and sends them again. On a busy machine calls arrive in bursts,
 * however evenly a till sends them.
 */
const rateLimited = /status of 429/;

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The text of a failed request does not name it.
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}
