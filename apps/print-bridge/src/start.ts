import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { authorityFile, hostsInUrls, ownNames } from "@comanda/tls/own-certificate";
import { createSecureServers } from "@comanda/tls/secure-servers";
import { stalledRequestLimits } from "@comanda/tls/stalled-requests";

import { printerName } from "./allowed-printers.ts";
import { createBridge } from "./bridge.ts";
import { CannotStart, type Config } from "./config.ts";
import { createJobLog } from "./job-log.ts";

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
  const listener = createBridge({
    ...config,
    names: names(),
    run: randomBytes(8).toString("hex"),
    version,
    log: createJobLog(writeLine),
    readAuthority: () => (existsSync(authority) ? readFileSync(authority, "utf8") : null),
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
    greeting: startupLines(config, ports),
    stop: async () => {
      secure.stop();
      await Promise.all(servers.map(close));
    },
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
    `The print bridge feeds ${printers.map(printerName).join(", ")}.`,
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
