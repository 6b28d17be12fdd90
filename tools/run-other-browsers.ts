import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { countPlaywrightResults } from "./count-playwright-results.ts";
import { findOtherBrowsers, mayInstall } from "./find-other-browsers.ts";
import { journeyFonts } from "./journey-fonts.ts";
import { judgeTests, type StepOutcome } from "./judge-run.ts";
import { cacheFolder } from "./repository.ts";
import { runPackage } from "./run-package.ts";
import { addTallies, emptyTally } from "./tally.ts";

/** The main journeys in the browsers that Playwright cannot drive as Debian ships them. */
export async function runOtherBrowsers(
  signal: AbortSignal,
  patterns: readonly string[] = [],
): Promise<StepOutcome> {
  const browsers = await findOtherBrowsers();
  const missing = browsers.filter(({ program }) => program === "");
  const lines = missing.map(({ name }) => `${name} was not tried: it is not installed here.\n`);
  const left = mayInstall() ? { failed: missing.length } : { skipped: missing.length };
  const untried: StepOutcome = { tally: { ...emptyTally, ...left }, output: lines.join("") };
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
  const tried = judgeTests(run, results, countPlaywrightResults);
  return {
    tally: addTallies(untried.tally, tried.tally),
    output: untried.output + tried.output,
  };
}
