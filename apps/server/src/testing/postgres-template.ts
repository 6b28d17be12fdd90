import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

import { Client } from "pg";

const sources = fileURLToPath(new URL("..", import.meta.url));

/** The sources of the templates; when they change, these are rebuilt. */
const ingredients = "{database,demo}/**/*.ts";

/** Any number that is not otherwise locked on the test server. */
const templateLock = 7_416_021;

export type DatabasePlace = { readonly dataFolder: string; readonly databaseUrl: string | null };

export type Template = {
  readonly name: string;
  /** Makes it from nothing. */
  readonly make: (place: DatabasePlace) => Promise<void>;
};

export type PostgresDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A separate database on the test server, copied from one that is made once for all test files. */
export async function copyOfTemplate(
  serverUrl: string,
  { name: kind, make }: Template,
): Promise<PostgresDatabase> {
  ingredientsHash ??= hashIngredients();
  const template = `comanda_template_${kind}_${ingredientsHash}`;
  return newDatabase(serverUrl, async (client, name) => {
    // One worker makes it while the others wait; and it is not copied concurrently.
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    if (!(await exists(client, template))) await fill(client, serverUrl, { name: template, make });
    await client.query(`create database ${name} template ${template}`);
  });
}

export async function emptyDatabase(serverUrl: string, options = ""): Promise<PostgresDatabase> {
  return newDatabase(serverUrl, async (client, name) => {
    await client.query(`create database ${name} ${options}`);
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

async function fill(client: Client, serverUrl: string, { name, make }: Template): Promise<void> {
  // Under another name until it is complete, so that a half-filled one is never copied.
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await make({ dataFolder: tmpdir(), databaseUrl: databaseUrl(serverUrl, unfinished) });
  await client.query(`alter database ${unfinished} rename to ${name}`);
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

/** The sources do not change during a run. */
let ingredientsHash: string | null = null;

function hashIngredients(): string {
  const hash = createHash("sha256");
  for (const file of globSync(ingredients, { cwd: sources }).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(`${sources}/${file}`));
  }
  return hash.digest("hex").slice(0, 16);
}
