import { printerName } from "./allowed-printers.ts";
import { createBridge } from "./bridge.ts";
import { CannotStart, readConfig, type Config } from "./config.ts";

try {
  start(readConfig());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function start({ port, host, ...config }: Config): void {
  const bridge = createBridge(config);
  bridge.listen(port, host, () => {
    const printers = config.printers.map(printerName).join(", ");
    process.stdout.write(`The print bridge listens on port ${port} and feeds ${printers}.\n`);
  });
  // Jobs that have been accepted are still printed: the process ends with the last reply.
  process.once("SIGINT", () => bridge.close());
  process.once("SIGTERM", () => bridge.close());
}
