import { DatabaseSync } from "node:sqlite";

import { StartupError } from "#database/startup-error.ts";
import { migrations } from "#database/migrations/migrations.ts";
import { readSqlite } from "#database/read-database.ts";
import { explainErrors } from "#database/sqlite/sqlite-errors.ts";
import { formatVerdict, verifyJournals, type LocationVerdict } from "#journal/verify-journals.ts";

/**
 * Whether a file is a complete Comanda database of this release or an older one: every page and index, every reference,
 * and every row of the journal. Pass a private copy: it becomes one file without a log.
 */
export async function checkBackup(file: string): Promise<readonly LocationVerdict[]> {
  explainErrors(file, () => requireSoundFile(file));
  const { database, close } = readSqlite(file);
  try {
    const verdicts = await verifyJournals(database);
    const broken = verdicts.find(({ isSound }) => !isSound);
    if (broken !== undefined) throw new StartupError(formatVerdict(broken));
    return verdicts;
  } finally {
    await close();
  }
}

function requireSoundFile(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma trusted_schema = off; pragma cell_size_check = on");
    const [sound] = database.prepare("pragma integrity_check(1)").all();
    if (sound?.["integrity_check"] !== "ok") throw new StartupError(`${file} is damaged.`);
    const [astray] = database.prepare("pragma foreign_key_check").all();
    if (astray !== undefined) throw new StartupError(`${file} has rows with broken references.`);
    requireKnownTables(database, file);
    database.exec("pragma journal_mode = delete");
  } finally {
    database.close();
  }
}

function requireKnownTables(database: DatabaseSync, file: string): void {
  const isTable = database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
  if (["migration", "location", "journal"].some((name) => isTable.get(name) === undefined)) {
    throw new StartupError(`${file} is not a Comanda database.`);
  }
  const known = new Set<unknown>(migrations.map(({ name }) => name));
  const done = database.prepare("select name from migration order by name").all();
  const newer = done.find(({ name }) => !known.has(name));
  if (newer === undefined) return;
  throw new StartupError(
    `${file} is from a newer release, which added "${String(newer["name"])}". Use that release.`,
  );
}
