import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

import type { CheckpointResult } from "./checkpoints.ts";

// Runs in a worker thread: see checkpoints.ts.
const database = new DatabaseSync(String(workerData), { timeout: 0 });
database.exec(`
  pragma synchronous = normal;
  pragma checkpoint_fullfsync = on;
  pragma wal_autocheckpoint = 0;
  pragma mmap_size = 0;
`);
const checkpoint = database.prepare("pragma wal_checkpoint(passive)");
parentPort?.on("message", () => {
  // The rule is about windows, and this is a thread.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(run());
});

function run(): CheckpointResult {
  try {
    return { pages: Number(checkpoint.get()?.["log"] ?? 0) };
  } catch (error) {
    // An error would lose its code on the way.
    const code = error instanceof Error && "errcode" in error ? error.errcode : null;
    return { problem: error instanceof Error ? error.message : String(error), code };
  }
}
