import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate, type KeyPair } from "@comanda/tls/make-certificate";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startDatabaseProxy, type DatabaseProxy } from "../../testing/database-proxy.ts";
import { startOwnCluster } from "../../testing/own-cluster.ts";
import { emptyDatabase } from "../../testing/postgres-template.ts";
import { postgresServer } from "../../testing/test-database.ts";
import { joinPostgres, openPostgres } from "./open-postgres.ts";

let line: DatabaseProxy;
beforeAll(async () => {
  line = await startDatabaseProxy(postgresServer());
});
afterAll(() => line.close());

const nobodyThere = "postgres://postgres:secret@127.0.0.1:1/postgres";

const open = async (url: string, timeoutMs: number) => {
  const reports: string[] = [];
  const opening = openPostgres(url, { timeoutMs, report: (text) => reports.push(text) });
  const outcome = await opening.then(
    () => "open",
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ""),
  );
  return { outcome, reports };
};

test("the start waits for a PostgreSQL that is not up yet, and tells the operator", async () => {
  line.down();
  const opening = open(line.url, 10_000);
  setTimeout(line.up, 300);
  const { outcome, reports } = await opening;
  expect(outcome).toBe("open");
  expect(reports).toEqual([
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
  const { outcome, reports } = await open(url.href, 60_000);
  expect(outcome).toBe(
    'StartupError: PostgreSQL at DATABASE_URL cannot be used: database "no_such_database" does not exist',
  );
  expect(reports).toEqual([]);
});

test.each([
  ["UTF8", "open"],
  ["SQL_ASCII", "open"],
  [
    "LATIN1",
    "StartupError: The database at DATABASE_URL has the encoding LATIN1, which cannot store every text. Create one with createdb --owner=comanda --encoding=UTF8 --locale=C --template=template0 comanda",
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

describe("an address that waiting does not make right fails at once", () => {
  const { host } = new URL(postgresServer());
  const noAddress = /is not an address such as postgres:.* Write characters of a password/;
  const severalHosts = /names several hosts/;

  test.each([
    ["host=127.0.0.1 dbname=postgres", noAddress],
    ["mysql://postgres@127.0.0.1/postgres", noAddress],
    [`postgres://postgres:pass#word@${host}/postgres`, noAddress],
    [`postgres://postgres:pass/word@${host}/postgres`, noAddress],
    [`postgres://postgres@${host},${host}/postgres`, severalHosts],
    ["postgres://postgres@one,two/postgres", severalHosts],
    ["postgres:///postgres?host=one,two", severalHosts],
    [`postgres://postgres@${host}/postgres?sslrootcert=/no/such/file`, /no such file/],
    [`postgres://postgres@${host}/postgres?sslmode=require`, /does not support SSL/],
  ])("%s", async (url, message) => {
    const { outcome, reports } = await open(url, 60_000);
    expect(outcome).toMatch(message);
    expect(outcome).toMatch(/^StartupError: /);
    expect(outcome).not.toContain("pass#word");
    expect(reports).toEqual([]);
  });

  test.each([
    ["the certificate of an unknown authority", "localhost", "", /self-signed certificate/],
    ["a certificate for another name", "elsewhere.example", "authority", /does not match/],
  ])("%s", async (_what, name, given, message) => {
    const folder = mkdtempSync(join(tmpdir(), "comanda-tls-"));
    const authority = makeAuthority(new Date(), [name]);
    const { certificate, key } = makeServerCertificate(authority, [name], new Date());
    const ca = join(folder, "ca.pem");
    writeFileSync(ca, authority.certificate);
    const cluster = await startOwnCluster(postgresServer());
    await useTls(cluster.url, { certificate: certificate + authority.certificate, key });
    const options = given === "" ? "" : `&sslrootcert=${ca}`;
    const { outcome, reports } = await open(`${cluster.url}?sslmode=verify-full${options}`, 60_000);
    await cluster.remove();
    rmSync(folder, { recursive: true });
    expect(outcome).toMatch(/^StartupError: /);
    expect(outcome).toMatch(message);
    expect(reports).toEqual([]);
  });
});

/** PostgreSQL itself writes the files, since it refuses a key that others can read. */
async function useTls(url: string, files: KeyPair): Promise<void> {
  const database = new Kysely<unknown>({ dialect: joinPostgres(url, 1) });
  for (const [text, file] of [
    [files.certificate, "server.crt"],
    [files.key, "server.key"],
  ] as const) {
    await sql`copy (select unnest(string_to_array(${sql.lit(text)}, chr(10)))) to program ${sql.lit(`umask 077; cat > ${file}`)}`.execute(
      database,
    );
  }
  await sql`alter system set ssl = on`.execute(database);
  await sql`select pg_reload_conf()`.execute(database);
  await database.destroy();
}
