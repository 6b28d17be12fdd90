import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

import { findFastFolder } from "./fast-folder.ts";
import { writeLanguageLists } from "./language-lists.ts";
import { addOutcomes, failureReport, noOutcome, tallyLine } from "./outcome.ts";
import { runSteps, type FinishedStep } from "./run-steps.ts";
import { slowestFilesReport } from "./slowest-files.ts";
import { lanes, stepTimeoutMs, steps } from "./test-steps.ts";

/**
 * `npm test -- domain server` runs the steps with those names; "server" stands for server-sqlite and server-postgres.
 */
const requestedSteps = process.argv.slice(2);
const matchesStep = (word: string, name: string) => name === word || name.startsWith(`${word}-`);
const isRequested = (name: string) =>
  requestedSteps.length === 0 || requestedSteps.some((word) => matchesStep(word, name));
const unknown = requestedSteps.filter((word) => !steps.some(({ name }) => matchesStep(word, name)));

// The settings of a Comanda that runs on this machine: with them, a test would write into its database.
const settings = ["PORT", "HOST", "DATABASE_URL", "LOG_LEVEL"];
const serverVariables = ["DATA", "KEY_FILE", "TLS", "TLS_CERT", "TLS_KEY", "CALLS_PER_SECOND"];
for (const name of [...settings, ...serverVariables.map((word) => `COMANDA_${word}`)]) {
  delete process.env[name];
}

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => interruption.abort());
}

// The data of some hundred servers and browsers: on a disk, a run waits for it a quarter of its time.
const folder = mkdtempSync(join(findFastFolder(), "comanda-run-"));
// PostgreSQL runs as a user of its own.
chmodSync(folder, 0o755);
process.env["TMPDIR"] = folder;

writeLanguageLists();
let total = noOutcome;
const chosen = steps.filter(({ name }) => isRequested(name));
await runSteps(chosen, {
  lanes,
  timeoutMs: stepTimeoutMs,
  signal: interruption.signal,
  onFinished: report,
});

for (const name of unknown) {
  const message = `The steps are: ${steps.map((step) => step.name).join(" ")}`;
  total = addOutcomes(total, { ...noOutcome, failures: [{ name: `no step ${name}`, message }] });
}
process.stdout.write(`\n${slowestFilesReport(total.files)}`);
rmSync(folder, { recursive: true, force: true });
// Printed last, where they are easy to find: a slow machine's run prints more than a window shows.
process.stdout.write(`\n${failureReport(total.failures)}\n`);
if (interruption.signal.aborted) process.stdout.write("The run was interrupted.\n");
const isGood = total.failures.length === 0 && total.passed > 0 && !interruption.signal.aborted;
process.exitCode = isGood ? 0 : 1;
process.stdout.write(`${tallyLine(total)}\n`);

function report({ name, seconds, ...outcome }: FinishedStep): void {
  const { passed, skipped } = outcome;
  const failures = outcome.failures.map((one) => ({ ...one, name: `${name}: ${one.name}` }));
  // A check without test files counts as one file.
  const timed = outcome.files.map((one) => ({ ...one, name: `${name}: ${one.name}` }));
  const files = timed.length === 0 ? [{ name, seconds }] : timed;
  total = addOutcomes(total, { passed, failures, skipped, files });
  const mark = failures.length === 0 ? "ok    " : "FAILED";
  process.stdout.write(
    [
      `${mark} ${name.padEnd(16)} ${tallyLine(outcome)} (${seconds.toFixed(1)} s)`,
      ...failures.map((one) => `       failed: ${one.name}`),
      // Skipped tests are named, so that they are not mistaken for passed ones.
      ...skipped.map((one) => `       skipped: ${one}`),
      "",
    ].join("\n"),
  );
}
