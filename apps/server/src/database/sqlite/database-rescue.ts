import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";

import { formatTimeForFileName, syncFile, syncFolderOf } from "#database/durable-files.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import { reasonOf } from "#database/outage.ts";

const retryMs = 60_000;

/** Reads go on between the steps. No write makes the copy start over: none is accepted any more. */
const pagesPerStep = 1000;

type RescueParts = {
  /** A connection to the open file, which its name may no longer lead to. */
  readonly source: DatabaseSync;
  readonly file: string;
  readonly onRescued: () => void;
  readonly say: (sentence: string) => void;
};

/** Copies the open database to a new file beside it, once; after a failure it tries again each minute. */
export class DatabaseRescue {
  readonly #parts: RescueParts;
  #attempt: Promise<void> | null = null;

  constructor(parts: RescueParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#attempt = this.#try();
  }

  /** Resolves when the attempt that runs has ended. */
  async settle(): Promise<void> {
    await this.#attempt;
  }

  async #try(): Promise<void> {
    const { source, file, onRescued, say } = this.#parts;
    try {
      const copy = await copyTo(source, `${file}.rescued-${formatTimeForFileName(new Date())}`);
      onRescued();
      say(
        `Everything that was acknowledged is in ${copy}. Stop the server, run: npm run restore -- ${copy}, and start again.`,
      );
    } catch (error) {
      say(
        `What was acknowledged could not be copied (${reasonOf(error)}). Keep the server running and make room; it tries again each minute.`,
      );
      setTimeout(() => this.start(), retryMs).unref();
    }
  }
}

async function copyTo(source: DatabaseSync, target: string): Promise<string> {
  const unfinished = `${target}.unfinished`;
  // The folder may be gone as well.
  makeFolder(dirname(target));
  try {
    // Created for its user alone.
    closeSync(openSync(unfinished, "wx", 0o600));
    giveToOwner(unfinished);
    await backup(source, unfinished, { rate: pagesPerStep });
    syncFile(unfinished);
    renameSync(unfinished, target);
    syncFolderOf(target);
    return target;
  } finally {
    for (const ending of ["", "-journal"]) rmSync(unfinished + ending, { force: true });
  }
}
