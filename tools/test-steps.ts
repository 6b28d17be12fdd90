import { readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { findFirstFileFaults, listFirstModules } from "./first-files.ts";
import { judgeCheck, judgeTests } from "./judge-run.ts";
import type { Outcome } from "./outcome.ts";
import { prepareJourneys } from "./prepare-journeys.ts";
import { readPlaywrightResults } from "./read-playwright-results.ts";
import { readVitestResults } from "./read-vitest-results.ts";
import { cacheFolder, repository } from "./repository.ts";
import { runOtherBrowsers } from "./run-other-browsers.ts";
import { runPackage } from "./run-package.ts";
import type { Step } from "./run-steps.ts";
import { seePlants } from "./see-plants.ts";
import { withTestPostgres } from "./test-postgres.ts";

/**
 * The journeys take one lane. A third lane would overload two processors: browsers then wait for seconds, and journeys
 * fail.
 */
export const lanes = 2;

/** The journeys take twenty minutes on two processors, and were seen to take forty on a slow machine. */
export const stepTimeoutMs = 75 * 60_000;

/**
 * The processors of one lane. Checkers that run beside each other work out the same types again, and wait for each
 * other's garbage: beside another lane that is only lost.
 */
const processorsOfLane = Math.max(1, Math.floor(availableParallelism() / lanes));

/** The longest steps start first. */
export const steps: readonly Step[] = [
  { name: "journeys", run: runJourneys },
  checkStep("format", "oxfmt", ["--check"]),
  checkStep("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
  checkStep("types", "typescript", ["-b", "--checkers", String(processorsOfLane)]),
  checkStep("unused", "knip", ["--no-progress"]),
  { name: "web-features", run: checkWebFeatures },
  { name: "first-files", run: checkFirstFiles },
  { name: "plants", run: seePlants },
  vitestStep("domain"),
  vitestStep("contract"),
  vitestStep("paper"),
  vitestStep("sync"),
  vitestStep("tls"),
  vitestStep("print-bridge"),
  vitestStep("tools"),
  vitestStep("till"),
  sqliteStep("server"),
  postgresStep("server"),
  sqliteStep("proofs"),
  postgresStep("proofs"),
  // Last, when the other steps leave the processors to it: two browsers and their drivers.
  { name: "browsers", run: (signal) => runOtherBrowsers(signal) },
];

function checkStep(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    run: async (signal) => {
      // The linter asks a program in Go for types.
      const env = { GOMAXPROCS: String(processorsOfLane) };
      return judgeCheck(name, await runPackage(program, args, { signal, env }));
    },
  };
}

function vitestStep(project: string): Step {
  return { name: project, run: async (signal) => await runVitest(project, project, { signal }) };
}

function sqliteStep(project: string): Step {
  const name = `${project}-sqlite`;
  return {
    name,
    run: async (signal) => {
      const env = { COMANDA_TEST_ENGINE: "sqlite", ...(await serverBuild()) };
      return await runVitest(project, name, { signal, env });
    },
  };
}

/**
 * Tests that import neither file do not depend on the database, and have already run with SQLite: papers, programs,
 * certificates, half of the server's time.
 */
const engineModules = ["test-engine.ts", "own-cluster.ts"].map((name) =>
  join(repository, "apps", "server", "src", "testing", name),
);

function postgresStep(project: string): Step {
  const name = `${project}-postgres`;
  return {
    name,
    run: async (signal) =>
      await withTestPostgres(async (url) => {
        const engine = { COMANDA_TEST_ENGINE: "postgres", COMANDA_TEST_DATABASE_URL: url };
        const env = { ...engine, ...(await serverBuild()) };
        return await runVitest(project, name, { signal, env, related: engineModules });
      }),
  };
}

/** For tests that start the server as a program. */
async function serverBuild(): Promise<{ readonly COMANDA_SERVER: string }> {
  await buildServer();
  return { COMANDA_SERVER: builtServer };
}

type VitestOptions = {
  readonly signal: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
  /** Only the tests that import one of these files, directly or indirectly. */
  readonly related?: readonly string[];
};

async function runVitest(project: string, step: string, options: VitestOptions): Promise<Outcome> {
  const resultsPath = join(cacheFolder, `vitest-${step}.json`);
  await rm(resultsPath, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${resultsPath}`];
  const { related } = options;
  const which = related === undefined ? ["run"] : ["related", "--run", ...related];
  const args = [...which, `--project=${project}`, `--maxWorkers=${processorsOfLane}`, ...reporters];
  const run = await runPackage("vitest", args, options);
  return judgeTests(run, await readIfPresent(resultsPath), readVitestResults);
}

async function runJourneys(signal: AbortSignal): Promise<Outcome> {
  const resultsPath = join(cacheFolder, "playwright.json");
  await rm(resultsPath, { force: true });
  const env = await prepareJourneys(signal);
  const args = ["test", "--config=e2e/playwright.config.ts"];
  const run = await runPackage("@playwright/test", args, { signal, env });
  return judgeTests(run, await readIfPresent(resultsPath), readPlaywrightResults);
}

async function checkWebFeatures(signal: AbortSignal): Promise<Outcome> {
  await buildTill(signal);
  // The compat data take a second to read, so only this step loads them.
  const { webFeatureFaults } = await import("./web-features.ts");
  const faults = webFeatureFaults();
  return judgeCheck("web-features", {
    exitCode: Number(faults.length > 0),
    output: faults.join("\n"),
  });
}

async function checkFirstFiles(signal: AbortSignal): Promise<Outcome> {
  await buildTill(signal);
  const dist = join(repository, "apps", "till", "dist");
  const faults = await findFirstFileFaults(dist, async () => await listFirstModules(signal));
  return judgeCheck("first-files", {
    exitCode: Number(faults.length > 0),
    output: faults.join("\n"),
  });
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return await readFile(path, "utf8").catch(() => undefined);
}
