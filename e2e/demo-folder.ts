import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makePasswordsCheap } from "./cheap-passwords.ts";
import { manager } from "./screen-walk.ts";
import { startServer } from "./start-server.ts";

/** Playwright's workers inherit it. */
const variable = "COMANDA_DEMO_FOLDER";

/**
 * Playwright runs this before all journeys. To make the demo venue takes a server as long as to start, and most
 * journeys want a venue of their own, so it is made once and copied.
 */
// oxlint-disable-next-line no-default-export -- Playwright runs what the file exports by default
export default async function makeDemoFolder(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  // All users of the demo have the same.
  makePasswordsCheap(server.folder, manager.password);
  process.env[variable] = server.folder;
  return async () => await files.rm(server.folder, { recursive: true });
}

/** A data folder of its own with the demo venue. */
export async function copyDemoFolder(): Promise<string> {
  const source = process.env[variable];
  if (source === undefined) throw new Error(`${variable} is set before the journeys start.`);
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-e2e-"));
  await files.cp(source, folder, { recursive: true });
  return folder;
}
