import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";

import { allocator, nodeOptions } from "../e2e/start-server.ts";
import type { RowsOfBill } from "./rows-of-bill.ts";
import { tillOf, type Till } from "./till.ts";

/** What the bare server needs to know of the real one. */
export type BareSetup = {
  readonly rows: RowsOfBill;
  readonly keys: readonly { readonly session: string; readonly key: string }[];
  /** Replies of the real server. */
  readonly replies: { readonly save: object; readonly pay: object };
};

export type BareServer = {
  /** Tills that sign and check replies as those of the real server do. */
  readonly tills: readonly Till[];
  readonly stop: () => Promise<void>;
};

/** In a process of its own, with the options and limits of the real server. */
export async function startBareServer(
  tills: readonly Till[],
  setup: Pick<BareSetup, "rows" | "replies">,
): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), "comanda-bench-bare-"));
  const keys = tills.map(({ who }) => ({ session: who.token.session, key: who.token.key }));
  const whole: BareSetup = { ...setup, keys };
  // JSON cannot hold the packed rows of the journal.
  writeFileSync(join(folder, "setup"), serialize(whole));
  const program = join(import.meta.dirname, "bare-server.ts");
  const server = fork(program, [folder], {
    execArgv: nodeOptions,
    env: { ...allocator, ...process.env },
  });
  const [address]: { readonly port: number }[] = await once(server, "message");
  const own = tills.map(({ who }) => tillOf(`http://127.0.0.1:${address?.port}`, who));
  return {
    tills: own,
    stop: async () => {
      for (const till of own) till.leave();
      server.kill();
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
