import { hkdfSync } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

import { StartupError } from "#database/startup-error.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import type { RandomBytes } from "#call/runtime.ts";

const keyBytes = 32;

type MasterKey = {
  readonly key: Buffer;
  /** Drawn for this start: the file is not there, and `keepMasterKey` makes it. */
  readonly isNew: boolean;
};

/**
 * The server's only secret, from which every session key is derived. It is a file that only the server's user can read,
 * where the disk has permissions, never in the database, so that a copy of the data cannot sign. It is created at the first start.
 */
export function findMasterKey(file: string, randomBytes: RandomBytes): MasterKey {
  const key = explained(file, () => readKey(file));
  return key === null ? { key: randomBytes(keyBytes), isNew: true } : { key, isNew: false };
}

export function keepMasterKey(file: string, key: Buffer): void {
  explained(file, () => writeKey(file, key));
}

const fingerprintBytes = 4;

/** Servers compare their keys by it, from 0 to 2^31 - 1. It is as good as random to whoever lacks the key. */
export function fingerprintOf(key: Buffer): number {
  const bytes = hkdfSync("sha256", key, "", "pos-key-fingerprint", fingerprintBytes);
  return Buffer.from(bytes).readUInt32BE() >>> 1;
}

function explained<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The key file ${file} cannot be used: ${reason}`);
  }
}

function readKey(file: string): Buffer | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isDirectory()) {
    throw new StartupError(
      `The key file ${file} is a folder. Name the file in it: COMANDA_KEY_FILE=${join(file, "master.key")}`,
    );
  }
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

function writeKey(file: string, key: Buffer): void {
  makeFolder(dirname(file));
  const opened = openSync(file, "wx", 0o600);
  giveToOwner(file);
  writeSync(opened, key);
  fsyncSync(opened);
  closeSync(opened);
}
