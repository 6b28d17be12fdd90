import { closeSync, openSync } from "node:fs";

import { StartupError } from "#database/startup-error.ts";
import { Outage, type OutageKind } from "#database/outage.ts";

/** What is wrong with a database file, by SQLite's result codes, as the operator reads it. */
const problems = new Map([
  [5, "is in use by another program"],
  [8, "cannot be written to: check whom it belongs to, and whether the disk is read-only"],
  [11, "is damaged; it was left as it is, restore a backup"],
  [13, "cannot grow, because the disk is full"],
  [
    14,
    "cannot be opened: check whom it and its folder belong to, and whether the disk is read-only",
  ],
  [26, "is damaged or no database; it was left as it is, restore a backup"],
]);

/** What may be over a moment later: SQLite has rolled back, and the file is as it was before. */
const outages: ReadonlyMap<number, OutageKind> = new Map([
  [5, "server-busy"],
  [8, "database-read-only"],
  [10, "disk-failing"],
  [13, "disk-full"],
  [14, "disk-failing"],
]);

/** Converts an error to an `Outage` if it is one. */
export function toOutage(error: unknown): unknown {
  const kind = outages.get(resultCode(error) ?? 0);
  return kind === undefined ? error : new Outage(kind, error);
}

export function isBusy(error: unknown): boolean {
  return resultCode(error) === 5;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === 11 || code === 26;
}

/** The same for the files beside the database, which Node writes. */
const codesOfNode = new Map<unknown, number>([
  ["EACCES", 14],
  ["EPERM", 14],
  ["EROFS", 8],
  ["ENOSPC", 13],
]);

const tooManyFiles =
  "cannot be opened, because too many files are open: raise the limit (ulimit -n, or LimitNOFILE of the service)";

function fileProblem(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (isTooManyFiles(code)) return tooManyFiles;
  const result = codesOfNode.get(code) ?? resultCode(error);
  if (result === 14 && areFilesUsedUp()) return tooManyFiles;
  return problems.get(result ?? 0) ?? null;
}

/** Of this process, or of the whole system. */
function isTooManyFiles(code: unknown): boolean {
  return code === "EMFILE" || code === "ENFILE";
}

/** The file, its log and the log's index. */
const filesOfConnection = 3;

/** SQLite does not say why it cannot open a file, and has closed by now what it could open. */
function areFilesUsedUp(): boolean {
  const opened: number[] = [];
  try {
    while (opened.length < filesOfConnection) opened.push(openSync(process.execPath, "r"));
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && isTooManyFiles(error.code);
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** The low byte of SQLite's extended codes is the kind of error. */
function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  return typeof error.errcode === "number" ? error.errcode % 256 : null;
}

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const failedSyncs = new Set<unknown>([1034, 1290]);

export function isFailedSync(error: unknown): error is Error {
  return error instanceof Error && "errcode" in error && isFailedSyncCode(error.errcode);
}

export function isFailedSyncCode(code: unknown): boolean {
  return failedSyncs.has(code);
}

/** Says in a sentence why a file cannot be opened. */
export function explainErrors<Result>(file: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} ${fileProblem(error) ?? `cannot be opened: ${reason}`}.`);
  }
}
