import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

import { lowerPriority } from "#database/lower-priority.ts";

// Runs in a worker thread: see schedule-page-checks.ts.
lowerPriority();
const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 });
const [row] = database.prepare("pragma quick_check(1)").all();
// The rule is about windows, and this is a thread.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(row?.["quick_check"] ?? "no answer");
database.close();
