import { workerData } from "node:worker_threads";

import { answerThread } from "#call/answer-thread.ts";
import { lowerPriority } from "#database/lower-priority.ts";
import { joinDatabase } from "#database/read-database.ts";
import { backgroundReads, type BackgroundRead } from "#http/background-reads.ts";
import { replyFromThread, type ReaderPlace } from "#http/reader-thread.ts";

import { registerReads } from "./register-reads.ts";

/** The thread that reads for reports, searches, exports and the office, beside the one that saves. */
lowerPriority();
const place: ReaderPlace = workerData;
const reads = backgroundReads();
registerReads(reads, joinDatabase(place));

answerThread((read: BackgroundRead) => replyFromThread(reads.run, read));
