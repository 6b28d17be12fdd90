import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readConfig } from "./config.ts";
import { start, type RunningServer } from "./start.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let data: TestDatabase;
let folder: string;
const running: RunningServer[] = [];
beforeEach(async () => {
  data = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "comanda-keys-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await data.remove();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const keyFile = (name: string) => join(folder, name, "master.key");

async function startServer(name: string): Promise<RunningServer> {
  const server = await start(
    readConfig({
      DATABASE_URL: data.databaseUrl ?? "",
      COMANDA_DATA: join(folder, name),
      PORT: "0",
    }),
  );
  running.push(server);
  return server;
}

const stop = async (server: RunningServer): Promise<void> => {
  running.splice(running.indexOf(server), 1);
  await server.stop();
};

function copyKey(from: string, to: string): void {
  copyFileSync(keyFile(from), keyFile(to));
}

test("a second server without the key does not start, and makes none", async () => {
  await startServer("one");
  await expect(startServer("two")).rejects.toMatchObject({
    name: "StartupError",
    message: expect.stringMatching(
      /^Another server \(at 127\.0\.0\.1\) uses this database, and the key file .*two\/master\.key is missing here\. Copy the key file of that server to it, /,
    ),
  });
  expect(existsSync(keyFile("two"))).toBe(false);
  await startServer("two").catch(() => {});
  expect(existsSync(keyFile("two"))).toBe(false);
});

test("a second server with another key does not start, with the same key it does", async () => {
  const alone = await startServer("two");
  await stop(alone);
  const other = readFileSync(keyFile("two"));
  await startServer("one");
  await expect(startServer("two")).rejects.toThrow("uses this database with another key than");
  expect(readFileSync(keyFile("two"))).toEqual(other);
  copyKey("one", "two");
  await startServer("two");
});

test("servers with keys of their own that start at once do not both run", async () => {
  for (const name of ["one", "two"]) await stop(await startServer(name));
  const outcomes = await Promise.allSettled([startServer("one"), startServer("two")]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a server alone may change its key: every user logs in again", async () => {
  await stop(await startServer("one"));
  await startServer("two");
  expect(readFileSync(keyFile("two"))).not.toEqual(readFileSync(keyFile("one")));
});

test("a server whose connection broke claims its key again, and tells of one that came meanwhile", async () => {
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await startServer("one");
  const claims = async () => {
    const { rows } = await sql<{ pid: number; kind: number }>`
      select pid, classid::bigint as kind from pg_locks
      where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())
    `.execute(data.database);
    return rows;
  };
  const [before] = await claims();
  await data.database.connection().execute(async (other) => {
    // As a server with another key would.
    await sql`select pg_advisory_lock_shared(${before?.kind}::int, 1)`.execute(other);
    await sql`select pg_terminate_backend(${before?.pid})`.execute(other);
    await expect
      .poll(() => told.mock.calls.flat().join(""))
      .toContain("uses this database with another key than");
    await sql`select pg_advisory_unlock_all()`.execute(other);
  });
  const [after, ...more] = await claims();
  expect(more).toEqual([]);
  expect(after?.kind).toBe(before?.kind);
  expect(after?.pid).not.toBe(before?.pid);
});
