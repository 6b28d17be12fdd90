import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { inspect } from "node:util";

import { authorityFile, hostsInUrls, ownNames } from "@comanda/tls/own-certificate";
import { createSecureServers } from "@comanda/tls/secure-servers";
import { stalledRequestLimits } from "@comanda/tls/stalled-requests";

import { printerName, type PrinterAddress } from "./allowed-printers.ts";
import { createBridge } from "./bridge.ts";
import { CannotStart, type Config } from "./config.ts";
import { createJobLog } from "./job-log.ts";
import { foundPrintersFile, readFoundPrinters, storeFoundPrinters } from "./found-printers.ts";
import { readNeighbours } from "./neighbours.ts";
import { ownNetworks } from "./network.ts";
import type { SearchOptions } from "./printer-search.ts";

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

export type RunningBridge = {
  /** Where the bridge can be reached, and which printers it feeds. */
  readonly greeting: readonly string[];
  readonly ports: readonly number[];
  /** Accepts no more jobs; those already accepted are still printed. */
  readonly stop: () => Promise<void>;
};

/** A printer of the same network answers at once. This asks 33 addresses a second, which no router notices. */
const searchPace = { parallel: 32, everyMs: 30 };
const searchTimeouts = { connectMs: 1000, answerMs: 1500 };

/** The longest job takes a while over a bad network; a stalled one is cut off. */
const requestTimeoutMs = 60_000;

export async function startBridge(
  config: Config,
  writeLine: (line: string) => void,
): Promise<RunningBridge> {
  const { dataFolder, port, plainPort, host } = config;
  const names = (): readonly string[] => [...new Set([...ownNames(), ...config.names])];
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const authority = authorityFile(dataFolder);
  const found = readFoundPrinters(foundPrintersFile(dataFolder));
  const fed = { ...config, printers: [...config.printers, ...found] };
  const stopping = new AbortController();
  const listener = createBridge({
    ...fed,
    search: searchOptions(config, { found, signal: stopping.signal, writeLine }),
    names: names(),
    run: randomBytes(8).toString("hex"),
    version,
    log: createJobLog(writeLine),
    readAuthority: () => (existsSync(authority) ? readFileSync(authority, "utf8") : null),
    onFault: (error) => writeLine(`${new Date().toISOString()} a fault: ${inspect(error)}`),
  });
  const source = { kind: "own", dataFolder, program: "bridge" } as const;
  const secure = await createSecureServers(source, {
    requestTimeoutMs,
    onProblem: writeLine,
    names,
  });
  const servers = [await listen(secure.create(listener), host, port)];
  if (plainPort !== null) {
    const plain = createServer(stalledRequestLimits(requestTimeoutMs), listener);
    servers.push(await listen(plain, host, plainPort));
  }
  const ports = servers.map(portOf);
  return {
    ports,
    greeting: startupLines(fed, ports),
    stop: async () => {
      stopping.abort();
      secure.stop();
      await Promise.all(servers.map(close));
    },
  };
}

type SearchParts = Pick<SearchOptions, "signal"> & {
  /** The printers that earlier searches found. */
  readonly found: readonly PrinterAddress[];
  readonly writeLine: (line: string) => void;
};

function searchOptions(
  { networks, dataFolder }: Config,
  { found, signal, writeLine }: SearchParts,
): SearchOptions {
  const kept = new Map(found.map((printer) => [printerName(printer), printer]));
  return {
    networks: () => networks ?? ownNetworks(networkInterfaces()),
    neighbours: () => readNeighbours(),
    pace: searchPace,
    timeouts: searchTimeouts,
    signal,
    onFound: (printers) => {
      for (const printer of printers) kept.set(printerName(printer), printer);
      writeLine(`A search has found ${printers.map(printerName).join(", ") || "no printer"}.`);
      try {
        storeFoundPrinters(foundPrintersFile(dataFolder), [...kept.values()]);
      } catch (error) {
        // It prints on them until its next start; after that they must be searched for again.
        writeLine(`They could not be stored: ${String(error)}.`);
      }
    },
    onProblem: writeLine,
  };
}

/** Every address that a till can use; the first one that is not a loopback name is the likeliest. */
function startupLines(
  { printers, dataFolder, host, names }: Config,
  ports: readonly number[],
): readonly string[] {
  const schemes = ["https", "http"];
  const addresses = ports.flatMap((port, index) =>
    [...new Set([...hostsInUrls(host), ...names])].map(
      (name) => `  ${schemes[index]}://${name}:${port}`,
    ),
  );
  return [
    printers.length === 0
      ? 'The print bridge feeds no printer yet: search for them in the back office, under "Printers and stations".'
      : `The print bridge feeds ${printers.map(printerName).join(", ")}.`,
    "Enter one of these addresses as the print bridge address of the location:",
    ...addresses,
    `A device that trusts ${authorityFile(dataFolder)} is not asked about the certificate.`,
  ];
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`It cannot listen on port ${port}: ${reason}.`);
  }
  return server;
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === "object" ? (bound?.port ?? 0) : 0;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await closed;
}
