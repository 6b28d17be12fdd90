import { runSteps, type FinishedStep } from "./run-steps.ts";
import { addTallies, emptyTally, tallyLine } from "./tally.ts";
import { lanes, patienceMs, steps } from "./test-steps.ts";

/** `npm test -- domain server` runs the steps of those names, "server" standing for server-sqlite and server-postgres. */
const asked = process.argv.slice(2);
const means = (word: string, name: string) => name === word || name.startsWith(`${word}-`);
const isAsked = (name: string) => asked.length === 0 || asked.some((word) => means(word, name));
const unknown = asked.filter((word) => !steps.some(({ name }) => means(word, name)));

// The settings of a Comanda that runs on this machine: a test that kept them would write into its database.
const settings = ["PORT", "HOST", "DATABASE_URL", "LOG_LEVEL"];
const ofTheServer = ["DATA", "KEY_FILE", "TLS", "TLS_CERT", "TLS_KEY", "CALLS_PER_SECOND"];
for (const name of [...settings, ...ofTheServer.map((word) => `COMANDA_${word}`)]) {
  delete process.env[name];
}

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => interruption.abort());
}

let total = emptyTally;
const chosen = steps.filter(({ name }) => isAsked(name));
await runSteps(chosen, { lanes, patienceMs, signal: interruption.signal, onFinished: report });

if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(" ");
  process.stdout.write(`There is no step ${unknown.join(", ")}. The steps are: ${names}\n`);
  total = addTallies(total, { ...emptyTally, failed: unknown.length });
}
if (interruption.signal.aborted) process.stdout.write("The run was interrupted.\n");
const isGood = total.failed === 0 && total.passed > 0 && !interruption.signal.aborted;
process.exitCode = isGood ? 0 : 1;
process.stdout.write(`${tallyLine(total)}\n`);

function report({ name, tally, seconds, output }: FinishedStep): void {
  total = addTallies(total, tally);
  const mark = tally.failed === 0 ? "ok    " : "FAILED";
  process.stdout.write(
    `${mark} ${name.padEnd(16)} ${tallyLine(tally)} (${seconds.toFixed(1)} s)\n`,
  );
  // What was skipped says why, so that nobody takes it for done.
  if (tally.failed + tally.skipped > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}
