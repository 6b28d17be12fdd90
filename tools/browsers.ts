// The main journeys in Firefox and WebKit: npm run browsers, or npm run browsers -- --project=webkit
import { failureReport, tallyLine } from "./outcome.ts";
import { runOtherBrowsers } from "./run-other-browsers.ts";

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => interruption.abort());
}

const outcome = await runOtherBrowsers(interruption.signal, process.argv.slice(2));
process.stdout.write(`${failureReport(outcome.failures)}\n${tallyLine(outcome)}\n`);
process.exitCode = outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;
