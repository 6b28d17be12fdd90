import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Database } from "#database/database.ts";
import type { Engine } from "#database/engine.ts";
import { guestSearchTables } from "#database/migrations/0034-search-of-guests.ts";
import { addPricesByTime } from "#database/migrations/0041-prices-by-time.ts";
import { addDiscountReasons } from "#database/migrations/0050-discounts.ts";
import { addQuestionTables } from "#database/migrations/0061-questions.ts";
import { addTaxClassTables } from "#database/migrations/0051-tax-classes.ts";
import { addForeignCurrencies } from "#database/migrations/0053-currencies.ts";
import { addFloor } from "#database/migrations/0058-floor.ts";
import { addRatesByTime } from "#database/migrations/0055-rates-and-serving.ts";
import { addCompaniesToSearch } from "#database/migrations/0068-search-of-companies.ts";
import { migrations, type Migration } from "#database/migrations/migrations.ts";
import { tableMaker, type TableMaker } from "#database/new-table.ts";
import { openDatabase, type OpenDatabase } from "#database/open-database.ts";

import { createDemoVenue } from "../demo/create-demo-venue.ts";
import { passwordHasher } from "../features/sign-in/index.ts";
import {
  copyOfTemplate,
  emptyDatabase,
  type DatabasePlace,
  type PostgresDatabase,
  type Template,
} from "./postgres-template.ts";
import { testEngine } from "./test-engine.ts";

/** Passwords that are cheap to check: 8 KiB is the minimum of argon2. */
export const testPasswords = passwordHasher({ memoryKib: 8, passes: 1, lanes: 1 }, randomBytes);

export type TestDatabase = OpenDatabase & {
  readonly dataFolder: string;
  /** The address of its PostgreSQL database; null for SQLite. */
  readonly databaseUrl: string | null;
  /** Closes it and opens it again, as a new process would. */
  readonly reopen: () => Promise<OpenDatabase>;
  readonly remove: () => Promise<void>;
};

/** A real database with the demo venue, for one test file. */
export async function openTestDatabase(engine: Engine = testEngine): Promise<TestDatabase> {
  return openCopy(demoVenue, engine);
}

/** A real database with another venue. */
export async function openTestDatabaseWith(
  fill: (database: Database) => Promise<void>,
): Promise<TestDatabase> {
  const opened = await openCopy(noVenue, testEngine);
  await fill(opened.database);
  return opened;
}

const demoVenue: Template = {
  name: "demo",
  make: (place) => fillDatabase(place, (database) => createDemoVenue(database, testPasswords)),
};
const noVenue: Template = { name: "empty", make: (place) => fillDatabase(place, async () => {}) };

async function openCopy(template: Template, engine: Engine): Promise<TestDatabase> {
  if (engine === "postgres") {
    return openPlace(newFolder(), await copyOfTemplate(postgresServer(), template));
  }
  const file = sqliteFiles.get(template) ?? makeSqliteFile(template);
  sqliteFiles.set(template, file);
  const folder = newFolder();
  writeFileSync(join(folder, databaseFile), await file);
  return openPlace(folder, null);
}

/** Each worker makes them once: migrations and demo take fifty times as long as a copy. */
const sqliteFiles = new Map<Template, Promise<Buffer>>();

const databaseFile = "comanda.db";

async function makeSqliteFile({ make }: Template): Promise<Buffer> {
  const dataFolder = newFolder();
  const place = { dataFolder, databaseUrl: null };
  await make(place);
  // Opening counts the rows of tables that have been filled; copies are counted already.
  await (await openDatabase(place)).close();
  const file = readFileSync(join(dataFolder, databaseFile));
  rmSync(dataFolder, { recursive: true });
  return file;
}

async function fillDatabase(
  place: DatabasePlace,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const { database, close } = await openDatabase(place);
  await fill(database);
  // On SQLite, closing moves the log into the file.
  await close();
}

/** The demo venue in a database of the release before a migration. */
export async function openTestDatabaseBefore(name: string): Promise<TestDatabase> {
  const empty = testEngine === "sqlite" ? null : await emptyDatabase(postgresServer());
  const steps = migrations.slice(
    0,
    migrations.findIndex((one) => one.name === name),
  );
  const opened = await openPlace(newFolder(), empty, steps);
  await createFormerDemoVenue(opened.database);
  return opened;
}

