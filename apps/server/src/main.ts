import { setFlagsFromString } from "node:v8";

import { CannotStart } from "#database/cannot-start.ts";
import { Outage } from "#database/outage.ts";

import { readConfig } from "./config.ts";
import { endOnFaults } from "./end-on-faults.ts";
import { start, type RunningServer } from "./start.ts";

/** A request that takes longer than this to end is not waited for. */
const patienceMs = 10_000;

// V8 lets garbage pile up to four times what lives before it clears all of it. Half as much again costs nothing that
// could be measured, and 30 MB less.
setFlagsFromString("--heap-growing-percent=50");

endOnFaults();

try {
  const isEmpty = process.argv.includes("--empty");
  const server = await start(readConfig(), { isEmpty });
  // Who reads the greeting may stop the server at once.
  stopOnSignals(server);
  process.stdout.write(`${server.greeting.join("\n")}\n`);
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof Outage)) throw error;
  process.stderr.write(`Comanda cannot start: ${error.message}\n`);
  process.exitCode = 1;
}

/** A terminal may send the signal twice; the second one changes nothing. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await server.stop();
    process.stdout.write("Comanda has stopped.\n");
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  // The terminal was closed. Windows ends the process soon after whatever it does.
  process.on("SIGHUP", () => void stop());
}
