import { spawn } from "node:child_process";
import { once } from "node:events";

import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { serverProgram } from "../../testing/server-program.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { joinPostgres } from "./open-postgres.ts";

let data: TestDatabase;
beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(() => data.remove());

/** As an administrator sets them, for all connections from now on. */
async function setForAll(settings: Readonly<Record<string, string>>): Promise<void> {
  const { pathname } = new URL(data.databaseUrl ?? "");
  for (const [name, value] of Object.entries(settings)) {
    await sql`alter database ${sql.id(pathname.slice(1))} set ${sql.raw(name)} to ${sql.lit(value)}`.execute(
      data.database,
    );
  }
}

async function withConnection<Result>(
  use: (database: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const database = new Kysely<unknown>({ dialect: joinPostgres(data.databaseUrl ?? "", 1) });
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
}

const read = (name: string) =>
  withConnection(async (database) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
      database,
    );
    return rows[0]?.value;
  });

describe("a connection", () => {
  test.each([
    ["off", "on"],
    ["on", "on"],
    ["local", "local"],
    ["remote_apply", "remote_apply"],
  ])("of a database with synchronous_commit = %s commits with %s", async (set, used) => {
    await setForAll({ synchronous_commit: set });
    expect(await read("synchronous_commit")).toBe(used);
  });

  test.each(["serializable", "repeatable read"])(
    "of a database whose default is %s begins transactions that read what is committed",
    async (level) => {
      await setForAll({ default_transaction_isolation: level });
      const used = await withConnection((database) =>
        database.transaction().execute(async (tx) => {
          const shown = await sql<{ transaction_isolation: string }>`
            show transaction_isolation
          `.execute(tx);
          return shown.rows;
        }),
      );
      expect(used).toEqual([{ transaction_isolation: "read committed" }]);
    },
  );

  test.each([
    ["0", "10s"],
    ["1h", "10s"],
    ["2500", "2500ms"],
  ])("of a database that ends idle transactions after %s ends them after %s", async (set, used) => {
    await setForAll({ idle_in_transaction_session_timeout: set });
    expect(await read("idle_in_transaction_session_timeout")).toBe(used);
  });

  test.each([
    ["tcp_keepalives_idle", "5"],
    ["tcp_keepalives_interval", "2"],
    ["tcp_keepalives_count", "3"],
    ["tcp_user_timeout", "10000"],
    ["client_connection_check_interval", "2s"],
  ])("has %s = %s, so that PostgreSQL notices when we vanish", async (name, used) => {
    expect(await read(name)).toBe(used);
  });

  test("that stops in the midst of a write gives its locks back", async () => {
    await setForAll({ idle_in_transaction_session_timeout: "200" });
    const lock = sql`select 1 from migration for update`;
    await withConnection((database) =>
      database
        .transaction()
        .execute(async (tx) => {
          await lock.execute(tx);
          // This server does not go on. Another one gets the lock.
          await withConnection((other) => lock.execute(other));
          await lock.execute(tx);
        })
        .then(
          () => expect.unreachable(),
          (error: unknown) => expect(error).toMatchObject({ kind: "database-away" }),
        ),
    );
  });
});

test("a server logs at its start that PostgreSQL may lose everything in a power cut", async () => {
  const program = spawn(process.execPath, [serverProgram], {
    env: {
      ...process.env,
      COMANDA_DATA: data.dataFolder,
      PORT: "0",
      DATABASE_URL: data.databaseUrl ?? "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of program.stdout) {
    output += String(chunk);
    if (output.includes("Comanda is ready")) break;
  }
  program.kill();
  await once(program, "close");
  // The test cluster waits for no disk.
  expect(output).toContain(`"settings":["fsync","full_page_writes"]`);
});
