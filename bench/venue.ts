import { spawn } from "node:child_process";
import { once } from "node:events";
import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { startServer, type RunningServer } from "../e2e/start-server.ts";

export type VenueSize = {
  readonly articles: number;
  readonly bills: number;
  readonly openBills: number;
  readonly stations: number;
  readonly customers?: number;
};

/** A venue with its own server process. */
export type Venue = RunningServer & { readonly madeInSeconds: number };

/** A few benchmark tills stand for many, and call more often than people would. */
export const unlimited = { COMANDA_CALLS_PER_SECOND: "1000000" };

export async function startVenue(
  size: VenueSize,
  settings: Readonly<Record<string, string>> = {},
): Promise<Venue> {
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-bench-"));
  const start = performance.now();
  await makeDemo(folder, size, settings);
  const madeInSeconds = (performance.now() - start) / 1000;
  return { ...(await startServer({ ...unlimited, ...settings }, folder)), madeInSeconds };
}

async function makeDemo(
  folder: string,
  size: VenueSize,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const program = join(import.meta.dirname, "..", "apps", "server", "src", "make-demo.ts");
  const { articles, bills, openBills, stations, customers = 0 } = size;
  const counts = { articles, bills, "open-bills": openBills, stations, customers };
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const { DATABASE_URL: _postgres, ...env } = process.env;
  const making = spawn(process.execPath, [program, ...args, "--data", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, ...settings },
  });
  const [code]: unknown[] = await once(making, "exit");
  if (code !== 0) throw new Error("The demo venue could not be made");
}

/** Reads the data directly while the server has them open. */
export function readDatabase(folder: string): DatabaseSync {
  return new DatabaseSync(join(folder, "comanda.db"), { readOnly: true });
}
