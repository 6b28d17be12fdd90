import { tmpdir } from "node:os";

import { Client } from "pg";
import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";

import { emptyDatabase } from "../../testing/postgres-template.ts";
import { postgresServer } from "../../testing/test-database.ts";

test("a role that does not own its database is told how it becomes the owner", async () => {
  const empty = await emptyDatabase(postgresServer());
  const client = new Client(empty.url);
  await client.connect();
  const role = `guest_${crypto.randomUUID().replaceAll("-", "")}`;
  // As it is from PostgreSQL 15 on.
  await client.query(
    `create role ${role} login; revoke create on schema public from public; grant ${role} to postgres`,
  );
  const url = new URL(empty.url);
  const name = url.pathname.slice(1);
  url.username = role;
  const place = { dataFolder: tmpdir(), databaseUrl: url.href };
  await expect(openDatabase(place)).rejects.toMatchObject({
    name: "StartupError",
    message: `The role ${role} may not make tables in the database ${name}. As the administrator of PostgreSQL, make it the owner: psql -c 'alter database "${name}" owner to "${role}"'`,
  });
  await client.query(`alter database "${name}" owner to "${role}"`);
  // Before PostgreSQL 15 the schema has an owner of its own.
  await client.query(`alter schema public owner to pg_database_owner`);
  await (await openDatabase(place)).close();
  await client.query(`drop owned by ${role} cascade`);
  await client.query(`alter database "${name}" owner to postgres`);
  await client.query(`drop role ${role}`);
  await client.end();
  await empty.drop();
});
