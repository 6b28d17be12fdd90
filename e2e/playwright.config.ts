import { defineConfig } from "@playwright/test";

import { wholeBrowser } from "./whole-browser.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./demo-folder.ts",
  // Journeys in other browsers have their own configuration and step.
  testIgnore: "browsers/**",
  outputDir: "../.cache/journeys",
  reporter: [["dot"], ["json", { outputFile: "../.cache/playwright.json" }]],
  // One more than the processors of a small machine: journeys spend half of their time waiting for pages, printers and
  // clocks.
  workers: 3,
  // A journey tests whether something works, not how fast; the benchmark does that. A busy machine may take its time: an
  // evening that takes 40 s on an idle one took more than two minutes.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // A flaky journey is a failure that we want to see.
  retries: 0,
  forbidOnly: true,
  use: {
    // The most common screen size of tills.
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
    locale: "en-US",
    timezoneId: "Asia/Bangkok",
    // Tracing takes a sixth of the time; turn it on with --trace on to look for a fault.
    trace: "off",
    // A route that delays the page's requests has no effect on files that a service worker has cached. Journeys of the
    // service worker allow it.
    serviceWorkers: "block",
    // A button that does not come is named long before the journey's own limit.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env["COMANDA_HEADLESS_SHELL"] ?? wholeBrowser,
      args: [
        // Letters as wide as in the browser with windows.
        "--font-render-hinting=none",
        // As root, which containers run as, Chromium has no sandbox.
        "--no-sandbox",
        "--disable-gpu",
        // No network except the server under test.
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
