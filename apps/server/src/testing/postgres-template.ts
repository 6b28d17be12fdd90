import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Client } from "pg";

const sources = fileURLToPath(new URL("..", import.meta.url));

/** The sources of the template; when they change it is rebuilt. */
const ingredients = "{database,demo}/**/*.ts";

/** Any number that is not otherwise locked on the test server. */
const templateLock = 7_416_021;

type Make = (databaseUrl: string) => Promise<void>;

export type PostgresDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A separate database on the test server, copied from one that is filled once for all test files. */
export async function copyOfTemplate(serverUrl: string, make: Make): Promise<PostgresDatabase> {
  const template = `comanda_template_${fingerprint()}`;
  return newDatabase(serverUrl, async (client, name) => {
    // One worker fills it while the others wait; and it is not copied concurrently.
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    if (!(await exists(client, template))) await fill(client, serverUrl, { template, make });
    await client.query(`create database ${name} template ${template}`);
  });
}

export async function emptyDatabase(serverUrl: string): Promise<PostgresDatabase> {
  return newDatabase(serverUrl, async (client, name) => {
    await client.query(`create database ${name}`);
  });
}

async function newDatabase(
  serverUrl: string,
  create: (client: Client, name: string) => Promise<void>,
): Promise<PostgresDatabase> {
  const name = `comanda_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, (client) => create(client, name));
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function fill(
  client: Client,
  serverUrl: string,
  { template, make }: { readonly template: string; readonly make: Make },
): Promise<void> {
  // Under another name until it is complete, so that a half-filled one is never copied.
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await make(databaseUrl(serverUrl, unfinished));
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Closing the connection releases the lock. */
async function onServer(serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(ingredients, { cwd: sources }).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(`${sources}/${file}`));
  }
  return hash.digest("hex").slice(0, 16);
}
