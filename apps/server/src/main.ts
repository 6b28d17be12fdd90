import { setFlagsFromString } from "node:v8";

import { StartupError } from "#database/startup-error.ts";
import { Outage } from "#database/outage.ts";

import { readConfig } from "./config.ts";
import { start, type RunningServer } from "./start.ts";

/** A stop waits no longer than this for running requests. */
const stopTimeoutMs = 10_000;

// By default V8's heap may grow to four times the live data before a full collection. A growth of half costs no
// measurable time and saves 30 MB.
setFlagsFromString("--heap-growing-percent=50");

// The space for short-lived data that npm start sets is for this thread, whose heap has it by now. Left as it is, it
// would override the limits of all other threads.
setFlagsFromString("--max-semi-space-size=0");

exitOnUncaughtErrors();

try {
  const isEmpty = process.argv.includes("--empty");
  const server = await start(readConfig(), { isEmpty });
  // A stop may follow as soon as the greeting is printed.
  stopOnSignals(server);
  process.stdout.write(`${server.greeting.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof StartupError || error instanceof Outage)) throw error;
  process.stderr.write(`Comanda cannot start: ${error.message}\n`);
  process.exitCode = 1;
}

/** A terminal may send the signal twice; the second one changes nothing. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // The copy of a database whose file was deleted is the only one of the venue: it may take as long as it needs.
    await server.rescueIfLost();
    setTimeout(() => void endWithoutRequests(server), stopTimeoutMs).unref();
    await server.stop();
    // Node would clear up for a tenth of a second in which a second signal kills it.
    process.stdout.write("Comanda has stopped.\n", () => process.exit());
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  // The terminal was closed. Windows ends the process soon after, whatever it does.
  process.on("SIGHUP", () => void stop());
}

/** The file may have been deleted since the stop began. */
async function endWithoutRequests(server: RunningServer): Promise<void> {
  await server.rescueIfLost();
  process.exit(1);
}

/**
 * An uncaught error leaves the program in an unknown state: it ends, and the service manager restarts it from the disk.
 * A failure to write its own output, such as a log on a full disk, is no such error.
 */
function exitOnUncaughtErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  // An unhandled rejection arrives here as well.
  process.on("uncaughtException", (fault: unknown) => {
    const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    process.stderr.write(
      `${what}\nComanda stops because of this fault; start it again. Everything it confirmed is in the database.\n`,
    );
    process.exit(1);
  });
}
