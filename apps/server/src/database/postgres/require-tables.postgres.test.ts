import { tmpdir } from "node:os";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { readDatabase } from "#database/read-database.ts";

import { emptyDatabase } from "../../testing/postgres-template.ts";
import { openTestDatabase, postgresServer } from "../../testing/test-database.ts";

test("a program that reads refuses an empty database, and makes no tables there", async () => {
  const empty = await emptyDatabase(postgresServer());
  const place = { dataFolder: tmpdir(), databaseUrl: empty.url };
  for (let again = 0; again < 2; again += 1) {
    await expect(readDatabase(place, "this")).rejects.toMatchObject({
      name: "StartupError",
      message: "The database at DATABASE_URL has no tables of Comanda. Is it the right one?",
    });
  }
  await empty.drop();
});

test("a server does not start with a role that may only read, a program that reads does", async () => {
  const data = await openTestDatabase();
  const role = `reader_${crypto.randomUUID().replaceAll("-", "")}`;
  // Before PostgreSQL 15 every role may make tables, so it finds all of them there.
  await sql
    .raw(
      `create role ${role} login;
       grant create on schema public to ${role};
       grant select on all tables in schema public to ${role}`,
    )
    .execute(data.database);
  const url = new URL(data.databaseUrl ?? "");
  url.username = role;
  const place = { dataFolder: data.dataFolder, databaseUrl: url.href };
  await expect(openDatabase(place)).rejects.toMatchObject({
    name: "StartupError",
    message: "The role in DATABASE_URL may not write to the tables. Name the role that owns them.",
  });
  await (await readDatabase(place, "this")).close();
  await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(data.database);
  await data.remove();
});
