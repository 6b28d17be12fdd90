import { tmpdir } from "node:os";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { readDatabase } from "#database/read-database.ts";

import { emptyDatabase } from "../../testing/postgres-template.ts";
import {
  openTestDatabase,
  postgresServer,
  type TestDatabase,
} from "../../testing/test-database.ts";

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

type Given = readonly [given: string, lacks: RegExp];

const given: readonly Given[] = [
  ["select", /insert, update, delete \(alarm and \d+ more\)/],
  ["select, insert, update", /delete \(alarm and \d+ more\)/],
  ["insert, update, delete", /select \(alarm and \d+ more\)/],
];

test.each(given)("a server does not start with a role that may only %s", async (rights, lacks) => {
  const data = await openTestDatabase();
  const { place, role, remove } = await roleWith(data, rights);
  const refused = openDatabase(place);
  await expect(refused).rejects.toMatchObject({
    name: "StartupError",
    message: expect.stringMatching(
      `^The role ${role} in DATABASE_URL lacks rights to the tables: ${lacks.source}. Name the role that owns them.$`,
    ),
  });
  if (rights.includes("select")) await (await readDatabase(place, "this")).close();
  await remove();
});

test("a server starts with a role that has every right, whatever other tables there are", async () => {
  const data = await openTestDatabase();
  const { place, remove } = await roleWith(data, "select, insert, update, delete");
  await sql`create table notes_of_the_administrator (note text)`.execute(data.database);
  const opened = await openDatabase(place);
  expect(opened.engine).toBe("postgres");
  await opened.close();
  await remove();
});

test("a sequence that gives a table its ids must be open to the role", async () => {
  const data = await openTestDatabase();
  const { place, role, remove } = await roleWith(data, "select, insert, update, delete");
  // As in a table that was divided before PostgreSQL 17.
  await sql
    .raw(
      `create sequence bill_ids;
       alter table bill alter column id drop identity;
       alter table bill alter column id set default nextval('bill_ids')`,
    )
    .execute(data.database);
  await expect(openDatabase(place)).rejects.toMatchObject({
    name: "StartupError",
    message: expect.stringContaining("lacks rights to the tables: usage (bill_ids)."),
  });
  await sql.raw(`grant usage on sequence bill_ids to ${role}`).execute(data.database);
  await (await openDatabase(place)).close();
  await remove();
});

async function roleWith(data: TestDatabase, rights: string) {
  const role = `clerk_${crypto.randomUUID().replaceAll("-", "")}`;
  // Before PostgreSQL 15 every role may make tables, so it finds all of them there.
  await sql
    .raw(
      `create role ${role} login;
       grant create on schema public to ${role};
       grant ${rights} on all tables in schema public to ${role};
       grant select, insert on migration to ${role}`,
    )
    .execute(data.database);
  const url = new URL(data.databaseUrl ?? "");
  url.username = role;
  const place = { dataFolder: data.dataFolder, databaseUrl: url.href };
  const remove = async (): Promise<void> => {
    await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(data.database);
    await data.remove();
  };
  return { place, role, remove };
}
