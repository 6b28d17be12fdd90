import { CannotStart, readConfig } from "./config.ts";
import { startBridge, type RunningBridge } from "./start.ts";

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const bridge = await startBridge(readConfig(), writeLine);
  stopOnSignals(bridge);
  for (const line of bridge.greeting) writeLine(line);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`The print bridge cannot start: ${error.message}\n`);
  process.exitCode = 1;
}

/** A terminal may send the signal twice; the second one is ignored. */
function stopOnSignals(bridge: RunningBridge): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await bridge.stop();
    writeLine("The print bridge has stopped.");
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop());
  }
}
