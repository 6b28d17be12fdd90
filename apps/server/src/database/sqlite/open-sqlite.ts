import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Dialect } from "kysely";

import { CannotStart } from "#database/cannot-start.ts";
import { makeFolder } from "#database/make-folder.ts";
import { checkLater, type PageProblem } from "./check-later.ts";
import { noteCleanStop, takeCleanStop } from "./clean-stop.ts";
import { GroupCommits } from "./group-commits.ts";
import { groupingDialect } from "./grouping-dialect.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { mountingOf, type MountingOf } from "./mounting.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";
import { OpenNote, takeOpenNote } from "./open-note.ts";
import { openToRead } from "./open-to-read.ts";
import { explained } from "./sqlite-errors.ts";

type OpenFile = { readonly dialect: Dialect; readonly close: () => void };

/** After a good stop nobody waits for the pages. After a kill they are looked at as soon as the server answers. */
const checkAfterMs = { goodStop: 60_000, kill: 1000 };

/** Opens, and on first start creates, the database in the data folder, for this process alone. */
export function openSqlite(folder: string, mounting: MountingOf = mountingOf): OpenFile {
  requireFixedWal();
  makeDataFolder(folder);
  const lock = explained(join(folder, "comanda.lock"), () => lockDataFolder(folder));
  try {
    return openLocked(join(folder, "comanda.db"), mounting, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLocked(
  file: string,
  mounting: MountingOf,
  lock: { readonly release: () => void },
): OpenFile {
  // Each note counts for one start, whatever the other says.
  const wasKilled = explained(file, () => takeOpenNote(file, mounting));
  const isAsLeft = explained(file, () => takeCleanStop(file));
  const database = explained(file, () => openFile(file, { isSound: isAsLeft || wasKilled }));
  const note = new OpenNote(file, mounting);
  const writer = nodeSqliteDatabase(database, (problem) => {
    note.remove();
    // What is in memory may differ from what is on the disk now, so only a new start, from the disk, is sound.
    stopAtOnce(
      `the disk did not keep what was written (${problem}). Everything that was acknowledged is in the database. Look after the disk, then start again.`,
    );
  });
  const reader = nodeSqliteDatabase(openToRead(file));
  const commits = new GroupCommits({
    statements: writer,
    isInTransaction: () => database.isTransaction,
    onCommit: () => note.renew(),
  });
  let isDoubtful = false;
  const onProblem = ({ sentence, isDamage, isOfFirstCheck }: PageProblem): void => {
    isDoubtful = true;
    note.remove();
    // Had this start looked first, it would not have sold: what is sold on a damaged file goes with the restore.
    if (wasKilled && isDamage && isOfFirstCheck) return stopAtOnce(sentence);
    process.stderr.write(`${sentence}\n`);
  };
  const check = checkLater(file, onProblem, checkAfterMs[wasKilled ? "kill" : "goodStop"]);
  const close = (): void => {
    check.stop();
    reader.close();
    writer.close();
    // The next start looks for itself where this one has seen damage. Where somebody still reads, such as the check,
    // the log stays as after a kill.
    if (isDoubtful || noteCleanStop(file)) note.remove();
    else note.leave();
    lock.release();
  };
  return { dialect: groupingDialect({ writer, reader, commits }), close };
}

/** Before 3.51.3 a race at the restart of the write-ahead log can lose commits: sqlite.org/wal.html#walresetbug */
function requireFixedWal(): void {
  const [major = 0, minor = 0, patch = 0] =
    process.versions["sqlite"]?.split(".").map(Number) ?? [];
  if (major * 1_000_000 + minor * 1000 + patch >= 3_051_003) return;
  throw new CannotStart("The SQLite in this Node can lose data. Use Node 24.18 or later.");
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`The data folder ${folder} cannot be made: ${reason}`);
  }
}

function stopAtOnce(reason: string): void {
  process.stderr.write(`Comanda stops: ${reason}\n`);
  process.exit(1);
}

function openFile(file: string, { isSound }: { readonly isSound: boolean }): DatabaseSync {
  // Made for its user alone; what SQLite puts beside it takes over the mode.
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 500 });
  try {
    // A commit is on the disk before it is acknowledged; macOS needs to be told twice. What is deleted is overwritten,
    // so that nothing of an erased guest stays in the file.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma checkpoint_fullfsync = on;
      pragma secure_delete = on;
      pragma trusted_schema = off;
      pragma cell_size_check = on;
      pragma mmap_size = 0;
      pragma wal_autocheckpoint = 1000;
    `);
    // Looking at every page takes a year's bills seconds. Where nothing can have hurt them the check beside the
    // server does.
    if (!isSound) requireSoundPages(database, file);
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
