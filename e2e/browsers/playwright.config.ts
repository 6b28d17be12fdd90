import { defineConfig } from "@playwright/test";

import type { Options } from "./counter.ts";

/** `npm test` finds the browsers, or says which one it could not find; a run of Playwright by hand takes Debian's. */
const programs = {
  firefox: process.env["COMANDA_FIREFOX"] ?? "/usr/bin/firefox-esr",
  webkit: process.env["COMANDA_WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver",
};

const engines = ["firefox", "webkit"] as const;

export default defineConfig<object, Options>({
  testDir: ".",
  outputDir: "../../.cache/browsers",
  reporter: [["dot"], ["json", { outputFile: "../../.cache/browsers.json" }]],
  // One browser after the other: two at once starve each other on a small machine.
  workers: 1,
  // A journey asks whether, not how fast. A busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  projects: engines
    .filter((engine) => programs[engine] !== "")
    .map((engine) => ({ name: engine, use: { engine, program: programs[engine] } })),
});
