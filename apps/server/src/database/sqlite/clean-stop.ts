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

/** Says how the database file was when the last server had let go of it; not there while one runs. */
const markerOf = (file: string): string => `${file}.stopped`;

/**
 * Whether the file is just as a server left it that stopped well. The answer is for this start only: from now on
 * the file counts as in use until it is left well again.
 */
export function takeCleanStop(file: string): boolean {
  const marker = markerOf(file);
  if (!existsSync(marker) || !existsSync(file)) return false;
  const isAsLeft = readFileSync(marker, "utf8") === stateOf(file) && !existsSync(`${file}-wal`);
  unlinkSync(marker);
  return isAsLeft;
}

/** Whether it could be noted. */
export function noteCleanStop(file: string): boolean {
  // A log that is still there is somebody else's reading, or what could not be taken into the file.
  if (existsSync(`${file}-wal`)) return false;
  const opened = openSync(markerOf(file), "w", 0o600);
  writeSync(opened, stateOf(file));
  fsyncSync(opened);
  closeSync(opened);
  return true;
}

function stateOf(file: string): string {
  const { size, mtimeNs, ino } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs} ${ino}\n`;
}
