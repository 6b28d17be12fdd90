import { spawn } from "node:child_process";
import { once } from "node:events";
import { promises as files } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { startServer, type RunningServer } from "./start-server.ts";

type Removable = { readonly remove: () => Promise<void> };

export type Printer = Removable & {
  readonly address: string;
  /** What it received, one entry for each connection. */
  readonly papers: () => readonly Buffer[];
};

/** A network printer that records what it receives. */
export async function startPrinter(): Promise<Printer> {
  const papers: Buffer[][] = [];
  const server = createServer((socket) => {
    const paper: Buffer[] = [];
    papers.push(paper);
    socket.on("data", (bytes) => paper.push(bytes));
    socket.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`,
    papers: () => papers.map((paper) => Buffer.concat(paper)),
    remove: async () => void server.close(),
  };
}

export type Bridge = Removable & { readonly origin: string };

/** The print bridge as a machine of the venue runs it, on a free port. */
export async function startBridge(tillOrigin: string, printers: string): Promise<Bridge> {
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-e2e-bridge-"));
  const main = join(import.meta.dirname, "..", "apps", "print-bridge", "src", "main.ts");
  const bridge = spawn(process.execPath, [main], {
    env: {
      COMANDA_DATA: folder,
      PORT: "0",
      HOST: "127.0.0.1",
      COMANDA_ORIGIN: tillOrigin,
      COMANDA_PRINTERS: printers,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const bytes of bridge.stdout.iterator({ destroyOnReturn: false })) {
    said += String(bytes);
    if (said.includes("is not asked")) break;
  }
  bridge.stdout.resume();
  return {
    origin: /https:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? "",
    remove: async () => {
      const exit = once(bridge, "exit");
      bridge.kill("SIGTERM");
      await exit;
      await files.rm(folder, { recursive: true });
    },
  };
}

/** A server whose location has a bridge. Only the office sets this, so here it is written directly. */
export async function startServerWithBridge(
  startFor: (tillOrigin: string) => Promise<Bridge>,
): Promise<{ readonly server: RunningServer; readonly bridge: Bridge }> {
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-e2e-"));
  const server = await startServer({}, folder);
  const bridge = await startFor(server.origin);
  await server.stop();
  const file = (await files.readdir(folder)).find((name) => name.endsWith(".db"));
  const database = new DatabaseSync(join(folder, file ?? ""));
  database.prepare("update location set printer_server_address = ?").run(bridge.origin);
  database.close();
  await server.startAgain();
  return { server, bridge };
}
