import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Dialect } from "kysely";

import { CannotStart } from "#database/cannot-start.ts";
import { makeFolder } from "#database/make-folder.ts";
import { checkLater } from "./check-later.ts";
import { noteCleanStop, takeCleanStop } from "./clean-stop.ts";
import { GroupCommits } from "./group-commits.ts";
import { groupingDialect } from "./grouping-dialect.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";
import { openToRead } from "./open-to-read.ts";
import { explained } from "./sqlite-errors.ts";

type OpenFile = { readonly dialect: Dialect; readonly close: () => void };

/** Opens, and on first start creates, the database in the data folder, for this process alone. */
export function openSqlite(folder: string): OpenFile {
  requireFixedWal();
  makeDataFolder(folder);
  const file = join(folder, "comanda.db");
  let isDamaged = false;
  const lock = explained(join(folder, "comanda.lock"), () => lockDataFolder(folder));
  try {
    const isAsLeft = takeCleanStop(file);
    const database = explained(file, () => openFile(file, { isAsLeft }));
    const writer = nodeSqliteDatabase(database, stopAtOnce);
    const reader = nodeSqliteDatabase(openToRead(file));
    const commits = new GroupCommits({
      statements: writer,
      isInTransaction: () => database.isTransaction,
    });
    const check = checkLater(file, (problem) => {
      isDamaged = true;
      process.stderr.write(`${problem}\n`);
    });
    const close = (): void => {
      check.stop();
      reader.close();
      writer.close();
      // The next start looks for itself where this one has seen damage.
      if (!isDamaged) noteCleanStop(file);
      lock.release();
    };
    return { dialect: groupingDialect({ writer, reader, commits }), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Before 3.51.3 a race at the restart of the write-ahead log can lose commits: sqlite.org/wal.html#walresetbug */
function requireFixedWal(): void {
  const [major = 0, minor = 0, patch = 0] =
    process.versions["sqlite"]?.split(".").map(Number) ?? [];
  if (major * 1_000_000 + minor * 1000 + patch >= 3_051_003) return;
  throw new CannotStart("This Node brings an SQLite that can lose data. Use Node 24.18 or later.");
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`The data folder ${folder} cannot be made: ${reason}`);
  }
}

/** What is in memory may differ from what is on the disk now, so only a new start, from the disk, is sound. */
function stopAtOnce(problem: string): void {
  process.stderr.write(
    `Comanda stops: the disk did not keep what was written (${problem}). Everything that was acknowledged is in the database. Look after the disk, then start again.\n`,
  );
  process.exit(1);
}

function openFile(file: string, { isAsLeft }: { readonly isAsLeft: boolean }): DatabaseSync {
  // Made for its user alone; what SQLite puts beside it takes over the mode.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 500 });
  try {
    // A commit is on the disk before it is acknowledged; macOS needs to be told twice.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma checkpoint_fullfsync = on;
      pragma trusted_schema = off;
      pragma cell_size_check = on;
      pragma mmap_size = 0;
      pragma wal_autocheckpoint = 1000;
    `);
    // Looking at every page takes a year's bills seconds; after a good stop the daily check does.
    if (!isAsLeft) requireSoundPages(database, file);
    // Taking the write lock once shows whether the file can be written to at all.
    database.exec("begin immediate; rollback");
    // Nobody else writes; a backup that reads may make a checkpoint wait.
    database.exec("pragma busy_timeout = 5000");
    countRows(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Without counts of its own SQLite guesses how large the tables are, and may read a year to find a bill. */
function countRows(database: DatabaseSync): void {
  try {
    database.exec("pragma optimize = 0x10002");
  } catch {
    // On a full disk they cannot be written down; the next start tries again.
  }
}

function requireSoundPages(database: DatabaseSync, file: string): void {
  const [row] = database.prepare("pragma quick_check(1)").all();
  if (row?.["quick_check"] === "ok") return;
  throw new CannotStart(`${file} is damaged; it was left as it is, restore a backup.`);
}
