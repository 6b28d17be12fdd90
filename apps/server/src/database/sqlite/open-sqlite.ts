import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Dialect } from "kysely";

import type { Outage } from "#database/outage.ts";
import { StartupError } from "#database/startup-error.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import { TableWrites } from "#database/table-writes.ts";
import { schedulePageChecks, type PageProblem } from "./schedule-page-checks.ts";
import { recordCleanStop, consumeCleanStop } from "./clean-stop.ts";
import { durableCommits } from "./durable-commits.ts";
import { guardFiles } from "./guard-files.ts";
import { groupingDialect } from "./grouping-dialect.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { mountingOf, type MountingOf } from "./mounting.ts";
import { nodeSqliteDatabase } from "./node-sqlite-database.ts";
import { DirtyMarker, consumeDirtyMarker } from "./dirty-marker.ts";
import { allowSchemaEdits } from "./edit-schema.ts";
import { openReadOnly } from "./open-read-only.ts";
import { reportWrites } from "./report-writes.ts";
import { explainErrors } from "./sqlite-errors.ts";
import { updateStatistics } from "./update-statistics.ts";

type OpenSqlite = {
  readonly dialect: Dialect;
  readonly settled: () => Promise<void>;
  readonly findOutage: () => Outage | null;
  /** Looks at the files, and if they are lost, waits for the copy. */
  readonly rescueIfLost: () => Promise<void>;
  /** The same for the last time, while everything is still open. */
  readonly settleFiles: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** After a clean stop the check can wait. After a kill the pages are checked as soon as the server answers. */
const checkAfterMs = { goodStop: 60_000, kill: 1000 };

/** SQLite keeps the tables in this one: whatever changes a table writes to it. */
const tableOfTables = ["sqlite_master"];

/** Opens, and on first start creates, the database in the data folder, for this process alone. */
export function openSqlite(folder: string, mounting: MountingOf = mountingOf): OpenSqlite {
  requireFixedWal();
  makeDataFolder(folder);
  const lock = lockDataFolder(folder);
  try {
    return openWithLock(join(folder, "comanda.db"), mounting, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openWithLock(
  file: string,
  mounting: MountingOf,
  lock: { readonly release: () => void },
): OpenSqlite {
  // Both markers must be consumed, whatever the other says.
  const wasKilled = explainErrors(file, () => consumeDirtyMarker(file, mounting));
  const isAsLeft = explainErrors(file, () => consumeCleanStop(file));
  const database = explainErrors(file, () => openFile(file, { isSound: isAsLeft || wasKilled }));
  const note = new DirtyMarker(file, mounting);
  const onLost = (problem: string): void => {
    note.remove();
    // Memory may now differ from the disk, so only a restart from the disk is sound.
    exitWith(
      `the disk did not keep what was written (${problem}). Everything that was acknowledged is in the database. Look after the disk, then start again.`,
    );
  };
  const writes = new TableWrites();
  const schemaVersion = (): number | null => writes.versionOf(tableOfTables);
  const writer = nodeSqliteDatabase(reportWrites(database, writes), { onLost, schemaVersion });
  const readOnly = explainErrors(file, () => openReadOnly(file));
  const reader = nodeSqliteDatabase(readOnly, { schemaVersion });
  const onReplaced = (): void => {
    note.remove();
    check.stop();
  };
  const { files, rescueIfLost, settleFiles } = guardFiles(file, readOnly, onReplaced);
  const { commits, ...durable } = explainErrors(file, () =>
    durableCommits({ file, database, writer, writes, note, files, onLost }),
  );
  let isDoubtful = false;
  const onProblem = ({ sentence, isDamage, isOfFirstCheck }: PageProblem): void => {
    isDoubtful = true;
    note.remove();
    // A check at start would have kept the server from selling: what is sold on a damaged file is lost at the restore.
    if (wasKilled && isDamage && isOfFirstCheck) return exitWith(sentence);
    process.stderr.write(`${sentence}\n`);
  };
  const check = schedulePageChecks(file, onProblem, checkAfterMs[wasKilled ? "kill" : "goodStop"]);
  const close = async (): Promise<void> => {
    await settleFiles();
    check.stop();
    // Only the last connection empties the log.
    await durable.close();
    reader.close();
    writer.close();
    // After damage the next start must check the pages itself. While another reader remains, such as the check, the log
    // stays as after a kill.
    if (isDoubtful || files.isLost || recordCleanStop(file)) note.remove();
    else note.leave();
    lock.release();
  };
  const settled = async (): Promise<void> => {
    await commits.syncing;
    // Another connection may have opened another file.
    files.requireFound();
  };
  const dialect = groupingDialect({ writer, reader, commits, writes });
  return { dialect, settled, findOutage: () => files.check(), rescueIfLost, settleFiles, close };
}

/** Before 3.51.3 a race at the restart of the write-ahead log can lose commits: sqlite.org/wal.html#walresetbug */
function requireFixedWal(): void {
  const [major = 0, minor = 0, patch = 0] =
    process.versions["sqlite"]?.split(".").map(Number) ?? [];
  if (major * 1_000_000 + minor * 1000 + patch >= 3_051_003) return;
  throw new StartupError("The SQLite in this Node can lose data. Use Node 24.18 or later.");
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The data folder ${folder} cannot be made: ${reason}`);
  }
}

function exitWith(reason: string): void {
  process.stderr.write(`Comanda stops: ${reason}\n`);
  process.exit(1);
}

function openFile(file: string, { isSound }: { readonly isSound: boolean }): DatabaseSync {
  // Created for its user alone; the files that SQLite puts beside it inherit the mode.
  closeSync(openSync(file, "a", 0o600));
  giveToOwner(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 500 });
  try {
    // A commit is on the disk before it is acknowledged: `LogSync` syncs the log after it, and SQLite syncs around each
    // checkpoint, for which macOS needs a second pragma. Deleted data are overwritten, so that nothing of an erased
    // guest stays in the file.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma fullfsync = on;
      pragma checkpoint_fullfsync = on;
      pragma secure_delete = on;
      pragma trusted_schema = off;
      pragma cell_size_check = on;
      pragma mmap_size = 0;
      pragma wal_autocheckpoint = 0;
    `);
    // Checking every page of a year's bills takes seconds. If nothing can have damaged them, the background check does
    // it.
    if (!isSound) requireSoundPages(database, file);
    // Taking the write lock once shows whether the file can be written to at all.
    database.exec("begin immediate; rollback");
    // No other process writes; a backup that reads may make a checkpoint wait.
    database.exec("pragma busy_timeout = 5000");
    updateStatistics(database);
    allowSchemaEdits(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function requireSoundPages(database: DatabaseSync, file: string): void {
  const [row] = database.prepare("pragma quick_check(1)").all();
  if (row?.["quick_check"] === "ok") return;
  throw new StartupError(`${file} is damaged; it was left as it is, restore a backup.`);
}
