import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

import { StartupError } from "#database/startup-error.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import type { RandomBytes } from "#call/runtime.ts";

const keyBytes = 32;

/**
 * The server's only secret, from which every session key is derived. It is a file that only the server's user can read,
 * where the disk has permissions, never in the database, so that a copy of the data cannot sign. It is created at the first start.
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
  if (isOpenToOthers(stats) && keepsPermissions(dirname(file))) {
    throw new StartupError(`The key file ${file} is open to others. Close it: chmod 600 ${file}`);
  }
  const key = readFileSync(file);
  if (key.length === keyBytes) return key;
  throw new StartupError(
    `The key file ${file} is damaged. Restore it, or remove it: everyone then logs in again.`,
  );
}

function isOpenToOthers({ mode }: { readonly mode: number }): boolean {
  // Windows has no permission bits.
  return process.platform !== "win32" && mode % 0o100 !== 0;
}

/** Disks of Windows, as WSL and USB sticks have them, show the same permissions for every file, whatever is set. */
function keepsPermissions(folder: string): boolean {
  const file = join(folder, `.permissions-${process.pid}`);
  closeSync(openSync(file, "w", 0o600));
  try {
    return !isOpenToOthers(statSync(file));
  } finally {
    rmSync(file);
  }
}

function makeKey(file: string, randomBytes: RandomBytes): Buffer {
  const key = randomBytes(keyBytes);
  makeFolder(dirname(file));
  const opened = openSync(file, "wx", 0o600);
  giveToOwner(file);
  writeSync(opened, key);
  fsyncSync(opened);
  closeSync(opened);
  return key;
}
