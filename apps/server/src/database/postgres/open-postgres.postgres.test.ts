import { afterAll, beforeAll, expect, test } from "vitest";

import { startDatabaseProxy, type DatabaseProxy } from "../../testing/database-proxy.ts";
import { emptyDatabase } from "../../testing/postgres-template.ts";
import { postgresServer } from "../../testing/test-database.ts";
import { openPostgres } from "./open-postgres.ts";

let line: DatabaseProxy;
beforeAll(async () => {
  line = await startDatabaseProxy(postgresServer());
});
afterAll(() => line.close());

const nobodyThere = "postgres://postgres:secret@127.0.0.1:1/postgres";

const open = async (url: string, timeoutMs: number) => {
  const told: string[] = [];
  const opening = openPostgres(url, { timeoutMs, report: (text) => told.push(text) });
  const outcome = await opening.then(
    () => "open",
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ""),
  );
  return { outcome, told };
};

test("the start waits for a PostgreSQL that is not up yet, and tells the operator", async () => {
  line.down();
  const opening = open(line.url, 10_000);
  setTimeout(line.up, 300);
  const { outcome, told } = await opening;
  expect(outcome).toBe("open");
  expect(told).toEqual([
    expect.stringMatching(/^Waiting 10 s at most for PostgreSQL: .*(ECONNRESET|terminated)/),
  ]);
});

test("the start fails if PostgreSQL stays away, and the error names no password", async () => {
  const { outcome } = await open(nobodyThere, 0);
  expect(outcome).toBe(
    "StartupError: PostgreSQL at DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1",
  );
});

test("an error that waiting does not cure fails at once", async () => {
  const url = new URL(postgresServer());
  url.pathname = "/no_such_database";
  const { outcome, told } = await open(url.href, 60_000);
  expect(outcome).toBe(
    'StartupError: PostgreSQL at DATABASE_URL cannot be used: database "no_such_database" does not exist',
  );
  expect(told).toEqual([]);
});

test.each([
  ["UTF8", "open"],
  ["SQL_ASCII", "open"],
  [
    "LATIN1",
    "StartupError: The database at DATABASE_URL has the encoding LATIN1, which cannot store every text. Create one with createdb --encoding=UTF8 --locale=C --template=template0 comanda",
  ],
])(
  "a database with the encoding %s is opened only if it stores every text",
  async (encoding, expected) => {
    const form = `encoding '${encoding}' locale 'C' template template0`;
    const database = await emptyDatabase(postgresServer(), form);
    expect((await open(database.url, 0)).outcome).toBe(expected);
    await database.drop();
  },
);
