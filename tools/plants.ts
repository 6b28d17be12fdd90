import { failureReport, tallyLine } from "./outcome.ts";
import { seePlants } from "./see-plants.ts";

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => interruption.abort());
}

const outcome = await seePlants(interruption.signal);
process.stdout.write(`${failureReport(outcome.failures)}${tallyLine(outcome)}\n`);
process.exitCode = outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;
