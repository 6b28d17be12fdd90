import { Worker } from "node:worker_threads";

import { isFailedSyncCode } from "./sqlite-errors.ts";

type CheckpointDependencies = {
  readonly file: string;
  /** The size of the log's file, which stays when the log begins anew. */
  readonly logBytes: () => number;
  /** Moves what is left of the log on this thread; no write may be open. */
  readonly finish: () => void;
  /** The file may have changed. */
  readonly onCheckpoint: () => void;
  /** The disk may not have kept what was moved. */
  readonly onLost: (problem: string) => void;
};

/** What the thread reports: the length of the log, or what went wrong. */
export type CheckpointResult =
  | { readonly pages: number }
  | { readonly problem: string; readonly code: unknown };

/** Often enough that each checkpoint is short, and seldom enough that its syncs are few. */
const commitsPerCheckpoint = 32;

/** A thousand pages, as SQLite waits by itself; a venue without many sales needs no thread. */
const firstCheckpointBytes = 4_000_000;

/** 16 MB: while writes never pause, the thread alone cannot empty the log. */
const longestLogPages = 4000;

/** It has nothing but a connection. */
const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/**
 * Moves pages from the log into the file on a thread of its own, with its two syncs. SQLite would do so within a
 * commit, and everything would wait.
 */
export class Checkpoints {
  readonly #parts: CheckpointDependencies;
  #worker: Worker | null = null;
  #commits = 0;
  #isRunning = false;
  #mustFinish = false;

  constructor(parts: CheckpointDependencies) {
    this.#parts = parts;
  }

  /** To be called after each commit, before the next write begins. */
  countCommit(): void {
    this.#commits += 1;
    if (this.#isRunning) return;
    if (this.#mustFinish) {
      this.#mustFinish = false;
      this.#parts.finish();
      this.#parts.onCheckpoint();
    }
    if (this.#commits < commitsPerCheckpoint) return;
    this.#commits = 0;
    if (this.#parts.logBytes() < firstCheckpointBytes) return;
    this.#isRunning = true;
    this.#worker ??= this.#start();
    // The rule is about windows, and this is a thread.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage("checkpoint");
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const url = new URL("./checkpoint-worker.ts", import.meta.url);
    const worker = new Worker(url, { workerData: this.#parts.file, resourceLimits: limits });
    worker.unref();
    worker.on("message", (result: CheckpointResult) => {
      this.#isRunning = false;
      if ("problem" in result) {
        // Anything else, such as a full disk, leaves the log as it is, and the next checkpoint tries again.
        if (isFailedSyncCode(result.code)) this.#parts.onLost(result.problem);
        return;
      }
      // The thread has moved nearly all of them; what is left since is short.
      this.#mustFinish = result.pages > longestLogPages;
      this.#parts.onCheckpoint();
    });
    worker.on("error", () => {
      this.#worker = null;
      this.#isRunning = false;
      // This thread does it meanwhile, and the next checkpoint starts another one.
      this.#mustFinish = true;
    });
    return worker;
  }
}
