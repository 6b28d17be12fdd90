import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

import { StartupError } from "#database/startup-error.ts";
import { syncFile, syncFolderOf } from "#database/durable-files.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import { databaseFile, requireDatabaseFile } from "#database/read-database.ts";
import { explainErrors } from "#database/sqlite/sqlite-errors.ts";
import type { LocationVerdict } from "#journal/verify-journals.ts";

import { checkBackup } from "./check-backup.ts";

/** All pages in one step: with several steps, each write of the server would restart the copy. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the database as of one moment, while a server goes on writing. The copy gets its name only after it was
 * checked and synced to disk.
 */
export async function backUpSqlite(
  dataFolder: string,
  target: string,
): Promise<readonly LocationVerdict[]> {
  const source = databaseFile(dataFolder);
  requireDatabaseFile(source);
  if (existsSync(target)) throw new StartupError(`${target} already exists; nothing was written.`);
  makeFolder(dirname(target));
  const unfinished = `${target}.unfinished`;
  removeDatabase(unfinished);
  try {
    // Created for its user alone: it holds everything but the key.
    closeSync(openSync(unfinished, "wx", 0o600));
    await copyDatabase(source, { unfinished, target });
    const verdicts = await checkBackup(unfinished, source);
    syncFile(unfinished);
    giveToOwner(unfinished);
    renameSync(unfinished, target);
    syncFolderOf(target);
    return verdicts;
  } finally {
    removeDatabase(unfinished);
  }
}

type CopyTarget = { readonly unfinished: string; readonly target: string };

async function copyDatabase(source: string, { unfinished, target }: CopyTarget): Promise<void> {
  const database = explainErrors(source, () => new DatabaseSync(source, { readOnly: true }));
  try {
    await backup(database, unfinished, { rate: allPages });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${source} could not be copied to ${target}: ${reason}.`);
  } finally {
    database.close();
  }
}

/** With the files that SQLite may have put beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}
