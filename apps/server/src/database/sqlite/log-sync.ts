import { closeSync, fdatasync, fdatasyncSync, fstatSync, openSync } from "node:fs";

import { DiskPace } from "./disk-pace.ts";

type Pace = Pick<DiskPace, "isFast" | "note">;

/**
 * Syncs the write-ahead log of an open database, which SQLite itself would do at each commit; it still syncs before and
 * after it moves pages from the log into the file. The thread that saves waits for a fast disk; while a slow one syncs,
 * it goes on with other work.
 */
export class LogSync {
  readonly #log: number;
  readonly #onLost: (problem: string) => void;
  readonly #pace: Pace;
  #isClosed = false;

  constructor(file: string, onLost: (problem: string) => void, pace: Pace = new DiskPace()) {
    this.#log = openSync(`${file}-wal`, "r+");
    this.#onLost = onLost;
    this.#pace = pace;
  }

  /** Resolves when everything that is in the log now is on the disk; also on macOS, where Node asks for it in full. */
  async run(): Promise<void> {
    const start = performance.now();
    try {
      if (this.#pace.isFast) fdatasyncSync(this.#log);
      else await this.#syncBeside();
    } catch (error) {
      // SQLite syncs what is left when it closes the file.
      if (this.#isClosed) return;
      this.#onLost(error instanceof Error ? error.message : String(error));
      throw error;
    }
    this.#pace.note(performance.now() - start);
  }

  /** In Node's thread pool. */
  async #syncBeside(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      fdatasync(this.#log, (error) => {
        if (error === null) resolve();
        else reject(error);
      });
    });
  }

  size(): number {
    return fstatSync(this.#log).size;
  }

  close(): void {
    this.#isClosed = true;
    closeSync(this.#log);
  }
}
