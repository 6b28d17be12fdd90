import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { findOtherBrowsers, mayInstall } from "./find-other-browsers.ts";
import { journeyFonts } from "./journey-fonts.ts";
import { judgeTests } from "./judge-run.ts";
import { addOutcomes, noOutcome, type Outcome } from "./outcome.ts";
import { readPlaywrightResults } from "./read-playwright-results.ts";
import { cacheFolder } from "./repository.ts";
import { runPackage } from "./run-package.ts";

/** The main journeys in the browsers that Playwright cannot drive as Debian ships them. */
export async function runOtherBrowsers(
  signal: AbortSignal,
  patterns: readonly string[] = [],
): Promise<Outcome> {
  const browsers = await findOtherBrowsers();
  const missing = browsers.filter(({ program }) => program === "");
  const names = missing.map(({ name }) => `${name}, which is not installed here`);
  const untried: Outcome = mayInstall()
    ? { ...noOutcome, failures: names.map((name) => ({ name, message: "It was not tried." })) }
    : { ...noOutcome, skipped: names };
  if (missing.length === browsers.length) return untried;
  await buildTill(signal);
  await buildServer();
  const resultsPath = join(cacheFolder, "browsers.json");
  await rm(resultsPath, { force: true });
  const programs = browsers.map(({ variable, program }) => [variable, program] as const);
  const env = {
    ...(await journeyFonts()),
    ...Object.fromEntries(programs),
    COMANDA_SERVER: builtServer,
  };
  const args = ["test", "--config=e2e/browsers/playwright.config.ts", ...patterns];
  const run = await runPackage("@playwright/test", args, { signal, env });
  const results = await readFile(resultsPath, "utf8").catch(() => undefined);
  return addOutcomes(untried, judgeTests(run, results, readPlaywrightResults));
}
