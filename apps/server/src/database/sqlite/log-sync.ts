import { closeSync, fdatasync, fstatSync, openSync } from "node:fs";

/**
 * Syncs the write-ahead log of an open database beside the thread that saves. SQLite itself would sync at each commit,
 * and nothing else would run meanwhile; it still syncs before and after it moves pages from the log into the file.
 */
export class LogSync {
  readonly #log: number;
  readonly #onLost: (problem: string) => void;
  #isClosed = false;

  constructor(file: string, onLost: (problem: string) => void) {
    this.#log = openSync(`${file}-wal`, "r+");
    this.#onLost = onLost;
  }

  /** Resolves when everything that is in the log now is on the disk; also on macOS, where Node asks for it in full. */
  async run(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.#log, (error) => {
        // SQLite syncs what is left when it closes the file.
        if (error === null || this.#isClosed) return resolve();
        this.#onLost(error.message);
        reject(error);
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
