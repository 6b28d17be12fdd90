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
  /** Resolves to whether the copy was made. */
  #attempt: Promise<boolean> | null = null;
  #lastAttempt: Promise<boolean> | null = null;
  #retry: NodeJS.Timeout | undefined;

  constructor(parts: RescueParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#attempt = this.#copyOrRetry();
  }

  /** To be awaited before the program ends: resolves once there is a copy, or one more attempt has failed. */
  async settle(): Promise<void> {
    if (this.#attempt === null || (await this.#attempt)) return;
    clearTimeout(this.#retry);
    this.#lastAttempt ??= this.#copy("It is lost when the server ends.");
    await this.#lastAttempt;
  }

  async #copyOrRetry(): Promise<boolean> {
    const isCopied = await this.#copy(
      "Keep the server running and make room; it tries again each minute.",
    );
    if (!isCopied) this.#retry = setTimeout(() => this.start(), retryMs).unref();
    return isCopied;
  }

  async #copy(ifNot: string): Promise<boolean> {
    const { source, file, say } = this.#parts;
    let copy: string;
    try {
      copy = await copyTo(source, `${file}.rescued-${formatTimeForFileName(new Date())}`);
    } catch (error) {
      say(`What was acknowledged could not be copied (${reasonOf(error)}). ${ifNot}`);
      return false;
    }
    say(
      `Everything that was acknowledged is in ${copy}. Stop the server, run: npm run restore -- ${copy}, and start again.`,
    );
    this.#notifyRescued();
    return true;
  }

  #notifyRescued(): void {
    const { file, onRescued, say } = this.#parts;
    try {
      onRescued();
    } catch (error) {
      say(
        `${file}-wal could not be deleted (${reasonOf(error)}). Delete it once the server has stopped, before anything opens ${file}.`,
      );
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
