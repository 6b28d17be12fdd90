import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { PrinterAddress } from "../allowed-printers.ts";
import { createBridge } from "../bridge.ts";
import { createJobLog } from "../job-log.ts";
import { parseNetwork, type Network } from "../network.ts";
import type { SearchOptions } from "../printer-search.ts";

export const tillOrigin = "https://pos.example";

export type TestBridge = Awaited<ReturnType<typeof startTestBridge>>;

type TestBridgeOptions = {
  readonly printers?: readonly PrinterAddress[];
  /** Where it searches, such as 127.0.7.0/28:9100. */
  readonly networks?: readonly string[];
  readonly neighbours?: SearchOptions["neighbours"];
  readonly readAuthority?: () => string | null;
};

/** A bridge over plain HTTP, the lines that it has logged, the printers that it has found, and its faults. */
export async function startTestBridge({
  printers = [],
  networks = [],
  neighbours = async () => new Map(),
  readAuthority = () => null,
}: TestBridgeOptions = {}) {
  const run = "0123456789abcdef";
  const lines: string[] = [];
  const found: PrinterAddress[] = [];
  const faults: unknown[] = [];
  const listener = createBridge({
    run,
    version: "0.1.0",
    names: ["bar.local"],
    origins: [tillOrigin],
    printers,
    timeouts: { connectMs: 5000, idleMs: 1000 },
    log: createJobLog((line) => lines.push(line)),
    search: {
      networks: () => networks.map(networkNamed),
      neighbours,
      pace: { parallel: 8, everyMs: 1 },
      timeouts: { connectMs: 500, answerMs: 500 },
      signal: new AbortController().signal,
      onFound: (more) => void found.push(...more),
      onProblem: (line) => void lines.push(line),
    },
    readAuthority,
    onFault: (error) => void faults.push(error),
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
    found,
    faults,
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

function networkNamed(name: string): Network {
  const network = parseNetwork(name);
  if (network === null) throw new Error(`Not a network: ${name}`);
  return network;
}