/** The demo venue is today's: columns and tables that did not exist then are left out. */
async function createFormerDemoVenue(database: Database): Promise<void> {
  const missing = await missingColumns(database);
  const tables = await database.introspection.getTables();
  const known = new Set(tables.map(({ name }) => name));
  const later = laterTables.filter(({ names }) => names.every((name) => !known.has(name)));
  // One statement after the other, on one connection.
  for (const [table, column] of missing) {
    const altered = database.schema.alterTable(table);
    const added = textColumns.has(column)
      ? altered.addColumn(column, "text", (made) => made.notNull().defaultTo(""))
      : altered.addColumn(column, "integer");
    await added.execute();
  }
  for (const { create } of later) {
    await database.transaction().execute((tx) => create(tableMaker(tx, testEngine)));
  }
  await createDemoVenue(database, testPasswords);
  for (const table of later.flatMap(({ names }) => names)) {
    await database.schema.dropTable(table).execute();
  }
  for (const [table, column] of missing) {
    await database.schema.alterTable(table).dropColumn(column).execute();
  }
}

const laterTables = [
  { names: ["customer_search", "customer_search_part"], create: addGuestSearch },
  { names: ["promotion_category", "article_price"], create: addPricesByTime },
  { names: ["discount_reason"], create: addDiscountReasons },
  { names: ["pay_type_tax_class", "tax_class"], create: addTaxClassTables },
  { names: ["foreign_currency"], create: addForeignCurrencies },
  { names: ["pay_type_rate"], create: addRatesByTime },
  { names: ["floor_table", "floor_room"], create: addFloor },
  {
    names: ["question_category", "question_article", "question_choice", "question"],
    create: addQuestionTables,
  },
] as const;

async function addGuestSearch(make: TableMaker): Promise<void> {
  await guestSearchTables(make);
  await addCompaniesToSearch(make);
}

const laterColumns = [
  ["pay_type", "is_on_charges"],
  ["pay_type", "opens_drawer"],
  ["pay_type", "is_transfer"],
  ["pay_type", "qr_scheme"],
  ["pay_type", "qr_receiver"],
  ["pay_type", "serving_ways"],
  ["location", "asks_for_order_level"],
  ["article", "allergens"],
  ["user_group", "discount_limit"],
  ["category", "tax_class"],
  ["article", "is_set"],
  ["customer", "company_name"],
  ["customer", "company_tax_number"],
  ["customer_search", "company_name"],
  ["customer_search", "company_tax_number"],
] as const;

const textColumns: ReadonlySet<string> = new Set([
  "qr_scheme",
  "qr_receiver",
  "serving_ways",
  "company_name",
  "company_tax_number",
]);

async function missingColumns(database: Database) {
  const tables = await database.introspection.getTables();
  return laterColumns.filter(([table, column]) => {
    const columns = tables.find(({ name }) => name === table)?.columns;
    return columns?.every(({ name }) => name !== column) ?? false;
  });
}

async function openPlace(
  folder: string,
  copy: PostgresDatabase | null,
  steps?: readonly Migration[],
): Promise<TestDatabase> {
  const place = { dataFolder: folder, databaseUrl: copy?.url ?? null };
  const opened = await openDatabase(place, steps);
  let current = opened;
  return {
    ...opened,
    ...place,
    reopen: async () => {
      await current.close();
      current = await openDatabase(place);
      return current;
    },
    remove: async () => {
      await current.close();
      await copy?.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(createFastFolder(), "comanda-test-"));
}

/** These tests do not simulate power cuts, so the folder is in memory if there is room. */
function createFastFolder(): string {
  const inMemory = "/dev/shm";
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > minFreeBytes ? inMemory : tmpdir();
}

/** A container may have only 64 MB of it; the largest database of a test has a year in it. */
const minFreeBytes = 2 * 1024 ** 3;

/** The address of PostgreSQL's superuser, if that is the engine under test. */
export function postgresServer(): string {
  const url = process.env["COMANDA_TEST_DATABASE_URL"];
  if (url === undefined) throw new Error("COMANDA_TEST_DATABASE_URL is not set");
  return url;
}
