import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { PrinterAddress } from "../allowed-printers.ts";
import { createBridge } from "../bridge.ts";
import { createJobLog } from "../job-log.ts";

export const tillOrigin = "https://pos.example";

/** A bridge over plain HTTP, and the lines that it has logged. */
export async function startTestBridge(...printers: readonly PrinterAddress[]) {
  const run = "0123456789abcdef";
  const lines: string[] = [];
  const listener = createBridge({
    run,
    version: "0.1.0",
    names: ["bar.local"],
    origins: [tillOrigin],
    printers,
    timeouts: { connectMs: 5000, idleMs: 1000 },
    log: createJobLog((line) => lines.push(line)),
    readAuthority: () => null,
  });
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    run,
    port,
    lines,
    call: (path: string, init: RequestInit = {}) => fetch(url + path, init),
    print: (printer: string, job: Uint8Array, headers: Record<string, string> = {}) =>
      fetch(`${url}/print/${printer}`, { method: "POST", body: Buffer.from(job), headers }),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
