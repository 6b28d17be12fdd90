import { defineConfig } from "@playwright/test";

/** `npm test` finds the browser; a run of Playwright by hand names one. */
const executablePath = process.env["COMANDA_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  // Those in other browsers have a configuration and a step of their own.
  testIgnore: "browsers/**",
  outputDir: "../.cache/journeys",
  reporter: [["dot"], ["json", { outputFile: "../.cache/playwright.json" }]],
  // One more than the processors of a small machine: a journey waits for pages, printers and clocks for half of its time.
  workers: 3,
  // A journey asks whether, not how fast: the benchmark does that. A busy machine may take its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey that passes only at times is a failure that we want to see.
  retries: 0,
  forbidOnly: true,
  use: {
    // The commonest size of a till's screen.
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
    locale: "en-US",
    timezoneId: "Asia/Bangkok",
    // To note every step takes a sixth of the time: who looks for a fault asks for it by --trace on.
    trace: "off",
    // A journey that holds up what the page fetches holds up nothing that a worker has kept. Those of the worker allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: [
        // Root has no sandbox, and containers run as root.
        "--no-sandbox",
        "--disable-gpu",
        // Nothing on the network but the server under test.
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
