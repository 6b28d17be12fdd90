import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";

import { StartupError } from "#database/startup-error.ts";
import { formatTimeForFileName, syncFile, syncFolderOf } from "#database/durable-files.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import { databaseFile } from "#database/read-database.ts";
import { lockDataFolder } from "#database/sqlite/lock-data-folder.ts";
import type { LocationVerdict } from "#journal/verify-journals.ts";

import { removeDatabase } from "./back-up-sqlite.ts";
import { engineOfBackup } from "./backup-engine.ts";
import { checkBackup } from "./check-backup.ts";
import { howToFillPostgres } from "./how-to-fill-postgres.ts";

export type Restored = {
  readonly verdicts: readonly LocationVerdict[];
  /** Where the former database is now; null if there was none. */
  readonly oldDatabase: string | null;
};

type RestoreRequest = { readonly dataFolder: string; readonly backup: string; readonly now: Date };

/**
 * Replaces the database with a backup. Until the one rename that does it, the old database stays as it is; afterwards
 * it lies beside the new one under another name.
 */
export async function restoreSqlite({
  dataFolder,
  backup,
  now,
}: RestoreRequest): Promise<Restored> {
  if (engineOfBackup(backup) === "postgres") {
    throw new StartupError(`${backup} is a backup of PostgreSQL. ${howToFillPostgres(backup)}`);
  }
  makeFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const file = databaseFile(dataFolder);
  const unfinished = `${file}.unfinished`;
  try {
    removeDatabase(unfinished);
    // The copy that is checked is the one that will be used.
    copyFileSync(backup, unfinished, constants.COPYFILE_FICLONE);
    giveToOwner(unfinished);
    chmodSync(unfinished, 0o600);
    const verdicts = await checkBackup(unfinished, backup);
    if (verdicts.length === 0) {
      throw new StartupError(`${backup} holds no venue, so there is nothing to restore.`);
    }
    syncFile(unfinished);
    const oldDatabase = moveOldDatabaseAside(file, now);
    renameSync(unfinished, file);
    syncFolderOf(file);
    return { verdicts, oldDatabase };
  } finally {
    removeDatabase(unfinished);
    lock.release();
  }
}

/**
 * Gives the old database a second name, if there is one. Its log must be gone before the new one has its name, or SQLite
 * would apply it: also the log that a killed server left of a database that was deleted.
 */
function moveOldDatabaseAside(file: string, now: Date): string | null {
  const aside = `${file}.before-restore-${formatTimeForFileName(now)}`;
  for (const taken of [aside, `${aside}-wal`]) {
    if (existsSync(taken))
      throw new StartupError(`${taken} already exists; try again in a second.`);
  }
  const hasDatabase = existsSync(file);
  if (hasDatabase) {
    writeLogIntoFile(file);
    keepUnder(aside, file);
  }
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  syncFolderOf(file);
  return hasDatabase ? aside : null;
}

/** A second name takes no space. Some disks, such as those of USB sticks, have none, so the file is copied there. */
function keepUnder(aside: string, file: string): void {
  try {
    linkSync(file, aside);
  } catch {
    copyFileSync(file, aside, constants.COPYFILE_EXCL);
    syncFile(aside);
  }
}

/** Closing the last connection writes the log into the file. A damaged database keeps its log as it is. */
function writeLogIntoFile(file: string): void {
  try {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec("pragma wal_checkpoint(truncate)");
    } finally {
      database.close();
    }
  } catch {
    // It is about to be replaced, perhaps because it cannot be read.
  }
}
