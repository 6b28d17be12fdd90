import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { promises as files } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { startServer, type RunningServer } from "./start-server.ts";

/** A network printer that records what it gets, and can be switched off and on. */
export type PaperPrinter = {
  readonly port: number;
  readonly papers: () => readonly Buffer[];
  /** The time of each paper's first byte. */
  readonly arrivals: () => readonly number[];
  readonly switchOff: () => Promise<void>;
  readonly switchOn: () => Promise<void>;
};

export type PrinterVenue = {
  readonly server: RunningServer;
  /** The printer for the restaurant's receipts and reports. */
  readonly receipts: PaperPrinter;
  readonly kitchen: PaperPrinter;
  readonly bar: PaperPrinter;
  readonly remove: () => Promise<void>;
};

export async function startPrinter(): Promise<PaperPrinter> {
  const papers: Buffer[][] = [];
  const arrivals: number[] = [];
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((socket) => {
      const paper: Buffer[] = [];
      papers.push(paper);
      socket.once("data", () => arrivals.push(performance.now()));
      socket.on("data", (bytes) => paper.push(bytes));
      socket.on("error", () => socket.destroy());
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return server;
  };
  let server = await listen(0);
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const switchOff = async () => {
    if (!server.listening) return;
    server.close();
    await once(server, "close");
  };
  return {
    port,
    papers: () => papers.map((paper) => Buffer.concat(paper)),
    arrivals: () => arrivals,
    switchOff,
    switchOn: async () => {
      server = await listen(port);
    },
  };
}

/** The printers' addresses in the demo venue. */
const addresses = {
  receipts: "192.168.10.21",
  kitchen: "192.168.10.22",
  bar: "192.168.10.23",
} as const;

/** A server with a bridge that the till reaches, and three printers that the bridge reaches. */
export async function startPrinterVenue(): Promise<PrinterVenue> {
  const [receipts, kitchen, bar] = [
    await startPrinter(),
    await startPrinter(),
    await startPrinter(),
  ];
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-e2e-"));
  const server = await startServer({}, folder);
  const printers = [receipts, kitchen, bar].map(({ port }) => `127.0.0.1:${port}`).join();
  const bridge = await startBridge(server.origin, printers);
  await server.stop();
  const file = (await files.readdir(folder)).find((name) => name.endsWith(".db"));
  const database = new DatabaseSync(join(folder, file ?? ""));
  database.prepare("update location set printer_server_address = ?").run(bridge.origin);
  const move = database.prepare("update printer set address = ? where address = ?");
  move.run(`127.0.0.1:${receipts.port}`, addresses.receipts);
  move.run(`127.0.0.1:${kitchen.port}`, addresses.kitchen);
  move.run(`127.0.0.1:${bar.port}`, addresses.bar);
  database.close();
  await server.startAgain();
  return {
    server,
    receipts,
    kitchen,
    bar,
    remove: async () => {
      await server.remove();
      await bridge.stop();
      await receipts.switchOff();
      await kitchen.switchOff();
      await bar.switchOff();
    },
  };
}

type Bridge = { readonly origin: string; readonly stop: () => Promise<void> };

/** By plain HTTP, as the page was loaded. */
export async function startBridge(
  origin: string,
  printers: string,
  /** Where it searches for printers. */
  networks = "127.0.0.1/32",
): Promise<Bridge> {
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-e2e-bridge-"));
  const port = await freePort();
  const main = join(import.meta.dirname, "..", "apps", "print-bridge", "src", "main.ts");
  const bridge = spawn(process.execPath, [main], {
    env: {
      COMANDA_DATA: folder,
      PORT: "0",
      COMANDA_PLAIN_PORT: String(port),
      HOST: "127.0.0.1",
      COMANDA_ORIGIN: origin,
      COMANDA_PRINTERS: printers,
      COMANDA_SEARCH: networks,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const own = `http://127.0.0.1:${port}`;
  await untilAnswered(own, bridge);
  return {
    origin: own,
    stop: async () => {
      const exit = once(bridge, "exit");
      bridge.kill("SIGTERM");
      await exit;
      await files.rm(folder, { recursive: true });
    },
  };
}

async function untilAnswered(origin: string, bridge: ChildProcess): Promise<void> {
  for (;;) {
    if (bridge.exitCode !== null) throw new Error("The bridge did not start");
    const answered = await fetch(`${origin}/status`).catch(() => null);
    if (answered !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const bound = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof bound === "object" && bound !== null ? bound.port : 0;
}
