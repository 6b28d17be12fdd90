import { closeSync, openSync, readSync, statSync } from "node:fs";

import { StartupError } from "#database/startup-error.ts";
import type { Engine } from "#database/engine.ts";

/** Of which database a backup is, by its first bytes. SQLite would take an empty file for an empty database. */
export function engineOfBackup(backup: string): Engine {
  requireWholeFile(backup);
  const start = readStart(backup);
  if (start.startsWith("SQLite format 3\0")) return "sqlite";
  if (start.startsWith("PGDMP")) return "postgres";
  throw new StartupError(
    `${backup} is not a backup of Comanda. Name a file that npm run backup has made.`,
  );
}

function requireWholeFile(backup: string): void {
  const stats = statSync(backup, { throwIfNoEntry: false });
  if (stats === undefined) throw new StartupError(`There is no file ${backup}.`);
  if (!stats.isFile()) throw new StartupError(`${backup} is not a file.`);
  const log = statSync(`${backup}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size === 0) return;
  throw new StartupError(`${backup} is incomplete without the log beside it: it is not a backup.`);
}

function readStart(file: string): string {
  const opened = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(16);
    return bytes.toString("latin1", 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}
