import { defineConfig } from "@playwright/test";

import type { Options } from "./counter.ts";

/** `npm test` finds the browsers, or reports which one it could not find; a manual run of Playwright uses Debian's. */
const programs = {
  firefox: process.env["COMANDA_FIREFOX"] ?? "/usr/bin/firefox-esr",
  webkit: process.env["COMANDA_WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver",
};

const engines = ["firefox", "webkit"] as const;

export default defineConfig<object, Options>({
  testDir: ".",
  globalSetup: "../demo-folder.ts",
  outputDir: "../../.cache/browsers",
  reporter: [["dot"], ["json", { outputFile: "../../.cache/browsers.json" }]],
  // One browser after the other: two at once slow each other down on a small machine.
  workers: 1,
  // A journey tests whether something works, not how fast. A busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  projects: engines
    .filter((engine) => programs[engine] !== "")
    .map((engine) => ({ name: engine, use: { engine, program: programs[engine] } })),
});
