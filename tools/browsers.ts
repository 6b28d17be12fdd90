// The main journeys in Firefox and WebKit: npm run browsers, or npm run browsers -- --project=webkit
import { runOtherBrowsers } from "./run-other-browsers.ts";
import { tallyLine } from "./tally.ts";

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => interruption.abort());
}

const { tally, output } = await runOtherBrowsers(interruption.signal, process.argv.slice(2));
process.stdout.write(`${output.trimEnd()}\n${tallyLine(tally)}\n`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
