import { DatabaseSync } from "node:sqlite";

import { StartupError } from "#database/startup-error.ts";
import { readSqlite } from "#database/read-database.ts";
import { requireRelease } from "#database/require-release.ts";
import { requireTables } from "#database/sqlite/require-tables.ts";
import { explainErrors, isDamage } from "#database/sqlite/sqlite-errors.ts";
import { formatVerdict, verifyJournals, type LocationVerdict } from "#journal/verify-journals.ts";

/**
 * Whether a file is a complete Comanda database of this release or an older one: every page and index, every reference,
 * and every row of the journal. Pass a private copy: it becomes one file without a log. What is wrong with it is said of
 * the file that was copied, which the operator knows.
 */
export async function checkBackup(
  file: string,
  original: string,
): Promise<readonly LocationVerdict[]> {
  explainErrors(file, () => requireSoundFile(file, original));
  const { database, close } = readSqlite(file);
  try {
    await requireTables(database, original);
    await requireRelease(database, "this-or-older", original);
    const verdicts = await verifyJournals(database);
    const broken = verdicts.find(({ isSound }) => !isSound);
    if (broken !== undefined) {
      throw new StartupError(`${original} cannot be trusted. ${formatVerdict(broken)}`);
    }
    return verdicts;
  } finally {
    await close();
  }
}

function requireSoundFile(file: string, original: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma trusted_schema = off; pragma cell_size_check = on");
    const [sound] = database.prepare("pragma integrity_check(1)").all();
    if (sound?.["integrity_check"] !== "ok") throw damageOf(original);
    const [astray] = database.prepare("pragma foreign_key_check").all();
    if (astray !== undefined) {
      throw new StartupError(`${original} has rows with broken references.`);
    }
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    throw isDamage(error) ? damageOf(original) : error;
  } finally {
    database.close();
  }
}

function damageOf(original: string): StartupError {
  return new StartupError(`${original} is damaged. Restore an older backup.`);
}
