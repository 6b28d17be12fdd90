import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";

import { giveToOwner } from "#database/give-to-owner.ts";

/** Records the state of the database file when the last server closed it; absent while one runs. */
const markerPath = (file: string): string => `${file}.stopped`;

/**
 * Whether the file is exactly as a server left it that stopped well. Consumes the record: from now on the file counts
 * as in use until the next clean stop.
 */
export function consumeCleanStop(file: string): boolean {
  const marker = markerPath(file);
  if (!existsSync(marker) || !existsSync(file)) return false;
  const isAsLeft = readFileSync(marker, "utf8") === stateOf(file) && !existsSync(`${file}-wal`);
  unlinkSync(marker);
  return isAsLeft;
}

/** Returns whether it could be recorded. */
export function recordCleanStop(file: string): boolean {
  // A log that still exists has another reader, or could not be written into the file.
  if (existsSync(`${file}-wal`)) return false;
  const opened = openSync(markerPath(file), "w", 0o600);
  giveToOwner(markerPath(file));
  writeSync(opened, stateOf(file));
  fsyncSync(opened);
  closeSync(opened);
  return true;
}

function stateOf(file: string): string {
  const { size, mtimeNs, ino } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs} ${ino}\n`;
}
