import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

import { StartupError } from "#database/startup-error.ts";
import { makeFolder } from "#database/make-folder.ts";
import type { RandomBytes } from "#call/runtime.ts";

const keyBytes = 32;

/**
 * The server's only secret, from which every session key is derived. It is a file that only the server's user can read,
 * never in the database, so that a copy of the data cannot sign. It is created at the first start.
 */
export function openMasterKey(file: string, randomBytes: RandomBytes): Buffer {
  try {
    return readKey(file) ?? makeKey(file, randomBytes);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The key file ${file} cannot be used: ${reason}`);
  }
}

function readKey(file: string): Buffer | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  // Windows has no permission bits.
  if (process.platform !== "win32" && stats.mode % 0o100 !== 0) {
    throw new StartupError(`The key file ${file} is open to others. Close it: chmod 600 ${file}`);
  }
  const key = readFileSync(file);
  if (key.length === keyBytes) return key;
  throw new StartupError(
    `The key file ${file} is damaged. Restore it, or remove it: everyone then logs in again.`,
  );
}

function makeKey(file: string, randomBytes: RandomBytes): Buffer {
  const key = randomBytes(keyBytes);
  makeFolder(dirname(file));
  const opened = openSync(file, "wx", 0o600);
  writeSync(opened, key);
  fsyncSync(opened);
  closeSync(opened);
  return key;
}
