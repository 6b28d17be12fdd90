import { tmpdir } from "node:os";

import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { readDatabase } from "#database/read-database.ts";

import { emptyDatabase, type PostgresDatabase } from "../../testing/postgres-template.ts";
import { postgresServer } from "../../testing/test-database.ts";

let empty: PostgresDatabase;
let administrator: Client;
let name: string;
let role: string;
beforeEach(async () => {
  empty = await emptyDatabase(postgresServer());
  name = new URL(empty.url).pathname.slice(1);
  role = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
  administrator = new Client(empty.url);
  await administrator.connect();
  await administrator.query(
    `create role ${role} login; grant ${role} to postgres; alter database ${name} owner to ${role};
     alter schema public owner to pg_database_owner`,
  );
});
afterEach(async () => {
  await administrator.query(`alter database ${name} owner to postgres; drop owned by ${role}`);
  await administrator.end();
  await empty.drop();
  const client = new Client(postgresServer());
  await client.connect();
  await client.query(`drop role ${role}`);
  await client.end();
});

const place = () => {
  const url = new URL(empty.url);
  url.username = role;
  return { dataFolder: tmpdir(), databaseUrl: url.href };
};

const setPath = (path: string) =>
  administrator.query(`alter role ${role} in database ${name} set search_path = ${path}`);

const refused = (message: string) => ({ name: "StartupError", message });

async function countTables(): Promise<number> {
  const { rowCount } = await administrator.query(
    "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  return rowCount ?? 0;
}

async function countTablesIn(schema: string): Promise<number> {
  const { rowCount } = await administrator.query("select from pg_tables where schemaname = $1", [
    schema,
  ]);
  return rowCount ?? 0;
}

test.each([
  ["comanda", `"$user", public`, `"$user", public`],
  ["Front House", `"$user", public`, `"$user", public`],
  ["public", "nowhere", "nowhere"],
])("tables in the schema %s that the path %s misses are named", async (schema, path, shown) => {
  await administrator.query(`create schema if not exists "${schema}"`);
  await administrator.query(`grant all on schema "${schema}" to ${role}`);
  await setPath(`"${schema}"`);
  await (await openDatabase(place())).close();
  await setPath(path);
  const error = refused(
    `The tables of Comanda in the database ${name} are in the schema ${schema}, to which the search_path of the role ${role} (${shown}) does not lead. As the administrator of PostgreSQL, make it lead there: psql -c 'alter role "${role}" in database "${name}" set search_path = "${schema}"'`,
  );
  await expect(openDatabase(place())).rejects.toMatchObject(error);
  await expect(readDatabase(place(), "this")).rejects.toMatchObject(error);
  expect(await countTablesIn(schema)).toBe(await countTables());
  await setPath(`"${schema}"`);
  await (await openDatabase(place())).close();
});

test("tables in a schema that the role may not use are named with their owner", async () => {
  await administrator.query("create schema comanda; create table comanda.journal_head ()");
  await expect(openDatabase(place())).rejects.toMatchObject(
    refused(
      `The tables of Comanda in the database ${name} are in the schema comanda, which the role ${role} may not use. Name their owner in DATABASE_URL: postgres`,
    ),
  );
});

test("a schema of its own may stand beside that of another venue", async () => {
  await administrator.query(
    `create schema other; create table other.journal_head (); create schema ${role} authorization ${role}`,
  );
  await (await openDatabase(place())).close();
  expect(await countTablesIn("public")).toBe(0);
});

test.each(["nowhere", "pg_catalog, public", "''"])(
  "a path %s that leads to no schema for tables is named",
  async (path) => {
    await setPath(path);
    await expect(openDatabase(place())).rejects.toMatchObject(
      refused(
        `The search_path of the role ${role} in the database ${name} is ${path.replaceAll("''", '""')}, which leads to no schema for tables. As the administrator of PostgreSQL, name one: psql -c 'alter role "${role}" in database "${name}" set search_path = public'`,
      ),
    );
  },
);
