import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";

import { findFreePort, installedWith } from "../../testing/own-cluster.ts";
import { postgresServer } from "../../testing/test-database.ts";
import { openPostgres } from "./open-postgres.ts";

const pooler = "/usr/sbin/pgbouncer";
const hasPooler = existsSync(pooler);

/** PgBouncer in front of the test server. */
async function startPooler(mode: string) {
  const { hostname, port } = new URL(postgresServer());
  const { owner } = await installedWith(postgresServer());
  const folder = mkdtempSync(join(tmpdir(), "comanda-pooler-"));
  const file = join(folder, "pgbouncer.ini");
  const own = await findFreePort();
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const program = spawn(pooler, ["-q", file], { stdio: "ignore", ...(isRoot && owner) });
  return {
    url: `postgres://postgres@127.0.0.1:${own}/postgres`,
    stop: async () => {
      const ended = once(program, "close");
      program.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const open = (url: string) => openPostgres(url, { timeoutMs: 10_000, report: () => {} });

test.runIf(hasPooler)("a pooler that gives each transaction a connection is refused", async () => {
  const { url, stop } = await startPooler("transaction");
  await expect(open(url)).rejects.toMatchObject({
    name: "StartupError",
    message: expect.stringContaining("pool_mode = session"),
  });
  await stop();
});

test.runIf(hasPooler)("a pooler that gives each session a connection is not refused", async () => {
  const { url, stop } = await startPooler("session");
  const database = new Kysely<unknown>(await open(url));
  const { rows } = await sql`show synchronous_commit`.execute(database);
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
  await database.destroy();
  await stop();
});

test("without a pooler nothing is refused, and nothing stays open", async () => {
  const database = new Kysely<unknown>(await open(postgresServer()));
  const inTransaction = sql`
    select 1 from pg_stat_activity
    where application_name = 'comanda' and state = 'idle in transaction' and query like '%pg_backend_pid%'
  `;
  await expect.poll(async () => (await inTransaction.execute(database)).rows).toEqual([]);
  await database.destroy();
});
