import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";
import { expect, test } from "vitest";

import { openDatabase, openExistingDatabase } from "#database/open-database.ts";
import { readDatabase } from "#database/read-database.ts";

import { startOwnCluster } from "../../testing/own-cluster.ts";
import { postgresServer } from "../../testing/test-database.ts";

test("a standby and a read-only database are named before anything is written", async () => {
  const cluster = await startOwnCluster(postgresServer());
  const place = { dataFolder: tmpdir(), databaseUrl: cluster.url };
  await (await openDatabase(place)).close();
  const client = new Client(cluster.url);
  await client.connect();
  await client.query("alter database postgres set default_transaction_read_only = on");
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  const refuses = async (message: string): Promise<void> => {
    const refused = { name: "StartupError", message: expect.stringContaining(message) };
    await expect(openDatabase(place)).rejects.toMatchObject(refused);
    await expect(openExistingDatabase(place)).rejects.toMatchObject(refused);
    await (await readDatabase(place, "this")).close();
  };
  await refuses("The database at DATABASE_URL is read-only. Set default_transaction_read_only to");

  await cluster.stop("fast");
  writeFileSync(join(rows[0]?.data_directory ?? "", "standby.signal"), "");
  await cluster.start();
  await refuses("PostgreSQL at DATABASE_URL is a standby and accepts no writes. Name the primary");
  await cluster.remove();
});
