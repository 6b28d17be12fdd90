import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";

import { StartupError } from "#database/startup-error.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";

/** The list of erased guests outside of the database, by the fingerprints of their keys. */
export type ErasedGuests = {
  readonly list: () => readonly string[];
  readonly add: (fingerprints: readonly string[]) => void;
  /** Runs after each erasure. A failure here must not make a completed erasure look undone. */
  readonly after: (clearLog: () => Promise<void>) => (fingerprint: string | null) => Promise<void>;
};

/** A backup that is older than an erasure still has the key of that guest, which identifies the guest again. */
export function erasedGuests(file: string): ErasedGuests {
  const add = (fingerprints: readonly string[]): void => {
    if (fingerprints.length > 0) append(file, fingerprints);
  };
  return {
    list: () => read(file),
    add,
    after: (clearLog) => async (fingerprint) => {
      try {
        if (fingerprint !== null) add([fingerprint]);
        await clearLog();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(
          `A guest was erased, but the clean-up after it failed (${reason}). Fix that and restart the server: it does the rest.\n`,
        );
      }
    },
  };
}

const fingerprint = /^[0-9a-f]{64}$/;

function read(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => fingerprint.test(line));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The list of erased guests ${file} cannot be read: ${reason}`);
  }
}

function append(file: string, lines: readonly string[]): void {
  makeFolder(dirname(file));
  const opened = openSync(file, "a", 0o600);
  giveToOwner(file);
  try {
    // The leading newline separates it from a line that a power cut left incomplete.
    writeSync(opened, `\n${lines.join("\n")}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
